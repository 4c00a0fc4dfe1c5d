import Descant

/// A chart on pages of others: a page that holds it alone, words to copy, and what programs ask for.
extension Page {
  static func embedded(_ entry: ChartEntry, in site: SiteModel) -> Page {
    var page = bareEmbedded(entry, in: site)
    page.isListed = false
    page.canonical = entry.path
    page.needs = .figures
    let path = page.path
    page.late = LateMembers(identity: [entry.identity]) { members in
      if let view = entry.view {
        members.merge(view.members(level: 1, folder: "../")) { $1 }
      }
      members["whole"] = .text(site.way(to: entry.path, from: path))
      members["wholeTitle"] = .text(entry.language.wholeChart(on: site.settings.title))
    }
    return page
  }

  static func bareEmbedded(_ entry: ChartEntry, in site: SiteModel) -> Page {
    let words = entry.language.interface.ways
    var page = Page(
      path: entry.embeddingPath, template: "embedded",
      title: entry.language.labelled(words.embed, entry.facts.title))
    page.language = entry.language.pageTag
    return page
  }

  /// How a chart gets into a page of others: words to copy, pictures to take along.
  static func embedding(of entry: ChartEntry, in site: SiteModel) -> View {
    guard let snippet = site.snippet(of: entry) else { return .nothing }
    let words = entry.language.interface
    let files: [View] = [(".picture.png", "PNG"), (".picture.svg", "SVG")].compactMap {
      suffix, kind in
      entry.facts.file(suffix).map { file in
        [
          "target": .text(entry.facts.name(of: file)),
          "text": .text(entry.language.labelled(words.ways.picture, kind)),
        ]
      }
    }
    return [
      "title": .text(words.ways.embed), "hint": .text(words.ways.embedHint),
      "snippet": .text(snippet), "page": .text(site.way(to: entry.embeddingPath, from: entry.path)),
      "pageTitle": .text(entry.language.labelled(words.ways.embed, entry.facts.title)),
      "files": .list(files),
    ]
  }
}

extension ChartEntry {
  var embeddingPath: String { "charts/\(id)/embed/index.html" }
  /// For programs that turn an address into a chart.
  var oEmbedPath: String { "charts/\(id)/oembed.json" }

  /// What a frame needs to show drawing and words without scrolling, on a page of usual width.
  fileprivate var frameHeight: Int { facts.height + 300 }
}

extension SiteModel {
  /// A frame as HTML; nil where charts have no pages for others.
  fileprivate func snippet(of entry: ChartEntry) -> String? {
    guard settings.offersEmbedding, let address = absolute(entry.embeddingPath) else { return nil }
    return
      "<iframe src=\"\(address.escapedForMarkup)\" title=\"\(entry.facts.title.nameForMarkup)\""
      + " width=\"100%\" height=\"\(entry.frameHeight)\" loading=\"lazy\" style=\"border: 0\"></iframe>"
  }

  /// oEmbed 1.0, a file a chart.
  var embeddingFiles: [OutputFile] {
    guard settings.offersEmbedding else { return [] }
    return charts.compactMap { entry in
      guard let snippet = snippet(of: entry), let base = settings.base else { return nil }
      var members: [(String, JSONNode?)] = [
        ("version", "1.0"), ("type", "rich"), ("title", JSONNode(entry.facts.title)),
        ("provider_name", JSONNode(settings.title)), ("provider_url", JSONNode(base)),
        ("html", JSONNode(snippet)), ("width", 720), ("height", JSONNode(entry.frameHeight)),
      ]
      if let card = entry.facts.file(".png") {
        members += [
          ("thumbnail_url", JSONNode(base + entry.facts.path(of: card))),
          ("thumbnail_width", JSONNode(CardPainter.width)),
          ("thumbnail_height", JSONNode(CardPainter.height)),
        ]
      }
      return OutputFile(
        path: entry.oEmbedPath, text: JSONNode(members: members).text(indent: 1) + "\n")
    }
  }
}
