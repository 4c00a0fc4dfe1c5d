import Foundation

/// The few socket calls that the preview needs, with time limits on every one that waits.
enum Sockets {
  /// A client that sends or takes nothing for so long is let go.
  static let patience = 15

  static func listen(address: String, port: Int) throws -> (socket: Int32, port: Int) {
    let listener = socket(AF_INET, streamKind, 0)
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

  /// A socket that an earlier try of this program listens on; nil where it does not.
  static func listening(_ socket: Int32) -> (socket: Int32, port: Int)? {
    // Without a port it is of another kind.
    guard isListening(socket), let port = try? boundPort(of: socket), port > 0 else { return nil }
    return (socket, port)
  }

  private static func boundPort(of listener: Int32) throws -> Int {
    guard let name = ownName(of: listener) else {
      throw Disk.Failure(path: "socket", code: errno)
    }
    return Int(UInt16(bigEndian: name.sin_port))
  }

  private static func ownName(of socket: Int32) -> sockaddr_in? {
    var name = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isKnown = withUnsafeMutablePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(socket, $0, &size) == 0
      }
    }
    return isKnown ? name : nil
  }

  /// What comes of waiting for a client.
  enum Arrival {
    case client(Int32)
    /// The system gives this process no more files.
    case noRoom
    /// The call was interrupted, or the client is gone already.
    case none
  }

  /// The next client, with time limits set.
  static func accept(_ listener: Int32) -> Arrival {
    let client = Foundation.accept(listener, nil, nil)
    guard client >= 0 else {
      let isFull = errno == EMFILE || errno == ENFILE
      usleep(10_000)
      return isFull ? .noRoom : .none
    }
    var limit = timeval(tv_sec: patience, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(client, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(client, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    var yes: Int32 = 1
    setsockopt(client, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    silence(client)
    return .client(client)
  }

  /// The address of this machine that a client came to; empty where the system doesn't say.
  static func localAddress(of client: Int32) -> String {
    guard var name = ownName(of: client) else { return "" }
    var text = [CChar](repeating: 0, count: Int(INET_ADDRSTRLEN))
    guard inet_ntop(AF_INET, &name.sin_addr, &text, socklen_t(text.count)) != nil else { return "" }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// What comes of waiting for a request.
  enum Head {
    /// Everything up to the next empty line, without it.
    case whole([UInt8])
    case tooLarge
    /// The client is gone, silent, or slower than patience.
    case none
  }

  /// Waits for everything up to the next empty line; empty lines before it mean nothing (RFC 9112, 2.2).
  ///
  /// - Parameters:
  ///   - client: the connection.
  ///   - rest: bytes received beyond the head; they begin the next request.
  /// - Returns: the head, or why there is none.
  static func receiveHead(from client: Int32, rest: inout [UInt8]) -> Head {
    let started = ContinuousClock.now
    var searched = 0
    while true {
      while let first = rest.first, first == 0x0D || first == 0x0A { rest.removeFirst() }
      if let end = headEnd(in: rest, from: max(0, searched - 3)) {
        guard end.lowerBound <= HTTPRequest.largestHead else { return .tooLarge }
        let head = Array(rest[..<end.lowerBound])
        rest.removeSubrange(..<end.upperBound)
        return .whole(head)
      }
      searched = rest.count
      guard rest.count <= HTTPRequest.largestHead else { return .tooLarge }
      // A head that trickles in byte by byte must end some time, too.
      guard started.duration(to: .now) < .seconds(patience * 2) else { return .none }
      var chunk = [UInt8](repeating: 0, count: 4096)
      let count = recv(client, &chunk, chunk.count, 0)
      guard count > 0 else { return .none }
      rest += chunk[..<count]
    }
  }

  private static func headEnd(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    var place = start
    while place < bytes.count {
      if bytes[place] == 0x0A {
        if place + 1 < bytes.count, bytes[place + 1] == 0x0A { return place..<place + 2 }
        if place + 2 < bytes.count, bytes[place + 1] == 0x0D, bytes[place + 2] == 0x0A {
          let isPair = place > 0 && bytes[place - 1] == 0x0D
          return (isPair ? place - 1 : place)..<place + 3
        }
      }
      place += 1
    }
    return nil
  }

  /// Ends a conversation that the client may still be speaking in.
  ///
  /// Closing with bytes unread would reset the connection and take the answer with it.
  static func closeGently(_ client: Int32) {
    shutdown(client, Int32(SHUT_WR))
    var limit = timeval(tv_sec: 1, tv_usec: 0)
    setsockopt(
      client, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var chunk = [UInt8](repeating: 0, count: 4096)
    let started = ContinuousClock.now
    while recv(client, &chunk, chunk.count, 0) > 0, started.duration(to: .now) < .seconds(2) {}
    close(client)
  }

  /// What is sent at once, and has to be taken within ``patience`` twice.
  static let piece = 65_536

  static func send(_ bytes: ArraySlice<UInt8>, to client: Int32) -> Bool {
    let started = ContinuousClock.now
    return bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = send(rest, to: client, flags: 0)
        // A client that takes a byte now and then must end some time, too.
        guard count > 0, started.duration(to: .now) < .seconds(patience * 2) else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// Asks the system to keep so many bytes for a client that is busy.
  static func makeRoom(for bytes: Int32, to client: Int32) {
    var bytes = bytes
    setsockopt(client, SOL_SOCKET, SO_SNDBUF, &bytes, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Without waiting: false if not everything is taken at once.
  static func sendAtOnce(_ bytes: [UInt8], to client: Int32) -> Bool {
    bytes.withUnsafeBytes { send($0[...], to: client, flags: Int32(MSG_DONTWAIT)) == $0.count }
  }

  private static func send(
    _ bytes: Slice<UnsafeRawBufferPointer>, to client: Int32, flags: Int32
  ) -> Int {
    let part = UnsafeRawBufferPointer(rebasing: bytes)
    return Foundation.send(client, part.baseAddress, part.count, silently | flags)
  }

  static func close(_ client: Int32) { _ = Foundation.close(client) }
}
