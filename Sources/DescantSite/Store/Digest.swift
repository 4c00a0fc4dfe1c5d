import Descant

/// For asking whether two things are the same: a SHA-256, or a ``PackWriter/key``.
package struct Digest: Hashable, Sendable {
  let words: SIMD4<UInt64>

  /// The SHA-256 of bytes.
  package init(of bytes: [UInt8]) {
    var words = SIMD4<UInt64>()
    for (place, byte) in SHA256.hash(of: bytes).enumerated() {
      words[place >> 3] = words[place >> 3] << 8 | UInt64(byte)
    }
    self.words = words
  }

  /// Of four words, the first first.
  package init(words: SIMD4<UInt64>) { self.words = words }

  /// It is as good as chance already: a part of it tells most apart.
  package func hash(into hasher: inout Hasher) { hasher.combine(words[0]) }

  /// All of it in one word: enough to know what was torn by chance.
  ///
  /// Each word of a key knows of a part of its bytes only.
  package var folded: UInt64 { words[0] ^ words[1] ^ words[2] ^ words[3] }

  /// Of 64 hexadecimal digits; nil for anything else.
  package init?(hex: String) {
    guard hex.utf8.count == 64 else { return nil }
    var words = SIMD4<UInt64>()
    for (place, digit) in hex.utf8.enumerated() {
      guard let value = Character(UnicodeScalar(digit)).hexDigitValue else { return nil }
      words[place >> 4] = words[place >> 4] << 4 | UInt64(value)
    }
    self.words = words
  }

  /// 64 lower-case hexadecimal digits.
  package var hex: String {
    let digits = Array("0123456789abcdef".utf8)
    var out: [UInt8] = []
    out.reserveCapacity(64)
    for place in 0..<4 {
      for shift in stride(from: 60, through: 0, by: -4) {
        out.append(digits[Int(words[place] >> UInt64(shift) & 15)])
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}

extension Digest: Comparable {
  /// In the order of their hexadecimal digits.
  package static func < (a: Digest, b: Digest) -> Bool {
    let (a, b) = (a.words, b.words)
    return (a[0], a[1], a[2], a[3]) < (b[0], b[1], b[2], b[3])
  }
}

extension Digest {
  /// Of a list of values, each put in turn; good against malice too.
  init(_ put: (inout PackWriter) -> Void) {
    var writer = PackWriter()
    put(&writer)
    self.init(of: writer.bytes)
  }

  /// A key for what is made of that which this stands for.
  func of(_ kind: String) -> Digest {
    var writer = PackWriter()
    writer.put(self)
    writer.put(kind)
    return writer.key
  }
}
