/// A recording as FLAC's frames, with what a file says of them.
struct FLACStream {
  /// Where a frame begins, in samples and in bytes, and how many samples it has.
  struct Start {
    let sample: Int
    let offset: Int
    let count: Int
  }

  /// 85, 80 or 72 ms: of a longer glide one predictor fits less, of a shorter one coefficients take more.
  static func blockSize(_ rate: Int) -> Int {
    switch rate {
    case 12_000: 1024
    case 16_000: 1280
    default: 1728
    }
  }

  let rate: Int
  let channels: Int
  let length: Int
  let frames: [UInt8]
  let starts: [Start]
  /// STREAMINFO.
  let info: [UInt8]

  init(_ recording: Recording) {
    var frames: [UInt8] = []
    var starts: [Start] = []
    var digest = MD5()
    var sizes: (least: Int, most: Int) = (.max, 0)
    let blockSize = Self.blockSize(recording.rate)
    for start in stride(from: 0, to: recording.length, by: blockSize) {
      let count = min(blockSize, recording.length - start)
      let frame = FLACFrame(recording, at: start, count: count, number: starts.count).bytes
      digest.append(recording.interleaved(start..<start + count))
      starts.append(Start(sample: start, offset: frames.count, count: count))
      sizes = (min(sizes.least, frame.count), max(sizes.most, frame.count))
      frames += frame
    }
    rate = recording.rate
    channels = recording.channels.count
    length = recording.length
    (self.frames, self.starts) = (frames, starts)
    info = Self.info(recording, sizes, digest.finished())
  }

  private static func info(
    _ recording: Recording, _ sizes: (least: Int, most: Int), _ digest: [UInt8]
  ) -> [UInt8] {
    var bits = BitWriter()
    // The last block may be shorter without counting for the least block size.
    let blockSize = UInt64(blockSize(recording.rate))
    bits.write(blockSize, width: 16)
    bits.write(blockSize, width: 16)
    bits.write(UInt64(sizes.most == 0 ? 0 : sizes.least), width: 24)
    bits.write(UInt64(sizes.most), width: 24)
    bits.write(UInt64(recording.rate), width: 20)
    bits.write(UInt64(recording.channels.count - 1), width: 3)
    bits.write(15, width: 5)
    bits.write(UInt64(recording.length), width: 36)
    return bits.bytes + digest
  }
}
