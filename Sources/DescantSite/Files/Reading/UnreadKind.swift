import Descant

/// A kind of file that no site is made of: what it is, and what would make its data readable.
struct UnreadKind: Sendable, Equatable {
  /// With its article, in the middle of a sentence.
  let name: String
  /// What to do.
  let help: String
  /// A warning where it surely holds data, else a note.
  let severity: Finding.Severity

  private init(_ name: String, _ help: String, _ severity: Finding.Severity = .warning) {
    self.name = name
    self.help = help
    self.severity = severity
  }

  // MARK: Kinds by their files' endings

  private static let table: [(endings: String, kind: UnreadKind)] = [
    (
      "xlsx xls xlsm xlsb xltx ods fods ots numbers gsheet wk1 wks",
      UnreadKind("a spreadsheet", "open it and save each sheet as \"CSV UTF-8\"")
    ),
    (
      "parquet pq orc avro",
      UnreadKind(
        "a columnar file",
        "write it as CSV; in Python: pandas.read_parquet(…).to_csv(…, index=False)")
    ),
    (
      "feather arrow arrows ipc",
      UnreadKind(
        "an Arrow file",
        "write it as CSV; in Python: pandas.read_feather(…).to_csv(…, index=False)")
    ),
    (
      "sqlite sqlite3 db db3 duckdb mdb accdb dbf",
      UnreadKind("a database", "export each table or a query of it as CSV")
    ),
    (
      "sav zsav por dta sas7bdat xpt sas7bcat",
      UnreadKind(
        "a file of a statistics program", "export it as CSV, with labels in place of codes")
    ),
    (
      "rds rda rdata",
      UnreadKind("a file of R's", "in R: write.csv(readRDS(…), \"….csv\", row.names = FALSE)")
    ),
    (
      "pkl pickle npy npz h5 hdf hdf5 nc mat",
      UnreadKind("a file of arrays", "write its table as CSV with the program that made it")
    ),
    (
      "shp gpkg kml kmz gml gpx",
      UnreadKind("a map", "export it as GeoJSON, or the table of its attributes as CSV")
    ),
    (
      "zip gz tgz bz2 xz zst 7z rar tar",
      UnreadKind("an archive", "unpack it here: the files in it are read")
    ),
    ("px", UnreadKind("a PC-Axis file", "export it as CSV")),
    ("xml sdmx rdf", UnreadKind("an XML file", "export its table as CSV or JSON")),
    (
      "html htm xhtml mht",
      UnreadKind("a page of HTML", "save a table in it as CSV; write pages in Markdown", .note)
    ),
    ("pdf", UnreadKind("a PDF file", "save a table in it as CSV; a page can link to it", .note)),
    (
      "doc docx odt rtf pages ppt pptx odp key epub tex",
      UnreadKind("a document", "write it in Markdown; save a table in it as CSV", .note)
    ),
    ("rst adoc asciidoc org textile typ", otherMarkup),
    ("ipynb", notebook),
    (
      "mp3 m4a ogg wav flac mid mp4 m4v mov webm avi",
      UnreadKind("a recording", "to publish it, move the pages and data into Content/", .note)
    ),
    (
      "yaml yml toml ini cfg conf env properties",
      UnreadKind("a file of settings", "settings of a site are those in Site/site.json", .note)
    ),
  ]

  /// Pages that can be turned into ours.
  static let otherMarkup = UnreadKind(
    "a page of another markup", "turn it into Markdown: pandoc page.rst -t gfm -o page.md", .note)
  static let notebook = UnreadKind(
    "a notebook", "turn it into Markdown: jupyter nbconvert --to markdown page.ipynb", .note)

  private static let byEnding: [String: UnreadKind] = {
    var kinds: [String: UnreadKind] = [:]
    for (endings, kind) in table {
      for ending in endings.split(separator: " ") { kinds[String(ending)] = kind }
    }
    return kinds
  }()

  /// Text in rows and columns, whatever it is called.
  static let tableText = UnreadKind(
    "a table by its looks, though not by its name",
    "rename it to .csv: commas, semicolons, tabs and bars between its columns are found out")
  static let other = UnreadKind(
    "neither data nor a page by its name", "data are read from .csv, .tsv, .json and .ndjson", .note
  )

  /// Nil for an ending that tells nothing: then the looks of the file do.
  static func named(_ path: String) -> UnreadKind? { byEnding[path.endingOfPath] }

  // MARK: What isn't worth a word

  /// Pictures, programs, fonts, checksums, what lies beside a map, and what is left of editing.
  private static let silentEndings = Set(
    """
    bmp tif tiff heic heif ico psd ai eps xcf indd svgz ttf otf woff woff2 \
    py pyc r rmd qmd rproj ipynb sh bash zsh bat cmd ps1 js mjs ts jsx tsx css scss less sql do ado \
    sas sps jl m pl rb php java c h cpp hpp go rs swift kt lua mk cmake mustache lock \
    md5 sha1 sha256 sha512 sig shx prj cpg sbn sbx qix qpj \
    bak tmp temp swp swo part crdownload orig
    """.split(separator: " ").map(String.init))
  /// Written for people, in one of the endings below or in none.
  private static let silentNames: Set<String> = [
    "readme", "license", "licence", "copying", "changelog", "notice", "authors", "contributing",
    "citation", "makefile", "dockerfile", "justfile", "cname", "codeowners", "requirements",
    "robots", "sha256sums", "md5sums",
  ]
  private static let wordEndings: Set<String> = ["", "txt", "rst", "adoc", "cff"]
  private static let litter: Set<String> = ["thumbs.db", "ehthumbs.db", "desktop.ini", "icon\r"]

  /// Whether nobody would miss a file that is no data.
  static func isSilent(_ path: String) -> Bool {
    let name = path.nameOfPath.lowercased()
    let isForPeople =
      wordEndings.contains(name.endingOfPath)
      && silentNames.contains(String(name.prefix { $0 != "." }))
    return isForPeople || silentEndings.contains(path.endingOfPath) || litter.contains(name)
      || name.hasPrefix("~$") || name.hasSuffix("~")
  }
}
