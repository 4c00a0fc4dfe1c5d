/// One channel's samples in one block, with zeros before them for predictors to look back on.
struct Block {
  /// RFC 9639's streamable subset at up to 48 kHz.
  static let longestPredictor = 12
  /// Zeros in front.
  static let margin = 16

  let padded: [Int16]
  /// Bits a sample.
  let depth: Int
  /// Low bits that are zero in every sample, taken away here.
  let wasted: Int
  /// Bits of the greatest sample, without its sign.
  let reach: Int
  let isConstant: Bool

  var count: Int { padded.count - Self.margin }
  var first: Int16 { padded.count > Self.margin ? padded[Self.margin] : 0 }

  /// One channel.
  init(_ channel: ArraySlice<Int16>) {
    let wasted = Self.lowZeros(channel)
    self.init(channel, channel, depth: 16, wasted: wasted < 16 ? wasted : 0) { a, _ in
      a &>> Int32(wasted & 15)
    }
  }

  /// How two channels differ; nil where that takes more than 16 bits.
  init?(differenceOf channels: [ArraySlice<Int16>]) {
    let wasted = min(Self.lowZeros(channels[0]), Self.lowZeros(channels[1]), 15)
    guard max(Self.reach(channels[0]), Self.reach(channels[1])) - wasted < 15 else { return nil }
    let shift = Int32(wasted)
    self.init(channels[0], channels[1], depth: 17, wasted: wasted) { ($0 &- $1) &>> shift }
  }

  /// The samples of `mix`; loops as plain as this one are made of vectors.
  @inline(__always)
  private init(
    _ a: ArraySlice<Int16>, _ b: ArraySlice<Int16>, depth: Int, wasted: Int,
    _ mix: (Int32, Int32) -> Int32
  ) {
    let count = a.count
    var (magnitude, change): (Int16, Int16) = (0, 0)
    padded = [Int16](unsafeUninitializedCapacity: count + Self.margin) { out, used in
      for place in 0..<Self.margin { out[place] = 0 }
      a.withUnsafeBufferPointer { a in
        b.withUnsafeBufferPointer { b in
          guard count > 0, let a = a.baseAddress, let b = b.baseAddress,
            let samples = out.baseAddress?.advanced(by: Self.margin)
          else { return }
          let first = Int16(truncatingIfNeeded: mix(Int32(a[0]), Int32(b[0])))
          var place = 0
          while place < count {
            let sample = Int16(truncatingIfNeeded: mix(Int32(a[place]), Int32(b[place])))
            samples[place] = sample
            magnitude |= sample ^ (sample &>> 15)
            change |= sample ^ first
            place &+= 1
          }
        }
      }
      used = count + Self.margin
    }
    isConstant = change == 0
    reach = Int16.bitWidth - magnitude.leadingZeroBitCount
    self.wasted = wasted
    self.depth = depth - wasted
  }

  /// Of all samples together; 16 of silence.
  private static func lowZeros(_ channel: ArraySlice<Int16>) -> Int {
    var used: Int16 = 0
    channel.withUnsafeBufferPointer { for sample in $0 { used |= sample } }
    return used.trailingZeroBitCount
  }

  private static func reach(_ channel: ArraySlice<Int16>) -> Int {
    var used: Int16 = 0
    channel.withUnsafeBufferPointer { for sample in $0 { used |= sample ^ (sample &>> 15) } }
    return Int16.bitWidth - used.leadingZeroBitCount
  }

  /// About how many bits it takes without a predictor of its own: its first or second differences.
  var roughBits: Double {
    var (rises, bends) = (0, 0)
    padded.withUnsafeBufferPointer { samples in
      guard let samples = samples.baseAddress else { return }
      var place = Self.margin + 2
      while place < padded.count {
        // So few that their sums fit.
        let count = min(1024, padded.count - place)
        let (now, before, first) = (samples + place, samples + place - 1, samples + place - 2)
        var sums: (rises: Int32, bends: Int32) = (0, 0)
        for offset in 0..<count {
          let rise = Int32(now[offset]) &- Int32(before[offset])
          let bend = rise &- Int32(before[offset]) &+ Int32(first[offset])
          sums.rises &+= rise ^ (rise &>> 31)
          sums.bends &+= bend ^ (bend &>> 31)
        }
        rises += Int(sums.rises)
        bends += Int(sums.bends)
        place += count
      }
    }
    let mean = Double(min(rises, bends)) / Double(max(1, count))
    return Double(count) * (1.5 + max(0, Logarithm.base2(max(mean, 0.25))))
  }
}
