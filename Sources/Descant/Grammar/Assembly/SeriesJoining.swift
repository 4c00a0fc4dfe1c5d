/// Layers over the same places become one series with several marks, so that a datum is one node.
enum SeriesJoining {
  static func add(_ series: [Series], to all: inout [Series]) {
    guard let start = place(of: series, in: all) else {
      all += series
      return
    }
    for (index, own) in series.enumerated() {
      let other = all[start + index]
      let hasPaints = other.points.contains { $0.paint != nil }
      all[start + index].marks += own.marks.map { mark in
        var mark = mark
        // Each mark keeps its own colour, unless both follow the same data.
        if own.points.allSatisfy({ $0.paint == nil }),
          hasPaints || own.style.paint != other.style.paint
        {
          mark.paint = own.style.paint
        }
        return mark
      }
      if !hasPaints {
        for place in own.points.indices {
          all[start + index].points[place].paint = own.points[place].paint
        }
      }
      if own.marks.contains(where: \.isSymbol) {
        for place in own.points.indices {
          all[start + index].points[place].size = own.points[place].size
        }
        all[start + index].style.symbol = own.style.symbol
      }
      if own.has(.line) {
        all[start + index].style.dash = own.style.dash
        all[start + index].style.isDashGiven = own.style.isDashGiven
      }
      if own.has(.text) {
        for point in own.points.indices {
          all[start + index].points[point].label = own.points[point].label
        }
      }
      if own.isContinuous { all[start + index].isContinuous = true }
    }
  }

  /// What a layer shows: as its author calls it, and as its fields do ("Max of Yield").
  struct Title {
    var given: String
    var made: String
    /// What else sets it apart: that it is a curve through the values of others, what its sizes count.
    var aside = ""
  }

  /// Names those of several that nothing sets apart by what they show: the titles of their layers.
  static func name(_ series: inout [Series], by titles: [Title]) {
    guard series.count > 1 else { return }
    let unnamed = series.indices.filter { series[$0].name == nil && !titles[$0].given.isEmpty }
    var taken = Set(series.compactMap(\.name))
    for index in unnamed {
      let alike = unnamed.filter { titles[$0].given == titles[index].given }
      // Ends of an error bar share a title; what they are made of tells them apart.
      let made = Set(alike.map { titles[$0].made })
      let asides = Set(alike.map { titles[$0].aside })
      let title =
        alike.count > 1 && made.count == alike.count && !made.contains("")
        ? titles[index].made
        : alike.count > 1 && asides.count == alike.count && !titles[index].aside.isEmpty
          ? titles[index].aside : titles[index].given
      var name = title
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(title) \(number)"
        number += 1
      }
      series[index].name = name
    }
  }

  private static func place(of series: [Series], in all: [Series]) -> Int? {
    guard !series.isEmpty, series.count <= all.count else { return nil }
    return (0...(all.count - series.count)).first { start in
      series.indices.allSatisfy { isSame(series[$0], all[start + $0]) }
    }
  }

  private static func isSame(_ own: Series, _ other: Series) -> Bool {
    guard own.points.count == other.points.count else { return false }
    let isNamed = own.name == other.name || (own.has(.text) && own.name == nil)
    guard isNamed, own.marks.allSatisfy({ canJoin($0, other) }), canShareLooks(own, other) else {
      return false
    }
    return zip(own.points, other.points).allSatisfy {
      $0.x == $1.x && $0.x2 == $1.x2 && $0.y == $1.y && $0.offset == $1.offset
    }
  }

  /// Whether what follows data of one leaves the looks of the other as they are.
  private static func canShareLooks(_ own: Series, _ other: Series) -> Bool {
    if own.marks.contains(where: \.isSymbol), other.marks.contains(where: \.isSymbol) {
      return false
    }
    let paints = own.points.map(\.paint)
    guard paints.contains(where: { $0 != nil }) else { return true }
    let others = other.points.map(\.paint)
    if others.contains(where: { $0 != nil }) { return paints == others }
    return other.marks.allSatisfy { [.line, .area, .errorband, .text].contains($0.shape) }
  }

  private static func canJoin(_ mark: Mark, _ other: Series) -> Bool {
    switch mark.shape {
    case .line, .point, .circle, .square, .text: !other.marks.contains { $0.shape == mark.shape }
    case .bar, .area, .rule, .tick, .rect, .arc, .boxplot, .errorbar, .errorband, .geoshape: false
    }
  }
}

extension Mark {
  fileprivate var isSymbol: Bool { [.point, .circle, .square].contains(shape) }
}
