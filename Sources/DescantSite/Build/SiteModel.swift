import Descant

/// Everything a site shows, with its place: what pages are made from.
struct SiteModel: Sendable {
  let settings: SiteSettings
  let language: Language
  let datasets: [DatasetEntry]
  let charts: [ChartEntry]

  func charts(of entry: DatasetEntry) -> [ChartEntry] {
    charts.filter { $0.dataset == entry.index }
  }
}

/// A dataset with its page and its file.
struct DatasetEntry: Sendable {
  let index: Int
  /// Unique on the site.
  let slug: String
  let dataset: Dataset
  /// As the author gave it.
  let bytes: [UInt8]

  var path: String { "datasets/\(slug)/index.html" }
  var title: String { dataset.title ?? dataset.name.asTitle }

  /// "rain.csv", whatever the author's name holds.
  var fileName: String { slug + "." + ending }

  private var ending: String {
    let ending = dataset.file.split(separator: ".").last.map { $0.lowercased() } ?? "txt"
    return DatasetReader.endings.contains(ending) ? ending : "txt"
  }

  var mediaType: String {
    switch ending {
    case "csv": "text/csv"
    case "tsv", "tab": "text/tab-separated-values"
    case "json": "application/json"
    case "ndjson", "jsonl": "application/x-ndjson"
    default: "text/plain"
    }
  }
}

/// A chart with its page and the dataset it comes from.
struct ChartEntry: Sendable {
  let figure: Figure
  /// Index into ``SiteModel/datasets``; nil for inline data.
  let dataset: Int?

  var path: String { "charts/\(figure.id)/index.html" }
}

extension String {
  /// A file's name for people: "seattle-weather" is "Seattle weather".
  var asTitle: String {
    let words = split { $0 == "-" || $0 == "_" || $0 == " " }.joined(separator: " ")
    return words.isEmpty ? self : words.prefix(1).uppercased() + words.dropFirst()
  }
}
