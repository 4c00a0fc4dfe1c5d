import Descant
import DescantSite
import Foundation
import Synchronization

/// Serves the latest build on a loopback port: one thread a connection, each with time limits.
final class PreviewServer: Sendable {
  static let eventPath = "/.descant/events"
  static let scriptPath = "/.descant/reload.js"
  /// More connections at once are answered with 503.
  static let mostConnections = 512

  let port: Int
  let listener: Int32
  private let state: Mutex<State>
  private let bulletin = Bulletin()
  private let units: WorkUnits

  private struct State {
    var content: SiteContent
    var connections = 0
  }

  /// - Parameters:
  ///   - address: an IPv4 address of this machine; the loopback one unless the user asks otherwise.
  ///   - port: 0 takes any free one.
  ///   - content: what is served until the first build.
  ///   - inherited: a socket that listens already.
  ///   - units: does what may fail.
  /// - Throws: what the system says when the port can't be had.
  init(
    address: String, port: Int, content: SiteContent, inherited: Int32? = nil,
    units: WorkUnits = WorkUnits()
  ) throws {
    self.units = units
    state = Mutex(State(content: content))
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
      let before = state.withLock { $0.content }
      let content = SiteContent(files, pageScript: Self.scriptPath, reusing: before)
      state.withLock { $0.content = content }
    }
    bulletin.publish(isBuilt: files != nil, mistakes: mistakes)
  }

  /// Accepts connections until the process ends.
  func run() {
    while true {
      guard let client = Sockets.accept(listener) else { continue }
      let isFull = state.withLock { state in
        state.connections += 1
        return state.connections > Self.mostConnections
      }
      let thread = Thread { [self] in
        if isFull {
          _ = Sockets.send(
            HTTPResponse.plain(503, "too many connections").wire(hasBody: true, keepsAlive: false),
            to: client)
        } else {
          converse(with: client)
        }
        Sockets.closeGently(client)
        state.withLock { $0.connections -= 1 }
      }
      thread.stackSize = 1 << 18
      thread.start()
    }
  }

  private func converse(with client: Int32) {
    var waiting: [UInt8] = []
    while true {
      let head: [UInt8]
      switch Sockets.receiveHead(from: client, rest: &waiting) {
      case .whole(let bytes): head = bytes
      case .tooLarge: return refuse(.headTooLarge, client)
      case .none: return
      }
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
      // Bodies have no use here; what would follow one can't be trusted to be a request.
      let hasBody = request.fields["content-length"].map { $0 != "0" } ?? false
      let isChunked = request.fields["transfer-encoding"] != nil
      let keepsAlive = request.keepsAlive && !hasBody && !isChunked
      if request.path == Self.eventPath { return stream(to: client, page: request.query) }
      let made = units.run(.answering(head)) {
        response(to: request).wire(hasBody: request.method != "HEAD", keepsAlive: keepsAlive)
      }
      guard let wire = made else { return refuse(.failed, client) }
      guard Sockets.send(wire, to: client), keepsAlive else { return }
    }
  }

  private func refuse(_ refusal: HTTPRequest.Refusal, _ client: Int32) {
    let answer = HTTPResponse.plain(refusal.rawValue, HTTPResponse.reasons[refusal.rawValue] ?? "")
    _ = Sockets.send(answer.wire(hasBody: true, keepsAlive: false), to: client)
  }

  private func response(to request: HTTPRequest) -> HTTPResponse {
    if request.path == Self.scriptPath {
      return HTTPResponse(200, type: MediaType.of("reload.js"), body: Array(ReloadScript.text.utf8))
    }
    let content = state.withLock { $0.content }
    return content.response(to: request)
  }

  /// Server-sent events (WHATWG HTML, 9.2): what the bulletin says, a comment now and then.
  ///
  /// - Parameters:
  ///   - client: the connection.
  ///   - page: the tag of the page that asks; one that was built anew since then is told at once.
  private func stream(to client: Int32, page: String) {
    // The place is taken before the client knows that it is heard: what comes after is told.
    let isOld = !page.isEmpty && !state.withLock { $0.content.isCurrent(page) }
    var place = bulletin.place(isBehind: isOld)
    let head =
      "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n"
      + "Connection: close\r\n\r\nretry: 500\n\n"
    guard Sockets.send(Array(head.utf8), to: client) else { return }
    while true {
      let news = bulletin.news(after: &place, atMost: 5)
      let text = news.isEmpty ? ": here\n\n" : news.map { "data: \($0)\n\n" }.joined()
      guard Sockets.send(Array(text.utf8), to: client) else { return }
    }
  }
}

extension WorkUnit {
  /// One request, told from others by all that it says.
  fileprivate static func answering(_ head: [UInt8]) -> WorkUnit {
    let line = String(decoding: head.prefix { $0 != 0x0D && $0 != 0x0A }.prefix(200), as: UTF8.self)
    return WorkUnit("answering \(line) (\(SHA256.hex(of: head).prefix(16)))")
  }
}
