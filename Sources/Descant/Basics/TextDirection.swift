/// What an author's text may do to the direction of what stands around it: nothing.
///
/// Unicode's bidirectional algorithm (UAX 9) orders a whole line. A name in Hebrew takes the number after it along, and an
/// override (U+202E) turns whatever follows. So text that goes out has no such control that isn't closed in it, and text
/// that goes among other words stands in an isolate of its own if it has letters that run from right to left.
extension String {
  /// Without embeddings and overrides, and without isolates that the text doesn't close.
  package var contained: String {
    guard utf8.contains(0xE2), unicodeScalars.contains(where: \.turnsDirection) else { return self }
    var out = String.UnicodeScalarView()
    for (scalar, isLoose) in zip(unicodeScalars, looseControls) where !isLoose {
      out.append(scalar)
    }
    return String(out)
  }

  /// As it goes among other words: each line with letters from right to left in an isolate.
  ///
  ///     "\(name.isolated): 12"   // Without it "12" stands to the left of a Hebrew name.
  package var isolated: String {
    // The first letter from right to left is U+0590, 0xD6 0x90.
    guard utf8.contains(where: { $0 >= 0xD6 }) else { return self }
    let text = contained
    guard text.hasLooseRightToLeft else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line).hasLooseRightToLeft ? "\u{2068}\(line)\u{2069}" : String(line)
    }.joined(separator: "\n")
  }

  /// With each run of words from right to left in an isolate, where the text itself runs the other way and is ``printable``.
  var isolatingRuns: String {
    guard utf8.contains(where: { $0 >= 0xD6 }), hasLooseRightToLeft else { return self }
    let scalars = Array(unicodeScalars)
    var out = String.UnicodeScalarView()
    var place = 0
    while place < scalars.count {
      guard scalars[place].runsRightToLeft else {
        out.append(scalars[place])
        place += 1
        continue
      }
      let rest = scalars[place...].prefix { !$0.runsLeftToRight && $0 != "\n" }
      let end = (rest.lastIndex(where: \.runsRightToLeft) ?? place) + 1
      out.append("\u{2068}")
      out.append(contentsOf: scalars[place..<end])
      out.append("\u{2069}")
      place = end
    }
    return String(out)
  }

  /// Whether a letter from right to left stands outside of every isolate.
  private var hasLooseRightToLeft: Bool {
    var depth = 0
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth -= 1
      default: if depth <= 0, scalar.runsRightToLeft { return true }
      }
    }
    return false
  }

  /// For every scalar whether it turns the direction beyond the end of its line.
  var looseControls: [Bool] {
    var isLoose = unicodeScalars.map(\.turnsDirection)
    var open: [Int] = []
    for (place, scalar) in unicodeScalars.enumerated() {
      switch scalar.value {
      case 0x0A, 0x2029: open = []
      case 0x2066...0x2068: open.append(place)
      case 0x2069:
        guard let start = open.popLast() else { continue }
        (isLoose[start], isLoose[place]) = (false, false)
      default: break
      }
    }
    return isLoose
  }
}

extension Unicode.Scalar {
  /// Embeddings, overrides, isolates and their ends.
  var turnsDirection: Bool {
    (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }

  /// Bidi_Class R and AL in blocks, with the marks that act as such a letter.
  fileprivate var runsRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE: true
    case 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  fileprivate var runsLeftToRight: Bool { properties.isAlphabetic && !runsRightToLeft }
}
