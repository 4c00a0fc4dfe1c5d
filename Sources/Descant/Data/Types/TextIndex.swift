/// Gives each distinct text of a column a code; a string is made once for each.
///
/// Open addressing over the bytes: a dictionary of strings would make one for each cell.
struct TextIndex {
  let cells: CellColumn
  private(set) var codes: [Int32] = []
  private(set) var vocabulary: [String] = []
  private var firstRows: [Int32] = []
  private var hashes: [UInt32] = []
  /// Codes plus one, by hash; zero is free.
  private var slots: [Int32]

  init(cells: CellColumn) {
    self.cells = cells
    slots = [Int32](repeating: 0, count: 64)
  }

  mutating func readAll() {
    codes.reserveCapacity(cells.count)
    for row in 0..<cells.count {
      let bytes = cells[row]
      if bytes.isEmpty {
        codes.append(-1)
      } else {
        codes.append(code(for: bytes, row: row))
      }
    }
  }

  private mutating func code(for bytes: UnsafeBufferPointer<UInt8>, row: Int) -> Int32 {
    let hash = Self.hash(bytes)
    let mask = slots.count &- 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let code = Int(slots[slot] &- 1)
      if hashes[code] == hash, Self.areEqual(cells[Int(firstRows[code])], bytes) {
        return Int32(code)
      }
      slot = (slot &+ 1) & mask
    }
    let code = Int32(vocabulary.count)
    slots[slot] = code + 1
    vocabulary.append(String(decoding: bytes, as: UTF8.self))
    firstRows.append(Int32(row))
    hashes.append(hash)
    if vocabulary.count * 2 > slots.count { grow() }
    return code
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 4)
    let mask = slots.count - 1
    for (code, hash) in hashes.enumerated() {
      var slot = Int(hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(code) + 1
    }
  }

  /// FNV-1a over words of eight bytes, then mixed.
  @inline(__always)
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let raw = UnsafeRawBufferPointer(bytes)
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
    var i = 0
    while i &+ 8 <= bytes.count {
      hash = (hash ^ raw.loadUnaligned(fromByteOffset: i, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
      i &+= 8
    }
    while i < bytes.count {
      hash = (hash ^ UInt64(bytes[i])) &* 0x0000_0100_0000_01B3
      i &+= 1
    }
    hash ^= hash >> 32
    return UInt32(truncatingIfNeeded: hash &* 0x9E37_79B9_7F4A_7C15 >> 16)
  }

  @inline(__always)
  private static func areEqual(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard a.count == b.count else { return false }
    for i in a.indices where a[i] != b[i] { return false }
    return true
  }
}
