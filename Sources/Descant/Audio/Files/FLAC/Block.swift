/// One channel's samples in one block, with zeros before them for predictors to look back on.
struct Block {
  /// RFC 9639's streamable subset at up to 48 kHz.
  static let longestPredictor = 12
  /// Zeros in front.
  static let margin = 16

  let padded: [Int32]
  /// Bits a sample.
  let depth: Int
  /// Low bits that are zero in every sample, taken away here.
  let wasted: Int

  var count: Int { padded.count - Self.margin }
  var first: Int32 { padded.count > Self.margin ? padded[Self.margin] : 0 }

  /// Samples computed from two channels, or a copy of one.
  init(
    _ a: ArraySlice<Int16>, _ b: ArraySlice<Int16>, depth: Int,
    _ mix: (Int32, Int32) -> Int32
  ) {
    var used: Int32 = 0
    var samples = [Int32](repeating: 0, count: a.count + Self.margin)
    samples.withUnsafeMutableBufferPointer { samples in
      a.withUnsafeBufferPointer { a in
        b.withUnsafeBufferPointer { b in
          for place in 0..<min(a.count, b.count) {
            let sample = mix(Int32(a[place]), Int32(b[place]))
            samples[place + Self.margin] = sample
            used |= sample
          }
        }
      }
    }
    let wasted = used == 0 ? 0 : used.trailingZeroBitCount
    if wasted > 0 { for place in samples.indices { samples[place] >>= Int32(wasted) } }
    padded = samples
    self.wasted = wasted
    self.depth = depth - wasted
  }

  /// About how many bits it takes without a predictor of its own: its first or second differences.
  var roughBits: Double {
    var (first, second) = (0, 0)
    padded.withUnsafeBufferPointer { samples in
      for place in Self.margin + 2..<max(Self.margin + 2, samples.count) {
        let rise = samples[place] &- samples[place - 1]
        first &+= Int(abs(rise))
        second &+= Int(abs(rise &- samples[place - 1] &+ samples[place - 2]))
      }
    }
    let mean = Double(min(first, second)) / Double(max(1, count))
    return Double(count) * (1.5 + max(0, Logarithm.base2(max(mean, 0.25))))
  }

  var isConstant: Bool {
    let value = first
    return padded[min(Self.margin, padded.count)...].allSatisfy { $0 == value }
  }
}
