/// Points that crowd: a disc a square that is larger the more there are, or at each of few places.
extension PointForm {
  /// The greatest count of a square.
  func most() throws(NoSheet) -> Int {
    var most = 1
    guard rows != nil || upright.categorical == nil else { return most }
    for group in groups where !group.places.isEmpty {
      most = max(most, try counts(group).values.max() ?? 1)
    }
    return most
  }

  private struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  /// As many squares as the room for data holds, none of them past an end of a scale.
  private func tiles(_ frame: SheetFrame) -> (
    columns: Int, rows: Int, width: Double, height: Double
  ) {
    let size = Rules.bin.value
    let columns = max(1, Int(frame.inner.width / size + 1e-6))
    let rows = max(1, Int(frame.inner.height / size + 1e-6))
    return (
      columns, rows, frame.inner.width / Double(columns), frame.inner.height / Double(rows)
    )
  }

  /// How many points fall into each square; a row of names is a row of squares.
  private func counts(_ group: Group) throws(NoSheet) -> [Cell: Int] {
    var draft = Draft(desk, orientation, name: nil, number: 1)
    return cells(group, in: try frame(&draft)).mapValues(\.count)
  }

  private func cells(_ group: Group, in frame: SheetFrame) -> [Cell: [Place]] {
    let tiles = tiles(frame)
    return Dictionary(grouping: group.places) { place in
      let spot = spot(place, frame)
      func tile(_ distance: Double, _ size: Double, _ count: Int) -> Int {
        min(count - 1, max(0, Int(distance / size)))
      }
      let column = tile(spot.x - frame.inner.left, tiles.width, tiles.columns)
      let row = place.row ?? tile(frame.inner.bottom - spot.y, tiles.height, tiles.rows)
      return Cell(column: column, row: row)
    }
  }

  /// The diameters of discs, from few points to many.
  private static let sizes = [4, 5.5, 7.5]

  /// What one disc stands for, and where it is.
  private struct Heap {
    let spot: PaperSpot
    var count: Int
    let values: [Double]
  }

  /// Points that lie on few places, each a heap there; nil where these are many, or near to each other.
  private func places(_ group: Group, in frame: SheetFrame) -> [Heap]? {
    let heaps = Dictionary(grouping: group.places) { spot($0, frame) }
    let largest = Self.sizes.last ?? 0
    guard heaps.count <= Int(Rules.heaps.value), heaps.count * 2 <= group.places.count else {
      return nil
    }
    let spots = heaps.keys.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    for (index, spot) in spots.enumerated() {
      for other in spots.dropFirst(index + 1)
      where spot.distance(to: other) < largest + desk.options.room {
        return nil
      }
    }
    return spots.map { spot in
      let own = heaps[spot] ?? []
      return Heap(spot: spot, count: own.count, values: own.compactMap(\.value))
    }
  }

  /// Points at their places, each that is too near to another with it, the highest and the lowest first; nil where
  /// more of them than may be are not alone.
  private func neighbours(_ group: Group, in frame: SheetFrame, most: Int) -> [Heap]? {
    let ordered = group.places.sorted { ($0.value ?? 0) > ($1.value ?? 0) }
    let all = ordered.suffix(1) + ordered.dropLast()
    guard all.count <= Int(Rules.singlePoints.value) else { return nil }
    // Discs of many take more room: then all keep that distance.
    for size in Self.sizes {
      var heaps: [Heap] = []
      for place in all {
        let spot = spot(place, frame)
        let near = heaps.indices.min {
          heaps[$0].spot.distance(to: spot) < heaps[$1].spot.distance(to: spot)
        }
        if let near, heaps[near].spot.distance(to: spot) < size + desk.options.room {
          heaps[near].count += 1
        } else {
          heaps.append(Heap(spot: spot, count: 1, values: []))
        }
      }
      guard Double(all.count - heaps.count) <= Rules.sharedPoints.value * Double(all.count) else {
        return nil
      }
      let ends = Self.ends(most, heaps)
      func reach(_ heap: Heap) -> Double { Self.size(of: heap, ends) / 2 }
      let isClear = heaps.indices.allSatisfy { index in
        heaps.dropFirst(index + 1).allSatisfy { other in
          heaps[index].spot.distance(to: other.spot)
            >= reach(heaps[index]) + reach(other) + desk.options.room
        }
      }
      if isClear { return heaps }
    }
    return nil
  }

