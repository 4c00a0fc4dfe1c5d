/// What a template is filled with: Mustache's data, as plain values.
///
///     ["title": "Rain", "rows": .list([["cell": "1"], ["cell": "2"]])]
enum View: Sendable, Hashable {
  /// Known, and empty: falsy, and no finding in strict mode.
  case nothing
  case flag(Bool)
  case text(String)
  /// A file, from a folder that is known where the view is used, see ``placed(in:)``.
  case file(String)
  case list([View])
  case map([String: View])

  /// The text, or nothing where there is none.
  init(_ text: String?) { self = text.map(View.text) ?? .nothing }

  /// Whether a section with this value is rendered at all.
  var isTruthy: Bool {
    switch self {
    case .nothing: false
    case .flag(let flag): flag
    case .text(let text), .file(let text): !text.isEmpty
    case .list(let items): !items.isEmpty
    case .map: true
    }
  }

  /// What an interpolation writes; lists and maps have no text.
  var text: String {
    switch self {
    case .text(let text), .file(let text): text
    case .flag(let flag): flag ? "true" : "false"
    case .nothing, .list, .map: ""
    }
  }

  /// The same with files in a folder, "" or ending in "/".
  func placed(in folder: String) -> View {
    switch self {
    case .nothing, .flag, .text: self
    case .file(let path): .text(folder + path)
    case .list(let items): .list(items.map { $0.placed(in: folder) })
    case .map(let members): .map(members.mapValues { $0.placed(in: folder) })
    }
  }

  subscript(_ name: String) -> View? {
    if case .map(let members) = self { members[name] } else { nil }
  }
}

extension View: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  init(stringLiteral value: String) { self = .text(value) }
  init(booleanLiteral value: Bool) { self = .flag(value) }
  init(nilLiteral: ()) { self = .nothing }
  init(dictionaryLiteral elements: (String, View)...) {
    self = .map(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}
