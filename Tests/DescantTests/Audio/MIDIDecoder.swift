/// A reader of standard MIDI files written from their specification alone, and strict.
struct MIDIDecoder {
  struct Fault: Error, CustomStringConvertible { let description: String }

  struct Track {
    /// When each note begins and ends, in ticks; its channel and key.
    var notes: [(start: Int, end: Int, channel: UInt8, key: UInt8)] = []
    var texts: [(tick: Int, kind: UInt8, text: String)] = []
  }

  private(set) var tracks: [Track] = []
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    guard try number(4) == 0x4D54_6864, try number(4) == 6, try number(2) == 1 else {
      throw Fault(description: "no head of type 1")
    }
    let count = try number(2)
    guard try number(2) == 1000 else { throw Fault(description: "not 1000 ticks a quarter") }
    for _ in 0..<count {
      guard try number(4) == 0x4D54_726B else { throw Fault(description: "no track") }
      let end = try number(4) + place
      tracks.append(try track(until: end))
      guard place == end else { throw Fault(description: "a track ends at \(place), not \(end)") }
    }
    guard place == bytes.count else { throw Fault(description: "more behind the tracks") }
  }

  private mutating func number(_ count: Int) throws -> Int {
    guard place + count <= bytes.count else { throw Fault(description: "the file ends early") }
    defer { place += count }
    return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private mutating func variable() throws -> Int {
    var value = 0
    for _ in 0..<4 {
      let byte = try number(1)
      value = value << 7 | byte & 0x7F
      if byte < 0x80 { return value }
    }
    throw Fault(description: "a length of more than four bytes")
  }

  private mutating func track(until end: Int) throws -> Track {
    var track = Track()
    var open: [[UInt8]: Int] = [:]
    var tick = 0
    while place < end {
      tick += try variable()
      let status = UInt8(try number(1))
      if status == 0xFF {
        let kind = UInt8(try number(1))
        let count = try variable()
        guard place + count <= end else { throw Fault(description: "a text beyond its track") }
        let content = bytes[place..<place + count]
        place += count
        if kind == 0x2F {
          guard open.isEmpty else { throw Fault(description: "notes that never end: \(open)") }
          return track
        }
        guard kind < 0x10 else { continue }
        guard let text = String(validating: content, as: UTF8.self) else {
          throw Fault(description: "a text that is not UTF-8")
        }
        track.texts.append((tick, kind, text))
        continue
      }
      let data = try (0..<(status >> 4 == 0xC ? 1 : 2)).map { _ in UInt8(try number(1)) }
      guard status >= 0x80, status < 0xF0, data.allSatisfy({ $0 < 0x80 }) else {
        throw Fault(description: "the message \(status) \(data)")
      }
      let note = [status & 0x0F, data[0]]
      if status >> 4 == 9, data[1] > 0 {
        guard open.updateValue(tick, forKey: note) == nil else {
          throw Fault(description: "a note begins that sounds already, at \(tick)")
        }
      } else if status >> 4 == 8 || status >> 4 == 9 {
        guard let start = open.removeValue(forKey: note) else {
          throw Fault(description: "a note ends that doesn't sound, at \(tick)")
        }
        track.notes.append((start, tick, note[0], note[1]))
      }
    }
    throw Fault(description: "a track without an end")
  }
}
