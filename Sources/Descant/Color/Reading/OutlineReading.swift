/// Guesses of what a tree of values holds: few, sure, and by names alone.
enum OutlineReading {
  /// - Parameters:
  ///   - root: the tree.
  ///   - isCode: whether lists without a name that says palettes are left to declarations.
  /// - Returns: the lists that are palettes by their names, and those that may be.
  static func read(_ root: JSONNode, isCode: Bool) -> PaletteReading {
    var reader = Reader(isCode: isCode, root.source.file)
    reader.reading.colors = root.writtenColors()
    guard reader.reading.colors.count > 1 else { return reader.reading }
    reader.walk(root, [], around: [])
    if isCode { reader.lendGround(of: root) }
    return reader.reading
  }

  private struct Reader {
    let isCode: Bool
    var reading = PaletteReading()
    /// Whether the program draws charts; nil until somebody asks.
    private var drawsCharts: Bool?

    /// Whether it is a program, whose names mean what its author likes, and not settings.
    let isOfProgram: Bool

    init(isCode: Bool, _ file: String) {
      self.isCode = isCode
      isOfProgram = LiteralDialect.of(file.lowercased())?.isOfPrograms ?? false
    }

    /// `around`: the objects that a value stands in, nearest last.
    mutating func walk(_ node: JSONNode, _ path: [String], around: [JSONNode]) {
      guard path.count < 64 else { return }
      if isCode, !path.isEmpty || node.isObject, readShape(node, path) { return }
      if let elements = node.elements {
        if readArray(node, elements, path, around) { return }
        if let all = node.withPairsSideBySide, readArray(all, all.elements ?? [], path, around) {
          return
        }
        for (index, element) in elements.enumerated() {
          walk(element, path + [String(index + 1)], around: around)
        }
      } else if node.isObject {
        readMap(node, path, around)
        for member in node.members where member.value.string == nil {
          walk(member.value, path + [member.name], around: around + [node])
        }
      }
    }

    /// What matplotlib's settings in a program call the ground, all of them alike, is that of its other lists.
    mutating func lendGround(of root: JSONNode) {
      guard let ground = MatplotlibSettings.ground(in: root) else { return }
      for lists in [\PaletteReading.lists, \.candidates] {
        for index in reading[keyPath: lists].indices
        where reading[keyPath: lists][index].grounds.isEmpty
          && !reading[keyPath: lists][index].swatches.isEmpty
        {
          reading[keyPath: lists][index].grounds = [ground]
        }
      }
    }

    /// Settings of a chart library within a program.
    private mutating func readShape(_ node: JSONNode, _ path: [String]) -> Bool {
      guard node.isObject, path.count < 4 else { return false }
      let shapes = [.matplotlibSettings] + ChartLibrary.all.map(\.shape) + [.vega]
      guard let shape = shapes.first(where: { $0.fits(node) }) else { return false }
      let own = shape.read(node)
      guard !own.lists.isEmpty else { return false }
      reading.lists += own.lists.map { list in
        list.with {
          $0.name = (path + [list.name]).joined(separator: ".")
          $0.isOfFormat = true
        }
      }
      if shape.name == JSONPaletteShape.matplotlibSettings.name {
        reading.colors += own.colors.map { color in
          var color = color
          color.path = path + color.path
          return color
        }
      }
      reading.findings += own.findings
      return true
    }

    // MARK: Lists

    private mutating func readArray(
      _ node: JSONNode, _ elements: [JSONNode], _ path: [String], _ around: [JSONNode]
    ) -> Bool {
      let values = elements.compactMap { Record($0)?.value ?? ($0.string == nil ? nil : $0) }
      let colors = values.count { $0.color != nil }
      let sure = values.count { $0.isSurelyColor }
      guard colors >= 2, sure > 0, colors * 2 > elements.count else { return false }
      var list = named(path, at: node)
      var mistakes: [Finding] = []
      for (index, element) in elements.enumerated() {
        let record = Record(element)
        let value = record?.value ?? element
        guard value.string != nil || value.isObject else { continue }
        guard var swatch = value.colorSwatch(named: record?.name) else {
          if value.string != nil, value.string?.hasPrefix("#") == true || colors > 2 {
            mistakes.append(PaletteReader.unreadable(value.string ?? "", at: value.textLocation))
          }
          continue
        }
        swatch.place = index + 1
        list.swatches.append(swatch)
      }
      let name = path.last { Int($0) == nil } ?? ""
      let isNamed = ColorNames.nearest(path).contains(where: ColorNames.saysList)
      let saysPalette = ColorNames.saysPalette(path)
      let isSure =
        (saysPalette && (!isCode || colors <= Self.mostOfProgram)
          || isNamed && isOfCharts(elements.count, path, around))
        && !(isCode && list.usesOneTwice)
        && !(around.last?.hasLevels(beside: path.last ?? "", count: elements.count) ?? false)
      // Of a file that somebody named, colours side by side are what was meant.
      list.isGuessed = !isSure
      if isSure { reading.findings += mistakes } else { reading.doubts += mistakes }
      let isMeant = isSure || path.isEmpty || !isCode && (sure > 2 || isNamed)
      keep(list, isSure: isMeant && ColorRole(name).isData, around)
      return true
    }

