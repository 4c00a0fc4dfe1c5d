/// A chart that a good analyst would draw of a table, as a Vega-Lite spec.
package struct SuggestedSpec: Sendable {
  /// Its name in the spec, from which a site makes the chart's address
  /// ("countries-life-expect-by-year").
  package var name: String
  package var title: String
  package var spec: JSONNode
  /// Why this chart, one sentence.
  package var reason: String
}

/// What becomes a spec: the parts in the order in which they are printed.
struct SpecSketch {
  var title: String
  var subtitle: String?
  var transforms: [JSONNode] = []
  var mark: JSONNode
  var encoding: [(String, JSONNode)]
  /// Marks in one plot, which share the encoding; none where the one mark is enough.
  var layers: [(mark: JSONNode, encoding: [(String, JSONNode)])] = []
  /// Whether each panel has a scale of its own.
  var hasOwnScales = false
  /// What the ends of intervals stand for.
  var intervals: String?
  /// The sign that belongs to the values of a field.
  var units: [(field: String, sign: String)] = []
  /// How many groups of how many are drawn, by which field, and the median of all.
  var topGroups: (shown: Int, all: Int, field: String, median: Double?)?
  /// Whether each group of strokes has its median marked, and whether a step along is as far as one up.
  var hasMedians = false
  var isSquare = false
  /// Whether its axes say where each row is, and where.
  var places: PlaceAxes?
  /// How high a plot is, in px, where its form asks for that.
  var height: Double?
  /// How many answers lie before the middle one, and whether there is one.
  var diverging: (low: Int, neutral: Int)?
  var reason: String

  /// A text in an expression: 'it\'s'.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }

  /// `language`: that of its title, where it is another than the site's.
  func spec(
    name: String, url: String, parse: [(String, JSONNode?)], language: String?
  ) -> JSONNode {
    let heading: JSONNode =
      subtitle.map { ["text": JSONNode(title), "subtitle": JSONNode($0)] } ?? JSONNode(title)
    let format = JSONNode(members: [("parse", JSONNode(members: parse))])
    let note = topGroups.map { groups -> JSONNode in
      [
        "topGroups": JSONNode(members: [
          ("shown", JSONNode(groups.shown)), ("of", JSONNode(groups.all)),
          ("field", JSONNode(groups.field)), ("median", groups.median.map { JSONNode($0) }),
        ])
      ]
    }
    let own = JSONNode(members: [
      ("language", language.map { JSONNode($0) }),
      ("notes", note.map { [$0] }), ("intervals", intervals.map { JSONNode($0) }),
      (
        "units",
        units.isEmpty ? nil : JSONNode(members: units.map { ($0.field, JSONNode($0.sign)) })
      ), ("medians", hasMedians ? true : nil), ("square", isSquare ? true : nil),
      ("places", places.map { JSONNode($0.rawValue) }),
      (
        "diverging",
        diverging.map { ["low": JSONNode($0.low), "neutral": JSONNode($0.neutral)] }
      ),
    ])
    let inner = layers.map { layer in
      JSONNode(members: [
        ("mark", layer.mark),
        ("encoding", JSONNode(members: layer.encoding.map { ($0.0, $0.1) })),
      ])
    }
    return JSONNode(members: [
      ("$schema", "https://vega.github.io/schema/vega-lite/v6.json"), ("name", JSONNode(name)),
      ("title", heading),
      (
        "data",
        JSONNode(members: [("url", JSONNode(url)), ("format", parse.isEmpty ? nil : format)])
      ),
      ("width", isSquare ? 400 : nil), ("height", isSquare ? 400 : height.map { JSONNode($0) }),
      ("transform", transforms.isEmpty ? nil : JSONNode(transforms)),
      ("mark", layers.isEmpty ? mark : nil),
      ("encoding", JSONNode(members: encoding.map { ($0.0, $0.1) })),
      ("layer", inner.isEmpty ? nil : JSONNode(inner)),
      ("resolve", hasOwnScales ? ["scale": ["y": "independent"]] : nil),
      ("usermeta", own.members.isEmpty ? nil : ["descant": own]),
    ])
  }
}

