/// A Huffman code with lengths that a limit holds, in DEFLATE's canonical order.
struct PrefixCode {
  private(set) var lengths: [Int]
  /// With their bits reversed, as they are written from the lowest.
  private(set) var codes: [Int]

  init(counts: [Int], limit: Int) {
    var counts = counts
    lengths = Self.lengths(counts)
    // Flatter counts make shorter codes; in the end all are alike.
    while lengths.contains(where: { $0 > limit }) {
      for index in counts.indices where counts[index] > 0 { counts[index] = counts[index] / 2 + 1 }
      lengths = Self.lengths(counts)
    }
    codes = Self.codes(lengths)
  }

  /// The depth of each symbol in Huffman's tree; a lone symbol still takes one bit.
  private static func lengths(_ counts: [Int]) -> [Int] {
    var lengths = [Int](repeating: 0, count: counts.count)
    let leaves = counts.indices.filter { counts[$0] > 0 }.sorted {
      (counts[$0], $0) < (counts[$1], $1)
    }
    guard leaves.count > 1 else {
      for leaf in leaves { lengths[leaf] = 1 }
      return lengths
    }
    // Leaves in order, then inner nodes, which come in order by themselves.
    var weights = leaves.map { counts[$0] }
    var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
    var (leaf, inner) = (0, leaves.count)
    while weights.count < parents.count {
      var sum = 0
      for _ in 0..<2 {
        let takesLeaf =
          leaf < leaves.count && (inner >= weights.count || weights[leaf] <= weights[inner])
        let next = takesLeaf ? leaf : inner
        if takesLeaf { leaf += 1 } else { inner += 1 }
        sum += weights[next]
        parents[next] = weights.count
      }
      weights.append(sum)
    }
    var depths = [Int](repeating: 0, count: parents.count)
    for node in (0..<parents.count - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
    for (place, symbol) in leaves.enumerated() { lengths[symbol] = depths[place] }
    return lengths
  }

  private static func codes(_ lengths: [Int]) -> [Int] {
    let longest = lengths.max() ?? 0
    var next = [Int](repeating: 0, count: longest + 2)
    for length in lengths where length > 0 { next[length + 1] += 1 }
    for length in next.indices.dropFirst() {
      next[length] = (next[length] + next[length - 1]) << 1
    }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[length] += 1 }
      return (0..<length).reduce(0) { $0 << 1 | next[length] >> $1 & 1 }
    }
  }
}
