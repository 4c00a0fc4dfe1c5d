import Descant

extension InlineExtension {
  /// `:smile:` is its character; `:material-check:` is left out.
  static let icon = InlineExtension(":") { parser in
    let start = parser.position
    guard !parser.isBehindWord else { return false }
    let name = parser.document.buffer[(start + 1)..<min(parser.end, start + 80)].prefix {
      InlineParser.isWordByte($0) || $0 == 0x2D || $0 == 0x5F || $0 == 0x2B
    }
    guard name.count > 0, parser.has(":", at: name.endIndex) else { return false }
    let whole = start..<name.endIndex + 1
    let text = String(decoding: name, as: UTF8.self)
    if let emoji = Emoji.named[text] {
      parser.flushText(until: start)
      parser.addDecoded(Array(emoji.utf8))
      parser.position = whole.upperBound
      parser.textStart = whole.upperBound
      return true
    }
    guard let dash = text.firstIndex(where: { $0 == "-" || $0 == "_" }),
      sets.contains(String(text[..<dash]))
    else { return false }
    parser.take(.foreign, whole, of: whole)
    parser.note(
      .markdownIcon, "the icon \":\(text):\" is left out",
      help: "write what it says in words, or a character: ✔", at: whole)
    return true
  }

  /// What icons of Material for MkDocs, Quarto and others begin with.
  private static let sets: Set<String> = [
    "material", "octicons", "fontawesome", "simple", "bootstrap", "bi", "fa", "fas", "fab", "far",
    "mdi", "twemoji", "noto", "logos", "tabler", "lucide", "custom", "carbon",
  ]
}

/// Names of characters, as GitHub has them; those that texts about work and software use.
enum Emoji {
  static let named: [String: String] = Dictionary(
    table.split(whereSeparator: { $0 == " " || $0 == "\n" }).compactMap { pair in
      guard let sign = pair.firstIndex(of: "=") else { return nil }
      return (String(pair[..<sign]), String(pair[pair.index(after: sign)...]))
    }, uniquingKeysWith: { $1 })

  private static let table = """
    +1=👍 -1=👎 100=💯 alarm_clock=⏰ arrow_down=⬇️ arrow_left=⬅️ arrow_right=➡️ arrow_up=⬆️ art=🎨
    ballot_box_with_check=☑️ bell=🔔 black_circle=⚫ blue_book=📘 blush=😊 book=📖 bookmark=🔖 books=📚
    boom=💥 broken_heart=💔 bug=🐛 building_construction=🏗️ bulb=💡 calendar=📆 camera=📷 card_index=📇
    chart_with_downwards_trend=📉 chart_with_upwards_trend=📈 bar_chart=📊 checkered_flag=🏁
    clap=👏 clipboard=📋 clock1=🕐 closed_book=📕 cloud=☁️ coffee=☕ computer=💻 confused=😕
    construction=🚧 construction_worker=👷 cry=😢 date=📅 dizzy=💫 dog=🐶 earth_africa=🌍
    earth_americas=🌎 earth_asia=🌏 email=📧 envelope=✉️ exclamation=❗ eyes=👀 fire=🔥 file_folder=📁
    gear=⚙️ gem=💎 gift=🎁 globe_with_meridians=🌐 green_circle=🟢 green_heart=💚 grin=😁 hammer=🔨
    hammer_and_wrench=🛠️ heart=❤️ heavy_check_mark=✔️ heavy_minus_sign=➖ heavy_multiplication_x=✖️
    heavy_plus_sign=➕ hourglass=⌛ house=🏠 information_source=ℹ️ key=🔑 label=🏷️ large_blue_circle=🔵
    laughing=😆 link=🔗 lipstick=💄 lock=🔒 loudspeaker=📢 mag=🔍 mailbox=📫 man_raising_hand=🙋‍♂️ memo=📝
    microscope=🔬 moneybag=💰 muscle=💪 new=🆕 no_entry=⛔ no_entry_sign=🚫 notebook=📓 ok=🆗 ok_hand=👌
    open_book=📖 open_file_folder=📂 orange_circle=🟠 package=📦 page_facing_up=📄 paperclip=📎 partying_face=🥳
    pencil=📝 pencil2=✏️ phone=☎️ point_down=👇 point_left=👈 point_right=👉 point_up=☝️ pray=🙏
    pushpin=📌 question=❓ rainbow=🌈 raised_hand=✋ raised_hands=🙌 recycle=♻️ red_circle=🔴 robot=🤖
    rocket=🚀 rotating_light=🚨 rose=🌹 ruler=📏 satellite=📡 school=🏫 scissors=✂️ scroll=📜 seedling=🌱
    shield=🛡️ ship=🚢 smile=😄 smiley=😃 snail=🐌 sparkles=✨ speech_balloon=💬 star=⭐ star2=🌟 sunny=☀️
    sunglasses=😎 tada=🎉 telescope=🔭 test_tube=🧪 thinking=🤔 thumbsdown=👎 thumbsup=👍 tools=🧰 tree=🌳
    triangular_flag_on_post=🚩 trophy=🏆 truck=🚚 unlock=🔓 wastebasket=🗑️ wave=👋 warning=⚠️
    white_check_mark=✅ wink=😉 woman_raising_hand=🙋‍♀️ wrench=🔧 writing_hand=✍️ x=❌ yellow_circle=🟡 zap=⚡
    """
}

extension FindingCode {
  static let markdownIcon = FindingCode(
    "markdown-icon", "The name of an icon is left out: there is no such picture here.",
    remedy: "Write what it says in words, or as a character.")
}
