extension JSONPaletteShape {
  /// A Mapbox or MapLibre style: `match` and `step` expressions in the paints of its layers.
  static let mapStyle = JSONPaletteShape(
    name: "map style",
    fits: { node in
      node["version"]?.number != nil
        && (node["layers"]?.elements ?? []).contains { $0["paint"] != nil || $0["type"] != nil }
    },
    read: { node in
      var reading = PaletteReading()
      reading.colors = node.writtenColors()
      let layers = node["layers"]?.elements ?? []
      let ground = layers.first { $0["type"]?.string == "background" }?["paint"]?[
        "background-color"
      ]?.colorSwatch(named: "background")
      for layer in layers {
        for paint in layer["paint"]?.members ?? [] where paint.name.hasSuffix("-color") {
          guard let parts = paint.value.elements, let word = parts.first?.string,
            let (kind, swatches) = colors(word, parts), swatches.count > 1
          else { continue }
          reading.lists.append(
            ColorList(
              name: "\(layer["id"]?.string ?? "layer") \(paint.name)", kind: kind,
              swatches: swatches, grounds: ground.map { [$0] } ?? [],
              location: paint.value.location
            ).with { $0.saysKind = true })
        }
      }
      return reading
    })

  /// The outputs of an expression with what leads to them; what stands for all others is no series.
  private static func colors(
    _ word: String, _ parts: [JSONNode]
  ) -> (ColorList.Kind, [Swatch])? {
    switch word {
    case "match":
      let pairs = parts.dropFirst(2).dropLast(parts.count % 2 == 1 ? 1 : 0)
      return (.categorical, labelled(Array(pairs)))
    case "step":
      let first = parts.at(2)?.colorSwatch(named: nil)
      return (.sequential, (first.map { [$0] } ?? []) + labelled(Array(parts.dropFirst(3))))
    case "interpolate", "interpolate-hcl", "interpolate-lab":
      return (.sequential, labelled(Array(parts.dropFirst(3))))
    default: return nil
    }
  }

  private static func labelled(_ parts: [JSONNode]) -> [Swatch] {
    stride(from: 0, to: parts.count - 1, by: 2).compactMap { index in
      let name = parts[index].string ?? parts[index].number?.plainText
      return parts[index + 1].colorSwatch(named: name)
    }
  }

  /// A notebook: the specifications among its outputs; its code is code.
  static let notebook = JSONPaletteShape(
    name: "Jupyter notebook",
    fits: { $0["cells"]?.elements != nil },
    read: { node in
      var reading = PaletteReading()
      reading.colors = node.writtenColors()
      var known: Set<[String]> = []
      for cell in node["cells"]?.elements ?? [] {
        for output in cell["outputs"]?.elements ?? [] {
          for member in output["data"]?.members ?? [] where member.name.contains("vega") {
            let own = JSONPaletteShape.vega.read(member.value)
            reading.findings += own.findings
            reading.lists += own.lists.filter {
              known.insert($0.swatches.map(\.color.hex)).inserted
            }
          }
        }
      }
      return reading
    })

  /// ColorBrewer's file: `{"Set3": {"6": […], "type": "qual"}}`.
  static let brewer = JSONPaletteShape(
    name: "ColorBrewer schemes",
    fits: { node in
      !node.members.isEmpty
        && node.members.allSatisfy { $0.value["type"]?.string.flatMap { brewerKinds[$0] } != nil }
    },
    read: { node in
      var reading = PaletteReading()
      reading.colors = node.writtenColors()
      for scheme in node.members {
        let kind = brewerKinds[scheme.value["type"]?.string ?? ""] ?? .categorical
        for member in scheme.value.members {
          let swatches = (member.value.elements ?? []).compactMap { $0.colorSwatch(named: nil) }
          guard swatches.count > 1 else { continue }
          reading.lists.append(
            ColorList(
              name: "\(scheme.name) \(member.name)", kind: kind, swatches: swatches,
              location: member.value.location
            ).with { $0.saysKind = true })
        }
      }
      return reading
    })

  private static let brewerKinds: [String: ColorList.Kind] = [
    "qual": .categorical, "seq": .sequential, "div": .diverging,
  ]

  /// Figma's variables as its interface gives them: names with "/", a value for each mode.
  static let figmaVariables = JSONPaletteShape(
    name: "Figma variables",
    fits: {
      ($0["meta"]?["variables"] ?? $0["variables"])?.members.first?.value["valuesByMode"] != nil
    },
    read: { node in
      var reading = PaletteReading()
      let meta = node["meta"] ?? node
      let variables = meta["variables"]?.members ?? []
      var modes: [(id: String, name: String)] = []
      for collection in meta["variableCollections"]?.members ?? [] {
        for mode in collection.value["modes"]?.elements ?? [] {
          modes.append((mode["modeId"]?.string ?? "", mode["name"]?.string ?? ""))
        }
      }
      let used = Set(variables.flatMap { $0.value["valuesByMode"]?.members.map(\.name) ?? [] })
      let hasModes = used.count > 1
      for variable in variables where variable.value["resolvedType"]?.string == "COLOR" {
        let name = variable.value["name"]?.string ?? variable.name
        for value in variable.value["valuesByMode"]?.members ?? [] {
          let mode = modes.first { $0.id == value.name }?.name ?? ""
          guard let swatch = figmaColor(value.value, value.name, in: variables, named: name) else {
            continue
          }
          reading.colors.append(
            WrittenColor(
              path: name.split(separator: "/").map(String.init), swatch: swatch,
              theme: hasModes ? ColorRole.theme(mode) : nil))
        }
      }
      reading.lists = ColorGrouping(reading.colors, file: node.source.file).lists
      return reading
    })

  private static func figmaColor(
    _ value: JSONNode, _ mode: String, in variables: [JSONMember], named name: String
  ) -> Swatch? {
    var (value, steps) = (value, 0)
    while value["type"]?.string == "VARIABLE_ALIAS", steps < 32 {
      let id = value["id"]?.string
      let values = variables.first { $0.name == id }?.value["valuesByMode"]
      guard let next = values?[mode] ?? values?.members.first?.value else { return nil }
      (value, steps) = (next, steps + 1)
    }
    return value.colorSwatch(named: name)
  }
}
