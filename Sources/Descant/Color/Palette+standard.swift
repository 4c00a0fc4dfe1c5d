extension Palette {
  /// The built-in palette: `Site/palettes/standard.json` as a value.
  ///
  /// Found by simulated annealing. Every prefix is near the best there is; each colour has 4.5:1 on
  /// its ground (7:1 for more contrast); no two look alike to anybody; no red meets green and no blue
  /// meets yellow; a slot's hue moves at most 30° between modes.
  public static let standard = Palette(
    name: "standard", ground: Colors("#ffffff", "#121212", "#ffffff", "#000000"),
    slots: [
      Slot(
        name: "blue",
        colors: Colors("#0302c2", "#0b7ffb", "#01008d", "#149cef"),
        symbol: "circle", dash: "solid", pattern: "none"),
      Slot(
        name: "gold",
        colors: Colors("#9f6d00", "#ffc749", "#7d4f01", "#ffdf9f"),
        symbol: "square", dash: "dashed", pattern: "diagonal"),
      Slot(
        name: "ruby",
        colors: Colors("#5a010f", "#e93271", "#330000", "#ff620f"),
        symbol: "triangle", dash: "dotted", pattern: "dots"),
      Slot(
        name: "teal",
        colors: Colors("#038275", "#81f7da", "#07625e", "#85ffe9"),
        symbol: "diamond", dash: "dashDot", pattern: "crosshatch"),
      Slot(
        name: "violet",
        colors: Colors("#8565c1", "#c8c2fd", "#654c8e", "#bfcbff"),
        symbol: "cross", dash: "longDash", pattern: "horizontal"),
      Slot(
        name: "coral",
        colors: Colors("#e5146f", "#f5856d", "#b00255", "#fba0aa"),
        symbol: "triangleDown", dash: "shortDash", pattern: "vertical"),
      Slot(
        name: "bronze",
        colors: Colors("#8c3c0a", "#a97319", "#682101", "#b88d65"),
        symbol: "plus", dash: "longDashDot", pattern: "reverseDiagonal"),
      Slot(
        name: "plum",
        colors: Colors("#342846", "#8a7da2", "#11122d", "#9891b3"),
        symbol: "star", dash: "sparse", pattern: "grid"),
    ],
    texts: [
      Token(name: "ink", colors: Colors("#1d1f23", "#e8e8e6", "#000000", "#ffffff")),
      Token(name: "quiet", colors: Colors("#4f535a", "#b4b6ba", "#2b2d31", "#e4e4e4")),
      Token(name: "link", colors: Colors("#0b4a8f", "#8fc1ff", "#00307a", "#b9d8ff")),
    ],
    lines: [
      Token(name: "base", colors: Colors("#84878d", "#85888e", "#000000", "#ffffff")),
      Token(name: "focus", colors: Colors("#0b4a8f", "#8fc1ff", "#000000", "#ffffff")),
    ],
    sequential: Steps(
      light: [
        "#e4edff", "#bfd3fb", "#9bb8f3", "#799eea", "#5883e1",
        "#3766d6", "#1647cb", "#0026b4", "#001983",
      ],
      dark: [
        "#16273f", "#1d3962", "#234c88", "#2860b0", "#3075d6",
        "#3f8bf9", "#68a5ff", "#92beff", "#bbd6ff",
      ]),
    diverging: Steps(
      light: [
        "#6c3801", "#9e5a0f", "#cb8239", "#e5b584", "#ededed",
        "#a4bff7", "#6992eb", "#2e61df", "#0022a8",
      ],
      dark: [
        "#fdce95", "#df9b44", "#af711f", "#734b1f", "#2e2e2e",
        "#345687", "#377ee3", "#74acff", "#c0d9fe",
      ]))
}
