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
  private let matrix: [Segments]
  /// Samples in each segment: weighed apart, as a tick must not spoil the prediction of the tone
  /// around it.
  private let counts: Segments
  /// Samples that each stands for.
  private let lengths: Segments

  init(_ block: Block) {
    let spared = max(0, block.reach - Self.reach)
    let samples = spared > 0 ? block.padded.map { $0 >> Int16(spared) } : block.padded
    // So many products of such samples have a sum below 2³¹.
    let stretch = 1 << (31 - 2 * min(block.reach, Self.reach)) - 1
    let scale = Double(1 << (2 * spared))
    var (counts, lengths) = (Segments.zero, Segments.zero)
    matrix = [Segments](unsafeUninitializedCapacity: Self.size * Self.size) { matrix, used in
      samples.withUnsafeBufferPointer { samples in
        guard let samples = samples.baseAddress?.advanced(by: Block.margin),
          let matrix = matrix.baseAddress
        else { return }
        (counts, lengths) = Self.fill(matrix, samples, count: block.count, stretch, scale)
      }
      used = Self.size * Self.size
    }
    (self.counts, self.lengths) = (counts, lengths)
  }

  /// The rows of a triangle, each from its diagonal on; the rest is nothing.
  private static func fill(
    _ matrix: UnsafeMutablePointer<Segments>, _ samples: UnsafePointer<Int16>, count: Int,
    _ stretch: Int, _ scale: Double
  ) -> (counts: Segments, lengths: Segments) {
    matrix.update(repeating: .zero, count: size * size)
    var (counts, lengths) = (Segments.zero, Segments.zero)
    withUnsafeTemporaryAllocation(of: Segments.self, capacity: 2 * size) { ends in
      guard let first = ends.baseAddress else { return }
      // The samples before each segment, and its last ones, from the latest back.
      let last = first + size
      first.update(repeating: .zero, count: 2 * size)
      var start = size - 1
      for segment in 0..<Segments.scalarCount {
        let end = max(start, count * (segment + 1) / Segments.scalarCount)
        let heard = start + Self.heard(of: end - start)
        lengths[segment] = Double(end - start)
        counts[segment] = Double(heard - start)
        var place = start
        while place < heard {
          let count = min(stretch, heard - place)
          LaggedProducts.of(samples + place, count: count) { lag, sum in
            matrix[lag][segment] += Double(sum) * scale
          }
          place += count
        }
        for lag in 0..<size {
          first[lag][segment] = Double(samples[start &- 1 &- lag])
          last[lag][segment] = Double(samples[heard &- 1 &- lag])
        }
        start = end
      }
      // Each further row is the one above, moved by one sample.
      for i in 0..<size &- 1 {
        let (begin, end) = (first[i] * scale, last[i] * scale)
        let row = matrix + i &* size
        for j in i..<size &- 1 {
          row[size &+ j &+ 1] = row[j] + (begin * first[j] - end * last[j])
        }
      }
    }
    return (counts, lengths)
  }

  /// Of a long segment its beginning tells the rest: how many samples of it are looked at.
  private static func heard(of count: Int) -> Int { count < 192 ? count : count / 16 * 8 }

  /// The energy that a predictor leaves in each segment; `factors` begin with −1 for the sample.
  func energies(_ factors: [Double]) -> Segments {
    var sum = Segments.zero
    matrix.withUnsafeBufferPointer { matrix in
      factors.withUnsafeBufferPointer { factors in
        let count = factors.count
        guard let matrix = matrix.baseAddress, let factors = factors.baseAddress else { return }
        for i in 0..<count {
          let row = matrix + i &* Self.size
          var half = row[i] * (0.5 * factors[i])
          var j = i &+ 1
          while j < count {
            half += row[j] * factors[j]
            j &+= 1
          }
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
    var sum = 0.0
    for segment in 0..<Segments.scalarCount where counts[segment] > 0 {
      let mean = energies[segment] / counts[segment] + least
      sum += lengths[segment] * (0.5 * Logarithm.base2(mean) + 2.16)
    }
    return sum
  }

  /// All segments' matrices together, each divided by its energy per sample: what bits count.
  func weighed(by energies: Segments) -> [Double] {
    var weights = Segments.zero
    for segment in 0..<Segments.scalarCount where counts[segment] > 0 {
      weights[segment] = lengths[segment] / max(energies[segment], counts[segment] * 0.25)
    }
    return [Double](unsafeUninitializedCapacity: Self.size * Self.size) { out, used in
      matrix.withUnsafeBufferPointer { matrix in
        guard let out = out.baseAddress, let matrix = matrix.baseAddress else { return }
        for place in 0..<Self.size &* Self.size { out[place] = (matrix[place] * weights).sum() }
      }
      used = Self.size * Self.size
    }
  }
}
