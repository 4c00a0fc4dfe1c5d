import Synchronization

/// A value that is made when somebody asks for it, and once: who else asks meanwhile waits.
///
/// Making one may ask for others, as long as none of them asks for it.
final class Late<Value: Sendable>: Sendable {
  private enum State {
    case waiting(@Sendable () -> Value)
    case made(Value)
  }

  private let state: Mutex<State>

  init(_ value: Value) { state = Mutex(.made(value)) }

  init(_ make: @escaping @Sendable () -> Value) { state = Mutex(.waiting(make)) }

  var value: Value {
    state.withLock { state in
      switch state {
      case .made(let value): return value
      case .waiting(let make):
        let value = make()
        state = .made(value)
        return value
      }
    }
  }
}
