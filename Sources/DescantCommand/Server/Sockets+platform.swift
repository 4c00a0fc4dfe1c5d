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

  /// Whether a socket waits for clients.
  static func isListening(_ socket: Int32) -> Bool {
    #if canImport(Darwin)
      // Its systems know the option and don't answer it; to listen once more changes nothing.
      return Foundation.listen(socket, 128) == 0
    #else
      var (isListening, size) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
      return getsockopt(socket, SOL_SOCKET, SO_ACCEPTCONN, &isListening, &size) == 0
        && isListening != 0
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

  /// The same for sockets that their client left before they were told: once, for a whole program.
  static func outliveClients() {
    #if canImport(Darwin)
      signal(SIGPIPE, SIG_IGN)
    #endif
  }
}
