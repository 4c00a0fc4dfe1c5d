/// How the samples of a block go with those before them: Σ x[t−i]·x[t−j] for each of its segments.
///
/// Sums of integers, so exact whatever their order, and alike on every machine.
struct Products {
  /// A number for each segment.
  typealias Segments = SIMD4<Double>

  static let size = Block.longestPredictor + 1
  /// Bits of the samples that are multiplied; of louder ones the low bits are left out.
  private static let reach = 12

  /// Row by row.
  private var matrix: [Segments]
  /// Samples in each segment: weighed apart, as a tick must not spoil the prediction of the tone
  /// around it.
  private let counts: Segments

  init(_ block: Block) {
    let spared = max(0, block.reach - Self.reach)
    let samples = spared > 0 ? block.padded.map { $0 >> Int16(spared) } : block.padded
    // So many products of such samples have a sum below 2³¹.
    let stretch = 1 << (31 - 2 * min(block.reach, Self.reach)) - 1
    var matrix = [Segments](repeating: .zero, count: Self.size * Self.size)
    var counts = Segments.zero
    // The samples before each segment, and its last ones, from the latest back.
    var first = [Segments](repeating: .zero, count: Self.size)
    var last = first
    samples.withUnsafeBufferPointer { samples in
      guard let samples = samples.baseAddress?.advanced(by: Block.margin) else { return }
      var start = Self.size - 1
      for segment in 0..<Segments.scalarCount {
        let end = max(start, block.count * (segment + 1) / Segments.scalarCount)
        counts[segment] = Double(end - start)
        for lag in 0..<Self.size {
          matrix[lag][segment] = Self.sum(samples, lag, from: start, to: end, stretch)
          first[lag][segment] = Double(samples[start - 1 - lag])
          last[lag][segment] = Double(samples[end - 1 - lag])
        }
        start = end
      }
    }
    // Each further row is the one above, moved by one sample.
    for i in 0..<Self.size - 1 {
      for j in i..<Self.size - 1 {
        let change = first[i] * first[j] - last[i] * last[j]
        matrix[(i + 1) * Self.size + j + 1] = matrix[i * Self.size + j] + change
      }
    }
    if spared > 0 {
      let scale = Double(1 << (2 * spared))
      for place in matrix.indices { matrix[place] *= scale }
    }
    (self.matrix, self.counts) = (matrix, counts)
  }

  private static func sum(
    _ samples: UnsafePointer<Int16>, _ lag: Int, from start: Int, to end: Int, _ stretch: Int
  ) -> Double {
    var sum = 0
    var place = start
    while place < end {
      let count = min(stretch, end - place)
      sum += Int(DotProduct.of(samples + place, samples + (place - lag), count: count))
      place += count
    }
    return Double(sum)
  }

  /// The energy that a predictor leaves in each segment; `factors` begin with −1 for the sample.
  func energies(_ factors: [Double]) -> Segments {
    var sum = Segments.zero
    matrix.withUnsafeBufferPointer { matrix in
      factors.withUnsafeBufferPointer { factors in
        for i in 0..<factors.count {
          let row = i &* Self.size
          var half = matrix[row &+ i] * (0.5 * factors[i])
          for j in i &+ 1..<max(i &+ 1, factors.count) { half += matrix[row &+ j] * factors[j] }
          sum += half * (2 * factors[i])
        }
      }
    }
    return sum.clamped(lowerBound: .zero, upperBound: Segments(repeating: .infinity))
  }

  /// About how many bits residuals of such energies take.
  ///
  /// A predictor whose coefficients are no whole numbers is rounded down, which is half a step too low:
  /// what is left is 0 or 1, however well it predicts.
  func bits(_ energies: Segments, isRounded: Bool) -> Double {
    let least = isRounded ? 0.8 : 0.2
    return (0..<Segments.scalarCount).reduce(0) { sum, segment in
      let count = counts[segment]
      guard count > 0 else { return sum }
      return sum + count * (0.5 * Logarithm.base2(energies[segment] / count + least) + 2.16)
    }
  }

  /// All segments' matrices together, each divided by its energy per sample: what bits count.
  func weighed(by energies: Segments) -> [Double] {
    var weights = Segments.zero
    for segment in 0..<Segments.scalarCount where counts[segment] > 0 {
      weights[segment] = counts[segment] / max(energies[segment], counts[segment] * 0.25)
    }
    return matrix.map { ($0 * weights).sum() }
  }
}
