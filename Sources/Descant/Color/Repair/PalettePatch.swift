/// New colours for one file, written where the old ones stand.
package struct PalettePatch: Sendable {
  package let file: String
  package let bytes: [UInt8]
  /// What could not be written, and why.
  package let findings: [Finding]
  private let before: Source

  /// Puts repaired colours in their places; the rest of the file stays as it is, byte by byte.
  ///
  /// A colour that others use by name stays for them: what used it gets a value of its own.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - repairs: its lists and what becomes of them.
  ///   - lists: all lists of the run, of which some may share a place.
  package init(
    _ source: Source, repairs: [(list: ColorList, repair: PaletteRepair)],
    among lists: [ColorList] = []
  ) {
    file = source.file
    before = source
    var edits: [Int: (range: Range<Int>, text: String)] = [:]
    var findings: [Finding] = []
    for (list, repair) in repairs {
      for (swatch, color) in zip(list.swatches, repair.colors) where swatch.color.hex != color.hex {
        if let name = swatch.sharedName {
          findings.append(Self.named(swatch, name, color))
          continue
        }
        guard let edit = source.edit(swatch, to: color) else {
          findings.append(Self.unwritable(swatch, color))
          continue
        }
        let isTwo = lists.contains { other in
          other.swatches.contains {
            $0.location == swatch.location && $0.color.hex != swatch.color.hex
          }
        }
        let known = edits[edit.range.lowerBound]
        if isTwo || known.map({ $0.text != edit.text }) == true {
          findings.append(Self.shared(swatch, color))
        } else {
          edits[edit.range.lowerBound] = edit
        }
      }
    }
    var bytes = source.bytes
    for (_, edit) in edits.sorted(by: { $0.key > $1.key }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    self.bytes = bytes
    self.findings = findings
  }

  private static func unwritable(_ swatch: Swatch, _ color: Color) -> Finding {
    .warning(
      .paletteUnwritable, "\(swatch.color.hex) can't be replaced where it is named",
      help: "write \(color.hex) there yourself", at: swatch.location)
  }

  private static func shared(_ swatch: Swatch, _ color: Color) -> Finding {
    .warning(
      .paletteUnwritable, "\(swatch.color.hex) is one value in two lists that need two",
      help: "give each list its own value; here \(color.hex)", at: swatch.location)
  }

  private static func named(_ swatch: Swatch, _ name: String, _ color: Color) -> Finding {
    .warning(
      .paletteUnwritable, "\(swatch.color.hex) is \"\(name)\", which others may use as well",
      help: "write \(color.hex) in the palette in place of the name", at: swatch.location)
  }

  /// Changed lines with "-" and "+", as `diff -U0` shows them.
  package var diff: String {
    let after = Source(file: file, bytes: bytes)
    var out = "--- \(file)\n+++ \(file)\n"
    for (number, pair) in zip(before.lines, after.lines).enumerated() where pair.0 != pair.1 {
      out += "@@ -\(number + 1) +\(number + 1) @@\n-\(pair.0)\n+\(pair.1)\n"
    }
    return out
  }

  /// Whether anything is written.
  package var isEmpty: Bool { bytes == before.bytes }
}

extension Source {
  /// What is written where for a new colour: in its own place, or in place of the name of another.
  fileprivate func edit(_ swatch: Swatch, to color: Color) -> (range: Range<Int>, text: String)? {
    let text = swatch.rewritten(as: color)
    if swatch.location == swatch.origin || swatch.location == nil {
      return range(of: swatch).map { ($0, text) }
    }
    guard let place = swatch.location, place.file == file,
      let start = offset(line: place.line, column: place.column)
    else { return nil }
    let rest = String(decoding: bytes[start..<min(bytes.count, start + 300)], as: UTF8.self)
    let alias = String(rest.unicodeScalars.prefix(place.length))
    guard Self.isAlias(alias) else { return nil }
    var range = start..<start + alias.utf8.count
    if swatch.written.hasPrefix("{") {
      // A colour object takes the place of the quotes as well.
      guard range.lowerBound > 0, bytes[range.lowerBound - 1] == UInt8(ascii: "\""),
        bytes.at(range.upperBound) == UInt8(ascii: "\"")
      else { return nil }
      range = range.lowerBound - 1..<range.upperBound + 1
    }
    return (range, text)
  }

  /// `var(--blue)`, `{brand.blue}`, `$blue`, `@blue`: one name and nothing else.
  private static func isAlias(_ text: String) -> Bool {
    let name: Substring
    if text.hasPrefix("var(--"), text.hasSuffix(")") {
      name = text.dropFirst(4).dropLast()
    } else if text.hasPrefix("{"), text.hasSuffix("}") {
      name = text.dropFirst().dropLast()
    } else if text.hasPrefix("$") || text.hasPrefix("@") {
      name = text.dropFirst()
    } else {
      return false
    }
    return !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || "-_./ ".contains($0) }
  }

  private func offset(line: Int, column: Int) -> Int? {
    var start = 0
    for _ in 1..<max(1, line) {
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
      start = end + 1
    }
    for _ in 1..<max(1, column) where start < bytes.count {
      start += 1
      while start < bytes.count, bytes[start] & 0xC0 == 0x80 { start += 1 }
    }
    return start
  }

  /// The bytes at which a swatch's value is written, if what stands there is that value.
  private func range(of swatch: Swatch) -> Range<Int>? {
    guard !swatch.isPerhapsWord, let place = swatch.origin, place.file == file,
      let start = offset(line: place.line, column: place.column)
    else { return nil }
    let written = Array(swatch.written.utf8)
    let end = start + written.count
    guard end <= bytes.count, Array(bytes[start..<end]) == written else { return nil }
    return start..<end
  }
}
