import Descant

/// A chart with its page and the dataset it comes from.
///
/// A reference, as it is large and passed around for every page.
final class ChartEntry: Sendable {
  let facts: ChartFacts
  /// Index into ``SiteModel/datasets``; nil for inline data.
  let dataset: Int?
  /// The author's spec, where it has a file of its own.
  let file: String?
  /// As the figure's words have it.
  let language: Language
  /// Of everything that the figure is made of.
  let identity: Digest
  private let store: any Store
  private let draw: @Sendable () -> Figure?

  init(
    facts: ChartFacts, dataset: Int?, file: String?, language: Language, identity: Digest,
    store: any Store, draw: @escaping @Sendable () -> Figure?
  ) {
    self.facts = facts.withoutThumbnail
    self.dataset = dataset
    self.file = file
    self.language = language
    self.identity = identity
    self.store = store
    self.draw = draw
  }

  var id: String { facts.id }
  var path: String { "charts/\(id)/index.html" }

  /// In small, for lists.
  var thumbnail: String {
    store.value(identity, as: ChartFacts.self)?.thumbnail ?? figure?.chart.thumbnail() ?? ""
  }

  /// The figure itself, drawn again.
  var figure: Figure? { draw() }

  /// The figure for pages; drawn again only where the store has lost it.
  var view: FigureView? {
    guard let bytes = store.bytes(of: facts.view) else { return viewAnew }
    var reader = PackReader(bytes)
    do { return try FigureView(&reader) } catch { return viewAnew }
  }

  private var viewAnew: FigureView? {
    guard let view = figure.map({ FigureView($0) }) else { return nil }
    var writer = PackWriter()
    view.pack(into: &writer)
    store.keep(writer.bytes, as: Digest(of: writer.bytes), at: nil)
    return view
  }

  /// As they lie in the output.
  var files: [OutputFile] {
    facts.files.map {
      OutputFile(path: facts.path(of: $0), size: $0.size, digest: $0.digest, in: store)
    }
  }
}
