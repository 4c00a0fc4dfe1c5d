/// What a file says by style: only what attributes can't, the other modes.
struct FileStyle {
  let palette: Palette
  let hasLines: Bool

  init(_ palette: Palette, hasLines: Bool) {
    self.palette = palette
    self.hasLines = hasLines
  }

  var sheet: String {
    base
      + media("screen and (prefers-color-scheme: dark)", mode(.dark))
      + media("(prefers-contrast: more)", mode(.lightContrast) + ".line { stroke-width: 3.5px }\n")
      + media(
        "screen and (prefers-contrast: more) and (prefers-color-scheme: dark)", mode(.darkContrast))
      + media("(prefers-reduced-transparency: reduce)", Self.opaque)
      + media("(forced-colors: active)", Self.forced)
      + media("print", ".over { stroke: \(palette.ground.light.lowercased()) }\n")
      + media("print, (prefers-contrast: more), (forced-colors: active)", strong) + strip
  }

  private var base: String {
    """
    text { font-variant-numeric: tabular-nums }
    .label, .name, .note, .unit { paint-order: stroke; stroke: \(palette.ground.light.lowercased()); stroke-width: 4px; stroke-linejoin: round }
    .line, .casing { vector-effect: non-scaling-stroke }

    """
  }

  private static let fills =
    ":is(.bar, .box, .slice, .area, .symbol, .cell, .under, .glyph, .of-series)"
    + ":not(.fixed, .patterned, .hollow)"
  private static let strokes =
    ":is(.line, .stroke, .hatch, .hollow, .veiled, .cloud):not(.fixed)"

  /// Where colours may be lost: every texture, in the ground's colour, every dash, wider seams.
  private var strong: String {
    var css = ".over { display: inline; stroke-width: 2px }\n"
    css += ".part, .seam { stroke-width: 2px }\n"
    for (place, dash) in Dash.allCases.enumerated() {
      if let array = dash.array { css += ".dash-\(place + 1) { stroke-dasharray: \(array) }\n" }
    }
    return css
  }

  private func media(_ query: String, _ rules: String) -> String {
    "@media \(query) {\n\(rules)}\n"
  }

  private func mode(_ mode: Palette.Mode) -> String {
    let tokens = Tokens(palette, mode)
    var css = ".ground { fill: \(tokens.ground) }\n.sheet { fill: \(tokens.ink) }\n"
    css += ".quiet, .tick, .note, .sample { fill: \(tokens.quiet) }\n"
    css += ".grid, .gap-hatch.quietest { stroke: \(tokens.grid) }\n"
    css +=
      ".base, .notch, .gap-hatch:not(.quietest), .leader, .rimmed, .border, .casing, .land:not(.own-edge) { stroke: \(tokens.base) }\n"
    css += ".shade { fill: \(tokens.shade) }\n.shade-edge { stroke: \(tokens.base) }\n"
    css += ".land { fill: \(tokens.shade) }\n"
    css += ".reference:not(.fixed), .interval { stroke: \(tokens.ink) }\n"
    css +=
      ".label, .name, .note, .unit, .halo, .median, .part, .seam { stroke: \(tokens.ground) }\n"
    css += ".label.glyph { stroke: none }\n"
    let isStrong = mode == .lightContrast || mode == .darkContrast
    css +=
      isStrong
      ? ".over { stroke: \(tokens.ground) }\n"
      : ".over:not(.own) { stroke: color-mix(in oklab, var(--c) 70%, \(tokens.ground)) }\n"
    css += ".hollow, .within:not(.fixed) { fill: \(tokens.ground) }\n"
    css += ".within.inked:not(.fixed) { fill: \(tokens.ink) }\n"
    return css + Self.colors(tokens, within: "") + Self.painting(within: "")
  }

  private static func colors(_ tokens: Tokens, within scope: String) -> String {
    var css = ""
    for (index, color) in tokens.slots.enumerated() {
      css += "\(scope).s\(index + 1) { --c: \(color) }\n"
    }
    for (letter, stops) in [("r", tokens.ramp), ("d", tokens.diverging)] {
      for (index, color) in stops.enumerated() {
        let next = stops.indices.contains(index + 1) ? "; --n: \(stops[index + 1])" : ""
        css += "\(scope).\(letter)\(index) { --c: \(color)\(next) }\n"
      }
    }
    return css
  }

  private static func painting(within scope: String) -> String {
    let shades = (1..<Ramp.shades).map { shade in
      let mixed = "color-mix(in oklab, var(--n) \(100 * shade / Ramp.shades)%, var(--c))"
      return "\(scope)\(fills).m\(shade) { fill: \(mixed) }\n"
        + "\(scope)\(strokes).m\(shade) { stroke: \(mixed) }\n"
    }
    return "\(scope)\(fills) { fill: var(--c) }\n\(scope)\(strokes) { stroke: var(--c) }\n"
      + shades.joined()
  }

  private static let opaque = """
    * { opacity: 1; fill-opacity: 1; stroke-opacity: 1 }

    """

  private static var forced: String {
    var css = """
      .ground { fill: Canvas }
      .sheet, .quiet, .tick, .note, .sample, .of-series { fill: CanvasText }
      .grid, .base, .notch, .gap-hatch, .leader, .reference, .interval, .line, .stroke, .hatch, .hollow { stroke: CanvasText }
      .grid:not(.base) { stroke-dasharray: 1 4 }
      .land { fill: Canvas; stroke: CanvasText }
      .label, .name, .note, .unit, .halo, .median, .part, .seam { stroke: Canvas }
      .glyph { fill: CanvasText !important }
      .within { fill: CanvasText !important; paint-order: stroke; stroke: Canvas; stroke-width: 4px }
      .over { stroke: Canvas }
      .shade { fill: Canvas }
      .shade-edge { stroke: CanvasText }
      .cloud { fill-opacity: 1 }
      .bar, .box, .slice, .area, .symbol, .under { --c: CanvasText }
      \(strokes) { stroke: CanvasText }
      :is(.bar, .box, .slice, .area, .symbol, .under, .cell):not(.patterned, .hollow) { fill: var(--c) }
      :is(.m1, .m2, .m3):is(.symbol, .bar, .area, .slice, .under):not(.fixed, .hollow, .patterned) { fill: CanvasText }
      :is(.m1, .m2, .m3):is(.line, .stroke, .hollow) { stroke: CanvasText }
      :is(.s2, .s4, .s6, .s8).symbol, .hollow.symbol { fill: Canvas; stroke: CanvasText; stroke-width: 2px }

      """
    for step in 0..<Ramp.steps {
      let share = 4 + 12 * step
      css += ".r\(step).cell { --c: color-mix(in srgb, CanvasText \(share)%, Canvas) }\n"
      let far = abs(step - 4) * 25
      css += ".d\(step).cell { --c: color-mix(in srgb, CanvasText \(far)%, Canvas) }\n"
    }
    return css
  }

  /// The player's strip is dark in every mode.
  private var strip: String {
    let target = "view:target ~ "
    let hidden =
      [".ground", ".sheet text", ".sheet .words", ".sheet .grid:not(.base)"]
      + (hasLines ? [".sheet .symbol"] : [])
    let dark = Tokens(palette, .dark)
    return hidden.map { target + $0 }.joined(separator: ", ") + " { display: none }\n"
      + Self.colors(dark, within: target + ".sheet ")
      + Self.painting(within: target + ".sheet ")
      + target + ".sheet :is(.base, .leader) { stroke: \(dark.base) }\n"
  }
}
