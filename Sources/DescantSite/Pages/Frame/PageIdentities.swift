import Descant

/// Tells whether a page is what the last build made, before it is put together: of most pages nothing
/// has changed that they are made of.
struct PageIdentities: Sendable {
  private let site: SiteModel
  /// What a written page says of, and finds by, all others.
  private let others: Digest
  /// What a page around data does.
  private let frame: Digest

  init(_ site: SiteModel) {
    self.site = site
    let settings = site.settings
    let own = Digest.quick { writer in
      writer.put(settings.language)
      writer.put(site.dataPath)
      writer.put(site.language.pageTag)
      writer.put(site.hasDataPage)
      writer.put(site.hasChanges)
      writer.put(site.portal.listings) { writer, listing in
        writer.put(listing.path)
        writer.put(listing.title)
      }
      for names in [settings.allLanguages, site.feeds.sorted(), site.tags.languages] {
        writer.put(names) { $0.put($1) }
      }
      writer.put(site.searchPaths.sorted { $0.key < $1.key }) { writer, place in
        writer.put(place.key)
        writer.put(place.value)
      }
    }
    others = Digest.quick { writer in
      writer.put(own)
      writer.put(site.tree.pages) { writer, page in
        for text in [page.file, page.path, page.language, page.title, page.summary ?? ""] {
          writer.put(text)
        }
        writer.put(Array(page.source.bytes[..<min(page.bodyStart, page.source.bytes.count)]))
      }
      writer.put(site.tree.waiting.values.sorted { $0.file < $1.file }) { writer, page in
        writer.put(page.file)
        writer.put(page.day) { $0.put($1) }
      }
      writer.put(site.links.files.unordered)
      writer.put(site.links.made.unordered)
    }
    // Pages have their translations in their heads.
    frame = settings.languages.count > 1 ? others : own
  }

  func text(_ index: Int) -> Digest {
    Digest.quick { writer in
      writer.put("text")
      writer.put(others)
      writer.put(index)
      writer.put(site.tree.pages[index].digest)
      writer.put(site.embedded[index]) { writer, chart in
        writer.put(chart.map { site.charts[$0] }) { writer, entry in
          writer.put(entry.id)
          writer.put(entry.identity)
        }
      }
      writer.put(site.unmade[index]) { writer, reason in writer.put(reason) { $0.put($1) } }
      // Pages in a list show their first charts there.
      let listed = site.listing(under: index).map { Array($0.entries(ofPart: 1)) } ?? []
      writer.put(listed) { writer, entry in
        guard case .page(let page) = entry else { return }
        writer.put(site.firstChart(of: page)) { $0.put($1.identity) }
      }
    }
  }

  func chart(_ entry: ChartEntry) -> Digest {
    Digest.quick { writer in
      writer.put("chart")
      writer.put(frame)
      writer.put(entry.path)
      writer.put(entry.language.pageTag)
      writer.put(entry.identity)
      writer.put(entry.dataset.map { site.datasets[$0] }) { writer, dataset in
        writer.put(dataset.title)
        writer.put(dataset.path)
      }
    }
  }

  /// Of a part of the list of all data.
  func list(_ list: Listing, part: Int) -> Digest {
    Digest.quick { writer in
      writer.put("list")
      writer.put(frame)
      writer.put(list.path(ofPart: part))
      writer.put(list.title)
      writer.put(list.parts)
      if list.path == site.dataPath {
        writer.put(site.portal.listings) { $0.put($1.entries.count) }
      }
      writer.put(site.settings.description) { $0.put($1) }
      writer.put(Array(list.entries(ofPart: part))) { writer, entry in
        switch entry {
        case .dataset(let index): writer.put(dataset(site.datasets[index]))
        case .chart(let index): writer.put(chart(site.charts[index]))
        case .page(let index), .section(let index): writer.put(index)
        }
      }
      writer.put(part == 1 ? site.missing : []) { writer, lost in
        writer.put(lost.file)
        writer.put(lost.words)
      }
    }
  }

  func dataset(_ entry: DatasetEntry) -> Digest {
    Digest.quick { writer in
      writer.put("dataset")
      writer.put(frame)
      writer.put(entry.path)
      writer.put(entry.digest)
      writer.put(site.charts(of: entry)) { writer, chart in
        writer.put(chart.path)
        writer.put(chart.identity)
      }
    }
  }
}

extension Digest {
  /// Of a list of values, each put in turn; good against chance.
  static func quick(_ put: (inout PackWriter) -> Void) -> Digest {
    var writer = PackWriter()
    put(&writer)
    return writer.key
  }
}

extension Sequence<String> {
  /// The same for any order.
  fileprivate var unordered: Digest {
    reduce(into: Unordered()) { $0.add($1) }.digest
  }
}

extension [String: String] {
  fileprivate var unordered: Digest {
    reduce(into: Unordered()) { $0.add($1.key, $1.value) }.digest
  }
}

/// A sum over texts.
private struct Unordered {
  private var sums = SIMD4<UInt64>(repeating: 0)

  mutating func add(_ texts: String...) {
    var (one, two): (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x9e37_79b9_7f4a_7c15)
    for text in texts {
      for byte in text.utf8 {
        one = (one ^ UInt64(byte)) &* 0x100_0000_01b3
        two = (two &+ UInt64(byte)) &* 0xbf58_476d_1ce4_e5b9
      }
      // No text holds this byte: "a", "bc" is not "ab", "c".
      one = (one ^ 0xFF) &* 0x100_0000_01b3
      two = (two ^ two >> 29) &* 0x94d0_49bb_1331_11eb
    }
    sums &+= SIMD4(1, one ^ one >> 32, two ^ two >> 31, (one ^ two) &* 0x9e37_79b9_7f4a_7c15)
  }

  var digest: Digest { Digest(words: sums) }
}
