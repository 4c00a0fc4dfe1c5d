extension DataPackage {
  /// Reads `datapackage.json`; nil when the text is no JSON object.
  package static func read(_ source: Source) -> (package: DataPackage?, findings: [Finding]) {
    let (node, findings) = JSONReader.read(source)
    guard let node else { return (nil, findings) }
    var reader = DataPackageReader(findings: findings)
    guard node.isObject else {
      reader.report("a data package must be an object, not \(node.kindName)", at: node)
      return (nil, reader.findings)
    }
    let package = reader.package(node, file: source.file)
    return (package, reader.findings)
  }
}

/// Reads a descriptor property by property; what has another shape is reported and left out.
struct DataPackageReader {
  var findings: [Finding]

  mutating func package(_ node: JSONNode, file: String) -> DataPackage {
    checkSpelling(of: node, among: DataPackage.Names.package)
    var package = DataPackage(file: file)
    package.name = text("name", in: node)
    package.title = text("title", in: node)
    package.description = text("description", in: node)
    package.licences = licences(in: node)
    package.sources = sources(in: node)
    package.keywords = keywords(in: node)
    let missing = missingValues(in: node)
    for resource in list("resources", in: node) {
      guard resource.isObject else {
        report("a resource must be an object, not \(resource.kindName)", at: resource)
        continue
      }
      package.resources.append(self.resource(resource, of: package, missing: missing))
    }
    return package
  }

  private mutating func resource(
    _ node: JSONNode, of package: DataPackage, missing: [String]?
  ) -> DataPackage.Resource {
    checkSpelling(of: node, among: DataPackage.Names.resource)
    var resource = DataPackage.Resource(name: text("name", in: node) ?? "")
    resource.location = node["name"]?.location ?? node.location
    resource.paths = paths(in: node)
    resource.title = text("title", in: node)
    resource.description = text("description", in: node)
    resource.licences = licences(in: node)
    if resource.licences.isEmpty { resource.licences = package.licences }
    resource.sources = sources(in: node)
    if resource.sources.isEmpty { resource.sources = package.sources }
    resource.keywords = package.keywords
    for word in keywords(in: node) where !resource.keywords.contains(word) {
      resource.keywords.append(word)
    }
    resource.missingValues = missingValues(in: node) ?? missing
    if let dialect = node["dialect"] { resource.dialect = self.dialect(dialect) }
    readReading(in: node, of: &resource)
    guard let schema = node["schema"] else { return resource }
    if schema.string != nil {
      report("a schema in a file of its own is not read; write it in here", at: schema)
    } else if !schema.isObject {
      report("\"schema\" must be an object, not \(schema.kindName)", at: schema)
    }
    checkSpelling(of: schema, among: DataPackage.Names.schema)
    resource.missingValues = missingValues(in: schema) ?? resource.missingValues
    for field in list("fields", in: schema) {
      guard field.isObject, let name = text("name", in: field), !name.isEmpty else {
        report("a field needs a name", at: field)
        continue
      }
      checkSpelling(of: field, among: DataPackage.Names.field)
      resource.fields.append(self.field(field, name: name))
    }
    return resource
  }

  private mutating func paths(in node: JSONNode) -> [String] {
    guard let path = node["path"] else { return [] }
    let nodes = path.elements ?? [path]
    return nodes.compactMap { node in
      guard let text = node.string else {
        report("a path must be a string, not \(node.kindName)", at: node)
        return nil
      }
      let isOutside =
        text.hasPrefix("/") || text.contains("\\") || text.contains("\0")
        || text.split(separator: "/").contains("..")
      let isRemote = text.contains("://")
      guard isOutside || isRemote else { return text }
      findings.append(
        Finding(
          isRemote ? .warning : .error, .packagePath,
          isRemote
            ? "\"\(text)\" is on another machine; nothing is fetched"
            : "\"\(text)\" leaves the folder of the data package",
          help: "use a path inside the folder of datapackage.json", at: node.location))
      return nil
    }
  }

  private mutating func licences(in node: JSONNode) -> [Licence] {
    list("licenses", in: node).compactMap { licence in
      guard licence.isObject else {
        report("a licence must be an object, not \(licence.kindName)", at: licence)
        return nil
      }
      return Licence(
        name: text("name", in: licence), title: text("title", in: licence),
        path: text("path", in: licence))
    }
  }

  private mutating func sources(in node: JSONNode) -> [DataSource] {
    list("sources", in: node).compactMap { source in
      guard source.isObject else {
        report("a source must be an object, not \(source.kindName)", at: source)
        return nil
      }
      return DataSource(title: text("title", in: source), path: text("path", in: source))
    }
  }

  private mutating func keywords(in node: JSONNode) -> [String] {
    list("keywords", in: node).compactMap { word in
      if let text = word.string, !text.isEmpty { return text }
      report("a keyword must be a string, not \(word.kindName)", at: word)
      return nil
    }
  }

  /// Texts, or since version 2 objects with a value and a label.
  mutating func missingValues(in node: JSONNode) -> [String]? {
    guard node["missingValues"] != nil else { return nil }
    return list("missingValues", in: node).compactMap { item in
      if let text = item.string ?? item["value"]?.string { return text }
      report("a missing value must be a string, not \(item.kindName)", at: item)
      return nil
    }
  }

  mutating func text(_ name: String, in node: JSONNode) -> String? {
    guard let value = node[name], !value.isNull else { return nil }
    if value.string == nil {
      report("\"\(name)\" must be a string, not \(value.kindName)", at: value)
    }
    return value.string
  }

  mutating func list(_ name: String, in node: JSONNode) -> [JSONNode] {
    guard let value = node[name], !value.isNull else { return [] }
    if value.elements == nil {
      report("\"\(name)\" must be an array, not \(value.kindName)", at: value)
    }
    return value.elements ?? []
  }

  mutating func report(_ message: String, at node: JSONNode) {
    var place = node.location
    if node.elements != nil || node.isObject { place.length = 1 }
    findings.append(
      .error(
        .packageShape, message, help: "see datapackage.org for what it may hold", at: place))
  }
}
