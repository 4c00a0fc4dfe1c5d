import Descant

extension Page {
  /// The dataset for search engines: schema.org/Dataset as JSON-LD.
  ///
  /// A data block is not run, so the page's policy against inline script leaves it alone.
  static func linkedData(_ entry: DatasetEntry, in site: SiteModel) -> String {
    let dataset = entry.dataset
    let folder = entry.path.folderOfPath
    let licences = dataset.licences.compactMap { $0.path ?? $0.name }.map { JSONNode($0) }
    let node = JSONNode(members: [
      ("@context", "https://schema.org"), ("@type", "Dataset"), ("name", JSONNode(entry.title)),
      (
        "description",
        JSONNode(dataset.description.map { Description($0).text } ?? site.size(of: entry))
      ),
      ("url", site.absolute(entry.path).map { JSONNode($0) }),
      ("inLanguage", JSONNode(site.settings.language)),
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
              JSONNode(site.absolute("\(folder)/\(entry.fileName)") ?? entry.fileName)
            ),
          ])
        ]
      ),
    ])
    return node.text(indent: nil, isEmbeddable: true)
  }

  /// A written page: schema.org/Article where it has a date, else WebPage; its way from home.
  static func linkedData(_ index: Int, _ page: Page, in site: SiteModel) -> String {
    let source = site.tree.pages[index]
    let date = source.matter.date
    let home = site.isHome(page.path)
    let tags = site.tags.tags(of: index).map { JSONNode($0.name) }
    let people = source.matter.authors.map { name -> JSONNode in
      ["@type": "Person", "name": JSONNode(name)]
    }
    let author =
      people.isEmpty
      ? site.settings.author.map { name -> JSONNode in
        ["@type": "Organization", "name": JSONNode(name)]
      } : people.count == 1 ? people[0] : JSONNode(people)
    let node = JSONNode(members: [
      ("@context", "https://schema.org"),
      ("@type", home ? "WebSite" : date == nil ? "WebPage" : "Article"),
      (date == nil ? "name" : "headline", JSONNode(page.title)),
      ("description", page.description.map { JSONNode($0) }),
      ("datePublished", date.map { JSONNode($0.text) }),
      ("dateModified", (source.matter.updated ?? date).map { JSONNode($0.text) }),
      ("inLanguage", JSONNode(source.language)),
      ("url", site.absolute(page.path).map { JSONNode($0) }), ("author", author),
      ("keywords", tags.isEmpty ? nil : JSONNode(tags)),
      ("breadcrumb", breadcrumb(page, in: site)),
    ])
    return node.text(indent: nil, isEmbeddable: true)
  }

  private static func breadcrumb(_ page: Page, in site: SiteModel) -> JSONNode? {
    guard !page.breadcrumb.isEmpty else { return nil }
    let steps = page.breadcrumb.enumerated().map { position, step in
      JSONNode(members: [
        ("@type", "ListItem"), ("position", JSONNode(position + 1)), ("name", JSONNode(step.title)),
        ("item", site.absolute(step.path).map { JSONNode($0) }),
      ])
    }
    return ["@type": "BreadcrumbList", "itemListElement": JSONNode(steps)]
  }

  private static func variable(_ column: Column) -> JSONNode {
    JSONNode(members: [
      ("@type", "PropertyValue"), ("name", JSONNode(column.label)),
      ("description", column.description.map { JSONNode($0) }),
      ("unitText", column.unit.map { JSONNode($0.singular) }),
    ])
  }
}