extension SpecSketch {
  /// With names as they are printed where a program wrote them: the table of the data keeps its author's.
  func printed(for table: SuggestionTable) -> SpecSketch {
    var sketch = self
    var made: [(field: String, expression: String)] = []
    sketch.encoding = encoding.map { channel, node in
      guard ["nominal", "ordinal"].contains(node["type"]?.string), node["aggregate"] == nil,
        let field = node["field"]?.string
      else { return (channel, node) }
      let columns = columns(of: field, in: table)
      let names = WrittenNames.printed(columns.flatMap(\.ownNames).unique)
      guard let column = columns.first, !names.isEmpty else { return (channel, node) }
      let name = columns.count == 1 ? column.name : field
      let title = columns.count > 1 || column.isNamedByPlace ? nil : column.label
      let expression = Self.expression(of: name, names)
      guard expression.count <= Self.longest else { return (channel, node) }
      if !made.contains(where: { $0.field == name }) { made.append((name, expression)) }
      return (channel, Self.named(node, title, names))
    }
    sketch.transforms += made.map { field, expression in
      ["calculate": JSONNode(expression), "as": JSONNode(ChannelSketch.escaped(field))]
    }
    return sketch
  }

  /// So many characters an expression may have: of very many names none is printed otherwise.
  private static let longest = 2000

  /// Each name in the place of its own.
  private static func expression(of field: String, _ names: [String: String]) -> String {
    let key = "datum[\(quoted(field))]"
    let tests = names.sorted { $0.key < $1.key }.map {
      "\(key) == \(quoted($0.key)) ? \(quoted($0.value)) : "
    }
    return tests.joined() + key
  }

  /// The column of names that a channel shows, or those whose names a fold puts into one field.
  private func columns(of field: String, in table: SuggestionTable) -> [ColumnReading] {
    let folds = transforms.filter { $0["as"]?.elements?.last?.string == field }
    let folded = folds.flatMap { $0["fold"]?.elements?.compactMap(\.string) ?? [] }
    return table.roles.columns.filter { column in
      let name = ChannelSketch.escaped(column.name)
      return folds.isEmpty ? name == field : folded.contains(name)
    }
  }

  /// A channel whose own lists of names are in the printed ones; what is made again has no title of its own.
  private static func named(_ node: JSONNode, _ title: String?, _ names: [String: String])
    -> JSONNode
  {
    let printed: (JSONNode) -> JSONNode = { list in
      guard let elements = list.elements else { return list }
      return JSONNode(
        elements.map { element in
          element.string.flatMap { names[$0] }.map { JSONNode($0) } ?? element
        })
    }
    var members = node.members.map { member -> (String, JSONNode?) in
      switch member.name {
      case "sort": (member.name, printed(member.value))
      case "scale":
        (
          member.name,
          JSONNode(
            members: member.value.members.map {
              ($0.name, $0.name == "domain" ? printed($0.value) : $0.value)
            })
        )
      default: (member.name, member.value)
      }
    }
    if let title, node["title"] == nil { members.append(("title", JSONNode(title))) }
    return JSONNode(members: members)
  }
}

extension ColumnReading {
  /// The names in a column of texts, in their order.
  fileprivate var ownNames: [String] {
    guard column.kind == .category || column.kind == .text, case .texts(let texts) = column.values
    else { return [] }
    return texts.vocabulary.filter { !$0.isEmpty }
  }
}

extension [String] {
  fileprivate var unique: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}

/// An encoding channel: what is nil is left to the defaults.
struct ChannelSketch {
  var field: String?
  var type: String
  var aggregate: String?
  /// At most so many bins.
  var bins: Int?
  /// Bins of a width, around the steps that the values have.
  var binning: (anchor: Double, step: Double, last: Double)?
  /// Whether its values begin bins that end in the second channel.
  var isBinned = false
  var timeUnit: String?
  var title: String?
  var sort: JSONNode?
  var stack: JSONNode?
  /// Members of the scale, in order.
  var scale: [(String, JSONNode?)] = []
  var axis: JSONNode?

  var node: JSONNode {
    JSONNode(members: [
      ("aggregate", aggregate.map { JSONNode($0) }),
      (
        "bin",
        // From the anchor on: Vega puts nothing into bins that a shift would begin above the least value.
        binning.map {
          [
            "anchor": JSONNode($0.anchor), "step": JSONNode($0.step),
            "extent": [JSONNode($0.anchor), JSONNode($0.last)],
          ]
        }
          ?? bins.map { $0 == 10 ? true : ["maxbins": JSONNode($0)] } ?? (isBinned ? "binned" : nil)
      ),
      ("timeUnit", timeUnit.map { JSONNode($0) }),
      ("field", field.map { JSONNode(Self.escaped($0)) }), ("type", JSONNode(type)),
      ("title", title.map { $0.isEmpty ? .null : JSONNode($0) }), ("sort", sort), ("stack", stack),
      ("scale", scale.contains { $0.1 != nil } ? JSONNode(members: scale) : nil), ("axis", axis),
    ])
  }

  /// Points and brackets in a name are no paths.
  static func escaped(_ field: String) -> String {
    guard field.contains(where: { ".[]\\".contains($0) }) else { return field }
    return field.map { ".[]\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
