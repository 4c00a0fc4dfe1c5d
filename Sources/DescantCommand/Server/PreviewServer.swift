import Descant
import DescantSite
import Foundation
import Synchronization

/// Serves the latest build: one thread a connection, each with time limits.
final class PreviewServer: Sendable {
  static let scriptPath = "/.descant/reload.js"

  let port: Int
  let listener: Int32
  private let units: WorkUnits
  private let admission: Admission
  private let content: Mutex<SiteContent>
  private let bulletin: Bulletin
  private let streams: EventStreams
  private let connections = Connections()

  /// - Parameters:
  ///   - address: an IPv4 address of this machine; the loopback one unless the user asks otherwise.
  ///   - port: 0 takes any free one.
  ///   - names: what else it answers to, besides the names of this machine.
  ///   - inherited: a socket that listens already.
  ///   - units: does what may fail.
  /// - Throws: what the system says when the port can't be had.
  init(
    address: String, port: Int, names: [HostName], inherited: Int32? = nil,
    units: WorkUnits = WorkUnits()
  ) throws {
    self.units = units
    content = Mutex(SiteContent([], pageScript: nil))
    admission = Admission(names: names + [HostName(authority: address)].compactMap { $0 })
    bulletin = Bulletin()
    streams = EventStreams(bulletin)
    let known = inherited.flatMap(Sockets.listening)
    (listener, self.port) = try known ?? Sockets.listen(address: address, port: port)
  }

  /// Puts a new build in place and tells every open page.
  ///
  /// - Parameters:
  ///   - files: the site; nil leaves the last good one.
  ///   - mistakes: what is wrong with the author's files; nil if nothing is.
  func publish(_ files: [OutputFile]?, mistakes: String?) {
    if let files {
      let new = SiteContent(files, pageScript: Self.scriptPath)
      content.withLock { $0 = new }
    }
    bulletin.publish(isBuilt: files != nil, mistakes: mistakes)
  }

  /// Accepts connections until the process ends.
  func run() {
    Thread.detachNewThread { [streams] in streams.run() }
    while true {
      let client: Int32
      switch Sockets.accept(listener) {
      case .client(let number): client = number
      case .noRoom:
        connections.dismissOne()
        continue
      case .none: continue
      }
      guard connections.enter(client) else {
        Sockets.close(client)
        continue
      }
      let thread = Thread { [self] in
        let isHandedOver = converse(with: client)
        connections.leave(client)
        if !isHandedOver { Sockets.closeGently(client) }
      }
      thread.stackSize = 1 << 18
      thread.start()
    }
  }

  /// Answers requests until there are no more; true if the connection has become a stream of events.
  private func converse(with client: Int32) -> Bool {
    let address = Sockets.localAddress(of: client)
    var waiting: [UInt8] = []
    while true {
      let head: [UInt8]
      switch Sockets.receiveHead(from: client, rest: &waiting) {
      case .whole(let bytes): head = bytes
      case .tooLarge: return refuse(.headTooLarge, client)
      case .none: return false
      }
      connections.hear(client)
      let request: HTTPRequest
      do throws(HTTPRequest.Refusal) {
        let read = units.run(.answering(head)) {
          Result { () throws(HTTPRequest.Refusal) in try HTTPRequest(head: head) }
        }
        guard let read else { throw .failed }
        request = try read.get()
      } catch {
        return refuse(error, client)
      }
      let refusal = admission.refusal(of: request, at: address)
      if refusal == nil, request.method == "GET", request.path == ReloadScript.eventPath {
        stream(to: client, page: request.query)
        return true
      }
      // Bodies have no use here; what would follow one can't be trusted to be a request.
      let hasBody = request.fields["content-length"].map { $0 != "0" } ?? false
      let isChunked = request.fields["transfer-encoding"] != nil
      let keepsAlive = request.keepsAlive && !hasBody && !isChunked
      let made = units.run(.answering(head)) { refusal ?? response(to: request) }
      guard let answer = made else { return refuse(.failed, client) }
      let isSent = send(
        answer, hasBody: request.method != "HEAD", keepsAlive: keepsAlive, to: client)
      guard isSent, keepsAlive else { return false }
    }
  }

  private func refuse(_ refusal: HTTPRequest.Refusal, _ client: Int32) -> Bool {
    let answer = HTTPResponse.plain(refusal.rawValue, HTTPResponse.reasons[refusal.rawValue] ?? "")
    _ = send(answer, hasBody: true, keepsAlive: false, to: client)
    return false
  }

  /// In pieces, each with a time limit; false if the client is gone or takes nothing.
  private func send(
    _ answer: HTTPResponse, hasBody: Bool, keepsAlive: Bool, to client: Int32
  ) -> Bool {
    var head = answer.head(keepsAlive: keepsAlive)
    var parts = hasBody && answer.status != 304 ? answer.body : []
    // Most answers are small, and leave in one packet with their head.
    if let first = parts.first, first.count < 4096 { head += parts.removeFirst() }
    for part in [head[...]] + parts {
      var rest = part
      while !rest.isEmpty {
        guard Sockets.send(rest.prefix(Sockets.piece), to: client) else { return false }
        rest = rest.dropFirst(Sockets.piece)
        connections.hear(client)
      }
    }
    return true
  }

  private func response(to request: HTTPRequest) -> HTTPResponse {
    if request.path == Self.scriptPath {
      return HTTPResponse(200, type: MediaType.of("reload.js"), body: Array(ReloadScript.text.utf8))
    }
    return content.withLock { $0 }.response(to: request)
  }

  /// - Parameters:
  ///   - client: the connection.
  ///   - page: the tag of the page that asks; one that was built anew since then is told at once.
  private func stream(to client: Int32, page: String) {
    // The place is taken before the client knows that it is heard: what comes after is told.
    let isOld = !page.isEmpty && !content.withLock { $0.isCurrent(page) }
    connections.leave(client)
    streams.add(client, from: bulletin.place(isBehind: isOld))
  }
}

extension WorkUnit {
  /// One request, told from others by all that it says.
  fileprivate static func answering(_ head: [UInt8]) -> WorkUnit {
    let line = String(decoding: head.prefix { $0 != 0x0D && $0 != 0x0A }.prefix(200), as: UTF8.self)
    return WorkUnit("answering \(line) (\(SHA256.hex(of: head).prefix(16)))")
  }
}
