/// Short names for what a script declares in its blocks: nobody else meets them.
///
/// Two share one where neither is used within the other's scope. Names of properties stay, and so do
/// those that are mostly keys as well, which would have to be written twice.
struct ScriptNames {
  /// What stands in place of each token, where that is something else.
  private(set) var replacements: [Int: String] = [:]

  private var taken: [String: [ScriptScopes.Variable]] = [:]

  /// `tokens` without ends of lines.
  init(of tokens: [ScriptTokens.Token]) {
    // Elsewhere a function in a block is everybody's.
    guard tokens.first?.text == "\"use strict\"" else { return }
    let scopes = ScriptScopes(of: tokens)
    let isOwn = { (variable: ScriptScopes.Variable) in
      variable.scope.lowerBound > 0 && 2 * variable.keys <= variable.uses.count
    }
    for variable in scopes.variables where !isOwn(variable) {
      taken[variable.name, default: []].append(variable)
    }
    let own = scopes.variables.filter(isOwn).sorted {
      ($1.uses.count, $0.scope.lowerBound, $0.name) < ($0.uses.count, $1.scope.lowerBound, $1.name)
    }
    for variable in own {
      let short = Self.shortNames.first { !scopes.free.contains($0) && isFree($0, for: variable) }
      guard let short else {
        replacements = [:]
        return
      }
      taken[short, default: []].append(variable)
      for place in variable.uses {
        replacements[place] = scopes.names[place] == true ? variable.name + ":" + short : short
      }
    }
  }

  private func isFree(_ name: String, for own: ScriptScopes.Variable) -> Bool {
    guard let others = taken[name] else { return true }
    let (first, last) = (own.scope.lowerBound, own.scope.upperBound)
    for other in others where other.scope.lowerBound <= last && first <= other.scope.upperBound {
      // One is around the other; used only beside it, they may share.
      let isInner = other.scope.lowerBound >= first && other.scope.upperBound <= last
      let (outer, inner) = isInner ? (own, other.scope) : (other, own.scope)
      if other.scope == own.scope || Self.isUsed(outer, in: inner) { return false }
    }
    return true
  }

  /// Uses are in the order of the script.
  private static func isUsed(
    _ variable: ScriptScopes.Variable, in scope: ClosedRange<Int>
  ) -> Bool {
    var (low, high) = (0, variable.uses.count)
    while low < high {
      let middle = (low + high) / 2
      if variable.uses[middle] < scope.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < variable.uses.count && variable.uses[low] <= scope.upperBound
  }

  private static let shortNames: [String] = {
    let small = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let one = small + small.map { $0.uppercased() } + ["$", "_"]
    let two = small.flatMap { first in small.map { first + $0 } }
    return one + two.filter { !ScriptScopes.keywords.contains($0) }
  }()
}
