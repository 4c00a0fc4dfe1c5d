import Descant
import Testing

@testable import DescantSite

private func figure(
  _ audio: String, site: String = "{}",
  values: String = #"{"x": 1, "y": 2, "who": "A"}, {"x": 2, "y": 5, "who": "A"}"#
) async -> SingleChart.Result {
  let spec = """
    {"title": "Depth", "data": {"values": [\(values)]}, "mark": "line",
     "encoding": {"x": {"field": "x", "type": "quantitative"},
                  "y": {"field": "y", "type": "quantitative"},
                  "color": {"field": "who", "type": "nominal"}},
     "usermeta": {"descant": {"audio": \(audio)}}}
    """
  let settings = SiteSettings.read(
    from: SiteSource(files: [SourceFile(path: "Site/site.json", bytes: Array(site.utf8))]))
  #expect(settings.findings.isEmpty)
  let source = SiteSource(files: [SourceFile(path: "a.vl.json", bytes: Array(spec.utf8))])
  return await SingleChart.figure(of: "a.vl.json", in: source, settings: settings.settings)
}

extension SingleChart.Result {
  /// What was found wrong with the sound.
  fileprivate var heard: [Finding] { findings.filter { $0.code.id.hasPrefix("audio-") } }
}

private let two = #"{"x": 1, "y": 2, "who": "A"}, {"x": 2, "y": 5, "who": "B"}"#
private let short = #""length": 1"#

@Suite("Sound of a figure") struct SoundTests {
  /// The files that a spec's audio asks for, over those of its site.
  @Test(
    "files are those that spec and site ask for, the spec's word on top",
    arguments: [
      ("false", "{}", ""), ("{\"on\": false}", "{}", ""),
      ("true", "{\"audio\": false}", ".flac -legend.flac .vtt"),
      ("{\(short)}", "{}", ".flac -legend.flac .vtt"),
      ("{}", "{\"audio\": {\"format\": \"wav\", \(short)}}", ".wav -legend.wav .vtt"),
      (
        "{\"format\": \"flac\"}", "{\"audio\": {\"format\": \"wav\", \(short)}}",
        ".flac -legend.flac .vtt"
      ),
      ("{\"files\": [\"overview\", \"midi\"]}", "{\"audio\": {\(short)}}", ".flac .mid .vtt"),
      ("{\"detailed\": true, \(short)}", "{}", ".flac -legend.flac -detailed.flac .vtt"),
    ])
  func files(_ audio: String, _ site: String, _ expected: String) async throws {
    let result = await figure(audio, site: site)
    #expect(result.heard.isEmpty)
    let made = try #require(result.figure)
    let endings = ["flac", "wav", "mid", "vtt"]
    let sounds = made.files.map(\.path).filter { path in
      endings.contains { path.hasSuffix("." + $0) }
    }
    #expect(sounds == expected.split(separator: " ").map { "a" + $0 })
    let html = made.fragment()
    #expect(html.contains("<video") == !expected.isEmpty)
    for file in sounds where !file.hasSuffix(".vtt") {
      #expect(html.contains("href=\"\(file)"), "no link to \(file)")
    }
  }

  @Test("each series has a link of its own, and every line of the transcript leads to its sound")
  func links() async throws {
    let made = try #require(await figure("{\(short)}", values: two).figure)
    let html = made.fragment()
    // Of 1 s each, with 0.7 s before and between; a little before and after.
    #expect(html.contains("<a href=\"a.flac#t=0.6,1.9\">A, soft tone</a>"))
    #expect(html.contains("<a href=\"a.flac#t=2.3,3.7\">B, "))
    let asked = try #require(
      await figure("{\(short), \"files\": [\"overview\", \"series\"]}", values: two).figure)
    #expect(asked.fragment().contains("<a href=\"a-series-1.flac\">A, soft tone</a>"))
    #expect(asked.fragment().contains("<a href=\"a-series-2.flac\">B, "))
    #expect(html.contains("class=\"said\" href=\"a.flac#t="))
    let detailed = try #require(
      await figure("{\(short), \"detailed\": true}", values: two).figure)
    #expect(detailed.fragment().contains("class=\"said\" href=\"a-detailed.flac#t=0.1,"))
  }

  /// What the author decides is also what the reader is told.
  @Test(
    "options change the sound and the sentence that explains it",
    arguments: [
      ("{\"inverted\": true, \(short)}", "the higher the pitch, the lower"),
      ("{\"referenceTone\": true, \(short)}", "a tone comes first"),
      ("{\"arrangement\": \"together\", \(short)}", "sound together"),
    ])
  func words(_ audio: String, _ expected: String) async throws {
    let plain = try #require(await figure("{\(short)}", values: two).figure)
    let made = try #require(await figure(audio, values: two).figure)
    #expect(made.listening.instructions.lowercased().contains(expected))
    #expect(!plain.listening.instructions.lowercased().contains(expected))
    #expect(made.sound?.bytes != plain.sound?.bytes)
  }

  @Test("length and pitch are obeyed")
  func lengthAndPitch() async throws {
    let made = try #require(await figure("{\"length\": 4, \"pitch\": [60, 84]}").figure)
    #expect(made.score.mapping.lowestPitch.midi == 60)
    #expect(made.score.mapping.highestPitch.midi == 84)
    #expect(made.score.duration > 4 && made.score.duration < 6)
  }

  @Test(
    "what can't be read is found where it stands",
    arguments: [
      ("{\"lenght\": 3}", "audio-unknown-key"), ("{\"length\": 0}", "audio-wrong-value"),
      ("{\"format\": \"mp3\"}", "audio-wrong-value"), ("7", "audio-wrong-value"),
    ])
  func mistakes(_ audio: String, _ code: String) async {
    let findings = await figure(audio).heard
    #expect(findings.map(\.code.id) == [code])
    #expect(findings.first?.location?.file == "a.vl.json")
    #expect(findings.first?.location?.line == 5)
  }
}