  /// The greatest count of each size.
  private static func ends(_ most: Int, _ heaps: [Heap]) -> [Int] {
    [max(1, most / 4), max(2, most / 2), max(most, heaps.map(\.count).max() ?? 1)]
  }

  private static func size(of heap: Heap, _ ends: [Int]) -> Double {
    sizes[ends.firstIndex { heap.count <= $0 } ?? sizes.count - 1]
  }

  /// Points that crowd, those of each square a heap in its middle.
  private func squares(_ group: Group, in frame: SheetFrame) -> [Heap] {
    let tiles = tiles(frame)
    let cells = cells(group, in: frame).sorted {
      ($0.key.row, $0.key.column) < ($1.key.row, $1.key.column)
    }
    return cells.map { cell, places in
      let y =
        rows == nil
        ? frame.inner.bottom - (Double(cell.row) + 0.5) * tiles.height
        : frame.y(height(of: cell.row))
      let spot = PaperSpot(frame.inner.left + (Double(cell.column) + 0.5) * tiles.width, y)
      return Heap(spot: spot, count: places.count, values: places.compactMap(\.value))
    }
  }

  func drawCounts(_ group: Group, most: Int, _ name: String?) throws(NoSheet) {
    var draft = Draft(desk, orientation, name: name, number: desk.drafts.count + 1)
    let frame = try frame(&draft)
    let sizes = Self.sizes
    let places = places(group, in: frame) ?? neighbours(group, in: frame, most: most)
    let tiles = tiles(frame)
    let heaps = places ?? squares(group, in: frame)
    // Squares are not quite those that were tried: a name above leaves them another height.
    let ends = Self.ends(most, heaps)
    let highest = rows == nil ? group.places.compactMap(\.value).max() : nil
    let marked = highest.map { high in heaps.filter { $0.values.contains(high) } } ?? []
    for heap in heaps {
      // A square of few says that it has the highest value; one of many says how many it has.
      // Where a ring stands for a group, none stands for the highest value.
      guard places == nil, !desk.manner.keepsSymbols, heap.count <= ends[0],
        marked.count == 1, marked[0].spot == heap.spot
      else {
        draft.sheet.add(
          Raised(.series, "count", [.disc(heap.spot, diameter: Self.size(of: heap, ends))]))
        continue
      }
      draft.sheet.add(Raised(.series, "highest", [PointSymbol.ring.shape(at: heap.spot)]))
      desk.sample(.symbol(.ring), desk.tactile.highest)
    }
    if places == nil {
      desk.note(desk.tactile.counted, of: name)
      tellSquares(frame, tiles.width, tiles.height)
      desk.find(.tactileCounted(group.places.count, heaps.count))
    } else {
      desk.noteShared(on: name)
    }
    tellLeftOut(group.places.compactMap(\.label))
    for text in group.extents {
      desk.note(rows == nil ? name.map { desk.language.labelled($0, text) } ?? text : text)
    }
    var low = 1
    for (size, end) in zip(sizes, ends) where end >= low {
      desk.sample(.disc(size), desk.language.points(low, to: end))
      low = end + 1
    }
    let axes = draft.drawAxes(frame)
    drawReferences(frame, &draft)
    if places != nil { draft.drawGrid(frame, along: .y, axes: axes) }
    try desk.put(draft)
  }

  /// How much of each axis a square takes, where that is the same all along it.
  private func tellSquares(_ frame: SheetFrame, _ width: Double, _ height: Double) {
    func side(_ axis: Axis, _ share: Double) -> String? {
      guard let scale = axis.numeric?.scale, scale.kind == .linear, !scale.isTemporal else {
        return nil
      }
      let side = (scale.upper - scale.lower) * share
      var plain = axis
      plain.format.decimals = nil
      let step = Prose.figures(side, 2)
      let rounded = step > 0 ? (side * power(step)).rounded() / power(step) : side.rounded()
      return desk.language.names.titled([
        "title": axis.title, "value": plain.text(.number(rounded), locale: desk.chart.locale),
      ])
    }
    let sides = [
      side(across, width / frame.inner.width),
      rows == nil ? side(upright, height / frame.inner.height) : nil,
    ]
    guard let text = desk.joined(sides[0], sides[1]) else { return }
    desk.note(desk.language.labelled(desk.tactile.square, text))
  }

  private func power(_ digits: Int) -> Double {
    (0..<max(0, digits)).reduce(1.0) { power, _ in power * 10 }
  }
}
