import DescantSite
import Testing

@testable import DescantCommand

@Suite("What open pages are told")
struct BulletinTests {
  @Test("nothing published after a reader's place is missed")
  func places() {
    let bulletin = Bulletin()
    bulletin.publish(isBuilt: true, mistakes: nil)
    var place = bulletin.place(isBehind: false)
    #expect(bulletin.news(after: &place, atMost: 0.01).isEmpty)
    bulletin.publish(isBuilt: true, mistakes: nil)
    bulletin.publish(isBuilt: true, mistakes: "a\nb")
    #expect(bulletin.news(after: &place, atMost: 0.01) == ["reload", #"mistakes a\nb"#])
    #expect(bulletin.news(after: &place, atMost: 0.01).isEmpty)
    bulletin.publish(isBuilt: false, mistakes: "c")
    #expect(bulletin.news(after: &place, atMost: 0.01) == ["mistakes c"])
    var newcomer = bulletin.place(isBehind: false)
    #expect(bulletin.news(after: &newcomer, atMost: 0.01) == ["mistakes c"], "what stands is news")
    bulletin.publish(isBuilt: false, mistakes: String(repeating: "äöü\n", count: 100_000))
    let long = bulletin.news(after: &place, atMost: 0.01)
    #expect(long.count == 1 && (long.first?.utf8.count ?? 0) < 100_000, "as much as a page can use")
    #expect(long.first?.hasSuffix(#"\näöü\n…"#) == true)
    bulletin.publish(isBuilt: true, mistakes: nil)
    #expect(bulletin.news(after: &place, atMost: 0.01) == ["reload"])
    var late = bulletin.place(isBehind: true)
    #expect(bulletin.news(after: &late, atMost: 0.01) == ["reload"], "its page is older")
  }

  @Test("a sleeping reader is woken by every build, whatever the moment")
  func woken() async {
    let bulletin = Bulletin()
    let rounds = 2_000
    let heard = Task.detached {
      var place = bulletin.place(isBehind: false)
      var count = 0
      // The last one's mistakes are the sign to stop.
      while true {
        let news = bulletin.news(after: &place, atMost: 20)
        if news.isEmpty || news.last == "mistakes end" { return (count, news) }
        count += 1
      }
    }
    for _ in 0..<rounds { bulletin.publish(isBuilt: true, mistakes: nil) }
    bulletin.publish(isBuilt: true, mistakes: "end")
    let (count, last) = await heard.value
    #expect(last.last == "mistakes end")
    #expect(count <= rounds)
  }

  @Test("a page is current until it is built otherwise")
  func current() throws {
    func page(_ text: String) -> OutputFile {
      OutputFile(path: "index.html", bytes: Array(text.utf8))
    }
    let script = "/reload.js"
    let first = SiteContent([page("<head></head>one")], pageScript: script)
    let request = try HTTPRequest(head: Array("GET / HTTP/1.1\r\nHost: a".utf8))
    func tag(_ content: SiteContent) -> String? {
      let body = String(decoding: content.response(to: request).body.joined(), as: UTF8.self)
      return body.split(separator: "?").last?.split(separator: "\"").first.map(String.init)
    }
    let same = SiteContent([page("<head></head>one")], pageScript: script, reusing: first)
    let other = SiteContent([page("<head></head>two")], pageScript: script, reusing: first)
    let shown = tag(first) ?? ""
    #expect(shown.count == 24)
    #expect(first.isCurrent(shown) && same.isCurrent(shown) && !other.isCurrent(shown))
    #expect(other.isCurrent(tag(other) ?? ""))
  }
}
