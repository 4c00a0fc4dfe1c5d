import Descant

/// Values one after the other as bytes, each with its length: no two lists of values look the same.
package struct PackWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func put(_ number: Int) {
    withUnsafeBytes(of: UInt64(bitPattern: Int64(number)).littleEndian) {
      bytes.append(contentsOf: $0)
    }
  }

  package mutating func put(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      put(utf8.count)
      bytes.append(contentsOf: utf8)
    }
  }

  package mutating func put(_ more: [UInt8]) {
    put(more.count)
    bytes += more
  }

  package mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Bytes without their length: the end.
  package mutating func putRest(_ more: [UInt8]) { bytes += more }

  package mutating func put(_ digest: Digest) {
    for place in 0..<4 { put(Int(truncatingIfNeeded: digest.words[place])) }
  }

  package mutating func put(_ flag: Bool) { put(flag ? 1 : 0) }

  package mutating func put<Item>(_ item: Item?, _ write: (inout Self, Item) -> Void) {
    put(item != nil)
    if let item { write(&self, item) }
  }

  package mutating func put<Item>(_ items: [Item], _ write: (inout Self, Item) -> Void) {
    put(items.count)
    for item in items { write(&self, item) }
  }
}

extension PackWriter {
  /// Stands for everything that was put, within one program's own memory.
  ///
  /// Ten times as quick as a SHA-256, and as good against chance, if not against malice: four sums,
  /// each of every fourth word. None forgets anything of a word that comes alone.
  package var key: Digest { bytes.withUnsafeBytes(Self.key) }

  /// The same of bytes that lie elsewhere.
  package static func key(of bytes: UnsafeRawBufferPointer) -> Digest {
    var sums = SIMD4<UInt64>(
      0x243f_6a88_85a3_08d3, 0x1319_8a2e_0370_7344, 0xa409_3822_299f_31d0, 0x082e_fa98_ec4e_6c89)
    let factors = SIMD4<UInt64>(
      0x9e37_79b9_7f4a_7c15, 0xbf58_476d_1ce4_e5b9, 0x94d0_49bb_1331_11eb, 0xd6e8_feb8_6659_fd93)
    func add(_ bytes: UnsafeRawBufferPointer, at place: Int) {
      var words = SIMD4<UInt64>()
      for lane in 0..<4 {
        words[lane] = bytes.loadUnaligned(fromByteOffset: place + lane * 8, as: UInt64.self)
      }
      sums = (sums ^ words) &* factors
      sums ^= sums &>> 29
    }
    let whole = bytes.count & ~31
    for place in stride(from: 0, to: whole, by: 32) { add(bytes, at: place) }
    withUnsafeTemporaryAllocation(byteCount: 32, alignment: 8) { rest in
      rest.initializeMemory(as: UInt8.self, repeating: 0)
      rest.copyBytes(from: bytes[whole...])
      add(UnsafeRawBufferPointer(rest), at: 0)
    }
    sums ^= UInt64(bytes.count)
    return Digest(words: (sums ^ sums &>> 32) &* factors)
  }
}

/// Reads what a ``PackWriter`` wrote; bytes that end too early or say nonsense are an error.
package struct PackReader {
  package struct Torn: Error {
    package init() {}
  }

  private let bytes: [UInt8]
  private var place = 0
  private var last = ""

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var isAtEnd: Bool { place == bytes.count }

  package mutating func number() throws(Torn) -> Int {
    guard bytes.count - place >= 8 else { throw Torn() }
    let number = bytes.withUnsafeBytes { bytes in
      UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }
    place += 8
    return Int(Int64(bitPattern: number))
  }

  /// All that is left.
  package mutating func rest() throws(Torn) -> [UInt8] {
    defer { place = bytes.count }
    return Array(bytes[place...])
  }

  mutating func small() throws(Torn) -> Int32 {
    guard let small = Int32(exactly: try number()) else { throw Torn() }
    return small
  }

  /// How many follow; each takes at least so many bytes.
  package mutating func count(of least: Int = 1) throws(Torn) -> Int {
    let count = try number()
    guard count >= 0, count <= (bytes.count - place) / least else { throw Torn() }
    return count
  }

  package mutating func text() throws(Torn) -> String {
    let count = try count()
    defer { place += count }
    return String(decoding: bytes[place..<place + count], as: UTF8.self)
  }

  /// A text that is often the same as the last such one: it is held once then.
  mutating func repeatedText() throws(Torn) -> String {
    let text = try text()
    if text != last { last = text }
    return last
  }

  package mutating func flag() throws(Torn) -> Bool {
    let number = try number()
    guard number == 0 || number == 1 else { throw Torn() }
    return number == 1
  }

  package mutating func digest() throws(Torn) -> Digest {
    var words = SIMD4<UInt64>()
    for place in 0..<4 { words[place] = UInt64(truncatingIfNeeded: try number()) }
    return Digest(words: words)
  }

  package mutating func optional<Item>(_ read: (inout Self) throws(Torn) -> Item) throws(Torn)
    -> Item?
  {
    try flag() ? try read(&self) : nil
  }

  package mutating func optionalText() throws(Torn) -> String? {
    try flag() ? try text() : nil
  }

  package mutating func optionalDigest() throws(Torn) -> Digest? {
    try flag() ? try digest() : nil
  }

  package mutating func texts() throws(Torn) -> [String] {
    try list { reader throws(Torn) in try reader.text() }
  }

  package mutating func list<Item>(_ read: (inout Self) throws(Torn) -> Item) throws(Torn)
    -> [Item]
  {
    let count = try count()
    var items: [Item] = []
    items.reserveCapacity(count)
    for _ in 0..<count { items.append(try read(&self)) }
    return items
  }
}
