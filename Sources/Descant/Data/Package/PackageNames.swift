extension DataPackage {
  /// The property names of Data Package version 2 and of our own additions.
  enum Names {
    static let package = [
      "$schema", "name", "id", "title", "description", "homepage", "version", "created", "keywords",
      "contributors", "sources", "licenses", "image", "resources", "profile", "missingValues",
    ]
    static let resource = [
      "$schema", "name", "path", "data", "type", "title", "description", "format", "mediatype",
      "encoding", "bytes", "hash", "sources", "licenses", "schema", "dialect", "profile",
      "missingValues", "keywords", "descant:forbid", "descant:skipRows",
    ]
    static let schema = [
      "$schema", "name", "title", "description", "fields", "fieldsMatch", "missingValues",
      "primaryKey", "foreignKeys", "uniqueKeys",
    ]
    static let field = [
      "name", "type", "format", "title", "description", "example", "examples", "constraints",
      "categories", "categoriesOrdered", "missingValues", "rdfType", "trueValues", "falseValues",
      "decimalChar", "groupChar", "bareNumber", "unit", "unitPlural", "symbol", "decimals", "role",
    ]
  }
}

extension DataPackageReader {
  /// Any other property is allowed, but one that is nearly a known one was hardly meant to be new.
  mutating func checkSpelling(of node: JSONNode, among known: [String]) {
    for member in node.members where !known.contains(member.name) {
      guard let name = suggestion(for: member.name, among: known), node[name] == nil else {
        continue
      }
      findings.append(
        Finding(
          .warning, .packageSpelling, "\"\(member.name)\" is no property of the standard",
          help: "did you mean \"\(name)\"?", at: member.nameLocation, replacement: "\"\(name)\""))
    }
  }
}
