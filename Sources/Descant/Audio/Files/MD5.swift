/// The MD5 digest (RFC 1321), as FLAC's STREAMINFO wants it: a checksum, not a secret.
struct MD5 {
  private var state: (UInt32, UInt32, UInt32, UInt32) =
    (0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476)

  private var length: UInt64 = 0
  /// What is left of a block.
  private var rest: [UInt8] = []

  static func digest(of bytes: [UInt8]) -> [UInt8] {
    var digest = MD5()
    digest.append(bytes)
    return digest.finished()
  }

  mutating func append(_ bytes: [UInt8]) {
    length &+= UInt64(bytes.count)
    let all = rest.isEmpty ? bytes : rest + bytes
    let whole = all.count / 64 * 64
    all.withUnsafeBytes { consume($0, count: whole) }
    rest = Array(all[whole...])
  }

  mutating func finished() -> [UInt8] {
    var tail = rest
    tail.append(0x80)
    while tail.count % 64 != 56 { tail.append(0) }
    tail.appendLittle(length &* 8)
    tail.withUnsafeBytes { consume($0, count: tail.count) }
    return bytes
  }

  private var bytes: [UInt8] {
    [state.0, state.1, state.2, state.3].flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32($0 * 8)) }
    }
  }

  /// A multiple of 64 bytes.
  private mutating func consume(_ raw: UnsafeRawBufferPointer, count: Int) {
    guard count > 0, let first = raw.baseAddress else { return }
    Self.sines.withUnsafeBufferPointer { sines in
      guard let sines = sines.baseAddress else { return }
      for start in stride(from: 0, to: count, by: 64) { turn(first + start, sines) }
    }
  }

  @inline(__always)
  private mutating func turn(_ raw: UnsafeRawPointer, _ sines: UnsafePointer<UInt32>) {
    var (a, b, c, d) = state
    @inline(__always) func word(_ place: Int) -> UInt32 {
      UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: (place & 15) &* 4, as: UInt32.self))
    }
    // What the last step made comes in last: so the processor waits for it least.
    @inline(__always) func turn(_ mix: UInt32, _ word: UInt32, _ round: Int, _ shift: UInt32) {
      let sum = (a &+ word &+ sines[round]) &+ mix
      (a, d, c, b) = (d, c, b, b &+ (sum &<< shift | sum &>> (32 &- shift)))
    }
    for r in stride(from: 0, to: 16, by: 4) {
      turn(d ^ (b & (c ^ d)), word(r), r, 7)
      turn(d ^ (b & (c ^ d)), word(r + 1), r + 1, 12)
      turn(d ^ (b & (c ^ d)), word(r + 2), r + 2, 17)
      turn(d ^ (b & (c ^ d)), word(r + 3), r + 3, 22)
    }
    for r in stride(from: 16, to: 32, by: 4) {
      turn((c & ~d) &+ (b & d), word(5 * r + 1), r, 5)
      turn((c & ~d) &+ (b & d), word(5 * r + 6), r + 1, 9)
      turn((c & ~d) &+ (b & d), word(5 * r + 11), r + 2, 14)
      turn((c & ~d) &+ (b & d), word(5 * r + 16), r + 3, 20)
    }
    for r in stride(from: 32, to: 48, by: 4) {
      turn(b ^ (c ^ d), word(3 * r + 5), r, 4)
      turn(b ^ (c ^ d), word(3 * r + 8), r + 1, 11)
      turn(b ^ (c ^ d), word(3 * r + 11), r + 2, 16)
      turn(b ^ (c ^ d), word(3 * r + 14), r + 3, 23)
    }
    for r in stride(from: 48, to: 64, by: 4) {
      turn(c ^ (b | ~d), word(7 * r), r, 6)
      turn(c ^ (b | ~d), word(7 * r + 7), r + 1, 10)
      turn(c ^ (b | ~d), word(7 * r + 14), r + 2, 15)
      turn(c ^ (b | ~d), word(7 * r + 21), r + 3, 21)
    }
    state = (state.0 &+ a, state.1 &+ b, state.2 &+ c, state.3 &+ d)
  }

  /// The integer parts of 2³²·|sin(i + 1)|.
  private static let sines: [UInt32] = [
    0xd76a_a478, 0xe8c7_b756, 0x2420_70db, 0xc1bd_ceee, 0xf57c_0faf, 0x4787_c62a,
    0xa830_4613, 0xfd46_9501, 0x6980_98d8, 0x8b44_f7af, 0xffff_5bb1, 0x895c_d7be,
    0x6b90_1122, 0xfd98_7193, 0xa679_438e, 0x49b4_0821, 0xf61e_2562, 0xc040_b340,
    0x265e_5a51, 0xe9b6_c7aa, 0xd62f_105d, 0x0244_1453, 0xd8a1_e681, 0xe7d3_fbc8,
    0x21e1_cde6, 0xc337_07d6, 0xf4d5_0d87, 0x455a_14ed, 0xa9e3_e905, 0xfcef_a3f8,
    0x676f_02d9, 0x8d2a_4c8a, 0xfffa_3942, 0x8771_f681, 0x6d9d_6122, 0xfde5_380c,
    0xa4be_ea44, 0x4bde_cfa9, 0xf6bb_4b60, 0xbebf_bc70, 0x289b_7ec6, 0xeaa1_27fa,
    0xd4ef_3085, 0x0488_1d05, 0xd9d4_d039, 0xe6db_99e5, 0x1fa2_7cf8, 0xc4ac_5665,
    0xf429_2244, 0x432a_ff97, 0xab94_23a7, 0xfc93_a039, 0x655b_59c3, 0x8f0c_cc92,
    0xffef_f47d, 0x8584_5dd1, 0x6fa8_7e4f, 0xfe2c_e6e0, 0xa301_4314, 0x4e08_11a1,
    0xf753_7e82, 0xbd3a_f235, 0x2ad7_d2bb, 0xeb86_d391,
  ]
}
