import Descant

/// What became of datasets from one build to the next, in words: `changes.xml` (Atom) and `changes.json`, which the next
/// build goes on with.
///
/// A dataset is compared with its file in the site that stands where this one will.
struct ChangeFeed {
  /// One dataset's change.
  private struct Entry {
    /// "2024-05-31".
    let day: String
    /// The dataset's part of its address.
    let slug: String
    let title: String
    let text: String
  }

  let files: [OutputFile]
  let findings: [Finding]

  /// Older ones are forgotten, and left to the record.
  private static let (mostKept, mostTold) = (1000, 50)

  init(_ site: SiteModel) {
    guard site.hasChanges, let day = site.settings.date else {
      (files, findings) = ([], [])
      return
    }
    let standing = site.settings.standing
    let known = standing(SitePaths.changeRecord)
    let read = known.map { Self.entries(in: $0) }
    let kept = read ?? nil
    findings = known == nil || kept != nil ? [] : [.changesLost]
    let new = site.datasets.compactMap { dataset -> Entry? in
      let text = Self.change(of: dataset, standing, isFirst: kept == nil, site.language)
      return text.map { Entry(day: day, slug: dataset.slug, title: dataset.title, text: $0) }
    }
    let entries = Array((new + (kept?.entries ?? [])).prefix(Self.mostKept))
    let since = kept?.since ?? day
    files = [
      OutputFile(path: SitePaths.changeRecord, text: Self.record(entries, since)),
      OutputFile(path: SitePaths.changeFeed, text: Self.feed(entries, since, site)),
    ]
  }

  /// What is to be told of a dataset; nil where it is as it was, and where nobody knows how it was.
  private static func change(
    of dataset: DatasetEntry, _ standing: (String) -> [UInt8]?, isFirst: Bool, _ language: Language
  ) -> String? {
    guard let bytes = standing("datasets/\(dataset.slug)/\(dataset.fileName)") else {
      return isFirst ? nil : language.newDataset
    }
    guard Digest(of: bytes) != Digest(of: dataset.source.bytes), let earlier = dataset.read(bytes)
    else { return nil }
    let change = dataset.roles.change(since: earlier)
    return change.isEmpty ? nil : language.sentence(for: change)
  }

  // MARK: The record

  private static func record(_ entries: [Entry], _ since: String) -> String {
    let changes = entries.map { entry in
      JSONNode(members: [
        ("date", JSONNode(entry.day)), ("dataset", JSONNode(entry.slug)),
        ("title", JSONNode(entry.title)), ("text", JSONNode(entry.text)),
      ])
    }
    return JSONNode(members: [("since", JSONNode(since)), ("changes", JSONNode(changes))])
      .text(indent: 1) + "\n"
  }

  /// Nil for what no build has written.
  private static func entries(in bytes: [UInt8]) -> (since: String, entries: [Entry])? {
    guard let node = JSONReader.read(Source(file: SitePaths.changeRecord, bytes: bytes)).0,
      let since = node["since"]?.string, PageDate(since) != nil,
      let changes = node["changes"]?.elements
    else { return nil }
    let entries = changes.compactMap { node -> Entry? in
      guard let day = node["date"]?.string, PageDate(day) != nil,
        let slug = node["dataset"]?.string, let title = node["title"]?.string,
        let text = node["text"]?.string
      else { return nil }
      return Entry(day: day, slug: slug, title: title, text: text)
    }
    return entries.count == changes.count ? (since, entries) : nil
  }

  // MARK: Atom

  private static func feed(_ entries: [Entry], _ since: String, _ site: SiteModel) -> String {
    let base = site.settings.base ?? ""
    let updated = entries.first?.day ?? since
    var out = MarkupWriter()
    out.raw("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
    out.element(
      "feed", ["xmlns": "http://www.w3.org/2005/Atom", "xml:lang": site.settings.language]
    ) { feed in
      feed.line(
        "title", text: site.language.labelled(site.settings.title, site.language.changesTitle))
      feed.line("id", text: base + SitePaths.changeFeed)
      feed.line("updated", text: timestamp(updated))
      feed.newline()
      feed.empty(
        "link",
        ["rel": "self", "type": "application/atom+xml", "href": base + SitePaths.changeFeed])
      feed.newline()
      feed.element("author") {
        $0.element("name", text: site.settings.author ?? site.settings.title)
      }
      var told: [String: Int] = [:]
      // The oldest first, so that an entry's name stays when later ones come.
      let names = entries.reversed().map { entry -> String in
        let name = "\(base)datasets/\(entry.slug)/#\(entry.day)"
        told[name, default: 0] += 1
        return told[name, default: 1] == 1 ? name : "\(name)-\(told[name, default: 1])"
      }
      for (entry, name) in zip(entries, names.reversed()).prefix(mostTold) {
        write(entry, name, base, to: &feed)
      }
      feed.newline()
    }
    out.newline()
    return out.markup
  }

  private static func write(
    _ entry: Entry, _ name: String, _ base: String, to feed: inout MarkupWriter
  ) {
    feed.newline()
    feed.element("entry") { out in
      out.line("title", text: entry.title)
      out.line("id", text: name)
      out.line("updated", text: timestamp(entry.day))
      out.newline()
      out.empty(
        "link",
        ["rel": "alternate", "type": "text/html", "href": "\(base)datasets/\(entry.slug)/"])
      out.line("summary", text: entry.text)
      out.newline()
    }
  }

  private static func timestamp(_ day: String) -> String { PageDate(day)?.timestamp ?? day }
}

extension SiteModel {
  /// Whether changes of datasets are told: addresses need a base, and entries the day of the build.
  var hasChanges: Bool {
    settings.tellsChanges && settings.base != nil && settings.date != nil
  }
}

extension Finding {
  fileprivate static let changesLost = Finding.warning(
    .siteChangesLost, "the list of changes in the output can't be read: it begins anew",
    help: "put \(SitePaths.changeRecord) of an earlier site there, and build again",
    at: SourceLocation(file: SitePaths.changeRecord))
}
