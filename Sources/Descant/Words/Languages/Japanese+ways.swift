extension WayWords {
  static let japanese = WayWords(
    browse: "データを探す", folders: "フォルダー", periods: "期間", kinds: "グラフの種類", byName: "名前順の一覧",
    filter: "データセットを探す", changes: "変更点", section: "このセクション", onThisPage: "このページの内容",
    edit: "このページを編集", appearance: "外観", automatic: "自動", light: "ライト", dark: "ダーク",
    versions: "バージョン", headingLink: "この見出しへのリンク", embed: "埋め込み",
    embedHint: "次のコードをページに貼り付けてください。", picture: "画像", decade: "{n}年代",
    wholeChart: "{site}でグラフの全体を見る")
}
