package import Descant

/// What is made of each chart for touch: drawings, braille, or nothing.
package struct TouchOptions: Sendable {
  /// A kind of file.
  package enum Kind: String, Sendable, CaseIterable {
    /// Sheets to print and emboss.
    case pdf, svg
    /// Braille for embossers, and as text.
    case brf, pef, txt
    /// What was measured on the sheets, for programs.
    case json
  }

  /// Whether anything is made.
  package var isOn = false
  /// A set of sheets for each.
  package var papers = [Paper(.a4)]
  /// Which files are made.
  package var kinds = Set(Kind.allCases)
  /// Nil takes that of the chart's language.
  package var code: BrailleCode?
  /// Device, dots and distances of the drawings.
  package var sheets = TactileOptions()
  /// Cells and lines of a braille page.
  package var pages = BraillePageSize.standard
  /// How words are read where their script does not say: kana or pinyin, by the word.
  package var readings: [String: String] = [:]
  /// The day of a PEF file, where somebody told one.
  package var date: String?

  /// The usual papers and kinds.
  package init(isOn: Bool = false) { self.isOn = isOn }

  /// A site's: what pages link to.
  static let site: TouchOptions = {
    var options = TouchOptions()
    options.kinds = [.pdf, .svg, .brf, .pef]
    return options
  }()
}

extension TouchOptions: CustomStringConvertible {
  /// Everything that files depend on, in one line.
  package var description: String {
    guard isOn else { return "no touch" }
    let words = [sheets.short, readings].map { pairs in
      pairs.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
    }
    return [
      papers.map(\.name).joined(separator: ","), kinds.map(\.rawValue).sorted().joined(),
      code?.id ?? "auto", sheets.device.rawValue, "\(sheets.dot) \(sheets.gap)",
      "\(sheets.maxSheets) \(sheets.splits)", "\(pages.cells)×\(pages.lines)", words[0], words[1],
      date ?? "",
    ].joined(separator: ";")
  }
}

extension FindingCode {
  static let touch: [FindingCode] = [.tactileSetting]

  static let tactileSetting = FindingCode(
    "tactile-setting", "A setting of tactile drawings is not known, or out of range.",
    remedy: "Write one of the keys and values that the message names.")
}

extension TouchOptions {
  /// Reads `"tactile": true` or `"tactile": {"paper": "a3", …}`; what is not said stays as in `base`.
  static func read(
    from node: JSONNode, over base: TouchOptions = .site
  ) -> (options: TouchOptions, findings: [Finding]) {
    var reading = Reading(options: base)
    if let isOn = node.boolean {
      reading.options.isOn = isOn
    } else if node.isObject {
      reading.options.isOn = true
      for member in node.members { reading.read(member) }
    } else {
      reading.refuse(node, "tactile", wants: "true, false or an object")
    }
    return (reading.options, reading.findings)
  }

  private struct Reading {
    var options: TouchOptions
    var findings: [Finding] = []

    static let keys = [
      "on", "paper", "files", "braille", "device", "dot", "gap", "sheets", "split", "cells",
      "lines", "short", "readings",
    ]

    mutating func read(_ member: JSONMember) {
      let (name, value) = (member.name, member.value)
      switch name {
      case "on": set(\.isOn, value.boolean, value, name, wants: "true or false")
      case "split": set(\.sheets.splits, value.boolean, value, name, wants: "true or false")
      case "paper":
        let papers = many(value, Paper.init)
        set(\.papers, papers, value, name, wants: Paper.names.joined(separator: ", "))
      case "files":
        let kinds = many(value, Kind.init).map(Set.init)
        let names = Kind.allCases.map(\.rawValue).joined(separator: ", ")
        set(\.kinds, kinds, value, name, wants: names)
      case "braille":
        guard value.string != "auto" else { return options.code = nil }
        let code = value.string.flatMap(BrailleCode.named)
        let names = BrailleCode.all.map(\.id).joined(separator: ", ")
        set(\.code, code.map(Optional.some), value, name, wants: "auto, \(names)")
      case "device":
        let device = value.string.flatMap(TactileOptions.Device.init)
        set(\.sheets.device, device, value, name, wants: "swell or tiger")
      case "dot": number(\.sheets.dot, TactileOptions.dotsAllowed, value, name)
      case "gap": number(\.sheets.gap, TactileOptions.gapsAllowed, value, name)
      case "sheets":
        let allowed = TactileOptions.sheetsAllowed
        let count = value.number.flatMap { Int(exactly: $0) }.flatMap {
          allowed.contains($0) ? $0 : nil
        }
        set(
          \.sheets.maxSheets, count, value, name,
          wants: "\(allowed.lowerBound) to \(allowed.upperBound)")
      case "cells", "lines":
        let count = value.number.flatMap { Int(exactly: $0) } ?? 0
        let size =
          name == "cells"
          ? BraillePageSize(of: count, by: options.pages.lines)
          : BraillePageSize(of: options.pages.cells, by: count)
        let allowed =
          name == "cells" ? BraillePageSize.cellsAllowed : BraillePageSize.linesAllowed
        set(
          \.pages, size, value, name, wants: "\(allowed.lowerBound) to \(allowed.upperBound)")
      case "short": set(\.sheets.short, texts(value), value, name, wants: Self.pairs)
      case "readings": set(\.readings, texts(value), value, name, wants: Self.pairs)
      default:
        findings.append(
          .error(
            .tactileSetting, "\"\(name)\" is not a key of \"tactile\"",
            help: didYouMean(name, among: Self.keys), at: member.nameLocation))
      }
    }

    private static let pairs = "an object of words and what stands for each"

    private mutating func set<Value>(
      _ path: WritableKeyPath<TouchOptions, Value>, _ value: Value?, _ node: JSONNode,
      _ name: String, wants: String
    ) {
      guard let value else { return refuse(node, name, wants: wants) }
      options[keyPath: path] = value
    }

    private mutating func number(
      _ path: WritableKeyPath<TouchOptions, Double>, _ range: ClosedRange<Double>,
      _ node: JSONNode, _ name: String
    ) {
      let value = node.number.flatMap { range.contains($0) ? $0 : nil }
      set(path, value, node, name, wants: "\(range.lowerBound) to \(range.upperBound)")
    }

    mutating func refuse(_ node: JSONNode, _ name: String, wants: String) {
      findings.append(
        .error(
          .tactileSetting, "\"\(name)\" can't be \(node.quotedOrKind)", help: "write \(wants)",
          at: node.location))
    }

    /// One or a list of them.
    private func many<Value>(_ node: JSONNode, _ read: (String) -> Value?) -> [Value]? {
      let texts =
        node.elements.map { $0.compactMap(\.string) } ?? node.string.map { [$0] } ?? []
      let count = node.elements?.count ?? 1
      let values = texts.compactMap(read)
      return values.isEmpty || values.count != count ? nil : values
    }

    private func texts(_ node: JSONNode) -> [String: String]? {
      guard node.isObject else { return nil }
      var pairs: [String: String] = [:]
      for member in node.members {
        guard let text = member.value.string, !member.name.isEmpty else { return nil }
        pairs[member.name] = text
      }
      return pairs
    }
  }
}
