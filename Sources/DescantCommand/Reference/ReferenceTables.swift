import Descant

/// The tables that the documentation is made from, as JSON: `descant help tables`.
enum ReferenceTables {
  /// Of these commands, in the order of the overview.
  static func all(_ commands: [any Command.Type]) -> JSONNode {
    [
      "version": JSONNode(Version.number),
      "codes": JSONNode(FindingCode.all.map(code)),
      "rules": JSONNode(PaletteRule.all.map(rule)),
      "properties": JSONNode(SpecReference.properties.map(names)),
      "values": JSONNode(SpecReference.values.map(names)),
      "departures": JSONNode(
        Departure.all.map {
          ["usual": JSONNode($0.usual), "here": JSONNode($0.here), "reason": JSONNode($0.reason)]
        }),
      "drawing": JSONNode(
        DrawingRules.table.map {
          ["about": JSONNode($0.about), "rule": JSONNode($0.rule), "reason": JSONNode($0.reason)]
        }),
      "tactile": JSONNode(
        Rules.all.map { part, rules in
          ["part": JSONNode(part), "rules": JSONNode(rules.map(tactile))]
        }),
      "languages": JSONNode(Language.all.map { JSONNode($0.tag) }),
      "commands": JSONNode(commands.map(command)),
    ]
  }

  private static func code(_ code: FindingCode) -> JSONNode {
    [
      "id": JSONNode(code.id), "meaning": JSONNode(code.meaning), "remedy": JSONNode(code.remedy),
    ]
  }

  private static func rule(_ rule: PaletteRule) -> JSONNode {
    [
      "id": JSONNode(rule.code.id), "name": JSONNode(rule.name), "why": JSONNode(rule.why),
      "error": limits(rule.limits.error), "warning": limits(rule.limits.warning),
      "note": limits(rule.limits.note),
      "passing": list(rule.passing), "failing": list(rule.failing),
    ]
  }

  private static func tactile(_ rule: TactileRule) -> JSONNode {
    [
      "what": JSONNode(rule.what), "value": JSONNode(rule.value), "unit": JSONNode(rule.unit),
      "standing": JSONNode(rule.standing.rawValue), "source": JSONNode(rule.source),
    ]
  }

  private static func limits(_ limits: [Measure: Double]) -> JSONNode {
    JSONNode(
      members: Measure.allCases.map { measure in
        (measure.rawValue, limits[measure].map { JSONNode($0) })
      })
  }

  private static func list(_ list: ColorList) -> JSONNode {
    [
      "colors": JSONNode(list.swatches.map { JSONNode($0.color.hex) }),
      "texts": JSONNode(list.texts.map { JSONNode($0.color.hex) }),
      "lines": JSONNode(list.lines.map { JSONNode($0.color.hex) }),
      "grounds": JSONNode(list.grounds.map { JSONNode($0.color.hex) }),
      "pairs": JSONNode(
        list.encounters.map { pair in
          JSONNode([JSONNode(pair.upper.color.hex), JSONNode(pair.ground.color.hex)])
        }),
    ]
  }

  private static func names(_ table: SpecReference) -> JSONNode {
    [
      "what": JSONNode(table.what), "read": texts(table.read), "looks": texts(table.looks),
      "refused": texts(table.refused),
    ]
  }

  private static func command(_ command: any Command.Type) -> JSONNode {
    [
      "name": JSONNode(command.name), "summary": JSONNode(command.summary),
      "help": JSONNode(HelpPage.text(for: command)),
    ]
  }

  private static func texts(_ texts: [String]) -> JSONNode { JSONNode(texts.map { JSONNode($0) }) }
}
