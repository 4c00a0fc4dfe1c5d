/// Reads the declaration of one column.
extension DataPackageReader {
  mutating func field(_ node: JSONNode, name: String) -> DataPackage.Field {
    var field = DataPackage.Field(name: name)
    field.location = node["name"]?.location
    field.title = text("title", in: node)
    field.description = text("description", in: node)
    field.role = text("role", in: node)
    field.missingValues = missingValues(in: node)
    field.type = type(in: node)
    readFormat(in: node, of: &field)
    readZone(in: node, of: &field)
    readNumberForm(in: node, of: &field)
    if let values = texts("trueValues", in: node) { field.trueValues = values }
    if let values = texts("falseValues", in: node) { field.falseValues = values }
    field.categories = categories(in: node)
    field.unit = unit(in: node)
    if let decimals = node["decimals"] {
      field.decimals = decimals.number.flatMap { Int(exactly: $0) }.flatMap {
        (0...15).contains($0) ? $0 : nil
      }
      if field.decimals == nil {
        report("\"decimals\" must be a number from 0 to 15", at: decimals)
      }
    }
    return field
  }

  private mutating func type(in node: JSONNode) -> DataPackage.FieldType? {
    guard let written = text("type", in: node), let value = node["type"] else { return nil }
    if let type = DataPackage.FieldType(rawValue: written) { return type }
    let known = DataPackage.FieldType.allCases.map(\.rawValue)
    findings.append(
      .error(
        .packageUnknownType, "\"\(written)\" is not a type of Table Schema",
        help: didYouMean(written, among: known), at: value.location))
    return nil
  }

  private mutating func readFormat(in node: JSONNode, of field: inout DataPackage.Field) {
    guard let written = text("format", in: node), let value = node["format"] else { return }
    guard [.date, .datetime, .time].contains(field.type), written != "default" else { return }
    if written == "any" { return field.isAnyFormat = true }
    let pattern = written.hasPrefix("fmt:") ? String(written.dropFirst(4)) : written
    field.pattern = MomentPattern(pattern)
    guard field.pattern == nil else { return }
    findings.append(
      .error(
        .packageFormat, "\"\(written)\" is not a format of dates or times that is read",
        help: "use \"default\", \"any\", or a pattern such as \"%d/%m/%Y\"", at: value.location))
  }

  /// `timeZone` (our own): "UTC" or "+02:00", a fixed offset that no list of zones is needed for.
  private mutating func readZone(in node: JSONNode, of field: inout DataPackage.Field) {
    guard let written = text("timeZone", in: node), let value = node["timeZone"] else { return }
    var offset =
      written == "UTC" ? "Z" : written.hasPrefix("UTC") ? String(written.dropFirst(3)) : written
    field.zone = offset.withUTF8 { bytes in
      var scan = DigitScan(bytes)
      return scan.offset()?.minutes
    }
    if field.zone == nil {
      report("\"timeZone\" must be \"UTC\" or an offset such as \"+02:00\"", at: value)
    }
  }

  private mutating func readNumberForm(in node: JSONNode, of field: inout DataPackage.Field) {
    if let mark = text("decimalChar", in: node) {
      field.decimalMark = mark.utf8.count == 1 ? mark.utf8.first : nil
      if field.decimalMark == nil, let value = node["decimalChar"] {
        report("\"decimalChar\" must be one ASCII character", at: value)
      }
    }
    if let mark = text("groupChar", in: node) { field.groupMark = Array(mark.utf8) }
    if let isBare = node["bareNumber"] {
      field.isBareNumber = isBare.boolean ?? true
      if isBare.boolean == nil { report("\"bareNumber\" must be true or false", at: isBare) }
    }
  }

  private mutating func texts(_ name: String, in node: JSONNode) -> [String]? {
    guard node[name] != nil else { return nil }
    return list(name, in: node).compactMap { item in
      if item.string == nil { report("\"\(name)\" must hold strings", at: item) }
      return item.string
    }
  }

  /// Values, or objects with a value and a label.
  private mutating func categories(in node: JSONNode) -> [DataPackage.Category] {
    list("categories", in: node).compactMap { item in
      let value = item.isObject ? item["value"] : item
      switch value?.kind {
      case .string(let text): return DataPackage.Category(value: text, label: item["label"]?.string)
      case .number(_, let text):
        return DataPackage.Category(value: text, label: item["label"]?.string)
      default:
        report("a category must be a string or a number", at: item)
        return nil
      }
    }
  }

  /// `unit` (a word), `unitPlural`, `symbol`: our own properties, as Table Schema allows.
  private mutating func unit(in node: JSONNode) -> Unit? {
    KnownUnits.unit(
      symbol: text("symbol", in: node), singular: text("unit", in: node),
      plural: text("unitPlural", in: node))
  }
}
