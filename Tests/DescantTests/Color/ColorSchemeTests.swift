import Testing

@testable import Descant

@Suite struct ColorSchemeTests {
  /// As Vega 6.2 answers for `scale('s', share)` over a scheme, and for an ordinal range of three.
  @Test(
    "colours along a scheme are Vega's",
    arguments: [
      ("blues", 0.37, "#7cb7d9"), ("blues", 0, "#cfe1f2"), ("Viridis", 1, "#fde725"),
      ("blues", -3, "#cfe1f2"), ("blues", .nan, "#cfe1f2"),
    ])
  func along(name: String, share: Double, color: String) {
    #expect(ColorScheme(name: name)?.color(at: share) == color)
  }

  @Test(
    "groups get colours as Vega gives them",
    arguments: [
      ("blues", 3, ["#9cc8e2", "#5ba3cf", "#2978b8"]),
      ("viridis", 2, ["#31688e", "#35b779"]),
      ("accent", 2, ["#7fc97f", "#beaed4"]),
    ])
  func groups(name: String, count: Int, colors: [String]) {
    #expect(ColorScheme(name: name)?.colors(count: count) == colors)
  }

  @Test("every scheme is whole")
  func whole() {
    #expect(Set(ColorScheme.names).count == 66)
    for scheme in ColorScheme.all {
      #expect(scheme.colors.count >= 7, "\(scheme.name)")
      #expect(scheme.colors.allSatisfy { $0.count == 7 && Int($0.dropFirst(), radix: 16) != nil })
    }
    #expect(ColorScheme(name: "categorie10") == nil)
  }
}
