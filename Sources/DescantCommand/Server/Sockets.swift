import Foundation

/// The few socket calls that the preview needs, with time limits on every one that waits.
enum Sockets {
  /// A client that sends or takes nothing for so long is let go.
  static let patience = 15

  static func listen(address: String, port: Int) throws -> (socket: Int32, port: Int) {
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    let listener = socket(AF_INET, stream, 0)
    guard listener >= 0 else { throw Disk.Failure(path: "socket", code: errno) }
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_port = UInt16(clamping: port).bigEndian
    guard inet_pton(AF_INET, address, &name.sin_addr) == 1 else {
      throw Disk.Failure(path: address, code: EADDRNOTAVAIL)
    }
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, size) == 0 }
    }
    guard isBound, Foundation.listen(listener, 128) == 0 else {
      let code = errno
      close(listener)
      throw Disk.Failure(path: "\(address):\(port)", code: code)
    }
    return (listener, try boundPort(of: listener))
  }

  private static func boundPort(of listener: Int32) throws -> Int {
    var name = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isKnown = withUnsafeMutablePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(listener, $0, &size) == 0
      }
    }
    guard isKnown else { throw Disk.Failure(path: "socket", code: errno) }
    return Int(UInt16(bigEndian: name.sin_port))
  }

  /// The next client, with time limits set; nil when the call was interrupted.
  static func accept(_ listener: Int32) -> Int32? {
    let client = Foundation.accept(listener, nil, nil)
    guard client >= 0 else {
      usleep(10_000)
      return nil
    }
    var limit = timeval(tv_sec: patience, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(client, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(client, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    var yes: Int32 = 1
    setsockopt(client, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    return client
  }

  /// Everything up to the next empty line; nil when the client is gone, silent or too wordy.
  ///
  /// - Parameters:
  ///   - client: the connection.
  ///   - rest: bytes received beyond the head; they begin the next request.
  /// - Returns: the head without its empty line.
  static func receiveHead(from client: Int32, rest: inout [UInt8]) -> [UInt8]? {
    let started = ContinuousClock.now
    while true {
      if let end = rest.firstRange(of: [0x0D, 0x0A, 0x0D, 0x0A])
        ?? rest.firstRange(of: [0x0A, 0x0A])
      {
        let head = Array(rest[..<end.lowerBound])
        rest.removeSubrange(..<end.upperBound)
        return head
      }
      // A head that trickles in byte by byte must end some time, too.
      guard rest.count <= HTTPRequest.largestHead,
        started.duration(to: .now) < .seconds(patience * 2)
      else { return nil }
      var chunk = [UInt8](repeating: 0, count: 4096)
      let count = recv(client, &chunk, chunk.count, 0)
      guard count > 0 else { return nil }
      rest += chunk[..<count]
    }
  }

  static func send(_ bytes: [UInt8], to client: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        // MSG_NOSIGNAL: a client that left must not end the server.
        let count = Foundation.send(client, part.baseAddress, part.count, Int32(MSG_NOSIGNAL))
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  static func close(_ client: Int32) { _ = Foundation.close(client) }
}
