import Foundation

// What each system writes its own way: man 2 socket and man 2 send of both, man 2 setsockopt of Apple's.

extension Sockets {
  static var streamKind: Int32 {
    #if canImport(Darwin)
      SOCK_STREAM
    #else
      Int32(SOCK_STREAM.rawValue)
    #endif
  }

  /// A flag of sending: a client that left must not end the server.
  static var silently: Int32 {
    #if canImport(Darwin)
      0
    #else
      Int32(MSG_NOSIGNAL)
    #endif
  }

  /// The same, where it is the socket that is told.
  static func silence(_ client: Int32) {
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(client, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }
}
