/// The text of a drawing, written in short pieces: the array grows once a piece, not once a character.
struct DrawingText {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int = 64) { bytes.reserveCapacity(capacity) }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// A text of any length.
  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// What `write` puts into one piece.
  @inline(__always)
  mutating func append(_ write: (inout Piece) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Piece.room) { room in
      guard let start = room.baseAddress else { return }
      var piece = Piece(start)
      write(&piece)
      // As many as have been put, one after the other from the first.
      bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: piece.count))
    }
  }
}

extension DrawingText {
  /// A few signs and numbers, at most ``room`` bytes.
  struct Piece {
    /// Six numbers and as much text again; more is a mistake of ours, and stops here rather than beyond the end.
    static let room = 256
    /// A sign, sixteen digits, a point and three digits: no number of thousandths is longer.
    private static let longestNumber = 21

    private let start: UnsafeMutablePointer<UInt8>
    fileprivate private(set) var count = 0

    fileprivate init(_ start: UnsafeMutablePointer<UInt8>) { self.start = start }

    @inline(__always)
    mutating func put(_ text: StaticString) {
      let length = text.utf8CodeUnitCount
      precondition(count + length <= Self.room)
      (start + count).update(from: text.utf8Start, count: length)
      count += length
    }

    /// Three decimals at most, as many as the number has.
    mutating func put(_ value: Double) {
      precondition(count + Self.longestNumber <= Self.room)
      // Halves away from zero, without a call into a library.
      let scaled = value * 1000
      var thousandths = Int(scaled)
      if abs(scaled - Double(thousandths)) >= 0.5 { thousandths += scaled < 0 ? -1 : 1 }
      if thousandths < 0 {
        put(byte: 0x2D)
        thousandths = -thousandths
      }
      let (whole, rest) = (thousandths / 1000, thousandths % 1000)
      digits(whole)
      guard rest > 0 else { return }
      put(byte: 0x2E)
      put(byte: 0x30 + UInt8(truncatingIfNeeded: rest / 100))
      let (tens, ones) = (rest / 10 % 10, rest % 10)
      guard tens > 0 || ones > 0 else { return }
      put(byte: 0x30 + UInt8(truncatingIfNeeded: tens))
      if ones > 0 { put(byte: 0x30 + UInt8(truncatingIfNeeded: ones)) }
    }

    /// Within the room that `put` has asked for.
    @inline(__always)
    private mutating func put(byte: UInt8) {
      start[count] = byte
      count += 1
    }

    /// From the last one back, as far before its end as there are digits.
    @inline(__always)
    private mutating func digits(_ number: Int) {
      var rest = UInt(truncatingIfNeeded: number)
      var length = rest < 10 ? 1 : rest < 100 ? 2 : rest < 1000 ? 3 : 4
      if length == 4 {
        var power: UInt = 10000
        while length < 16, rest >= power {
          length += 1
          power *= 10
        }
      }
      var place = start + (count + length)
      for _ in 0..<length {
        place -= 1
        place.pointee = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      count += length
    }
  }
}
