import Synchronization

/// Large values that can be made again: those asked for last are held, up to a weight.
///
/// Who asks for a value that is being made waits for it.
package final class Recent<Value: Sendable>: Sendable {
  private struct State {
    var held: [Int: (value: Late<Value>, weight: Int, turn: Int)] = [:]
    var weight = 0
    var turn = 0
  }

  private let state = Mutex(State())
  private let most: Int

  /// - Parameter most: the weight up to which values are held; the last one is in any case.
  package init(most: Int) { self.most = most }

  package func value(_ number: Int, weight: Int, _ make: @escaping @Sendable () -> Value) -> Value {
    let late = state.withLock { state in
      state.turn += 1
      if let known = state.held[number] {
        state.held[number]?.turn = state.turn
        return known.value
      }
      let late = Late<Value>(make)
      state.held[number] = (late, weight, state.turn)
      state.weight += weight
      while state.weight > most, state.held.count > 1,
        let oldest = state.held.min(by: { $0.value.turn < $1.value.turn })
      {
        state.held[oldest.key] = nil
        state.weight -= oldest.value.weight
      }
      return late
    }
    return late.value
  }
}
