/// A sentence or a part of one, with named places to fill: "{a} to {b}".
///
/// "{a}{이|가}" ends in the form that the sound before it asks for: after a consonant, after a vowel.
/// "{y} {tends/tend}" is in the form that the name before it asks for: of one, of several.
struct Phrase: Hashable, Sendable, ExpressibleByStringLiteral {
  enum Piece: Hashable, Sendable {
    case text(String)
    case slot(String)
    case particle(KoreanParticle)
    case verb(AgreedVerb)
  }

  let pieces: [Piece]

  init(stringLiteral text: String) { self.init(text) }

  init(_ text: String) {
    var pieces: [Piece] = []
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
      let name = rest[rest.index(after: open)..<close]
      pieces.append(
        KoreanParticle(name).map(Piece.particle) ?? AgreedVerb(name).map(Piece.verb)
          ?? .slot(String(name)))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    self.pieces = pieces
  }

  /// The text with its places filled.
  ///
  /// A place without a value stays empty; a name can't reorder what stands around it.
  func callAsFunction(_ values: KeyValuePairs<String, String> = [:]) -> String {
    var (out, hasGaps, subject, isMeasured) = ("", false, "", false)
    for piece in pieces {
      switch piece {
      case .text(let text): out += text
      case .particle(let particle): out += particle.form(after: out)
      case .verb(let verb):
        out += isMeasured ? verb.form(after: subject) : verb.form(afterName: subject)
      case .slot(let name):
        let value = values.first { $0.key == name }?.value ?? ""
        if value.isEmpty, out.last == " " { out.removeLast() }
        // "The highest value is 91, for a": where there is one place alone the comma goes with its name.
        if value.isEmpty, let last = out.last, ",、，".contains(last) { out.removeLast() }
        hasGaps = hasGaps || value.isEmpty
        out += value.isolated
        (subject, isMeasured) = (value, Self.measures.contains(name))
      }
    }
    return hasGaps ? out.replacing("()", with: "").replacing("\u{FF08}\u{FF09}", with: "") : out
  }

  /// The places of what is measured; others are of what is compared.
  private static let measures: Set<String> = ["x", "y", "what", "title"]

  /// The names of the places, sorted; every language must fill the same ones.
  var slots: [String] {
    pieces.compactMap { if case .slot(let name) = $0 { name } else { nil } }.sorted()
  }

  /// As written.
  var source: String {
    pieces.reduce(into: "") { out, piece in
      switch piece {
      case .text(let text): out += text
      case .slot(let name): out += "{\(name)}"
      case .particle(let particle): out += "{\(particle.afterConsonant)|\(particle.afterVowel)}"
      case .verb(let verb): out += "{\(verb.ofOne)/\(verb.ofSeveral)}"
      }
    }
  }
}

/// A phrase in the forms that a count asks for; what a language doesn't distinguish is nil.
struct Plural: Hashable, Sendable {
  var zero: Phrase?
  var one: Phrase?
  var two: Phrase?
  var few: Phrase?
  var many: Phrase?
  var other: Phrase

  init(
    zero: Phrase? = nil, one: Phrase? = nil, two: Phrase? = nil, few: Phrase? = nil,
    many: Phrase? = nil, other: Phrase
  ) {
    self.zero = zero
    self.one = one
    self.two = two
    self.few = few
    self.many = many
    self.other = other
  }

  /// For languages and words that don't change.
  init(_ other: Phrase) { self.init(other: other) }

  func form(_ category: PluralCategory) -> Phrase {
    switch category {
    case .zero: zero ?? other
    case .one: one ?? other
    case .two: two ?? other
    case .few: few ?? other
    case .many: many ?? other
    case .other: other
    }
  }
}

extension Plural {
  /// The same with another spelling of a word: "metre" for "meter".
  func respelled(_ word: String, _ spelling: String) -> Plural {
    func changed(_ phrase: Phrase) -> Phrase {
      Phrase(phrase.source.replacing(word, with: spelling))
    }
    return Plural(
      zero: zero.map(changed), one: one.map(changed), two: two.map(changed), few: few.map(changed),
      many: many.map(changed), other: changed(other))
  }
}
