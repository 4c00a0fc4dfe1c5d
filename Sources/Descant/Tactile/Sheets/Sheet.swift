/// One sheet: everything raised on it, exact, and which of it touches on purpose.
struct Sheet: Sendable {
  let width: Double
  let height: Double
  let gap: Double
  /// What it shows, in print: "key", or the name of a part.
  let name: String
  private(set) var raised: [Raised] = []
  private var contacts: Set<Contact> = []

  struct Contact: Hashable, Sendable {
    let a: Int
    let b: Int
    init(_ a: Int, _ b: Int) { (self.a, self.b) = (min(a, b), max(a, b)) }
  }

  init(width: Double, height: Double, gap: Double, name: String) {
    self.width = width
    self.height = height
    self.gap = gap
    self.name = name
  }

  /// Its place in the list.
  @discardableResult
  mutating func add(_ thing: Raised, touching others: [Int] = []) -> Int {
    raised.append(thing)
    for other in others { contacts.insert(Contact(raised.count - 1, other)) }
    return raised.count - 1
  }

  /// What is really there, each with a name that no other has: "series-2".
  var named: [(id: String, thing: Raised)] {
    zip(ids, raised).map { ($0, $1) }
  }

  /// A name for each that is raised; none for what has no shape.
  var ids: [String] {
    let parts = Raised.Part.allCases
    var counts = [Int](repeating: 0, count: parts.count)
    return raised.map { thing in
      guard !thing.shapes.isEmpty, let part = parts.firstIndex(of: thing.part) else { return "" }
      counts[part] += 1
      return "\(thing.part.rawValue)-\(counts[part])"
    }
  }

  /// Pairs that touch on purpose, by their names.
  var contactNames: [(String, String)] {
    let ids = self.ids
    return contacts.sorted { ($0.a, $0.b) < ($1.a, $1.b) }
      .map { (ids[$0.a], ids[$0.b]) }.filter { !$0.0.isEmpty && !$0.1.isEmpty }
  }

  func touches(_ a: Int, _ b: Int) -> Bool { contacts.contains(Contact(a, b)) }

  /// What is in the way of something weaker.
  func ground(of parts: [Raised.Part]) -> [Capsule] {
    var ground: [Capsule] = []
    for index in raised.indices where parts.contains(raised[index].part) {
      ground += raised[index].ground
    }
    return ground
  }

  /// How much of the paper is black, about: a curve counts twice where it crosses itself.
  var ink: Double {
    var black = 0.0
    for thing in raised { for shape in thing.shapes { black += shape.area } }
    return black / (width * height)
  }
}

extension RaisedShape {
  fileprivate var area: Double {
    switch self {
    case .disc(_, let diameter): diameter * diameter * .pi / 4
    case .ring(_, let diameter, let width): (diameter - width) * width * .pi
    case .stroke(let spots, let width): Path(spots).length * width
    case .outline(let spots, let width): Path(spots + spots.prefix(1)).length * width
    case .filled(let spots):
      abs(
        zip(spots, spots.dropFirst() + spots.prefix(1))
          .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
    }
  }
}
