import Foundation
import Synchronization

/// What open pages are to be told; each reader keeps its own place, so that nothing is missed.
///
/// Several builds that a reader slept through are one message: a page that reloads has the last one.
final class Bulletin: Sendable {
  /// How far a reader has read.
  struct Place: Equatable, Sendable {
    fileprivate var builds = 0
    fileprivate var editions = 0
  }

  private struct State {
    var last = Place()
    var mistakes: String?
  }

  /// A page has no use for more, and a message has to find room in what the system keeps for a reader that is busy.
  private static let longestMessage = 65_536

  private let state = Mutex(State())
  private let bell = NSCondition()

  /// - Parameters:
  ///   - isBuilt: whether there is something new to show.
  ///   - mistakes: what stands against the author's files as they are now.
  func publish(isBuilt: Bool, mistakes: String?) {
    state.withLock { state in
      if isBuilt { state.last.builds += 1 }
      state.last.editions += 1
      state.mistakes = mistakes.map(Self.shortened)
    }
    bell.lock()
    bell.broadcast()
    bell.unlock()
  }

  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > longestMessage else { return text }
    let lines = String(decoding: text.utf8.prefix(longestMessage), as: UTF8.self)
      .split(separator: "\n").dropLast()
    return lines.joined(separator: "\n") + "\n…"
  }

  /// Where a new reader begins: at the end, or before the last build if its page is older than that.
  ///
  /// Mistakes that stand are news to every new reader.
  func place(isBehind: Bool) -> Place {
    state.withLock { state in
      var place = state.last
      if isBehind { place.builds -= 1 }
      if isBehind || state.mistakes != nil { place.editions -= 1 }
      return place
    }
  }

  /// Sleeps until there is news, at most so long: "reload", then "mistakes …" if any stand.
  func news(after place: inout Place, atMost seconds: Double) -> [String] {
    let end = Date(timeIntervalSinceNow: seconds)
    bell.lock()
    defer { bell.unlock() }
    while true {
      let news = unread(after: &place)
      // The bell is held since the look: what is published now rings when we sleep.
      guard news.isEmpty, bell.wait(until: end) else { return news }
    }
  }

  /// What is new to a reader, without sleeping.
  func unread(after place: inout Place) -> [String] {
    state.withLock { state in
      guard state.last != place else { return [] }
      defer { place = state.last }
      let mistakes = state.mistakes.map { "mistakes " + $0.replacing("\n", with: "\\n") }
      return (state.last.builds != place.builds ? ["reload"] : []) + [mistakes].compactMap { $0 }
    }
  }
}
