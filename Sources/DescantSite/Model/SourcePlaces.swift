/// What files of the source become in the output, for links to them.
struct SourcePlaces {
  private(set) var outputs: [String: String] = [:]
  /// Those that lie in the output as they lie in the source.
  private(set) var published: [String: String] = [:]

  init(library: Library, charts: [ChartEntry], sources: SiteSource) {
    for entry in library.datasets {
      outputs[entry.file] = entry.path.folderOfPath + "/" + entry.fileName
    }
    for chart in charts.reversed() { if let file = chart.file { outputs[file] = chart.path } }
    var taken: Set<String> = []
    for file in sources.files where outputs[file.path] == nil {
      guard let path = Self.place(of: file), taken.insert(path).inserted else { continue }
      outputs[file.path] = path
      published[file.path] = path
    }
  }

  /// "guide/pictures/map.png" of "Content/guide/Pictures/Map.PNG".
  private static func place(of file: SourceFile) -> String? {
    guard !file.isInside("Site"), !file.isInside("Templates"), !file.isRead else { return nil }
    let parts = file.name.split(separator: ".")
    let ending = parts.count > 1 ? parts.last?.lowercased() : nil
    // A page of HTML would stand among ours without their frame: it belongs to the static files.
    if let ending, ["html", "htm"].contains(ending) { return nil }
    let folder = PageTree.outputFolder(file.folder, isProject: file.isInside("Content"))
    let name =
      ending.map { PageTree.pathSlug(file.stem) + "." + PageTree.pathSlug($0) }
      ?? PageTree.pathSlug(file.name)
    return folder.isEmpty ? name : "\(folder)/\(name)"
  }
}