    /// A program's list of more, though it is called a palette, may be what a picker of colours offers.
    private static let mostOfProgram = 24

    /// Whether a list that is called "colors" and no more is one of data, and not a brush's or a label's.
    private mutating func isOfCharts(
      _ count: Int, _ path: [String], _ around: [JSONNode]
    ) -> Bool {
      if around.contains(where: \.isGivenToCharts) { return true }
      if let last = path.last, around.last?.hasWords(beside: last, count: count) == true {
        return true
      }
      guard let source = around.first?.source else { return false }
      let isKnown = drawsCharts ?? ChartSigns.are(in: source)
      drawsCharts = isKnown
      return isKnown
    }

    private mutating func readMap(_ node: JSONNode, _ path: [String], _ around: [JSONNode]) {
      let scalars = node.members.filter { $0.value.color != nil && !$0.value.isObject }
      let texts = node.members.filter { $0.value.string != nil }
      let isNamed = Self.saysMap(path)
      let data = scalars.filter { ColorRole($0.name).isData && !isNumbered($0.name) }
      let sure = data.filter { $0.value.isSurelyColor }
      let records = node.members.compactMap { member in
        Record(member.value).map { (member.name, $0.value) }
      }
      if sure.count >= 2, !Record.isRecord(node) {
        // All of it is colours, or its name says so.
        let isWhole = !isCode && path.isEmpty && texts.allSatisfy { Self.looksMeant($0) }
        var list = named(path, at: node)
        for member in isWhole || isNamed ? texts : scalars {
          if let swatch = member.value.colorSwatch(named: member.name) {
            guard !swatch.isPerhapsWord || isNamed || !ColorRole(member.name).isData else {
              continue
            }
            list.add(swatch, as: ColorRole(member.name))
          } else if Self.looksMeant(member) {
            let mistake = PaletteReader.unreadable(
              member.value.string ?? "", at: member.value.textLocation)
            if isNamed { reading.findings.append(mistake) } else { reading.doubts.append(mistake) }
          }
        }
        list.isGuessed = !isNamed
        keep(list, isSure: isWhole || isNamed, around)
      } else if records.count > 2, let parts = Self.flagged(node) {
        for (word, members) in parts {
          var list = named(path + [word].compactMap { $0 }, at: node)
          list.swatches = members.compactMap { member in
            Record(member.value)?.value.colorSwatch(named: member.name)
          }
          keep(list, isSure: false, around)
        }
      } else if records.count > 2 {
        var list = named(path, at: node)
        for (name, value) in records {
          guard let swatch = value.colorSwatch(named: name) else { continue }
          // What nothing calls a palette may be all of a brand: its roles are its author's to say.
          if isNamed { list.add(swatch, as: ColorRole(name)) } else { list.swatches.append(swatch) }
        }
        if list.swatches.count > 1 { keep(list, isSure: isNamed, around) }
      }
      readCrossed(node, path, around)
      group(scalars.map { ($0.name, $0.value) }, path, isWhole: isNamed)
    }

    /// Words by which a file marks some colours of many as those for data or for emphasis.
    private static let flags = ["accent", "series", "chart", "data", "categorical"]

    /// Those of a map's colours that are marked so, `"accent": true`, apart from the others; nil where none or all are.
    private static func flagged(_ node: JSONNode) -> [(word: String?, members: [JSONMember])]? {
      for flag in flags {
        let marked = node.members.filter { $0.value[flag]?.boolean == true }
        guard marked.count > 2, marked.count < node.members.count else { continue }
        return [(flag, marked), (nil, node.members.filter { $0.value[flag]?.boolean != true })]
      }
      return nil
    }

    /// The value of one name in each of a map's maps: `ansi.red.normal`, `ansi.blue.normal`.
    private mutating func readCrossed(
      _ node: JSONNode, _ path: [String], _ around: [JSONNode]
    ) {
      let inner = node.members.filter { $0.value.isObject && Record($0.value) == nil }
      guard inner.count > 2, let first = inner.first?.value else { return }
      for name in first.members.map(\.name) where Self.states.contains(name) {
        var list = named(path + [name], at: node)
        list.swatches = inner.compactMap { member in
          member.value[name].flatMap { value in
            (Record(value)?.value ?? value).colorSwatch(named: member.name)
          }
        }
        if list.swatches.count == inner.count { keep(list, isSure: false, around) }
      }
    }

    /// Words for the usual look of a colour that comes in several.
    private static let states: Set = [
      "normal", "bright", "default", "DEFAULT", "base", "main", "value",
    ]

    private func isNumbered(_ name: String) -> Bool {
      guard let (stem, _) = ColorNames.member(name) else { return false }
      return ColorNames.saysData(stem)
    }

    private static func looksMeant(_ member: JSONMember) -> Bool {
      member.value.color != nil || member.value.string?.hasPrefix("#") == true
    }

