/// A licence as a Data Package names it.
public struct Licence: Hashable, Sendable {
  public var name: String?
  public var title: String?
  public var path: String?

  public init(name: String? = nil, title: String? = nil, path: String? = nil) {
    self.name = name
    self.title = title
    self.path = path
  }
}

/// Where data came from.
public struct DataSource: Hashable, Sendable {
  public var title: String?
  public var path: String?

  public init(title: String? = nil, path: String? = nil) {
    self.title = title
    self.path = path
  }
}
