/// What a file says by style: only what attributes can't, the other modes.
enum FileStyle {
  static func sheet(hasLines: Bool) -> String {
    base + "@media screen and (prefers-color-scheme: dark) {\n\(mode(.dark))}\n"
      + "@media (prefers-contrast: more) {\n.line { stroke-width: 3.5px }\n.grid { stroke: #8b8e94 }\n"
      + ".quiet, .tick, .note { fill: #2b2d31 }\n}\n"
      + "@media screen and (prefers-contrast: more) and (prefers-color-scheme: dark) {\n"
      + ".quiet, .tick, .note { fill: #e4e4e4 }\n}\n"
      + "@media (forced-colors: active) {\n\(forced)}\n" + strip(hasLines: hasLines)
  }

  private static let base = """
    text { font-variant-numeric: tabular-nums }
    .label, .name, .note { paint-order: stroke; stroke: #ffffff; stroke-width: 4px; stroke-linejoin: round }
    .line { vector-effect: non-scaling-stroke }

    """

  private static let fills = ":is(.bar, .slice, .area, .symbol, .cell, .under)"
  private static let free = ":not(.fixed, .patterned, .hollow)"

  private static func mode(_ tokens: Tokens) -> String {
    var css = ".ground { fill: \(tokens.ground) }\n.sheet { fill: \(tokens.ink) }\n"
    css += ".quiet, .tick, .note, .sample { fill: \(tokens.quiet) }\n"
    css += ".grid { stroke: \(tokens.grid) }\n"
    css += ".base, .gap-hatch, .leader { stroke: \(tokens.base) }\n"
    css += ".reference:not(.fixed) { stroke: \(tokens.ink) }\n"
    css += ".label, .name, .note, .over, .halo { stroke: \(tokens.ground) }\n"
    css += ".part { stroke: \(tokens.ground) }\n"
    css += ".hollow { fill: \(tokens.ground) }\n"
    return css + colors(tokens, within: "") + painting(within: "")
  }

  private static func colors(_ tokens: Tokens, within scope: String) -> String {
    var css = ""
    for (index, color) in tokens.slots.enumerated() {
      css += "\(scope).s\(index + 1) { --c: \(color) }\n"
    }
    for (index, color) in tokens.ramp.enumerated() {
      css += "\(scope).r\(index) { --c: \(color) }\n"
    }
    for (index, color) in tokens.diverging.enumerated() {
      css += "\(scope).d\(index) { --c: \(color) }\n"
    }
    return css
  }

  private static func painting(within scope: String) -> String {
    "\(scope)\(fills)\(free) { fill: var(--c) }\n"
      + "\(scope):is(.line, .stroke, .hatch, .hollow, .negative):not(.fixed) { stroke: var(--c) }\n"
  }

  private static let forced = """
    .ground { fill: Canvas }
    .sheet, .quiet, .tick, .note { fill: CanvasText }
    .grid, .base, .gap-hatch, .leader, .reference, .line, .stroke, .hatch, .hollow, .negative { stroke: CanvasText }
    .grid:not(.base) { stroke-dasharray: 1 4 }
    :is(.bar, .slice, .area, .symbol, .under):not(.patterned, .hollow) { fill: CanvasText }
    .label, .name, .note, .over, .part { stroke: Canvas }
    .hollow, :is(.s2, .s4, .s6, .s8).symbol { fill: Canvas; stroke: CanvasText; stroke-width: 2px }
    .cell { stroke: CanvasText; fill: Canvas }
    .over { stroke-width: 2.5px }

    """

  /// The player's strip is dark in every mode.
  private static func strip(hasLines: Bool) -> String {
    let target = "view:target ~ "
    let hidden =
      [".ground", ".sheet text", ".sheet .words", ".sheet .grid:not(.base)"]
      + (hasLines ? [".sheet .symbol"] : [])
    return hidden.map { target + $0 }.joined(separator: ", ") + " { display: none }\n"
      + colors(.dark, within: target + ".sheet ") + painting(within: target + ".sheet ")
      + target + ".sheet .base { stroke: #85888e }\n"
  }
}
