/// How a delimited file separates and quotes its cells.
struct Dialect: Hashable, Sendable {
  var delimiter: UInt8 = UInt8(ascii: ",")
  /// Nil: quotes are ordinary characters.
  var quote: UInt8? = UInt8(ascii: "\"")
  /// A character before a quote that makes it part of the text.
  var escape: UInt8?
  var hasHeader = true
  /// Lines that start with it are passed over.
  var comment: UInt8?

  static let candidates: [UInt8] = [",", "\t", ";", "|"].map { UInt8(ascii: $0) }

  /// The dialect that a sample of the file speaks.
  ///
  /// The delimiter is the one that splits most rows into as many cells as the first.
  static func detect(in bytes: UnsafeBufferPointer<UInt8>, preferring preferred: UInt8? = nil)
    -> Dialect
  {
    let sample = UnsafeBufferPointer(rebasing: bytes.prefix(65_536))
    var best = Dialect()
    if let preferred { best.delimiter = preferred }
    var bestScore = (share: 0.0, width: 1)
    let order = ([preferred].compactMap { $0 } + candidates)
    for delimiter in order {
      let widths = rowWidths(
        in: sample, delimiter: delimiter, isWhole: sample.count == bytes.count)
      guard let width = widths.first, width > 1 else { continue }
      let share = Double(widths.count { $0 == width }) / Double(widths.count)
      let isBetter =
        share > bestScore.share + 0.1 || (share > bestScore.share - 0.1 && width > bestScore.width)
      if bestScore.width == 1 || isBetter {
        best.delimiter = delimiter
        bestScore = (share, width)
      }
    }
    return best
  }

  /// Cells in each of the first rows; an unfinished last row is left out.
  private static func rowWidths(
    in sample: UnsafeBufferPointer<UInt8>, delimiter: UInt8, isWhole: Bool
  ) -> [Int] {
    var widths: [Int] = []
    var width = 1
    var isInQuotes = false
    var rowStart = 0
    for i in sample.indices {
      let byte = sample[i]
      if byte == UInt8(ascii: "\"") {
        isInQuotes.toggle()
      } else if isInQuotes {
        continue
      } else if byte == delimiter {
        width += 1
      } else if byte == 0x0A || byte == 0x0D {
        let isComment = sample[rowStart] == UInt8(ascii: "#") && widths.isEmpty
        if i > rowStart, !isComment { widths.append(width) }
        width = 1
        rowStart = i + 1
        if widths.count == 200 { break }
      }
    }
    if isWhole, rowStart < sample.count { widths.append(width) }
    return widths
  }
}
