/// The event list as JSON, for scripts and for other tools: seconds, hertz, data.
extension Score {
  package func timeline(id: (PointReference) -> String? = { _ in nil }) -> String {
    var out = "{\"version\":1,\"duration\":\(duration.text(decimals: 5)),\"events\":["
    for (index, event) in events.enumerated() {
      out += index == 0 ? "\n" : ",\n"
      out += Self.line(event, id: event.point.flatMap(id))
    }
    return out + "\n]}\n"
  }

  private static func line(_ event: SoundEvent, id: String?) -> String {
    var members = [
      "\"kind\":\"\(event.kind.rawValue)\"",
      "\"start\":\(event.seconds.lowerBound.text(decimals: 5))",
      "\"end\":\(event.seconds.upperBound.text(decimals: 5))",
    ]
    if let pitch = event.pitch {
      members.append("\"hertz\":\(pitch.frequency.text(decimals: 3))")
      members.append("\"timbre\":\"\(event.timbre)\"")
    }
    if let end = event.endPitch {
      members.append("\"endHertz\":\(end.frequency.text(decimals: 3))")
    }
    members.append("\"pan\":\((Double(event.pan) / 1000).text(decimals: 3))")
    if event.endPan != event.pan {
      members.append("\"endPan\":\((Double(event.endPan) / 1000).text(decimals: 3))")
    }
    if event.isBelow { members.append("\"below\":true") }
    if event.gain != 1 { members.append("\"gain\":\(event.gain.text(decimals: 4))") }
    if let voice = event.voice { members.append("\"voice\":\(voice)") }
    if let point = event.point {
      members.append("\"point\":[\(point.panel),\(point.series),\(point.point)]")
    }
    if let id {
      members.append("\"id\":\"\(id.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline })\"")
    }
    return "{" + members.joined(separator: ",") + "}"
  }
}
