import Descant

/// The key to the sound of all charts of a site: one file, that browsers fetch once.
struct SharedKey: Sendable {
  let asset: Theme.Asset
  /// Of each of the first sentences of the help on listening.
  let moments: [ClosedRange<Double>]

  /// nil where no chart needs it.
  init?(of site: SiteModel, in store: any Store) {
    let options = site.settings.audio
    guard options.isOn, options.sharesKey == true, !site.charts.isEmpty else { return nil }
    let key = SoundKey(options)
    let (ending, bytes) = key.file(
      titled: site.language.interface.figure.soundLegend, in: site.language.tag)
    moments = key.moments
    asset = Theme.Asset(OutputFile(path: "assets/key.\(ending)", bytes: bytes)).kept(in: store)
  }
}

extension SiteSettings {
  /// Its charts share one key to the sound, where its author lists no files.
  var sharingKey: SiteSettings {
    var settings = self
    if audio.sharesKey == nil { settings.audio.sharesKey = audio.parts.contains(.legend) }
    return settings
  }
}
