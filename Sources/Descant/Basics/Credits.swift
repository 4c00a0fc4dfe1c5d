/// A licence as a Data Package names it.
package struct Licence: Hashable, Sendable {
  package var name: String?
  package var title: String?
  package var path: String?

  package init(name: String? = nil, title: String? = nil, path: String? = nil) {
    self.name = name
    self.title = title
    self.path = path
  }
}

/// Where data came from.
package struct DataSource: Hashable, Sendable {
  package var title: String?
  package var path: String?

  package init(title: String? = nil, path: String? = nil) {
    self.title = title
    self.path = path
  }
}
