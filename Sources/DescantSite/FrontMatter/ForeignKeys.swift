import Descant

/// Keys that front matter has in other tools: which of ours they are, and which mean nothing here.
///
/// A key that only one tool knows is told once for the whole site, never as an error.
enum ForeignKeys {
  /// What one of ours is called elsewhere.
  static let ours: [String: FrontMatter.Key] = [
    "lastmod": .updated, "last_modified_at": .updated, "modified": .updated, "updated_at": .updated,
    "last_update": .updated, "dateModified": .updated, "revision_date": .updated,
    "lang": .language, "locale": .language, "nav_order": .weight, "sidebar_position": .weight,
    "order": .weight, "redirect_from": .aliases, "categories": .tags, "category": .tags,
    "authors": .author, "summary": .description, "excerpt": .description, "abstract": .description,
    "params": .custom, "extra": .custom,
  ]

  /// What means nothing here, by tool; what to do instead, where there is something.
  private static let tools: [(names: String, keys: String)] = [
    (
      "Hugo",
      """
      build cascade expiryDate headless isCJKLanguage keywords layout linkTitle linktitle markup menu \
      menus modules outputs publishDate resources series sitemap translationKey type url images audio \
      videos toc math mermaid hideToc disableToc bookToc ShowToc comments ShowReadingTime cover \
      featured featuredImage thumbnail hero pinned audience content_class
      """
    ),
    (
      "Jekyll",
      """
      permalink published sticky pin image render_with_liquid has_children parent grand_parent \
      has_toc nav_exclude search_exclude classes header sidebar entries_layout author_profile share \
      related read_time collection defaults
      """
    ),
    (
      "MkDocs",
      """
      hide icon status boost search social subtitle readtime links pin slug_path inherit \
      nav_title page_title disqus source
      """
    ),
    (
      "Docusaurus",
      """
      id sidebar_label sidebar_class_name sidebar_custom_props displayed_sidebar hide_title \
      hide_table_of_contents toc_min_heading_level toc_max_heading_level pagination_label \
      pagination_next pagination_prev custom_edit_url unlisted parse_number_prefixes \
      hide_table_of_content no_comments title_meta
      """
    ),
    (
      "Quarto",
      """
      format execute jupyter engine bibliography csl crossref editor toc-depth toc-title \
      number-sections code-fold code-tools code-line-numbers highlight-style theme css listing \
      about page-layout citation license-url freeze filters include-in-header resource_path \
      fig-width fig-height fig-cap-location df-print cache warning echo message doi institute \
      affiliation date-format date-modified title-block-banner body-classes knitr output output-file \
      html-table-processing interlinks notebook-links code-copy code-overflow lightbox df-print-paged
      """
    ),
    (
      "VitePress and VuePress",
      "outline aside navbar footer editLink lastUpdated prev next features actions head pageClass"
    ),
    (
      "Zola", "in_search_index page_template sort_by paginate_by insert_anchor_links generate_feeds"
    ),
    (
      "MyST and Jupyter Book",
      """
      short_title subject kernelspec jupytext myst mystnb site numbering exports downloads venue \
      biblio oxa github binder edit_url parts label
      """
    ),
    ("Obsidian", "cssclass cssclasses created publish aliases_note"),
  ]

  private static let toolByKey: [String: String] = Dictionary(
    tools.flatMap { tool in tool.keys.split(separator: " ").map { (String($0), tool.names) } },
    uniquingKeysWith: { first, _ in first })

  /// The tool that knows a key which means nothing here.
  static func tool(of key: String) -> String? { toolByKey[key] }

  static func finding(_ member: JSONMember, of tool: String) -> Finding {
    .warning(
      .frontMatterIgnored, "\"\(member.name)\" is a key of \(tool) and means nothing here",
      help: instead[member.name]
        ?? "remove it, or declare it under \"customKeys\" in Site/site.json",
      at: member.nameLocation)
  }

  private static let instead: [String: String] = [
    "permalink": "the page's address comes from its file; list the old one under \"aliases\"",
    "url": "the page's address comes from its file; list the old one under \"aliases\"",
    "layout": "\"template\" names a file of Templates/",
    "type": "\"template\" names a file of Templates/",
    "expiryDate": "take the page away when its time is over",
    "keywords": "\"tags\" are shown and searched",
    "menu": "pages are listed by their folders and \"weight\"",
    "toc": "a long page lists its headings anyway", "image": "show it in the text",
    "subtitle": "write it as the text's first line",
  ]

  /// Whether a value says nothing, so that nothing is lost without it.
  static func isEmpty(_ value: JSONNode) -> Bool {
    value.isNull || value.elements?.isEmpty == true || value.isObject && value.members.isEmpty
      || value.string?.isEmpty == true
  }

  /// Findings about the same key stand once, at the first page, with how many pages have it.
  static func once(_ findings: [Finding]) -> [Finding] {
    var places: [String: Int] = [:]
    var counts: [String: Int] = [:]
    var out: [Finding] = []
    for finding in findings {
      guard finding.code == .frontMatterIgnored else {
        out.append(finding)
        continue
      }
      counts[finding.message, default: 0] += 1
      if places[finding.message] == nil {
        places[finding.message] = out.count
        out.append(finding)
      }
    }
    for (message, place) in places {
      guard let count = counts[message], count > 1 else { continue }
      out[place].message += ", in \(count) pages"
    }
    return out
  }
}
