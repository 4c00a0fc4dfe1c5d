extension Palette {
  /// The built-in palette: `Site/palettes/standard.json` as a value.
  ///
  /// Found by simulated annealing. Every prefix is near the best there is; each colour has 4.5:1 on
  /// its ground (7:1 for more contrast); no two look alike to anybody; no red meets green and no blue
  /// meets yellow; a slot's hue moves at most 30° between modes.
  public static let standard = Palette(
    name: "standard", ground: Colors("#FFFFFF", "#121212", "#FFFFFF", "#000000"),
    slots: [
      Slot(
        name: "blue",
        colors: Colors("#0302C2", "#0586FE", "#01008D", "#149CEF"),
        symbol: "circle", dash: "solid", pattern: "none"),
      Slot(
        name: "gold",
        colors: Colors("#9F6D00", "#FFC123", "#7D4F01", "#FFDF9F"),
        symbol: "square", dash: "dashed", pattern: "diagonal"),
      Slot(
        name: "ruby",
        colors: Colors("#5A010F", "#F20B6E", "#330000", "#FF620F"),
        symbol: "triangle", dash: "dotted", pattern: "dots"),
      Slot(
        name: "teal",
        colors: Colors("#038275", "#5BFBD3", "#07625E", "#85FFE9"),
        symbol: "diamond", dash: "dashDot", pattern: "crosshatch"),
      Slot(
        name: "violet",
        colors: Colors("#8565C1", "#C7BFFF", "#654C8E", "#BFCBFF"),
        symbol: "cross", dash: "longDash", pattern: "horizontal"),
      Slot(
        name: "coral",
        colors: Colors("#E5146F", "#FB7C62", "#B00255", "#FBA0AA"),
        symbol: "triangleDown", dash: "shortDash", pattern: "vertical"),
      Slot(
        name: "bronze",
        colors: Colors("#8C3C0A", "#AD6F00", "#682101", "#B88D65"),
        symbol: "plus", dash: "longDashDot", pattern: "reverseDiagonal"),
      Slot(
        name: "plum",
        colors: Colors("#342846", "#8D7C9F", "#11122D", "#9891B3"),
        symbol: "star", dash: "sparse", pattern: "grid"),
    ],
    texts: [
      Token(name: "ink", colors: Colors("#1D1F23", "#E8E8E6", "#000000", "#FFFFFF")),
      Token(name: "quiet", colors: Colors("#4F535A", "#B4B6BA", "#2B2D31", "#E4E4E4")),
      Token(name: "link", colors: Colors("#0B4A8F", "#8FC1FF", "#00307A", "#B9D8FF")),
    ],
    lines: [
      Token(name: "base", colors: Colors("#84878D", "#85888E", "#000000", "#FFFFFF")),
      Token(name: "focus", colors: Colors("#0B4A8F", "#8FC1FF", "#000000", "#FFFFFF")),
    ],
    sequential: Steps(
      light: [
        "#E4EDFF", "#BFD3FB", "#9BB8F3", "#799EEA", "#5883E1",
        "#3766D6", "#1647CB", "#0026B4", "#001983",
      ],
      dark: [
        "#16273F", "#1D3962", "#234C88", "#2860B0", "#3075D6",
        "#3F8BF9", "#68A5FF", "#92BEFF", "#BBD6FF",
      ]),
    diverging: Steps(
      light: [
        "#6C3801", "#9E5A0F", "#CB8239", "#E5B584", "#EDEDED",
        "#A4BFF7", "#6992EB", "#2E61DF", "#0022A8",
      ],
      dark: [
        "#FDCE95", "#DF9B44", "#AF711F", "#734B1F", "#2E2E2E",
        "#345687", "#377EE3", "#74ACFF", "#C0D9FE",
      ]))
}
