import Synchronization

/// A value that is made when somebody asks for it, and once.
final class Late<Value: Sendable>: Sendable {
  private let made: Mutex<Value?>
  private let make: @Sendable () -> Value

  init(_ value: Value) {
    made = Mutex(value)
    make = { value }
  }

  init(_ make: @escaping @Sendable () -> Value) {
    made = Mutex(nil)
    self.make = make
  }

  var value: Value {
    if let made = made.withLock({ $0 }) { return made }
    let value = make()
    made.withLock { $0 = value }
    return value
  }
}
