extension WayWords {
  static let english = WayWords(
    browse: "Browse the data", folders: "Folders", periods: "Periods", kinds: "Kinds of chart",
    byName: "All by name", filter: "Find a dataset", changes: "What changed",
    section: "In this section", onThisPage: "On this page", edit: "Edit this page",
    appearance: "Appearance", automatic: "Automatic", light: "Light", dark: "Dark",
    versions: "Versions", headingLink: "Link to this heading", embed: "Embed",
    embedHint: "Copy this into a page of yours:", picture: "Picture", decade: "{n}s",
    wholeChart: "The whole chart on {site}")
}
