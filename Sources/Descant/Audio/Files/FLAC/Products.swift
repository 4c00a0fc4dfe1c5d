/// How the samples of a block go with those before them: Σ x[t−i]·x[t−j] for each of its segments.
///
/// Sums of integers below 2⁵³, so exact whatever their order, and alike on every machine.
struct Products {
  static let size = Block.longestPredictor + 1
  static let area = size * size
  /// Segments are weighed apart: a tick must not spoil the prediction of the tone around it.
  private static let most = 8

  /// One matrix a segment, one after another.
  let matrices: [Double]
  /// Samples in each segment.
  let counts: [Double]

  init(_ block: Block) {
    let count = block.count
    let segments = min(Self.most, max(1, count / 256))
    let samples = block.padded.map(Double.init)
    var matrices = [Double](repeating: 0, count: segments * Self.area)
    var counts: [Double] = []
    var start = Self.size - 1
    samples.withUnsafeBufferPointer { samples in
      matrices.withUnsafeMutableBufferPointer { matrices in
        for segment in 0..<segments {
          let end = count * (segment + 1) / segments
          counts.append(Double(end - start))
          Self.fill(
            UnsafeMutableBufferPointer(
              rebasing: matrices[segment * Self.area..<(segment + 1) * Self.area]),
            samples, from: start + Block.margin, to: end + Block.margin)
          start = end
        }
      }
    }
    (self.matrices, self.counts) = (matrices, counts)
  }

  private static func fill(
    _ matrix: UnsafeMutableBufferPointer<Double>, _ samples: UnsafeBufferPointer<Double>,
    from start: Int, to end: Int
  ) {
    #if DEBUG
      // Vectors are a hundred times slower while nothing is optimised; the sums are the same.
      if let first = samples.baseAddress {
        for j in 0..<size {
          var sum = 0.0
          var t = start
          while t < end {
            sum += first[t] * first[t - j]
            t += 1
          }
          matrix[j] = sum
        }
      }
    #else
      let raw = UnsafeRawBufferPointer(samples)
      var lags = SIMD16<Double>()
      for t in start..<end {
        // Lane 15 is the sample itself, lane 15 − j the one j before.
        let window = raw.loadUnaligned(fromByteOffset: (t - 15) * 8, as: SIMD16<Double>.self)
        lags += window * samples[t]
      }
      for j in 0..<size { matrix[j] = lags[15 - j] }
    #endif
    // Each further row is the one above, moved by one sample.
    for i in 0..<size - 1 {
      for j in i..<size - 1 {
        matrix[(i + 1) * size + j + 1] =
          matrix[i * size + j] + samples[start - 1 - i] * samples[start - 1 - j]
          - samples[end - 1 - i] * samples[end - 1 - j]
      }
    }
  }

  /// The energy that a predictor leaves in each segment; `factors` begin with −1 for the sample.
  func energies(_ factors: [Double]) -> [Double] {
    matrices.withUnsafeBufferPointer { matrices in
      counts.indices.map { segment in
        var sum = 0.0
        for i in factors.indices {
          let row = segment * Self.area + i * Self.size
          var half = 0.5 * factors[i] * matrices[row + i]
          for j in i + 1..<max(i + 1, factors.count) { half += factors[j] * matrices[row + j] }
          sum += 2 * factors[i] * half
        }
        return max(0, sum)
      }
    }
  }

  /// About how many bits residuals of such energies take.
  func bits(_ energies: [Double]) -> Double {
    zip(energies, counts).reduce(0) { sum, segment in
      let (energy, count) = segment
      let spread = 0.5 * Logarithm.base2(0.24 * max(energy, 1e-9) / count)
      return sum + count * (max(spread, 0) + 1.4)
    }
  }

  /// All segments' matrices together, each divided by its energy per sample: what bits count.
  func weighed(by energies: [Double]) -> [Double] {
    var sum = [Double](repeating: 0, count: Self.area)
    matrices.withUnsafeBufferPointer { matrices in
      for (segment, count) in counts.enumerated() {
        let weight = count / max(energies[segment], count * 0.25)
        for place in 0..<Self.area {
          sum[place] += matrices[segment * Self.area + place] * weight
        }
      }
    }
    return sum
  }
}

/// log₂ by additions and multiplications only, to about 1e-4: enough to compare lengths.
enum Logarithm {
  static func base2(_ value: Double) -> Double {
    guard value > 0, value.isFinite else { return 0 }
    let m = value.significand
    let ratio = (m - 1) / (m + 1)
    let square = ratio * ratio
    let series = 1 + square * (1.0 / 3 + square * (0.2 + square * (1.0 / 7 + square / 9)))
    return Double(value.exponent) + 2.885_390_081_777_927 * ratio * series
  }
}
