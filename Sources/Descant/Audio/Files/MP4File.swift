/// FLAC in MP4: the same frames with an index of them all, for players that can't seek in bare FLAC.
///
/// By "Encapsulation of FLAC in ISO Base Media File Format" (xiph.org) and ISO/IEC 14496-12. One
/// track, one chunk; the index comes first, so that a player knows it before it has the sound.
enum MP4File {
  static func bytes(of stream: FLACStream, title: String) -> [UInt8] {
    let brand = box("ftyp", text("isom"), big(0x200), text("isomiso2mp41"))
    // Where the sound begins is written into the index, whose length doesn't depend on it.
    let start = brand.count + movie(stream, title, soundAt: 0).count + 8
    return brand + movie(stream, title, soundAt: start) + box("mdat", stream.frames)
  }

  private static func movie(_ stream: FLACStream, _ title: String, soundAt start: Int) -> [UInt8] {
    let length = big(UInt32(clamping: stream.length))
    let media = box(
      "mdia", full("mdhd", zeros(8), big(UInt32(stream.rate)), length, big(0x55C4_0000)),
      full("hdlr", zeros(4), text("soun"), zeros(12), text("sound\0")),
      box(
        "minf", full("smhd", zeros(4)),
        box("dinf", full("dref", big(1), big(12), text("url "), big(1))),
        samples(stream, soundAt: start)))
    let track = box(
      "trak",
      full(
        "tkhd", flags: 3, zeros(8), big(1), zeros(4), length, zeros(12), big(0x0100_0000), matrix,
        zeros(8)),
      media)
    return box(
      "moov",
      full(
        "mvhd", zeros(8), big(UInt32(stream.rate)), length, big(0x0001_0000), big(0x0100_0000),
        zeros(8), matrix, zeros(24), big(2)), track, names(title))
  }

  /// How long each frame is, how many bytes it has, where they lie; and how they are read.
  private static func samples(_ stream: FLACStream, soundAt start: Int) -> [UInt8] {
    let entry = box(
      "fLaC", zeros(6), [0, 1], zeros(8), [0, UInt8(stream.channels)], [0, 16], zeros(4),
      big(UInt32(stream.rate) << 16),
      // The stream's own description, as in a bare file, and the last of its kind.
      full("dfLa", big(0x8000_0000 | UInt32(stream.info.count)), stream.info))
    let count = UInt32(stream.starts.count)
    let last = UInt32(stream.starts.last?.count ?? 0)
    let whole = UInt32(FLACStream.blockSize(stream.rate))
    let durations =
      count > 1
      ? big(2) + big(count - 1) + big(whole) + big(1) + big(last)
      : big(count) + (count > 0 ? big(1) + big(last) : [])
    let ends = stream.starts.dropFirst().map(\.offset) + [stream.frames.count]
    let sizes = zip(stream.starts, ends).flatMap { big(UInt32($1 - $0.offset)) }
    return box(
      "stbl", full("stsd", big(1), entry), full("stts", durations),
      full("stsc", big(1), big(1), big(max(1, count)), big(1)),
      full("stsz", big(0), big(count), sizes), full("stco", big(1), big(UInt32(start))))
  }

  /// The title as players show it.
  private static func names(_ title: String) -> [UInt8] {
    let name = box(
      "\u{A9}nam", box("data", big(1), big(0), title.utf8(atMost: 60_000)))
    return box(
      "udta",
      full(
        "meta", full("hdlr", zeros(4), text("mdirappl"), zeros(9)), box("ilst", name)))
  }

  // MARK: Boxes

  private static func box(_ kind: String, _ parts: [UInt8]...) -> [UInt8] {
    let content = Array(parts.joined())
    // Kinds are four bytes of Latin-1.
    let name = kind.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    return big(UInt32(content.count + 8)) + name + content
  }

  /// A box with its version and flags.
  private static func full(_ kind: String, flags: UInt32 = 0, _ parts: [UInt8]...) -> [UInt8] {
    box(kind, big(flags), Array(parts.joined()))
  }

  private static func big(_ word: UInt32) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.appendBig(word)
    return bytes
  }

  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }
  private static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  /// Nothing turned, nothing scaled.
  private static var matrix: [UInt8] {
    [UInt32](arrayLiteral: 0x1_0000, 0, 0, 0, 0x1_0000, 0, 0, 0, 0x4000_0000).flatMap { big($0) }
  }
}
