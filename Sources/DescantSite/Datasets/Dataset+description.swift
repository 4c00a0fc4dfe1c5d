package import Descant

extension Dataset {
  /// What was read of a file, for programs: how, and every value of every column.
  package func description(in language: Language, findings: [Finding]) -> JSONNode {
    let columns = columns.map { column in
      JSONNode(members: [
        ("name", JSONNode(column.name)), ("title", column.title.map { JSONNode($0) }),
        ("kind", JSONNode(column.kind.rawValue)), ("unit", column.unit.map { JSONNode($0.symbol) }),
        ("values", JSONNode((0..<rowCount).map { Self.node(column.values[$0]) })),
        (
          "flags",
          column.flags.isEmpty
            ? nil
            : JSONNode(
              members: column.flags.sorted { $0.key < $1.key }.map {
                ("\($0.key)", JSONNode($0.value))
              })
        ),
      ])
    }
    return JSONNode(members: [
      ("file", JSONNode(file)), ("title", JSONNode(title ?? "")),
      ("rows", JSONNode(Double(rowCount))), ("columns", JSONNode(columns)),
      ("reading", JSONNode(language.sentences(for: reading).map { JSONNode($0) })),
      (
        "findings",
        JSONNode(
          findings.map { finding in
            JSONNode([
              JSONNode(finding.severity.name), JSONNode(finding.code.id), JSONNode(finding.message),
            ])
          })
      ),
    ])
  }

  private static func node(_ value: Value?) -> JSONNode {
    switch value {
    case .number(let number)?: return JSONNode(number)
    case .text(let text)?: return JSONNode(text)
    case .boolean(let flag)?: return JSONNode(flag)
    case .moment(let moment)?:
      let time = CivilTime(moment: moment)
      let pad: (Int) -> String = { $0 < 10 ? "0\($0)" : "\($0)" }
      return JSONNode(
        "\(time.year)-\(pad(time.month))-\(pad(time.day))T\(pad(time.hour)):\(pad(time.minute))")
    case nil: return JSONNode.null
    }
  }
}
