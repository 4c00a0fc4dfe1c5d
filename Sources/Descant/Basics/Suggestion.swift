/// "Did you mean": the known name nearest to what was written, if one is near enough.
///
///     suggestion(for: "quantitive", among: ["quantitative", "ordinal"])   // "quantitative"
package func suggestion(for written: String, among known: [String]) -> String? {
  let target = Array(written.lowercased().unicodeScalars)
  let limit = max(1, min(3, target.count / 3))
  var best: (name: String, distance: Int)?
  for name in known {
    let distance = editDistance(target, Array(name.lowercased().unicodeScalars))
    if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
  }
  return best?.name
}

/// Help for an unknown name: the nearest known one, else a short list of what is known.
package func didYouMean(_ written: String, among known: [String]) -> String {
  if let name = suggestion(for: written, among: known) { return "did you mean \"\(name)\"?" }
  let shown = known.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
  return "known here: \(shown)" + (known.count > 12 ? ", …" : "")
}

/// Optimal string alignment: insertions, deletions, substitutions, swaps of neighbours.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
  guard abs(a.count - b.count) <= 3 else { return abs(a.count - b.count) }
  var before: [Int] = []
  var above = Array(0...b.count)
  for i in 1...a.count {
    var row = [i] + Array(repeating: 0, count: b.count)
    for j in 1...b.count {
      let change = a[i - 1] == b[j - 1] ? 0 : 1
      row[j] = min(above[j] + 1, row[j - 1] + 1, above[j - 1] + change)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        row[j] = min(row[j], before[j - 2] + 1)
      }
    }
    (before, above) = (above, row)
  }
  return above[b.count]
}
