import Foundation

/// What a list that nobody called a kind is, by the course of its colours.
enum RampShape {
  /// Fewer colours become lighter one by one by chance.
  private static let fewest = 5
  private static let fewestDiverging = 7

  /// - Parameters:
  ///   - list: in its order.
  ///   - isHue: whether it is named after a hue, so that it is steps of that hue.
  /// - Returns: sequential or diverging, or nil for colours that stand beside each other.
  static func kind(of list: ColorList, isHue: Bool) -> ColorList.Kind? {
    if let known = knownKind(of: list) { return known.isRamp ? known : nil }
    let looks = list.swatches.map { OKLab($0.color).values }
    if isCircle(looks) { return .cyclic }
    guard looks.count >= (isHue ? 3 : fewest), let last = looks.indices.last else { return nil }
    if isWay(looks[...], least: isHue ? 0.05 : 0.2, mayJump: isHue) { return .sequential }
    let (left, right) = (looks[...(last / 2)], looks[((last + 1) / 2)...])
    // Ends may both be as dark as brown and pine: the arms differ where they are most themselves.
    let arms = zip(looks, looks.reversed()).map { length($0 - $1) }
    guard looks.count >= fewestDiverging, isWay(left, least: 0.12), isWay(right, least: 0.12),
      rise(left) * rise(right) < 0, hasQuietMiddle(looks), arms.contains(where: { $0 > 0.12 })
    else { return nil }
    return .diverging
  }

  /// The kind of a scheme that libraries know by a word of the name, where the colours are that scheme's.
  private static func knownKind(of list: ColorList) -> ColorList.Kind? {
    let names = list.stem.split(separator: ".").suffix(2).flatMap { ColorNames.parts(String($0)) }
    for name in names.reversed() {
      guard let scheme = ColorScheme(name: name), let kind = NamedPalettes.colors(of: name)?.kind
      else { continue }
      let count = scheme.isContinuous ? 64 : scheme.colors.count
      let own = (0..<count).compactMap { index in
        Color(
          hex: scheme.isContinuous
            ? scheme.color(at: Double(index) / Double(count - 1)) : scheme.colors[index])
      }.map { OKLab($0).values }
      let alike = list.swatches.count { swatch in
        let look = OKLab(swatch.color).values
        return own.contains { length($0 - look) < (scheme.isContinuous ? 0.06 : 0.02) }
      }
      if alike * 5 >= list.swatches.count * 4 { return kind }
    }
    return nil
  }

  /// Whether colours come round to where they began, by small steps: once around the hues, or out and back in lightness.
  private static func isCircle(_ looks: [SIMD3<Double>]) -> Bool {
    guard looks.count >= fewestDiverging, let first = looks.first, let last = looks.last,
      length(last - first) < 0.04
    else { return false }
    let steps = zip(looks.dropFirst(), looks).map { length($0 - $1) }
    let middle = steps.sorted()[steps.count / 2]
    guard let largest = steps.max(), largest <= 3 * middle else { return false }
    let half = looks.count / 2
    if isWay(looks[...half], least: 0.12), isWay(looks[half...], least: 0.12) { return true }
    let turns = zip(looks.dropFirst(), looks).map { turn(from: $1, to: $0) }
    let sign: Double = turns.reduce(0, +) > 0 ? 1 : -1
    return turns.allSatisfy { $0 * sign > -0.02 } && abs(turns.reduce(0, +)) > 1.6 * .pi
  }

  /// The hue's way from one colour to another, in radians, the shorter way round.
  private static func turn(from: SIMD3<Double>, to: SIMD3<Double>) -> Double {
    let across = from.y * to.z - from.z * to.y
    let along = from.y * to.y + from.z * to.z
    return atan2(across, along)
  }

  private static func chroma(_ look: SIMD3<Double>) -> Double {
    (look.y * look.y + look.z * look.z).squareRoot()
  }

