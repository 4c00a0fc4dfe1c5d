import Foundation
import Synchronization

/// The connections that are open; of too many the one that has been still for longest goes.
///
/// So nobody is shut out by clients that came first and now keep silent, trickle, or don't take their answer.
final class Connections: Sendable {
  static let most = 512
  /// Beyond ``most`` while those that were sent away still end.
  private static let margin = 64

  private struct State {
    /// When each was last heard of; nil once it was sent away.
    var turns: [Int32: Int?] = [:]
    var turn = 0
  }

  private let state = Mutex(State())

  /// Takes a connection in; false where there is no room even for sending others away.
  func enter(_ client: Int32) -> Bool {
    state.withLock { state in
      guard state.turns.count < Self.most + Self.margin else { return false }
      if state.turns.count >= Self.most { Self.dismiss(&state) }
      state.turn += 1
      state.turns[client] = state.turn
      return true
    }
  }

  /// Something came of it: a request, or a piece of an answer was taken.
  func hear(_ client: Int32) {
    state.withLock { state in
      guard case .some(.some) = state.turns[client] else { return }
      state.turn += 1
      state.turns[client] = state.turn
    }
  }

  /// Forgets a connection, before its number is given to another.
  func leave(_ client: Int32) { state.withLock { _ = $0.turns.removeValue(forKey: client) } }

  /// Makes room where the system has none.
  func dismissOne() { state.withLock { Self.dismiss(&$0) } }

  /// Its own thread wakes at that, and closes it.
  private static func dismiss(_ state: inout State) {
    let oldest = state.turns.compactMap { client, turn in turn.map { (client, $0) } }
      .min { $0.1 < $1.1 }
    guard let oldest else { return }
    state.turns[oldest.0] = .some(nil)
    shutdown(oldest.0, Int32(SHUT_RDWR))
  }
}
