extension FindingCode {
  static let lintUnknown = FindingCode(
    "lint-unknown", "The lint settings name something that does not exist.",
    remedy: "Write one of the known names.")
  static let lintValue = FindingCode(
    "lint-value", "A value in the lint settings is of the wrong kind.",
    remedy: "Write the kind of value that the message names.")
  static let lintNoReason = FindingCode(
    "lint-no-reason", "A finding is suppressed without a reason.",
    remedy: "Say why the palette may stay as it is.")
  static let lintUnused = FindingCode(
    "lint-unused", "A suppression fits no finding any more.", remedy: "Remove it.")
  static let lintExpired = FindingCode(
    "lint-expired", "A suppression is past its last day.",
    remedy: "Mend the palette, or set a later day with a reason.")

  package static let lintGround = FindingCode(
    "lint-ground", "A ground is no colour.", remedy: "Write a colour, in quotes for the shell.")

  static let settings = [lintGround, lintUnknown, lintValue, lintNoReason, lintUnused, lintExpired]

  static let paletteFormat = FindingCode(
    "palette-format", "A file holds no palette in a format that is known.",
    remedy: "Use one of the formats that the page on palettes lists.")
  static let paletteEmpty = FindingCode(
    "palette-empty", "A file that should hold colours holds none.",
    remedy: "Add colours, or leave the file out of the check.")
  static let paletteUndeclared = FindingCode(
    "palette-undeclared", "A file holds colours, and nothing says which of them are a palette.",
    remedy: "Declare the palette in the lint settings, with the file and where in it.")
  static let paletteMissing = FindingCode(
    "palette-missing", "A declared palette is not where its declaration says.",
    remedy: "Correct the file, the names or the path of the declaration.")
  package static let paletteNone = FindingCode(
    "palette-none", "No palette was read, and --require-palettes asks for one.",
    remedy: "Declare where palettes are; lint --discover proposes the declaration.")
  static let paletteModel = FindingCode(
    "palette-model", "A colour is given for ink, not for light.",
    remedy: "Export the swatch as RGB: there is no exact way from CMYK.")
  static let paletteAlias = FindingCode(
    "palette-alias", "A colour points to another that is not there, or back to itself.",
    remedy: "Point to a colour that has a value.")
  static let paletteLimit = FindingCode(
    "palette-limit", "A palette is larger than what can be checked.",
    remedy: "Split it into the palettes that charts use.")

  static let paletteRamp = FindingCode(
    "palette-ramp", "Colours that nobody called a ramp are judged as one.",
    remedy: "Nothing, or declare the palette with its kind.")

  static let paletteToken = FindingCode(
    "palette-token", "A site's own style sheets leave out a colour that charts are drawn with.",
    remedy: "Give the custom property a colour.")
  static let paletteIncomplete = FindingCode(
    "palette-incomplete",
    "A site's own palette leaves out a mode or a step that charts are drawn with.",
    remedy: "Give the colour for light and for dark, and a ramp all its steps.")
  static let paletteUnused = FindingCode(
    "palette-unused", "Something in Site/palettes/ is never drawn with.",
    remedy: "Name the file, the colour or the cue as charts know it, or keep it elsewhere.")
  static let paletteUntried = FindingCode(
    "palette-untried", "A palette was left as it is, because repairing others took too long.",
    remedy: "Repair fewer palettes in one run.")
  static let paletteEstranged = FindingCode(
    "palette-estranged", "A colour that passes is no longer the one that it was.",
    remedy: "Pin it, and let an edge, a pattern or a label say what its colour can't.")
  static let paletteDeclined = FindingCode(
    "palette-declined", "A palette can't pass and stay the palette that it is.",
    remedy: "Let an edge, patterns or labels say what its colours can't, or ask for 3:1.")
  static let paletteUnwritable = FindingCode(
    "palette-unwritable", "A repaired colour can't be written where the old one stands.",
    remedy: "Write it by hand.")

  static let reading = [
    paletteFormat, paletteEmpty, paletteUndeclared, paletteMissing, paletteNone, paletteModel,
    paletteAlias, paletteLimit, paletteRamp, paletteToken,
    paletteIncomplete, paletteUnused, paletteUntried, paletteEstranged, paletteDeclined,
    paletteUnwritable,
  ]
}
