import DescantSite

/// Content that stands whole in an output, by places in its listing: there may be much of it.
struct WholeFiles: Sendable {
  private let listing: FolderListing
  private let root: String
  private var places: [Digest: Int32] = [:]

  /// Of nothing.
  init() { (listing, root) = (FolderListing(), "") }

  init(_ listing: FolderListing, in root: String) {
    self.listing = listing
    self.root = root
    places.reserveCapacity(listing.files.count)
  }

  mutating func add(_ content: Digest, at place: Int) { places[content] = Int32(place) }

  var isEmpty: Bool { places.isEmpty }

  func holds(_ content: Digest) -> Bool { places[content] != nil }

  subscript(_ content: Digest) -> String? {
    places[content].map { root + "/" + listing.files[Int($0)].path }
  }
}
