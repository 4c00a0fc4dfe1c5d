/// `Range: bytes=…` against a resource of known size (RFC 9110, section 14).
enum ByteRanges: Equatable {
  /// No range, or one that is ignored: another unit, bad syntax, or too many of them.
  case whole
  /// Apart from each other, so that together they are never more than the resource.
  case some([ClosedRange<Int>])
  /// Nothing of what was asked for exists: 416.
  case unsatisfiable

  static let most = 16

  init(_ field: String?, size: Int) {
    guard let field, field.lowercased().hasPrefix("bytes=") else {
      self = .whole
      return
    }
    let specs = field.dropFirst(6).split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0).trimming { $0 == " " || $0 == "\t" } }.filter { !$0.isEmpty }
    guard !specs.isEmpty, specs.count <= Self.most else {
      self = .whole
      return
    }
    var found: [ClosedRange<Int>] = []
    for spec in specs {
      guard let ends = Self.ends(of: spec) else {
        self = .whole
        return
      }
      if let range = Self.range(ends, size: size) { Self.add(range, to: &found) }
    }
    self = found.isEmpty ? .unsatisfiable : .some(found)
  }

  /// Ranges that meet become one, in the place of the first (RFC 9110, 15.3.7.2).
  private static func add(_ range: ClosedRange<Int>, to found: inout [ClosedRange<Int>]) {
    var (union, place) = (range, found.count)
    // What has grown may meet others that stood apart before.
    while let other = found.firstIndex(where: {
      $0.lowerBound <= union.upperBound + 1 && union.lowerBound <= $0.upperBound + 1
    }) {
      let met = found.remove(at: other)
      union = min(met.lowerBound, union.lowerBound)...max(met.upperBound, union.upperBound)
      place = min(place, other)
    }
    found.insert(union, at: min(place, found.count))
  }

  /// First and last position; nil where one is left out; nil for bad syntax.
  private static func ends(of spec: String) -> (first: Int?, last: Int?)? {
    guard let dash = spec.firstIndex(of: "-") else { return nil }
    let (left, right) = (spec[..<dash], spec[spec.index(after: dash)...])
    let isNumber = { (text: Substring) in text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }
    guard isNumber(left), isNumber(right), !(left.isEmpty && right.isEmpty) else { return nil }
    // Numbers too large for an Int lie beyond every resource.
    let number = { (text: Substring) in text.isEmpty ? nil : Int(text) ?? Int.max }
    let (first, last) = (number(left), number(right))
    if let first, let last, last < first { return nil }
    return (first, last)
  }

  private static func range(_ ends: (first: Int?, last: Int?), size: Int) -> ClosedRange<Int>? {
    guard let first = ends.first else {
      let suffix = min(ends.last ?? 0, size)
      return suffix > 0 ? size - suffix...size - 1 : nil
    }
    guard first < size else { return nil }
    return first...min(ends.last ?? size - 1, size - 1)
  }
}