  /// Whether the middle is paler than both arms are: a rainbow is as colourful there as anywhere.
  private static func hasQuietMiddle(_ looks: [SIMD3<Double>]) -> Bool {
    let half = looks.count / 2
    let arms = [looks[..<half], looks[(looks.count - half)...]].map { $0.map(chroma).max() ?? 0 }
    // One arm may be of greys.
    return chroma(looks[half]) < max(0.85 * (arms.min() ?? 0), 0.04)
  }

  /// Whether colours are shades of one hue.
  static func isOneHue(_ list: ColorList) -> Bool {
    let looks = list.swatches.map { OKLab($0.color).values }
    guard let strongest = looks.max(by: { chroma($0) < chroma($1) }) else { return false }
    return looks.allSatisfy { chroma($0) < 0.02 || abs(turn(from: strongest, to: $0)) < 0.35 }
  }

  /// Whether colours go one way: in lightness, without wandering in hue, and without a gap, unless their name
  /// says that they are steps of one hue.
  private static func isWay(
    _ run: ArraySlice<SIMD3<Double>>, least: Double, mayJump: Bool = false
  ) -> Bool {
    guard let first = run.first, let last = run.last, run.count > 2 else { return false }
    let sign: Double = rise(run) > 0 ? 1 : -1
    // Rounding to eight bits turns a step of a long gradient round.
    let steps = zip(run.dropFirst(), run).map { $0 - $1 }
    guard abs(rise(run)) >= least, steps.allSatisfy({ $0.x * sign > -0.003 }) else { return false }
    let sizes = steps.map(length)
    let path = sizes.reduce(0, +)
    // Next to black OKLab makes much of one step of eight bits.
    let seen = zip(sizes, zip(run.dropFirst(), run)).filter { min($1.0.x, $1.1.x) > nearBlack }
    guard length(last - first) > 0.4 * path, let largest = seen.map(\.0).max() else { return false }
    let middle = sizes.sorted()[sizes.count / 2]
    return mayJump || largest <= max(4 * middle, 0.02)
  }

  /// Lightness in OKLab: #020202 has 0.09.
  private static let nearBlack = 0.1

  private static func rise(_ run: ArraySlice<SIMD3<Double>>) -> Double {
    (run.last?.x ?? 0) - (run.first?.x ?? 0)
  }

  private static func length(_ step: SIMD3<Double>) -> Double { (step * step).sum().squareRoot() }
}

extension PaletteReading {
  /// Gives lists without a kind the one that the course of their colours shows, and says so.
  ///
  /// Steps of a hue are to choose from, unless their name says that they are a palette.
  mutating func recogniseRamps() {
    var kept: [ColorList] = []
    let families = kindsOfFamilies
    for var list in lists {
      let lent = list.isOpen ? list.family.flatMap { families[$0] } : nil
      guard let kind = list.shownKind ?? lent else {
        kept.append(list)
        continue
      }
      list.kind = kind
      guard kind != .scale else {
        candidates.append(list)
        continue
      }
      kept.append(list)
      findings.append(
        .note(
          .paletteRamp, "\"\(list.name)\" is read as a \(kind.rawValue) ramp, by its lightness",
          help: "declare it with \"kind\": \"categorical\" where each colour is a series",
          at: list.location ?? list.swatches.first?.location))
    }
    lists = kept
    for index in candidates.indices {
      if let kind = candidates[index].shownKind { candidates[index].kind = kind }
    }
    dropHoldersOfScales()
  }

  /// What kind the longest of lists is that have one name and their length: "Blues.9" tells what "Blues.3" is.
  private var kindsOfFamilies: [String: ColorList.Kind] {
    var longest: [String: ColorList] = [:]
    for list in lists + candidates {
      guard let family = list.family else { continue }
      if list.swatches.count > longest[family]?.swatches.count ?? 0 { longest[family] = list }
    }
    return longest.compactMapValues { list in
      let kind = list.kind == .categorical ? list.shownKind : list.kind
      return kind.flatMap { $0.isRamp ? $0 : nil }
    }
  }

