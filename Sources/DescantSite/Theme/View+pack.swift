extension PackWriter {
  /// What a template is filled with; maps in the order of their names.
  mutating func put(_ view: View) {
    switch view {
    case .nothing: put(0)
    case .flag(let flag): put(flag ? 2 : 1)
    case .text(let text):
      put(3)
      put(text)
    case .file(let path):
      put(6)
      put(path)
    case .list(let items):
      put(4)
      put(items) { $0.put($1) }
    case .map(let members):
      put(5)
      put(members.sorted { $0.key < $1.key }) { writer, member in
        writer.put(member.key)
        writer.put(member.value)
      }
    }
  }
}

extension PackReader {
  mutating func view() throws(Torn) -> View {
    switch try number() {
    case 0: return .nothing
    case 1: return .flag(false)
    case 2: return .flag(true)
    case 3: return .text(try text())
    case 4: return .list(try list { reader throws(Torn) in try reader.view() })
    case 5:
      let members = try list { reader throws(Torn) in (try reader.text(), try reader.view()) }
      return .map(Dictionary(members) { $1 })
    case 6: return .file(try text())
    default: throw Torn()
    }
  }
}
