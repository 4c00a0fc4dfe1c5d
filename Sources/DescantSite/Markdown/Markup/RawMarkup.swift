import Descant

/// HTML that an author wrote into Markdown: where it leads, and what the pages' policy lets it do.
enum RawMarkup {
  /// Attributes that lead somewhere.
  private static let leading: [StaticString] = [
    "href", "src", "poster", "data", "action", "formaction", "xlink:href",
  ]

  /// The destinations in it, decoded, in order.
  static func destinations(in html: ArraySlice<UInt8>) -> [String] {
    found(in: html).map(\.written)
  }

  /// The same with other destinations; one that becomes nil is emptied.
  static func linked(
    _ html: ArraySlice<UInt8>, _ destination: (String) -> String?
  ) -> [UInt8] {
    let bytes = Array(html)
    var out: [UInt8] = []
    var place = 0
    for (written, range) in found(in: html) {
      let final = destination(written) ?? ""
      guard final != written, range.lowerBound >= place else { continue }
      out += bytes[place..<range.lowerBound] + final.escapedForMarkup.utf8
      place = range.upperBound
    }
    return place == 0 ? bytes : out + bytes[place...]
  }

  private static func found(in html: ArraySlice<UInt8>) -> [(written: String, range: Range<Int>)] {
    var found: [(written: String, range: Range<Int>)] = []
    html.withUnsafeBufferPointer { bytes in
      MarkupScanner.scan(bytes) { tag in
        guard !tag.isEnd else { return }
        for name in leading {
          if let value = tag.place(of: name) { found.append((tag.text(in: value), value)) }
        }
      }
    }
    return found.filter { !$0.range.isEmpty }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// What is left of a block without its tags, comments, scripts and styles.
  static func words(in html: ArraySlice<UInt8>) -> [UInt8] {
    var words: [UInt8] = []
    html.withUnsafeBufferPointer { bytes in
      var place = 0
      var isHidden = false
      func take(to end: Int) {
        guard !isHidden, place < end else { return }
        words += withoutComments(bytes[place..<end])
      }
      MarkupScanner.scan(bytes) { tag in
        take(to: tag.start)
        place = tag.end
        isHidden = !tag.isEnd && (tag.named("script") || tag.named("style"))
      }
      take(to: bytes.count)
    }
    return words.allSatisfy { $0 <= 0x20 } ? [] : words
  }

  private static func withoutComments(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    var left: [UInt8] = []
    var rest = bytes
    while let start = rest.firstRange(of: Array("<!".utf8)) {
      left += rest[..<start.lowerBound]
      let isComment = rest[start.upperBound...].starts(with: Array("--".utf8))
      let end = rest[start.upperBound...].firstRange(of: Array((isComment ? "-->" : ">").utf8))
      rest = rest[(end?.upperBound ?? rest.endIndex)...]
    }
    left += rest
    return left.filter { $0 != 0x3C && $0 != 0x3E }
  }

  /// A part that browsers leave out, as the pages' policy allows files of the site alone and
  /// nothing inline.
  struct Blocked: Hashable {
    let what: String
    let remedy: String
    /// As it is written.
    let written: String
  }

  /// What of it readers won't get.
  static func blocked(in html: ArraySlice<UInt8>) -> [Blocked] {
    var blocked: [Blocked] = []
    html.withUnsafeBufferPointer { bytes in
      MarkupScanner.scan(bytes) { if !$0.isEnd { blocked += self.blocked($0) } }
    }
    return blocked
  }

  private static func blocked(_ tag: MarkupScanner.Tag) -> [Blocked] {
    var blocked: [Blocked] = []
    let name = tag.nameText
    if ["iframe", "frame", "embed", "object"].contains(name) {
      blocked.append(
        Blocked(what: "<\(name)> is not shown", remedy: "link to it instead", written: "<\(name)"))
    } else if name == "style" {
      blocked.append(Blocked(what: "<style> does nothing", remedy: style, written: "<style"))
    } else if name == "script", !tag.has("src") {
      blocked.append(
        Blocked(what: "a script inside a page does not run", remedy: script, written: "<script"))
    } else if let source = tag.value("src") ?? tag.value("poster"), isElsewhere(source) {
      blocked.append(elsewhere(source))
    }
    for attribute in tag.attributeNames {
      if attribute == "style" {
        blocked.append(
          Blocked(what: "the attribute \"style\" does nothing", remedy: style, written: "style="))
      } else if attribute.hasPrefix("on"), attribute.count > 2 {
        blocked.append(
          Blocked(
            what: "the attribute \"\(attribute)\" does nothing", remedy: script,
            written: attribute))
      }
    }
    return blocked
  }

  /// A picture or another part that is fetched from another site.
  static func elsewhere(_ address: String) -> Blocked {
    Blocked(
      what: "\"\(address)\" is not loaded",
      remedy: "copy the file beside the page and name it there",
      written: address)
  }

  static func isElsewhere(_ address: String) -> Bool {
    address.hasPrefix("//") || address.lowercased().hasPrefix("http:")
      || address.lowercased().hasPrefix("https:")
  }

  private static let style = "write it in a file in Site/styles/, which every page loads"
  private static let script = "put it into a file in Site/scripts/, which every page loads"
}
