import Descant

extension FindingCode {
  static let linkBroken = FindingCode(
    "link-broken", "A link leads to a page or file that is not there.",
    remedy: "Correct the path, counted from the page's own file, or make the page.")
  static let linkAnchor = FindingCode(
    "link-anchor", "A link leads to a place in a page that has no such id.",
    remedy: "Use the id of a heading: its words in lower case, joined by hyphens.")
  static let linkRefused = FindingCode(
    "link-refused", "A link has a scheme that runs or hides something; it was left out.",
    remedy: "Link to a page, a file, https:, mailto: or tel:.")
  static let policyBlocked = FindingCode(
    "policy-blocked",
    "Browsers leave out a part of a page, as the page's own policy tells them to.",
    remedy: """
      Keep pictures and scripts in files of the site, styles in Site/styles/, and link to what lies \
      elsewhere.
      """)
  static let linkMalformed = FindingCode(
    "link-malformed", "An address of the web is written wrongly.",
    remedy: "Write it as https://example.org/page.")
  static let linkElsewhere = FindingCode(
    "link-elsewhere",
    "A link leads to another site; such links are listed, and fetched only on request (--web-links).",
    remedy: "Nothing to do; open it now and then to see whether it still leads where it should.")
  static let figureIncomplete = FindingCode(
    "figure-incomplete",
    "A template of the site leaves out a part of a figure that some readers need.",
    remedy: "Put the drawing, the summary, the sound and the table back into the template.")
  static let linkText = FindingCode(
    "link-text", "The words of a link don't say where it leads.",
    remedy: "Name the target: many readers hear a page's links as a list, without the text around.")
  static let imageMissing = FindingCode(
    "image-missing", "An image's file is not there.",
    remedy: "Correct the path, counted from the page's own file, or add the file.")
  static let imageNoAlternative = FindingCode(
    "image-no-alternative", "An image has no text for those who don't see it.",
    remedy: """
      Say what it shows: ![three people at a table](photo.jpg). For a mere decoration write \
      <img src="…" alt="">.
      """)
  static let headingSkipped = FindingCode(
    "heading-skipped", "Headings skip a level.",
    remedy: "Go down one level at a time: readers jump from heading to heading.")
  static let headingEmpty = FindingCode(
    "heading-empty", "A heading has no text.", remedy: "Give it words, or remove it.")
  static let headingTitles = FindingCode(
    "heading-titles", "A page has no first-level heading, or more than one.",
    remedy: "Keep one: the page's title. Begin the text with second-level headings.")
  static let pageSameTitle = FindingCode(
    "page-same-title", "Two pages have the same title.",
    remedy: "Give each page its own: titles tell tabs, search results and bookmarks apart.")
  static let pageRepeatedID = FindingCode(
    "page-repeated-id", "Two elements of a page have the same id.",
    remedy: "Rename one: links and labels reach the first only.")
  static let pageLanguage = FindingCode(
    "page-language", "The language of a page is not named, or its text is in another one.",
    remedy: "Set \"language\" in Site/site.json or in the page's front matter: voices depend on it."
  )
  static let pageOrphan = FindingCode(
    "page-orphan", "No other page links to this one.",
    remedy: "Link to it, put it into the navigation, or make it a draft.")
  static let tableNoHeaders = FindingCode(
    "table-no-headers", "A table has no header cells.",
    remedy: "Name its columns: cells are read out with their headers.")
  static let themeContrast = FindingCode(
    "theme-contrast", "A colour of the site's own style is too near to its ground.",
    remedy: "Take the colour that the message suggests, or another with the contrast it asks for.")
  static let chartNoTitle = FindingCode(
    "chart-no-title", "A chart's spec has no title; one was made from its data.",
    remedy: "Add \"title\": it is the heading, the accessible name and the sound's name.")
  static let chartNoDescription = FindingCode(
    "chart-no-description", "A chart's spec has no description of the author's own.",
    remedy: "Add \"description\": one or two sentences that say what matters.")
  static let textColourOnly = FindingCode(
    "text-colour-only", "A page names a part of a chart by its colour.",
    remedy: "Name the series: colours are not seen by everyone and differ between modes.")
  static let datasetUnused = FindingCode(
    "dataset-unused", "No page and no spec uses a dataset.",
    remedy: "Show it on a page, or leave it: it has a page with suggested charts.")
  static let fileLeftOut = FindingCode(
    "file-left-out", "A file in Content/ is neither page nor data, and no page links to it.",
    remedy: """
      Link to it, move it into Content/static/, whose files are copied as they are, or take it out \
      of Content/.
      """)
  static let figureSameName = FindingCode(
    "figure-same-name", "Two charts on a page have the same title.",
    remedy: "Say in each title what only that chart shows: it is the name by which readers find it."
  )
  static let assetTooLarge = FindingCode(
    "asset-too-large", "A file makes pages slow.",
    remedy: "Make the image smaller, or use a format such as WebP or AVIF.")
  static let checkSuppressionUnused = FindingCode(
    "check-suppression-unused", "A suppression fits no finding.",
    remedy: "Remove it, or correct the code: \"descant help findings\" lists them.")

  /// What a site's checks can say; a page or the site may suppress any of them with a reason.
  static let checks: [FindingCode] = [
    linkBroken, linkAnchor, linkRefused, policyBlocked, linkMalformed, linkElsewhere,
    figureIncomplete, linkText,
    imageMissing,
    imageNoAlternative, headingSkipped, headingEmpty, headingTitles, pageSameTitle, pageRepeatedID,
    pageLanguage, pageOrphan, tableNoHeaders, themeContrast, chartNoTitle, chartNoDescription,
    textColourOnly, datasetUnused, assetTooLarge, fileLeftOut, figureSameName,
    checkSuppressionUnused,
  ]
}
