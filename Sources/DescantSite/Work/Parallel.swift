import Foundation

/// Works on many small things at once, so many in a row; results keep the order of the things.
package func inParallel<Item: Sendable, Result: Sendable>(
  _ items: [Item], by share: Int, _ work: @escaping @Sendable (Item) -> Result
) async -> [Result] {
  let starts = Array(stride(from: 0, to: items.count, by: share))
  return await inParallel(starts) { start in
    items[start..<min(start + share, items.count)].map(work)
  }.flatMap { $0 }
}

/// Works on many things at once, as many as there are cores; results keep the order of the things.
package func inParallel<Item: Sendable, Result: Sendable>(
  _ items: [Item], onDone: (@Sendable (Int) -> Void)? = nil,
  _ work: @escaping @Sendable (Item) -> Result
) async -> [Result] {
  await withTaskGroup(of: (Int, Result).self) { group in
    var results = [Result?](repeating: nil, count: items.count)
    var (next, done) = (0, 0)
    func start() {
      guard next < items.count else { return }
      let (index, item) = (next, items[next])
      group.addTask { (index, work(item)) }
      next += 1
    }
    for _ in 0..<max(1, ProcessInfo.processInfo.activeProcessorCount) { start() }
    for await (index, result) in group {
      results[index] = result
      done += 1
      onDone?(done)
      start()
    }
    var whole: [Result] = []
    whole.reserveCapacity(results.count)
    for case let result? in results { whole.append(result) }
    return whole
  }
}
