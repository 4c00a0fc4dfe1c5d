/// A page that shows palettes as different eyes see them.
public enum PaletteReport {
  public static func page(for report: PaletteLint.Report) -> String { report.summary }
}
