/// What series are called where their key does not stand beside them.
extension Chart {
  /// What sets the series apart.
  package var keyTitle: String? { key?.title }

  /// "Cylinders 4" for a series "4", which alone would be taken for a value; a year is none.
  package func numberedName(_ name: String) -> String {
    guard let number = Double(name), !(1000...2999).contains(number) || number != number.rounded()
    else { return name }
    return nameWithTitle(name)
  }

  /// With the title of the key that has it.
  package func nameWithTitle(_ name: String) -> String {
    guard let key, let title = key.title, !title.isEmpty, key.names.contains(name) || key.isPart
    else { return name }
    return title + " " + name
  }

  /// The first titled key of series, with the names in it; a part where other keys tell apart as well.
  private var key: (title: String?, names: Set<String>, isPart: Bool)? {
    var keys: [(title: String?, names: Set<String>)] = []
    for legend in legends {
      if case .series(let entries) = legend.entries {
        keys.append((legend.title, Set(entries.map(\.name))))
      }
    }
    return keys.first { $0.title != nil }.map { ($0.title, $0.names, keys.count > 1) }
  }
}
