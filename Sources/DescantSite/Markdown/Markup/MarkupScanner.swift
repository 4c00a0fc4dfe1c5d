import Foundation

/// Finds the tags of an HTML page in one pass; comments, scripts and styles are passed over.
enum MarkupScanner {
  /// A tag in place: nothing is copied until it is asked for.
  struct Tag {
    fileprivate let bytes: UnsafeBufferPointer<UInt8>
    fileprivate let name: Range<Int>
    fileprivate let attributes: [(name: Range<Int>, value: Range<Int>)]
    let isEnd: Bool
    /// Behind the ">".
    let end: Int
    /// At the "<".
    let start: Int
  }

  static func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ take: (Tag) -> Void) {
    var place = 0
    var attributes: [(name: Range<Int>, value: Range<Int>)] = []
    while let start = find(0x3C, in: bytes, from: place) {
      let next = start + 1 < bytes.count ? bytes[start + 1] : 0
      if next == 0x21 {
        place = declarationEnd(bytes, from: start)
      } else if next == 0x2F || isLetter(next) {
        let nameStart = next == 0x2F ? start + 2 : start + 1
        var nameEnd = nameStart
        while nameEnd < bytes.count, !isTagBreak(bytes[nameEnd]) { nameEnd += 1 }
        attributes.removeAll(keepingCapacity: true)
        place = readAttributes(bytes, from: nameEnd, into: &attributes)
        let tag = Tag(
          bytes: bytes, name: nameStart..<nameEnd, attributes: attributes, isEnd: next == 0x2F,
          end: place, start: start)
        take(tag)
        if next != 0x2F, tag.named("script") || tag.named("style") {
          place = rawTextEnd(bytes, from: place)
        }
      } else {
        place = start + 1
      }
    }
  }

  private static func declarationEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let isComment = start + 3 < bytes.count && bytes[start + 2] == 0x2D && bytes[start + 3] == 0x2D
    var place = start + (isComment ? 4 : 2)
    while let close = find(0x3E, in: bytes, from: place) {
      if !isComment || (close >= start + 6 && bytes[close - 1] == 0x2D && bytes[close - 2] == 0x2D)
      {
        return close + 1
      }
      place = close + 1
    }
    return bytes.count
  }

  /// To behind the ">"; attributes without a value have an empty one.
  private static func readAttributes(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int,
    into attributes: inout [(name: Range<Int>, value: Range<Int>)]
  ) -> Int {
    var place = start
    while place < bytes.count {
      let byte = bytes[place]
      if byte == 0x3E { return place + 1 }
      if byte <= 0x20 || byte == 0x2F {
        place += 1
        continue
      }
      let nameStart = place
      while place < bytes.count, !isTagBreak(bytes[place]), bytes[place] != 0x3D { place += 1 }
      let name = nameStart..<place
      guard place < bytes.count, bytes[place] == 0x3D else {
        attributes.append((name, place..<place))
        place = max(place, nameStart + 1)
        continue
      }
      place += 1
      let value = valueRange(bytes, from: place)
      attributes.append((name, value.range))
      place = value.end
    }
    return bytes.count
  }

  private static func valueRange(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> (
    range: Range<Int>, end: Int
  ) {
    guard start < bytes.count else { return (start..<start, start) }
    let quote = bytes[start]
    if quote == 0x22 || quote == 0x27 {
      let close = find(quote, in: bytes, from: start + 1) ?? bytes.count
      return (start + 1..<close, min(close + 1, bytes.count))
    }
    var place = start
    while place < bytes.count, bytes[place] > 0x20, bytes[place] != 0x3E { place += 1 }
    return (start..<place, place)
  }

  private static func rawTextEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var place = start
    while let open = find(0x3C, in: bytes, from: place) {
      if open + 2 < bytes.count, bytes[open + 1] == 0x2F, bytes[open + 2] | 0x20 == 0x73 {
        return open
      }
      place = open + 1
    }
    return bytes.count
  }

  private static func find(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int)
    -> Int?
  {
    guard start < bytes.count, let base = bytes.baseAddress else { return nil }
    guard let found = memchr(base + start, Int32(byte), bytes.count - start) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  private static func isTagBreak(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0x3E || byte == 0x2F
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}

extension MarkupScanner.Tag {
  func named(_ other: StaticString) -> Bool { Self.equal(bytes, name, other) }

  func has(_ attribute: StaticString) -> Bool {
    attributes.contains { Self.equal(bytes, $0.name, attribute) }
  }

  func value(_ attribute: StaticString) -> String? { place(of: attribute).map(text) }

  /// Where the value of an attribute stands.
  func place(of attribute: StaticString) -> Range<Int>? {
    attributes.first { Self.equal(bytes, $0.name, attribute) }?.value
  }

  /// A whole attribute, where it is written as a name, a double quote and a value.
  func attribute(around value: Range<Int>, named opening: String) -> Range<Int>? {
    let start = value.lowerBound - opening.utf8.count
    guard start >= 0, bytes[start..<value.lowerBound].elementsEqual(opening.utf8),
      value.upperBound < bytes.count, bytes[value.upperBound] == UInt8(ascii: "\"")
    else { return nil }
    return start..<value.upperBound + 1
  }

  /// A value as it is meant.
  func text(in range: Range<Int>) -> String {
    let text = plain(range)
    return text.contains("&") ? Entities.decoded(text) : text
  }

  /// In lower case.
  var nameText: String { plain(name).lowercased() }
  var attributeNames: [String] { attributes.map { plain($0.name).lowercased() } }

  private func plain(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// 2 of `<h2>`.
  var headingLevel: Int? {
    guard name.count == 2, bytes[name.lowerBound] | 0x20 == 0x68 else { return nil }
    let level = Int(bytes[name.lowerBound + 1]) - 0x30
    return (1...6).contains(level) ? level : nil
  }

  /// Whether there is anything but tags and blanks between a place and this tag.
  func hasText(from place: Int) -> Bool {
    var isInTag = false
    for byte in bytes[place..<max(place, start)] {
      if byte == 0x3C {
        isInTag = true
      } else if byte == 0x3E {
        isInTag = false
      } else if !isInTag, byte > 0x20 {
        return true
      }
    }
    return false
  }

  private static func equal(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ other: StaticString
  ) -> Bool {
    guard range.count == other.utf8CodeUnitCount else { return false }
    return other.withUTF8Buffer { other in
      other.indices.allSatisfy { index in
        let byte = bytes[range.lowerBound + index]
        return byte == other[index] || ((0x41...0x5A).contains(byte) && byte | 0x20 == other[index])
      }
    }
  }
}
