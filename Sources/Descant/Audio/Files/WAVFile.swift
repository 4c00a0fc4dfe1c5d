/// RIFF WAVE with 16-bit PCM, and markers that audio editors show.
enum WAVFile {
  struct Marker {
    /// In samples of the score's clock.
    var start: Int
    var length: Int
    var label: String
  }

  static func bytes(of recording: Recording, markers: [Marker] = []) -> [UInt8] {
    let channels = recording.channels.count
    var format: [UInt8] = []
    format.appendLittle(UInt16(1))
    format.appendLittle(UInt16(channels))
    format.appendLittle(UInt32(recording.rate))
    format.appendLittle(UInt32(recording.rate * channels * 2))
    format.appendLittle(UInt16(channels * 2))
    format.appendLittle(UInt16(16))
    var body = Array("WAVE".utf8)
    body.appendChunk("fmt ", format)
    body.appendChunk("data", recording.interleaved)
    let clock = SoundClock(rate: recording.rate)
    let markers = markers.map { marker in
      Marker(
        start: clock.samples(marker.start), length: clock.samples(marker.length),
        label: marker.label)
    }
    if !markers.isEmpty {
      body.appendChunk("cue ", cues(markers))
      body.appendChunk("LIST", labels(markers))
    }
    var file: [UInt8] = []
    file.appendChunk("RIFF", body)
    return file
  }

  private static func cues(_ markers: [Marker]) -> [UInt8] {
    var chunk: [UInt8] = []
    chunk.appendLittle(UInt32(markers.count))
    for (index, marker) in markers.enumerated() {
      chunk.appendLittle(UInt32(index + 1))
      chunk.appendLittle(UInt32(clamping: marker.start))
      chunk += Array("data".utf8)
      chunk.appendLittle(UInt32(0))
      chunk.appendLittle(UInt32(0))
      chunk.appendLittle(UInt32(clamping: marker.start))
    }
    return chunk
  }

  /// All labels before all regions: interleaved, some readers see only the first.
  private static func labels(_ markers: [Marker]) -> [UInt8] {
    var chunk = Array("adtl".utf8)
    for (index, marker) in markers.enumerated() {
      var label: [UInt8] = []
      label.appendLittle(UInt32(index + 1))
      label += marker.label.utf8.filter { $0 != 0 }
      label.append(0)
      chunk.appendChunk("labl", label)
    }
    for (index, marker) in markers.enumerated() {
      var region: [UInt8] = []
      region.appendLittle(UInt32(index + 1))
      region.appendLittle(UInt32(clamping: marker.length))
      region += Array("rgn ".utf8)
      region += [UInt8](repeating: 0, count: 8)
      chunk.appendChunk("ltxt", region)
    }
    return chunk
  }
}

extension Recording {
  /// Little-endian samples, channel by channel for each moment.
  var interleaved: [UInt8] { interleaved(0..<length) }

  func interleaved(_ moments: Range<Int>) -> [UInt8] {
    let count = moments.count
    let width = channels.count
    return [UInt8](unsafeUninitializedCapacity: count * width * 2) { bytes, used in
      bytes.withMemoryRebound(to: UInt16.self) { words in
        guard let words = words.baseAddress else { return }
        for (index, channel) in channels.enumerated() {
          channel.withUnsafeBufferPointer { channel in
            guard let channel = channel.baseAddress?.advanced(by: moments.lowerBound) else {
              return
            }
            for place in 0..<count {
              words[place &* width &+ index] = UInt16(bitPattern: channel[place]).littleEndian
            }
          }
        }
      }
      used = count * width * 2
    }
  }
}

extension [UInt8] {
  mutating func appendLittle<Word: FixedWidthInteger>(_ word: Word) {
    Swift.withUnsafeBytes(of: word.littleEndian) { append(contentsOf: $0) }
  }

  mutating func appendBig<Word: FixedWidthInteger>(_ word: Word) {
    Swift.withUnsafeBytes(of: word.bigEndian) { append(contentsOf: $0) }
  }

  /// A RIFF chunk: name, length, content, and a byte to make it even.
  mutating func appendChunk(_ name: String, _ content: [UInt8]) {
    append(contentsOf: name.utf8)
    appendLittle(UInt32(clamping: content.count))
    append(contentsOf: content)
    if content.count % 2 == 1 { append(0) }
  }
}

extension String {
  /// As many whole characters as fit into so many bytes.
  func utf8(atMost limit: Int) -> [UInt8] {
    let bytes = Array(utf8)
    guard bytes.count > limit else { return bytes }
    var end = limit
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return Array(bytes[..<end])
  }
}
