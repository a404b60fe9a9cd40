import Synchronization

/// What is worked out of the elements of a screen when it is first asked for, by their indices.
final class Memo<Value: Sendable>: Sendable {
  private let known = Mutex<[Int: Value]>([:])

  func value(of index: Int, _ make: () -> Value) -> Value {
    if let value = known.withLock({ $0[index] }) { return value }
    // Two threads may both work it out; both find the same.
    let value = make()
    known.withLock { $0[index] = value }
    return value
  }
}
