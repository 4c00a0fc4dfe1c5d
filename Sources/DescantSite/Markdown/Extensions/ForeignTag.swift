import Descant

/// A tag of another tool's templates in a text.
struct ForeignTag {
  enum Form: CaseIterable {
    /// `{{< figure >}}`, `{{% note %}}`: Hugo, Quarto.
    case shortcode, markdownShortcode
    /// `{% include x %}`: Liquid, Jinja.
    case statement
    /// `{{ page.title }}`: all of them.
    case expression
    /// `{# … #}`, `{/* … */}`, `{! … !}`.
    case comment, scriptComment, inclusion
    /// kramdown's `{::comment}` and `{:/comment}`.
    case extending, extended

    var signs: (open: String, close: String) {
      switch self {
      case .shortcode: ("{{<", ">}}")
      case .markdownShortcode: ("{{%", "%}}")
      case .statement: ("{%", "%}")
      case .expression: ("{{", "}}")
      case .comment: ("{#", "#}")
      case .scriptComment: ("{/*", "*/}")
      case .inclusion: ("{!", "!}")
      case .extending: ("{::", "}")
      case .extended: ("{:/", "}")
      }
    }
  }

  let form: Form
  /// What stands between its signs.
  let inner: Range<Int>
  /// "/highlight", "endhighlight", "figure"; empty for what has no name.
  let name: String
  /// Whether it is written to be shown, as Hugo's `{{</* … */>}}`.
  let isShown: Bool

  private static let longest = 1000

  /// The tag at a brace, and the place behind it.
  static func read(_ bytes: ArraySlice<UInt8>, at start: Int) -> (tag: ForeignTag, end: Int)? {
    guard start + 3 < bytes.endIndex, bytes[start] == 0x7B else { return nil }
    for form in Form.allCases where bytes[start...].starts(with: form.signs.open.utf8) {
      let open = start + form.signs.open.utf8.count
      let limit = min(bytes.endIndex, open + longest)
      guard let close = bytes[open..<limit].firstRange(of: Array(form.signs.close.utf8)) else {
        continue
      }
      return (ForeignTag(form, bytes, open..<close.lowerBound), close.upperBound)
    }
    return nil
  }

  private init(_ form: Form, _ bytes: ArraySlice<UInt8>, _ inner: Range<Int>) {
    self.form = form
    self.inner = inner
    let text = bytes[inner]
    isShown =
      (form == .shortcode || form == .markdownShortcode) && text.starts(with: "/*".utf8)
    let words = String(decoding: text, as: UTF8.self).split {
      $0.isWhitespace || $0 == "-" && form == .statement
    }
    var first = words.first.map(String.init) ?? ""
    if form == .extended { first = "/" + first }
    if first == "/", words.count > 1 { first = "/" + words[1] }
    name = form == .expression || form == .comment ? "" : first
  }

  func closes(_ other: String) -> Bool { name == "/" + other || name == "end" + other }

  /// Texts for readers in it: `title="…"`, `caption="…"`, the first text in quotes.
  func words(_ bytes: [UInt8]) -> [String] {
    guard form == .shortcode || form == .markdownShortcode, !name.hasPrefix("/") else { return [] }
    return TagWords(String(decoding: bytes[inner], as: UTF8.self)).texts(behind: name)
  }
}

/// The attributes of a tag, as far as they are words for readers.
struct TagWords {
  /// With their values; positional ones without a name.
  private(set) var values: [(name: String, value: String)] = []

  init(_ text: String) {
    var rest = Array(text.utf8)[...]
    while let next = rest.first {
      let name = rest.prefix { InlineParser.isWordByte($0) || $0 == 0x2D || $0 == 0x5F }
      let behind = rest[name.endIndex...]
      let isNamed = !name.isEmpty && behind.first == 0x3D
      let value = isNamed ? behind.dropFirst() : rest
      if let quote = value.first, [0x22, 0x27, 0x60].contains(quote),
        let end = value.dropFirst().firstIndex(of: quote)
      {
        values.append(
          (
            isNamed ? String(decoding: name, as: UTF8.self).lowercased() : "",
            String(decoding: value[(value.startIndex + 1)..<end], as: UTF8.self)
          ))
        rest = rest[(end + 1)...]
      } else {
        rest = rest.dropFirst(max(1, next == 0x20 ? 1 : name.count))
      }
    }
  }

  func value(_ name: String) -> String? { values.first { $0.name == name }?.value }

  private static let forReaders: Set<String> = [
    "title", "caption", "summary", "label", "header", "heading", "subtitle", "text", "alt",
  ]
  private static let titled: Set<String> = [
    "details", "tab", "callout", "expand", "alert", "notice", "admonition", "card", "hint",
  ]

  func texts(behind tag: String) -> [String] {
    values.filter { pair in
      Self.forReaders.contains(pair.name) || pair.name.isEmpty && Self.titled.contains(tag)
        || pair.name == "name" && Self.titled.contains(tag)
    }.map(\.value).filter { !$0.isEmpty }
  }
}
