extension JSONNode {
  /// The same object with another value of one member.
  func setting(_ name: String, _ value: JSONNode) -> JSONNode {
    var result = self
    result.kind = .object(
      members.filter { $0.name != name } + [JSONMember(name: name, value: value)])
    return result
  }

  /// The same object with one member changed, if it has it.
  func replacing(_ name: String, _ change: (JSONNode) -> JSONNode) -> JSONNode {
    var result = self
    result.kind = .object(
      members.map { member in
        guard member.name == name else { return member }
        var member = member
        member.value = change(member.value)
        return member
      })
    return result
  }

  /// The same object without one member.
  func without(_ name: String) -> JSONNode {
    var result = self
    result.kind = .object(members.filter { $0.name != name })
    return result
  }
}
