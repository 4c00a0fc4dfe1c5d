/// Finds what stood in the last 32,768 bytes already.
struct Repeats {
  /// A byte as it is, or a length with how far back it began.
  struct Token {
    var value: Int
    var distance = 0
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let stride: Int
  private var heads = [Int32](repeating: -1, count: 1 << 15)
  private var previous: [Int32]
  private static let window = 32768
  /// How many earlier places of the same beginning are looked at.
  private static let patience = 12

  static func find(in bytes: UnsafeBufferPointer<UInt8>, stride: Int) -> [Token] {
    var repeats = Repeats(bytes, stride)
    return repeats.tokens()
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ stride: Int) {
    self.bytes = bytes
    self.stride = stride
    previous = [Int32](repeating: -1, count: bytes.count)
  }

  private mutating func tokens() -> [Token] {
    var tokens: [Token] = []
    var place = 0
    while place < bytes.count {
      let (length, distance) = longest(at: place)
      guard length >= 4 else {
        remember(place)
        tokens.append(Token(value: Int(bytes[place])))
        place += 1
        continue
      }
      tokens.append(Token(value: length, distance: distance))
      // Of a long repeat the first places are enough.
      for index in place..<place + min(length, 24) { remember(index) }
      place += length
    }
    return tokens
  }

  /// The runs and rows above first: a picture's usual repeats, and cheap to try.
  private func longest(at place: Int) -> (length: Int, distance: Int) {
    let most = min(258, bytes.count - place)
    guard most >= 4 else { return (0, 0) }
    var best = (length: 3, distance: 0)
    for distance in [1, stride] where distance <= min(place, Self.window) {
      let length = common(place - distance, place, most)
      if length > best.length { best = (length, distance) }
    }
    guard best.length < 64 else { return best }
    var candidate = Int(heads[hash(place)])
    for _ in 0..<Self.patience where candidate >= 0 && place - candidate <= Self.window {
      let length = common(candidate, place, most)
      if length > best.length { best = (length, place - candidate) }
      if length == most { break }
      candidate = Int(previous[candidate])
    }
    return best
  }

  private func common(_ a: Int, _ b: Int, _ most: Int) -> Int {
    var length = 0
    while length < most, bytes[a + length] == bytes[b + length] { length += 1 }
    return length
  }

  private func hash(_ place: Int) -> Int {
    let four =
      UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
      | UInt32(bytes[place + 3]) << 24
    return Int((four &* 0x9E37_79B1) >> 17)
  }

  private mutating func remember(_ place: Int) {
    guard place + 4 <= bytes.count else { return }
    let hash = hash(place)
    previous[place] = heads[hash]
    heads[hash] = Int32(place)
  }
}
