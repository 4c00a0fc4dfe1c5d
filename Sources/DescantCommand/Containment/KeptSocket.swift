/// A socket that goes on listening when the program begins again.
struct KeptSocket: Equatable, Sendable {
  let descriptor: Int32
  /// Whether its address has been said.
  var isSaid = false

  init(_ descriptor: Int32, isSaid: Bool = false) {
    self.descriptor = descriptor
    self.isSaid = isSaid
  }

  /// As the environment has it: "5" or "5 said".
  init?(_ text: String) {
    let words = text.split(separator: " ")
    guard let descriptor = words.first.flatMap({ Int32($0) }), descriptor > 2 else { return nil }
    self.init(descriptor, isSaid: words.dropFirst().first == "said")
  }

  var text: String { isSaid ? "\(descriptor) said" : "\(descriptor)" }
}
