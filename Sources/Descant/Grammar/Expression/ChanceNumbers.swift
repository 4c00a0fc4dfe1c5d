/// Numbers for `random()`, the same at each build: a row's is another for each call and each use.
///
/// SplitMix64 (Steele, Lea and Flood, 2014) of the use's name, the row and the call, as 53 bits from 0 up to
/// 1. A row added at the end of the data leaves those of all others as they are.
struct ChanceNumbers: Sendable {
  let seed: UInt64

  /// `use`: what the numbers are for, as the name of the column that they become.
  init(for use: String) {
    // FNV-1a, 64 bits.
    seed = use.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  /// From 0 up to 1.
  func number(row: Int, call: Int = 0) -> Double {
    let place = seed &+ UInt64(row) &* 0x9E37_79B9_7F4A_7C15
    let mixed = Self.mixed(Self.mixed(place) &+ UInt64(call) &* 0xD1B5_4A32_D192_ED03)
    return Double(mixed >> 11) * 0x1p-53
  }

  static func mixed(_ state: UInt64) -> UInt64 {
    var z = state &+ 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
