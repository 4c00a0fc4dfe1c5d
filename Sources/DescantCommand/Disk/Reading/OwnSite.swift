import DescantSite
import Foundation

/// Tells a site that a build of ours wrote from a folder of data: by its manifest, wherever it stands
/// and whatever it is called now.
struct OwnSite {
  /// By folder.
  private var known: [String: Bool] = [:]

  /// Whether a folder is such a site.
  static func stands(at folder: String) -> Bool {
    Manifest.isOurs(beginning: Disk.beginning(of: folder + "/" + Manifest.path, atMost: 256))
  }

  /// The outermost such site on the way from a folder down to a path in it, the folder left out.
  mutating func holding(_ path: String, below top: String) -> String? {
    guard path.hasPrefix(top + "/") else { return nil }
    var folder = top
    for part in path.dropFirst(top.count + 1).split(separator: "/") {
      folder += "/" + part
      if isSite(folder) { return folder }
    }
    return nil
  }

  mutating func isSite(_ folder: String) -> Bool {
    if let known = known[folder] { return known }
    let isSite = Self.stands(at: folder)
    known[folder] = isSite
    return isSite
  }
}
