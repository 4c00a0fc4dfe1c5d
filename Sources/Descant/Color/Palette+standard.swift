extension Palette {
  /// The built-in palette: `Site/palettes/standard.json` as a value.
  ///
  /// Found by search and chosen by eye. Each colour has 4.5:1 on its ground (7:1 for more contrast);
  /// no two look alike to anybody; no red meets green and no blue meets yellow; a slot's hue turns by
  /// 17° at most between light and dark; the first four are steps of grey as well.
  public static let standard = Palette(
    name: "standard", ground: Colors("#ffffff", "#121212", "#ffffff", "#000000"),
    slots: [
      Slot(
        name: "blue",
        colors: Colors("#244499", "#4dacff", "#090f8c", "#abbcff"),
        symbol: "circle", dash: "solid", pattern: "none"),
      Slot(
        name: "orange",
        colors: Colors("#b26216", "#f6c078", "#765214", "#ffcb80"),
        symbol: "square", dash: "dashed", pattern: "diagonal"),
      Slot(
        name: "pink",
        colors: Colors("#bd0045", "#f65885", "#8b063e", "#fc8691"),
        symbol: "triangle", dash: "dotted", pattern: "dots"),
      Slot(
        name: "indigo",
        colors: Colors("#210163", "#7a6ed8", "#070234", "#9883ff"),
        symbol: "diamond", dash: "dashDot", pattern: "crosshatch"),
      Slot(
        name: "teal",
        colors: Colors("#108276", "#91e1c7", "#026262", "#17eac1"),
        symbol: "cross", dash: "longDash", pattern: "horizontal"),
      Slot(
        name: "brown",
        colors: Colors("#623e01", "#ad7c35", "#482503", "#b89348"),
        symbol: "triangleDown", dash: "shortDash", pattern: "vertical"),
      Slot(
        name: "violet",
        colors: Colors("#825fca", "#ab92b9", "#6440a7", "#b0abbf"),
        symbol: "plus", dash: "longDashDot", pattern: "reverseDiagonal"),
      Slot(
        name: "ink",
        colors: Colors("#111111", "#ebebfd", "#200014", "#ffffff"),
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
        "#e3effe", "#bad6f9", "#94bcf2", "#72a4e8", "#558ad9",
        "#3d70c5", "#2b57ac", "#1c4091", "#0f2976",
      ],
      dark: [
        "#1a253e", "#233864", "#2b4d89", "#3563ae", "#427bcd",
        "#5894e3", "#75aef1", "#96c8ff", "#c2e0fe",
      ]),
    diverging: Steps(
      light: [
        "#642f04", "#9a4f03", "#c07c3e", "#dbad83", "#eeece9",
        "#8fb6e9", "#5687d2", "#2e59ab", "#142f7a",
      ],
      dark: [
        "#fcd099", "#d99e5e", "#af7030", "#774c26", "#2e2d2c",
        "#35558b", "#487dcc", "#76aaee", "#b5d8ff",
      ]))
}
