import Descant

/// A dataset with its page and its file.
struct DatasetEntry: Sendable {
  let index: Int
  /// Unique on the site.
  let slug: String
  let facts: DatasetFacts
  /// Reads it again, if nobody has asked for it lately.
  let data: @Sendable () -> DatasetReading
  /// Reads another edition of its file; nil where that is no table.
  let read: @Sendable ([UInt8]) -> Dataset?
  /// As the author gave it.
  let source: SourceFile
  /// Of the file, its place, and what packages say.
  let digest: Digest

  var dataset: Dataset { data().dataset }
  /// What its columns mean.
  var roles: TableRoles { data().roles }
  /// As its author knows it.
  var file: String { source.path }
  /// The folders that it lies in, from the outermost, as titles.
  var folderTitles: [String] {
    file.trimmingFolder("Content").split(separator: "/").dropLast().map { String($0).asTitle }
  }
  var path: String { "datasets/\(slug)/index.html" }
  var title: String { facts.title ?? source.stem.asTitle }

  /// "rain.csv", whatever the author's name holds.
  var fileName: String { slug + "." + ending }

  private var ending: String {
    let ending = file.endingOfPath
    return DatasetReader.endings.contains(ending) ? ending : "txt"
  }

  var mediaType: String {
    switch ending {
    case "csv": "text/csv"
    case "tsv", "tab": "text/tab-separated-values"
    case "json": "application/json"
    case "geojson": "application/geo+json"
    case "topojson": "application/json"
    case "ndjson", "jsonl": "application/x-ndjson"
    default: "text/plain"
    }
  }
}

/// A dataset as it was read, and what its columns mean, once somebody asks.
struct DatasetReading: Sendable {
  let dataset: Dataset
  private let made: Late<TableRoles>

  /// `language` is that of the site's words.
  init(_ dataset: Dataset, language: String) {
    self.dataset = dataset
    made = Late { TableRoles(dataset, language: language) }
  }

  var roles: TableRoles { made.value }
}
