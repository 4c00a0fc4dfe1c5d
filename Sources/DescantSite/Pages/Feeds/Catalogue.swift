import Descant

/// All datasets for other catalogues: DCAT as JSON-LD, the `data.json` that portals harvest, and a
/// site map of datasets; addresses need a base.
struct Catalogue {
  let site: SiteModel

  var files: [OutputFile] {
    guard let base = site.settings.base, !site.datasets.isEmpty else { return [] }
    let datasets = site.datasets.map { CatalogueEntry($0, base: base, in: site) }
    return [
      OutputFile(path: "catalog.jsonld", text: linked(datasets, base).text(indent: 1) + "\n"),
      OutputFile(path: "data.json", text: harvested(datasets, base).text(indent: 1) + "\n"),
    ]
  }

  private var publisher: String { site.settings.author ?? site.settings.title }

  /// W3C Data Catalog Vocabulary, version 3.
  private func linked(_ datasets: [CatalogueEntry], _ base: String) -> JSONNode {
    JSONNode(members: [
      (
        "@context",
        JSONNode(members: [
          ("dcat", "http://www.w3.org/ns/dcat#"), ("dct", "http://purl.org/dc/terms/"),
          ("foaf", "http://xmlns.com/foaf/0.1/"), ("xsd", "http://www.w3.org/2001/XMLSchema#"),
        ])
      ),
      ("@id", JSONNode(base)), ("@type", "dcat:Catalog"),
      ("dct:title", JSONNode(site.settings.title)),
      ("dct:description", site.settings.description.map { JSONNode($0) }),
      ("dct:language", JSONNode(site.settings.language)),
      (
        "dct:publisher",
        JSONNode(members: [("@type", "foaf:Agent"), ("foaf:name", JSONNode(publisher))])
      ),
      ("dcat:dataset", JSONNode(datasets.map(\.linked))),
    ])
  }

  /// Project Open Data, version 1.1, as far as a folder of files knows: nobody to ask, no day of change.
  private func harvested(_ datasets: [CatalogueEntry], _ base: String) -> JSONNode {
    JSONNode(members: [
      ("@context", "https://project-open-data.cio.gov/v1.1/schema/catalog.jsonld"),
      ("@id", JSONNode(base + "data.json")), ("@type", "dcat:Catalog"),
      ("conformsTo", "https://project-open-data.cio.gov/v1.1/schema"),
      ("dataset", JSONNode(datasets.map { $0.harvested(by: publisher) })),
    ])
  }
}

/// A dataset in a catalogue.
private struct CatalogueEntry {
  let entry: DatasetEntry
  let page: String
  let file: String
  let description: String

  init(_ entry: DatasetEntry, base: String, in site: SiteModel) {
    self.entry = entry
    page = site.absolute(entry.path) ?? base + entry.path
    file = base + entry.path.folderOfPath + "/" + entry.fileName
    description = entry.facts.description.map { Description($0).text } ?? site.size(of: entry)
  }

  private var keywords: JSONNode? {
    entry.facts.keywords.isEmpty ? nil : JSONNode(entry.facts.keywords.map { JSONNode($0) })
  }

  /// Only an address says which licence it is.
  private var licence: String? { entry.facts.licences.first { $0.isWebLink } }

  var linked: JSONNode {
    let years = entry.facts.years
    let year = { (number: Int) -> JSONNode in
      let digits = String(number)
      let text = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      return JSONNode(members: [("@type", "xsd:gYear"), ("@value", JSONNode(text))])
    }
    return JSONNode(members: [
      ("@id", JSONNode(page)), ("@type", "dcat:Dataset"), ("dct:title", JSONNode(entry.title)),
      ("dct:description", JSONNode(description)), ("dcat:keyword", keywords),
      ("dct:license", licence.map { JSONNode(members: [("@id", JSONNode($0))]) }),
      (
        "dct:temporal",
        years.map {
          JSONNode(members: [
            ("@type", "dct:PeriodOfTime"), ("dcat:startDate", year($0.lowerBound)),
            ("dcat:endDate", year($0.upperBound)),
          ])
        }
      ),
      ("dcat:landingPage", JSONNode(members: [("@id", JSONNode(page))])),
      (
        "dcat:distribution",
        JSONNode(members: [
          ("@type", "dcat:Distribution"),
          ("dcat:downloadURL", JSONNode(members: [("@id", JSONNode(file))])),
          ("dcat:mediaType", JSONNode(entry.mediaType)),
          ("dcat:byteSize", JSONNode(entry.source.size)),
        ])
      ),
    ])
  }

  func harvested(by publisher: String) -> JSONNode {
    let years = entry.facts.years.map { "\($0.lowerBound)/\($0.upperBound)" }
    return JSONNode(members: [
      ("@type", "dcat:Dataset"), ("identifier", JSONNode(page)), ("title", JSONNode(entry.title)),
      ("description", JSONNode(description)), ("keyword", keywords),
      (
        "publisher",
        JSONNode(members: [("@type", "org:Organization"), ("name", JSONNode(publisher))])
      ),
      ("accessLevel", "public"), ("license", licence.map { JSONNode($0) }),
      ("temporal", years.map { JSONNode($0) }), ("landingPage", JSONNode(page)),
      (
        "distribution",
        [
          JSONNode(members: [
            ("@type", "dcat:Distribution"), ("downloadURL", JSONNode(file)),
            ("mediaType", JSONNode(entry.mediaType)),
          ])
        ]
      ),
    ])
  }
}