  /// What gathers several scales, is a part of one, or holds a palette among the roles of a theme is no
  /// group of its own.
  private mutating func dropHoldersOfScales() {
    func places(_ list: ColorList) -> Set<SourceLocation> {
      Set(list.swatches.compactMap(\.location))
    }
    let scales = candidates.filter { $0.kind == .scale && $0.swatches.count > 2 }.map(places)
    let palettes = lists.filter { $0.swatches.count > 2 }.map(places)
    guard !scales.isEmpty || !palettes.isEmpty else { return }
    candidates.removeAll { candidate in
      let places = places(candidate)
      guard !places.isEmpty else { return false }
      if palettes.contains(where: { $0.isStrictSubset(of: places) }) { return true }
      if scales.contains(where: { places.isStrictSubset(of: $0) }) { return true }
      // A scale of shades and tints is one, though its halves are numbered for themselves.
      guard candidate.kind != .scale else { return false }
      let held = scales.filter { $0.isStrictSubset(of: places) }
      return held.reduce(0) { $0 + $1.count } * 2 > places.count
    }
  }
}

extension ColorList {
  /// Whether nobody said what kind it is.
  fileprivate var isOpen: Bool {
    kind == .categorical && !saysKind && !isDeclared && !isChart && meeting == nil
      && ColorRole.kind(name) != .categorical
      && !swatches.contains(where: \.hasCue)
  }

  /// The name before its last number, where that is how many colours it has.
  fileprivate var family: String? {
    let digits = name.reversed().prefix(while: \.isNumber).count
    guard digits > 0, digits < name.count, name.suffix(digits) == String(swatches.count) else {
      return nil
    }
    return String(name.dropLast(digits))
  }

  /// Whether they are called as the series of a chart are, "--chart-1" to "--chart-5": of one hue or of several,
  /// a series is one of several that stand side by side.
  var isNumberedSlots: Bool {
    let own = swatches.first?.name.flatMap(ColorNames.member)?.stem
    let called = own.flatMap { ColorNames.saysData($0) ? $0 : nil } ?? stem
    guard ColorNames.saysData(called),
      ColorRole.words(called).last.map(ColorNames.hues.contains) != true
    else { return false }
    let numbers = swatches.compactMap { swatch in
      swatch.name.flatMap { Int($0) ?? ColorNames.member($0)?.number }
    }
    guard let first = numbers.min(), first < 2, numbers.count == swatches.count else {
      return false
    }
    return numbers.sorted() == Array(first..<first + numbers.count)
  }

  /// Whether each of its names is by convention that of a chart's colour: "--chart-1", "--series-north".
  var isOfSlots: Bool {
    !swatches.isEmpty
      && swatches.allSatisfy { swatch in
        let stem = swatch.name.flatMap(ColorNames.member)?.stem ?? ""
        return ColorNames.saysData(stem)
      }
  }

  /// Words for areas that follow each other behind a mark or on a map.
  private static let graded: Set = ["range", "ranges", "bands", "levels"]

  /// The kind that its colours and their names show, where nobody said one.
  fileprivate var shownKind: Kind? {
    guard isOpen, !isNumberedSlots else { return nil }
    let steps = swatches.count { swatch in
      ColorRole.words(swatch.name ?? "").first.map(["shade", "tint", "tone"].contains) ?? false
    }
    let isHue =
      ColorRole.words(stem).last.map(ColorNames.hues.contains) ?? false
      || steps * 2 > swatches.count
      || ColorRole.words(stem).contains(where: Self.graded.contains) && RampShape.isOneHue(self)
    guard let kind = RampShape.kind(of: self, isHue: isHue) else { return nil }
    return isHue && kind == .sequential && !ColorNames.saysList(stem) ? .scale : kind
  }
}
