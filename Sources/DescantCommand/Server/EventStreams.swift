import Foundation
import Synchronization

/// Open pages that wait for news (server-sent events; WHATWG HTML, 9.2): one thread for all of them.
///
/// Their number has a limit of its own, so that they never take a file's place; the oldest goes, and a browser that still
/// shows it asks again.
final class EventStreams: Sendable {
  static let most = 64
  /// How often a stream without news is tried, in seconds: one that nobody reads any more is closed at that.
  private static let pulse = 5.0

  private struct Stream {
    let client: Int32
    var place: Bulletin.Place
  }

  private let bulletin: Bulletin
  /// Oldest first.
  private let open = Mutex<[Stream]>([])

  init(_ bulletin: Bulletin) { self.bulletin = bulletin }

  /// Takes over a connection, whose page has read so far.
  func add(_ client: Int32, from place: Bulletin.Place) {
    let head =
      "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n"
      + "Connection: close\r\n\(HTTPResponse.always)\r\nretry: 500\n\n"
    Sockets.makeRoom(for: 1 << 18, to: client)
    guard Sockets.send(Array(head.utf8)[...], to: client) else { return Sockets.close(client) }
    open.withLock { streams in
      if streams.count >= Self.most { Sockets.close(streams.removeFirst().client) }
      streams.append(Stream(client: client, place: place))
    }
    // What was published since the place was taken may have been told before the stream was among the others.
    tell(isPulse: false)
  }

  /// Tells news until the process ends.
  func run() {
    var place = bulletin.place(isBehind: true)
    while true {
      let news = bulletin.news(after: &place, atMost: Self.pulse)
      tell(isPulse: news.isEmpty)
    }
  }

  private func tell(isPulse: Bool) {
    open.withLock { streams in
      streams = streams.compactMap { stream in
        var stream = stream
        let news = bulletin.unread(after: &stream.place).map { "data: \($0)\n\n" }.joined()
        let text = news.isEmpty && isPulse ? ": here\n\n" : news
        // Half a message would spoil all that follow: who has no room for one asks again.
        guard text.isEmpty || Sockets.sendAtOnce(Array(text.utf8), to: stream.client) else {
          Sockets.close(stream.client)
          return nil
        }
        return stream
      }
    }
  }
}
