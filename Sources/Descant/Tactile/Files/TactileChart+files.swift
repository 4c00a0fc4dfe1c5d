extension TactileChart {
  /// A file of a chart, by what comes after the chart's name.
  package struct File: Sendable {
    package let ending: String
    package let bytes: [UInt8]
  }

  /// All sheets as one PDF, the key first; none of a chart that has no sheets.
  package func pdf(title: String, language: String) -> File? {
    guard !isRefused else { return nil }
    return File(
      ending: "tactile.pdf",
      bytes: TactilePDF.bytes(of: sheets, title: title, language: language))
  }

  /// A file a sheet: 0 is the key, a second sheet of it 0b.
  package func svgs(title: String) -> [File] {
    sheets.enumerated().map { index, sheet in
      let number =
        index >= keys
        ? String(index - keys + 1) : index == 0 ? "0" : "0\(Self.letters[min(25, index)])"
      let own = sheet.name == title ? title : "\(title), \(sheet.name)"
      return File(
        ending: "tactile.\(number).svg",
        bytes: TactileSVG.bytes(of: sheet, title: own, note: notes.joined(separator: " ")))
    }
  }

  /// What each sheet is called in a list: "Key", "2".
  package func labels(in language: Language) -> [String] {
    sheets.indices.map { index in
      index < keys ? language.interface.tactile.key : String(index - keys + 1)
    }
  }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyz")

  /// What was made, for programs: sheets with their objects, and what touches what.
  package func json(of pages: Int, code: BrailleCode) -> File {
    let described = sheets.enumerated().map { index, sheet in
      JSONNode(members: [
        ("name", JSONNode(sheet.name)), ("isKey", JSONNode(index < keys)),
        ("width", JSONNode(sheet.width)), ("height", JSONNode(sheet.height)),
        ("ink", JSONNode((sheet.ink * 1000).rounded() / 1000)),
        (
          "objects",
          JSONNode(
            sheet.named.filter { !$0.id.isEmpty }.map { id, thing in
              JSONNode(members: [
                ("id", JSONNode(id)), ("name", JSONNode(thing.name)),
                ("cells", thing.cells.isEmpty ? nil : JSONNode(BrailleText.text(thing.cells))),
              ])
            })
        ),
        (
          "contacts",
          JSONNode(sheet.contactNames.map { JSONNode([JSONNode($0.0), JSONNode($0.1)]) })
        ),
      ])
    }
    let told = findings.map { finding in
      JSONNode(members: [
        ("code", JSONNode(finding.code.id)), ("severity", JSONNode(finding.severity.name)),
        ("message", JSONNode(finding.message)),
      ])
    }
    let document = JSONNode(members: [
      ("paper", JSONNode(options.paper.name)), ("device", JSONNode(options.device.rawValue)),
      ("code", JSONNode(code.id)), ("gap", JSONNode(options.gap)), ("dot", JSONNode(options.dot)),
      ("isRefused", JSONNode(isRefused)), ("sheets", JSONNode(described)),
      ("braillePages", JSONNode(pages)),
      ("notes", JSONNode(notes.map { JSONNode($0) })), ("findings", JSONNode(told)),
    ])
    return File(ending: "tactile.json", bytes: Array((document.text(indent: 2) + "\n").utf8))
  }
}
