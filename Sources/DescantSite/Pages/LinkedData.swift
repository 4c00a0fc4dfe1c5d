import Descant

extension Page {
  /// The dataset for search engines: schema.org/Dataset as JSON-LD.
  ///
  /// A data block is not run, so the page's policy against inline script leaves it alone.
  static func linkedData(_ entry: DatasetEntry, in site: SiteModel) -> String {
    let dataset = entry.dataset
    let base = site.settings.baseURL.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    let folder = entry.path.split(separator: "/").dropLast().joined(separator: "/")
    let licences = dataset.licences.compactMap { $0.path ?? $0.name }.map { JSONNode($0) }
    let node = JSONNode(members: [
      ("@context", "https://schema.org"), ("@type", "Dataset"), ("name", JSONNode(entry.title)),
      (
        "description",
        JSONNode(dataset.description.map { Description($0).text } ?? site.size(of: entry))
      ),
      ("url", base.map { JSONNode($0 + entry.path) }),
      ("inLanguage", JSONNode(site.language.tag)),
      ("license", licences.isEmpty ? nil : licences.count == 1 ? licences[0] : JSONNode(licences)),
      (
        "isBasedOn",
        dataset.sources.isEmpty
          ? nil
          : JSONNode(dataset.sources.compactMap { ($0.path ?? $0.title).map { JSONNode($0) } })
      ),
      ("isAccessibleForFree", true),
      ("variableMeasured", JSONNode(dataset.columns.map(variable))),
      (
        "distribution",
        [
          JSONNode(members: [
            ("@type", "DataDownload"),
            ("encodingFormat", JSONNode(entry.mediaType)),
            (
              "contentUrl",
              JSONNode(base.map { "\($0)\(folder)/\(entry.fileName)" } ?? entry.fileName)
            ),
          ])
        ]
      ),
    ])
    return node.text(indent: nil, isEmbeddable: true)
  }

  private static func variable(_ column: Column) -> JSONNode {
    JSONNode(members: [
      ("@type", "PropertyValue"), ("name", JSONNode(column.label)),
      ("description", column.description.map { JSONNode($0) }),
      ("unitText", column.unit.map { JSONNode($0.singular) }),
    ])
  }
}
