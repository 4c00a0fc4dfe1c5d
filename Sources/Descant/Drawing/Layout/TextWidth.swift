/// How wide text will be, without a font at hand: widths in ems of a common sans serif, with a
/// margin for wider ones.
enum TextWidth {
  /// Between the baselines of two lines of one label.
  static let lineHeight = 1.25
  /// Fallback fonts (DejaVu, Verdana) are wider than Helvetica.
  private static let margin = 1.1

  static func of(_ text: String) -> Double {
    var sum = 0
    for scalar in text.unicodeScalars { sum += thousandths(scalar) }
    return Double(sum) / 1000 * margin
  }

  /// The lines of words in which an author has them.
  static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  static func of(_ lines: [String]) -> Double { lines.reduce(0) { max($0, of($1)) } }

  private static func thousandths(_ scalar: Unicode.Scalar) -> Int {
    let code = scalar.value
    if code < 0x20 { return 0 }
    if code < 0x7F { return Int(ascii[Int(code) - 0x20]) }
    switch code {
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F, 0x202A...0x202E, 0x2060...0x2069: return 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 1000
    case 0x0600...0x06FF, 0x0590...0x05FF: return 560
    case 0x2212: return 584
    case 0x2014, 0x2026: return 1000
    case 0x0410...0x042F: return 720
    default: return 600
    }
  }

  // Helvetica's advance widths, space to tilde.
  private static let ascii: [Int16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}

/// Breaks a label into lines no wider than a limit where it can, of about equal length.
///
///     brokenLines("Human health and social work", limit: 9)   // ["Human health", "and social work"]
func brokenLines(_ text: String, limit: Double) -> [String] {
  guard TextWidth.of(text) > limit else { return [text] }
  let greedy = packed(pieces(of: text), limit: limit)
  // The narrowest limit that needs no more lines gives lines of about equal length.
  var best = greedy
  var tight = limit
  while tight > 2 {
    tight -= 0.5
    let lines = packed(pieces(of: text), limit: tight)
    guard lines.count == greedy.count, TextWidth.of(lines) <= limit else { break }
    best = lines
  }
  return best
}

/// Words with the space before them; ideographs stand alone; endless words are cut.
private func pieces(of text: String) -> [String] {
  var pieces: [String] = []
  var word = ""
  for character in text {
    let isWide = TextWidth.of(String(character)) > 1.05
    if character == " " || isWide || word.count >= 24 {
      if !word.isEmpty { pieces.append(word) }
      word = String(character)
    } else {
      word.append(character)
    }
  }
  if !word.isEmpty { pieces.append(word) }
  return pieces
}

private func packed(_ pieces: [String], limit: Double) -> [String] {
  var lines: [String] = []
  var line = ""
  for piece in pieces {
    if !line.isEmpty, TextWidth.of(line + piece) > limit {
      lines.append(line)
      line = piece.first == " " ? String(piece.dropFirst()) : piece
    } else {
      line += line.isEmpty && piece.first == " " ? String(piece.dropFirst()) : piece
    }
  }
  if !line.isEmpty { lines.append(line) }
  return lines
}