    /// Words by which a map of names and colours is a palette: `palette`, `chart`, not `colors`.
    private static func saysMap(_ path: [String]) -> Bool {
      guard let last = path.last else { return false }
      return ColorRole.words(last).contains { word in
        ColorNames.data.contains(word)
          || ["palette", "palettes", "pal", "swatches", "scheme"].contains(word)
      }
    }

    /// Names side by side that differ in a number, or follow a word for data; and pairs.
    private mutating func group(
      _ scalars: [(name: String, node: JSONNode)], _ path: [String], isWhole: Bool
    ) {
      let colors = scalars.compactMap { name, node in
        node.isSurelyColor ? node.colorSwatch(named: name).map { (name: name, swatch: $0) } : nil
      }
      guard colors.count > 1 else { return }
      let theme = ColorRole.theme(path.joined(separator: "."))
      let file = scalars.first?.node.source.file ?? ""
      for list in ColorGrouping.lists(colors, theme: theme, file: file) {
        var list = list
        if !list.encounters.isEmpty {
          reading.lists.append(list)
          continue
        }
        let isSure = ColorNames.saysData(list.name) && list.kind != .scale
        guard isSure || !isWhole else { continue }
        list.name = (path.filter { ColorRole.theme($0) == nil } + [list.name]).joined(
          separator: ".")
        if isSure { reading.lists.append(list) } else { reading.candidates.append(list) }
      }
    }

    private func named(_ path: [String], at node: JSONNode) -> ColorList {
      let joined = path.joined(separator: ".")
      return ColorList(
        name: path.isEmpty ? node.source.file : joined,
        kind: ColorRole.kind(joined) ?? .categorical, theme: ColorRole.theme(joined), swatches: [],
        location: node.location)
    }

    /// Words for the part of a chart that its marks lie on.
    private static let plots: Set = ["plot", "chart", "panel", "axes", "graph"]

    /// The mode that a name speaks of, without its parts that are the character of one palette among several.
    private func theme(_ name: String, _ around: [JSONNode]) -> ColorList.Theme? {
      let parts = name.split(separator: ".").map(String.init)
      return ColorRole.theme(
        parts.filter { part in
          !(around.last { $0[part] != nil }?.isShade(part) ?? false)
        }.joined(separator: "."))
    }

    private mutating func keep(_ list: ColorList, isSure: Bool, _ around: [JSONNode]) {
      var list = list
      guard list.swatches.count > 1 else { return }
      let numbers = list.swatches.compactMap { $0.name.flatMap(ColorNames.step) }
      let stem = list.name.split(separator: ".").last.map(String.init) ?? ""
      if list.kind == .categorical, numbers.count == list.swatches.count,
        ColorNames.isScale(stem, numbers: numbers)
      {
        list.kind = .scale
      }
      if list.theme != nil { list.theme = theme(list.name, around) }
      var isUnread = false
      for object in around.reversed() {
        let texts = object.members.filter {
          if case .text = ColorRole($0.name) { true } else { false }
        }
        if list.texts.isEmpty {
          list.texts = Array(texts.compactMap { $0.value.colorSwatch(named: $0.name) }.prefix(1))
        }
        guard list.grounds.isEmpty else { break }
        let grounds = object.members.filter { member in
          ColorRole(member.name).isGround
            && (member.value.color != nil || isCode && member.value.isNull)
        }
        // Marks lie on the ground of the plot, where it has one of its own.
        guard
          let own = grounds.first(where: {
            ColorRole.words($0.name).contains(where: Self.plots.contains)
          })
            ?? grounds.first
        else { continue }
        list.grounds = [own.value.colorSwatch(named: own.name)].compactMap { $0 }
        isUnread = list.grounds.isEmpty
        if isOfProgram, let ground = list.grounds.first {
          let named = reading.colors.first { $0.swatch.location == ground.location }
          list.groundOrigin = named?.name ?? own.name
        }
        break
      }
      if isUnread { reading.unread.append("the ground of \(list.name)") }
      if isSure, list.kind != .scale, !isUnread {
        reading.lists.append(list)
      } else {
        reading.candidates.append(list)
      }
    }
  }

  /// `{"name": "Red", "hex": "#d20f39"}`: one colour with what is said of it.
  private struct Record {
    let name: String?
    let value: JSONNode

    init?(_ node: JSONNode) {
      guard let value = Self.keys.lazy.compactMap({ node[$0] }).first(where: \.isSurelyColor) else {
        return nil
      }
      self.value = value
      name = ["name", "label", "title", "key", "id"].lazy.compactMap { node[$0]?.string }.first
    }

    private static let keys = ["hex", "color", "colour", "value", "fill", "code"]

    static func isRecord(_ node: JSONNode) -> Bool {
      node.members.contains { keys.contains($0.name) && $0.value.isSurelyColor }
        && node.members.contains { ["name", "label", "title", "rgb", "hsl"].contains($0.name) }
    }
  }
}

extension ColorList {
  /// Whether one colour that is written elsewhere stands in it twice, as where parts of a thing are painted.
  fileprivate var usesOneTwice: Bool {
    let places = swatches.compactMap(\.location)
    return Set(places).count < places.count
  }
}
