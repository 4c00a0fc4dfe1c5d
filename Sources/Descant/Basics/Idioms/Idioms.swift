extension Idiom {
  /// The shelf: the first that knows a name reads it, where nobody says which language it is in.
  package static let all: [Idiom] = [
    .english, .german, .french, .spanish, .portuguese, .italian, .chinese, .japanese, .korean,
  ]

  /// That of a BCP 47 tag, or the English one.
  static func nearest(to tag: String) -> Idiom {
    all.first { tag.hasPrefix($0.tag) } ?? .english
  }
}
