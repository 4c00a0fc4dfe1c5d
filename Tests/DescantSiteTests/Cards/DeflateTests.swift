import Testing

@testable import DescantSite

/// What a compressor may meet at worst, read back by rules that it doesn't share.
@Suite("Compressed bytes") struct DeflateTests {
  struct Bytes: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let byte: @Sendable (_ place: Int, _ chance: Int) -> Int

    func all(_ count: Int) -> [UInt8] {
      var state: UInt64 = 88_172_645_463_325_252
      return (0..<count).map { place in
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return UInt8(truncatingIfNeeded: byte(place, Int(state >> 40)))
      }
    }
  }

  static let kinds = [
    Bytes(testDescription: "zeros") { _, _ in 0 },
    Bytes(testDescription: "noise") { _, chance in chance },
    Bytes(testDescription: "noise of two") { _, chance in chance % 2 },
    Bytes(testDescription: "every byte in turn") { place, _ in place },
    Bytes(testDescription: "rows that repeat") { place, _ in place % 101 * 7 },
    Bytes(testDescription: "noise after silence") { place, chance in place < 900 ? 0 : chance },
    Bytes(testDescription: "impulses") { place, chance in chance % 200 == 0 ? 255 : 0 },
    Bytes(testDescription: "runs of every length") { place, _ in
      Int(Double(2 * place).squareRoot())
    },
    // Counts like Fibonacci's numbers give the deepest of all trees.
    Bytes(testDescription: "a few that are rare") { place, _ in
      (place ^ (place >> 1)).trailingZeroBitCount
    },
  ]

  @Test("come back as they were", arguments: kinds)
  func roundTrip(_ kind: Bytes) throws {
    for count in [0, 1, 2, 3, 4, 5, 257, 258, 259, 262, 1000, 4096] {
      for stride in [1, 7, 101, 4096] {
        let bytes = kind.all(count)
        let stream = Deflate.zlib(bytes, stride: stride)
        let isSame = try Inflater(stream).bytes == bytes
        #expect(isSame, "\(count), \(stride)")
      }
    }
  }

  @Test(
    "a repeat reaches as far back as the window, and no further",
    arguments: [32_767, 32_768, 32_769])
  func window(_ distance: Int) throws {
    let noise = Self.kinds[1].all(40)
    let bytes = noise + [UInt8](repeating: 0, count: distance - 40) + noise
    let isSame = try Inflater(Deflate.zlib(bytes, stride: distance)).bytes == bytes
    #expect(isSame)
  }

  @Test("trees as deep as counts can make them keep to fifteen bits")
  func deepest() throws {
    var bytes: [UInt8] = []
    var (a, b) = (1, 1)
    for symbol in 0..<22 {
      // Apart from each other, so that nothing repeats four times.
      for place in 0..<a { bytes += [UInt8(symbol), UInt8(100 + place % 3)] }
      (a, b) = (b, a + b)
      if bytes.count > 60_000 { break }
    }
    let isSame = try Inflater(Deflate.zlib(bytes, stride: 1)).bytes == bytes
    #expect(isSame)
  }

  @Test("a picture comes back pixel by pixel, while its colours fit", arguments: [1, 2, 255, 256])
  func picture(_ colors: Int) throws {
    var picture = Picture(width: 37, height: 23)
    for place in picture.pixels.indices {
      picture.pixels[place] = UInt32(place * place % colors) * 65_793 ^ 0x12_3456
    }
    let chunks = try PNGChunks(PNG.bytes(of: picture))
    #expect(chunks.names == ["IHDR", "PLTE", "IDAT", "IEND"])
    #expect(chunks["IHDR"] == [0, 0, 0, 37, 0, 0, 0, 23, 8, 3, 0, 0, 0])
    let palette = chunks["PLTE"]
    let rows = try Inflater(chunks["IDAT"]).bytes
    #expect(rows.count == 38 * 23)
    for place in picture.pixels.indices {
      #expect(rows[place / 37 * 38] == 0)
      let entry = Int(rows[place / 37 * 38 + 1 + place % 37]) * 3
      let color = palette[entry..<entry + 3].reduce(0) { $0 << 8 | UInt32($1) }
      guard color != picture.pixels[place] else { continue }
      Issue.record("pixel \(place) is \(color)")
    }
  }
}

/// The chunks of a PNG file, with their checksums tried.
private struct PNGChunks {
  private var all: [(name: String, bytes: [UInt8])] = []

  var names: [String] { all.map(\.name) }

  init(_ file: [UInt8]) throws {
    try #require(file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    var place = 8
    func number(_ place: Int) -> Int { file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    while place < file.count {
      let end = place + 8 + number(place)
      try #require(end + 4 <= file.count)
      var sum = ~UInt32(0)
      for byte in file[place + 4..<end] {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
      }
      try #require(number(end) == Int(~sum))
      let name = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      all.append((name, Array(file[place + 8..<end])))
      place = end + 4
    }
  }

  subscript(_ name: String) -> [UInt8] { all.first { $0.name == name }?.bytes ?? [] }
}
