/// One part of so many: which charts a machine makes.
package struct Shard: Hashable, Sendable {
  /// From 1.
  package let number: Int
  package let count: Int

  /// Of "3/8"; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1,
      number <= count, count <= 1_000_000
    else { return nil }
    self.number = number
    self.count = count
  }

  /// Whether what has this key is of this part: each key is of one.
  func holds(_ key: Digest) -> Bool { key.words[0] % UInt64(count) == UInt64(number - 1) }
}
