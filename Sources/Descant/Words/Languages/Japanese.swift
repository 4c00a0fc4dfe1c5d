extension Language {
  public static let japanese = Language(
    tag: "ja", locale: .japanese,
    minimumGroupingDigits: 1,
    pluralRules: PluralRules([:]),
    kinds: KindWords(
      bar: "棒グラフ", line: "折れ線グラフ", area: "面グラフ", scatter: "散布図",
      pie: "円グラフ", donut: "ドーナツグラフ", histogram: "ヒストグラム",
      heatMap: "ヒートマップ", strip: "ストリッププロット", range: "範囲グラフ", box: "箱ひげ図", interval: "区間推定グラフ",
      text: "テキストチャート", combined: "複合グラフ"),
    roles: RoleWords(
      series: "系列", gap: "欠損", interval: "区間", panel: "パネル",
      dataPoint: "データポイント", bar: "棒", slice: "扇形", cell: "セル", rangeBar: "範囲", box: "箱",
      text: "テキスト"),
    joining: JoiningWords(
      pair: "{a}と{b}", lastPair: "{a}、{b}", comma: "、", listComma: "、", range: "{a}から{b}まで",
      nameComma: "、", quoted: "「{text}」", semicolon: "。", subject: "{name}：{text}",
      fullStop: "。", space: "", per: "{b}あたり{a}", aside: "（{text}）", semicolonInside: "、"),
    numbers: NumberWords(
      plus: "プラス{n}", minus: "マイナス{n}", withUnit: "{n}{unit}", percent: "{n}パーセント",
      percentSign: "{n}%", percentagePoints: Plural("{n}ポイント"), unknown: "不明",
      magnitudes: Magnitudes(
        [(12, Plural("{n}兆")), (8, Plural("{n}億")), (4, Plural("{n}万"))], chain: "{a}{b}"),
      isSignAtNumber: true),
    dates: DateWords(
      year: "%Y年", half: "%Y年%h", trimester: "%Y年%t", quarter: "%Y年第%q四半期",
      isoWeek: "%G年第%V週", month: "%Y年%-m月", week: "%Y年%-m月%-d日の週",
      day: "%Y年%-m月%-d日", hour: "%Y年%-m月%-d日%-H時", minute: "%Y年%-m月%-d日%-H時%-M分",
      second: "%Y年%-m月%-d日%-H時%-M分%-S秒",
      millisecond: "%Y年%-m月%-d日%-H時%-M分%-S.%L秒", monthAndDay: "%-m月%-d日",
      halfOfYear: "%h", quarterOfYear: "第%q四半期", dayOfMonth: "%-d日", hourOfDay: "%-H時",
      minuteOfHour: "%-M分", firstDay: "1", halves: ["上半期", "下半期"],
      thirds: ["1月から4月", "5月から8月", "9月から12月"]),
    units: [
      "%": Plural("{n}パーセント"), "$": Plural("{n}ドル"), "€": Plural("{n}ユーロ"),
      "£": Plural("{n}ポンド"), "¥": Plural("{n}円"), "kg": Plural("{n}キログラム"),
      "g": Plural("{n}グラム"), "lb": Plural("{n}ポンド"),
      "km": Plural("{n}キロメートル"), "m": Plural("{n}メートル"),
      "cm": Plural("{n}センチメートル"), "mm": Plural("{n}ミリメートル"), "°C": Plural("{n}度"),
      "°F": Plural("華氏{n}度"), "km/h": Plural("時速{n}キロメートル"),
      "m/s": Plural("秒速{n}メートル"), "ppm": Plural("{n}ピーピーエム"),
      "h": Plural("{n}時間"), "min": Plural("{n}分"), "s": Plural("{n}秒"), "ms": Plural("{n}ミリ秒"),
      "days": Plural("{n}日"), "weeks": Plural("{n}週間"), "months": Plural("{n}か月"),
      "years": Plural("{n}年"), "t": Plural("{n}トン"), "mg": Plural("{n}ミリグラム"),
      "l": Plural("{n}リットル"), "ha": Plural("{n}ヘクタール"), "km²": Plural("{n}平方キロメートル"),
      "m²": Plural("{n}平方メートル"), "m³": Plural("{n}立方メートル"), "mph": Plural("時速{n}マイル"),
      "kW": Plural("{n}キロワット"), "MW": Plural("{n}メガワット"), "kWh": Plural("{n}キロワット時"),
      "MWh": Plural("{n}メガワット時"), "GWh": Plural("{n}ギガワット時"), "dB": Plural("{n}デシベル"),
      "hPa": Plural("{n}ヘクトパスカル"), "people": Plural("{n}人"),
    ],
    names: NameWords(
      titled: "{title} {value}", gap: "{range}、データなし", noData: "データなし",
      interval: "{range}、{count}、平均{mean}、最小{low}（{lowAt}）、最大{high}（{highAt}）",
      rangeInterval: "{range}、{count}、{low}（{lowAt}）から{high}（{highAt}）まで",
      levelInterval: "{range}、{count}、すべて{value}", plainInterval: "{range}、{count}",
      missing: Plural("データなし{n}点"), points: Plural("{n}点"),
      intervals: Plural("{n}区間"), gaps: Plural("欠損{n}か所"), skip: "図を飛ばす、{what}",
      reference: "{label}：{value}", referenceWithoutLabel: "基準線、{value}"),
    overview: OverviewWords(
      sentence: "{kind}：{parts}", against: "{x}に対する{y}",
      grid: "{x}と{y}別の{value}", distribution: "{x}の分布", inUnit: "{y}（{unit}）",
      bars: Plural("棒{n}本"), slices: Plural("扇形{n}個"), cells: Plural("セル{n}個"),
      bins: Plural("{n}階級"), series: Plural("{n}系列"), panels: Plural("パネル{n}枚")),
    facts: .japanese,
    listening: ListeningWords(
      time: "時間は{x}の軸に沿って{from}から{to}まで進む",
      order: "値をデータの順に鳴らす",
      pitch: "音が高いほど{y}の値が大きく、最も低い音は{low}、最も高い音は{high}を表す",
      pitchInverted: "音が高いほど{y}の値が小さく、最も低い音は{low}、最も高い音は{high}を表す",
      glide: "音は値から値へ滑らかに動く", notes: "一つの値が一つの音になる",
      mixed: "線は滑らかな音、単独の値は一つの音になる",
      pairs: "一つの値が下端と上端の二つの音になる",
      boxes: "一つの箱が五つの音になる（最小値、第1四分位数、中央値、第3四分位数、最大値）", sequence: "{series}を順に鳴らす",
      together: "{series}を同時に鳴らす", rows: "{y}の行を順に鳴らす",
      duration: "音が長いほど{axis}の値が大きい", timbre: "{axis}ごとに音色が違う",
      silent: "{axes}は音で表さず、表にある", reference: "基準音：{value}",
      referenceFirst: "最初に比較のための音が鳴る（{reference}）",
      ticks: "小さなクリック音は{x}の目盛線を示す",
      zero: "別のクリック音は値がゼロをまたぐ所を示す", gaps: "小さな雑音はデータがないことを示す",
      grouped: "値が密な所では最大値と最小値だけが鳴る", voice: "{name}は{timbre}", again: "同じく{timbre}",
      tremolo: "トレモロの{timbre}",
      voices: "{clause}（{list}）",
      opening: "開始", closing: "終了", soft: "柔らかい音", hollow: "うつろな音",
      bright: "明るい音", bell: "鐘の音", reed: "リードの音"),
    author: AuthorWords(
      colours: ["赤い", "赤", "青い", "青", "緑の", "緑", "黄色い", "黄色の", "オレンジの", "紫の", "灰色の", "黒い"],
      marks: ["線", "折れ線", "棒", "点", "領域", "曲線"],
      places: ["上の図", "下の図", "上のグラフ", "下のグラフ", "左側", "右側"],
      highest: ["最も高い", "最高", "最大"],
      lowest: ["最も低い", "最低", "最小"], hasSpaces: false),
    suggestions: .japanese,
    columns: ColumnWords(
      series: "系列", panel: "パネル", ownPanel: "パネル（独自の目盛）", label: "名前", share: "割合", link: "リンク",
      range: "{a}から{b}まで", from: "{title}の始点", to: "{title}の終点",
      withUnit: "{title}（{unit}）", caption: "{title}：{measure}",
      spread: ColumnWords.Spread(
        count: "値の数", minimum: "最小値", lowerQuartile: "第1四分位数", median: "中央値",
        upperQuartile: "第3四分位数", maximum: "最大値", outliers: "外れ値", none: "なし", separator: "；"),
      intervals: .japanese),
    interface: .japanese, reading: .japanese,
    phrases: InterfacePhrases(
      rows: Plural("{n}行"), columns: Plural("{n}列"), values: Plural("値{n}個"),
      points: Plural("{n}点"), charts: Plural("グラフ{n}件"),
      datasets: Plural("データセット{n}件"), allRows: Plural("全{n}行"),
      audioGraph: "{title}、オーディオグラフ", explorer: "{title}、探索", dataTable: "{title}、データ表",
      fileSize: "{what}、{size}", hearSeconds: "{from}秒から{to}秒までを聞く", row: "{n}行目",
      pageTitle: "{title} – {site}",
      pageNumber: "{count}ページ中{n}ページ目", tagged: "タグ「{tag}」",
      results: Plural("{n}件")))
}

extension FactWords {
  static let japanese = FactWords(
    total: "合計",
    axes: AxesWords(
      range: "{title}は{range}", categories: "{title}は{list}", series: "{n}系列：{list}"),
    ranking: RankingWords(
      item: "{name}（{value}）", two: "{a}は{b}を上回る", all: "値の大きい順に{list}",
      highest: "最大は{a}", second: "最大は{a}、次いで{b}", ranked: "最大は{a}、次いで{b}、{c}",
      lowest: "最小は{last}", top: "全{total}件中の上位{shown}件のうち、{text}",
      tied: "最大は{names}でいずれも{value}", tiedLowest: "最小は{names}でいずれも{value}",
      categories: Plural("{n}カテゴリー")),
    share: ShareWords(
      largest: "最大の部分は{name}で{value}、全体の{share}",
      smallest: "最小の部分は{name}で{value}、{share}",
      majority: "{name}が半分を超え、{value}で全体の{share}",
      tied: "最大の部分は{names}で、それぞれ全体の{share}",
      equal: "{n}個の部分はすべて同じ大きさ", together: "{n}個のうち上位{k}個で{share}を占める"),
    shape: ShapeWords(
      rise: ShapeWords.Leg(
        only: "{fromAt}の{from}から{toAt}の{to}まで上昇",
        first: "{fromAt}の{from}から{toAt}の山の{to}まで上昇", middle: "{toAt}の山の{to}まで上昇",
        last: "その後{toAt}の{to}まで上昇"),
      fall: ShapeWords.Leg(
        only: "{fromAt}の{from}から{toAt}の{to}まで下降",
        first: "{fromAt}の{from}から{toAt}の谷の{to}まで下降", middle: "{toAt}の谷の{to}まで下降",
        last: "その後{toAt}の{to}まで下降"),
      comma: "、", method: "転換点、最小の上昇または下降は値の範囲の{share}"),
    courses: .japanese,
    trend: TrendWords(
      up: "全体として上昇", down: "全体として下降", upBy: "全体として上昇、{rate}",
      downBy: "全体として下降、{rate}",
      level: "明確な上昇も下降もなく、{fromAt}の{from}から{toAt}の{to}へ推移",
      mixed: "{fromAt}の{from}から{toAt}の{to}へ推移、一様ではない",
      bothUp: "2系列とも全体として上昇", bothDown: "2系列とも全体として下降",
      allUp: "{n}系列すべて全体として上昇", allDown: "{n}系列すべて全体として下降",
      mostUp: "{n}系列のうち{k}系列が全体として上昇", mostDown: "{n}系列のうち{k}系列が全体として下降",
      namedUp: "{names}は全体として上昇", namedDown: "{names}は全体として下降",
      method: "マン・ケンドール検定、τ = {tau}、p {p}、タイル・セン推定量による傾き"),
    relation: RelationWords(
      up: "{x}の値が大きいほど{y}の値も大きい傾向があり、相関は{strength}",
      down: "{x}の値が大きいほど{y}の値は小さい傾向があり、相関は{strength}",
      eachUp: "{n}群のどれでも、{x}の値が大きいほど{y}の値も大きい傾向がある",
      eachDown: "{n}群のどれでも、{x}の値が大きいほど{y}の値は小さい傾向がある",
      everyUp: "{x}の値が大きい点ほど、例外なく{y}の値も大きい",
      everyDown: "{x}の値が大きい点ほど、例外なく{y}の値は小さい",
      strong: "強い",
      moderate: "中程度", weak: "弱い", method: "スピアマンの順位相関、ρ = {rho}、p {p}"),
    clouds: .japanese,
    cluster: ClusterWords(
      two: "点は{axis}の軸に沿って二つの群に分かれ、{low}（{lowCount}）と{high}（{highCount}）の間に点はない"),
    distribution: DistributionWords(
      peak: "度数が最も多い階級は{range}で、{count}", peaks: "山は二つあり、{a}と{b}",
      middleHalf: "中央値は{median}、中央の半数の値は{range}",
      common: "最も多い値は{value}で、{points}のうち{n}点",
      tailRight: "高い値の側に長い裾を引く",
      tailLeft: "低い値の側に長い裾を引く", method: "歪度 = {skewness}"),
    group: GroupWords(means: "平均は{highAt}が最大（{high}）、{lowAt}が最小（{low}）"),
    box: BoxWords(
      spread: "中央値{median}、中央の半分は{middle}、全体は{range}",
      outliers: Plural("外れ値{n}個"), values: Plural("値{n}個"),
      boxes: Plural("箱{n}個"),
      medians: "中央値は{highAt}が最大（{high}）、{lowAt}が最小（{low}）",
      same: "中央値はすべて{value}", widest: "中央の半分が最も広いのは{range}（{at}）",
      method: "四分位数は線形補間による",
      methodOfOutliers: "四分位数は線形補間による。外れ値は中央の半分からその幅の{reach}倍より離れた値"),
    intervals: .japanese, panels: .japanese, summary: .japanese, half: .japanese,
    extreme: ExtremeWords(
      highest: "最大値は{value}（{places}）", lowest: "最小値は{value}（{places}）",
      highestOften: "最大値は{value}で、{points}のうち{n}点",
      lowestOften: "最小値は{value}で、{points}のうち{n}点", of: Plural("{n}点")),
    change: ChangeWords(
      up: "{fromAt}の{from}から{toAt}の{to}へ、{amount}増加",
      down: "{fromAt}の{from}から{toAt}の{to}へ、{amount}減少",
      upShare: "{fromAt}の{from}から{toAt}の{to}へ、{amount}増加（{share}増）",
      downShare: "{fromAt}の{from}から{toAt}の{to}へ、{amount}減少（{share}減）",
      times: "{fromAt}の{from}から{toAt}の{to}へ、{share}倍に増加"),
    period: PeriodWords(every: "約{length}ごとに似た変動を繰り返す", method: "自己相関、r = {r}"),
    outlier: OutlierWords(
      item: "{value}（{at}）", above: "外れ値が一つあり、{item}は他の値の傾向を大きく上回る",
      below: "外れ値が一つあり、{item}は他の値の傾向を大きく下回る",
      several: "外れ値が{n}個ある：{list}", method: "頑健な回帰直線からの距離、修正zスコア = {z}"),
    lead: LeadWords(
      always: "{points}で{a}が{b}を上回る", mostly: "{points}のうち{n}点で{a}が{b}を上回る",
      alwaysHighest: "{points}で{a}の値が最も大きい",
      mostlyHighest: "{points}のうち{n}点で{a}の値が最も大きい",
      last: "最後（{at}）は{a}が{high}で最も大きく、{b}が{low}で最も小さい",
      all: Plural("{n}点すべて"), of: Plural("{n}点")),
    crossing: CrossingWords(passes: "{from}と{to}の間に{a}が{b}を上回る"),
    difference: DifferenceWords(
      largest: "差が最大なのは{at}で、{a}が{amount}上回る",
      widest: "最も広い範囲は{range}（{at}）", narrowest: "最も狭い範囲は{range}（{at}）"),
    sign: SignWords(
      both: "{total}のうち{above}個がゼロより大きく、{below}個がゼロより小さい",
      values: Plural("値{n}個")),
    gap: GapWords(
      places: "{places}はデータなし", many: "{values}、最も長い欠損は{longest}",
      values: Plural("値{n}個が欠けていて"), several: Plural("値{n}個が欠けている")),
    scale: ScaleWords(
      log: "{title}の軸は対数目盛で、等しい間隔は等しい倍率を表す",
      bent: "{title}の軸の目盛は線形ではなく、等しい間隔は等しい量を表さない",
      reversed: "{title}の軸は逆向きで、大きい値が先に来る"),
    note: NoteWords(
      clock: "時刻は{clocks}による",
      clocks: "時刻は複数の時間帯により、それぞれのまま: {clocks}",
      topGroups: "{total}項目のうち{shown}項目だけを示している（{field}）",
      aggregated: "それぞれの値は{by}別に求めた{field}の{operation}",
      counted: "それぞれの値は{by}別の行数",
      truncated: "{title}の軸はゼロからではなく{value}から始まる",
      dropped: Plural("有効な値のない{n}行を除いている"),
      drawnMissing: Plural("{field}の欠損値{n}個を{value}として描いている"), level: "すべての値が{value}",
      sharedPlaces: Plural("値{n}個が他の値と同じ位置にある"),
      intervals: "順に読むために{points}を{intervals}にまとめている"),
    spans: SpanWords(
      year: Plural("{n}年"), month: Plural("{n}か月"), week: Plural("{n}週間"),
      day: Plural("{n}日"), hour: Plural("{n}時間"), minute: Plural("{n}分"),
      second: Plural("{n}秒"), point: Plural("{n}点")),
    rates: RateWords(
      year: "1年あたり約{amount}", month: "1か月あたり約{amount}", day: "1日あたり約{amount}",
      hour: "1時間あたり約{amount}", minute: "1分あたり約{amount}", second: "1秒あたり約{amount}",
      step: "一つごとに約{amount}"),
    places: PlaceWords(
      year: "{x}", quarter: "{x}", month: "{x}", week: "{x}", day: "{x}", time: "{x}",
      clock: "{x}", number: "{x}", category: "{x}", inSeries: "{series}、{at}"))
}

extension InterfaceWords {
  static let japanese = InterfaceWords(
    page: PageWords(
      skipToContent: "本文へ移動", home: "ホーム", mainNavigation: "メインメニュー",
      breadcrumb: "現在位置", contents: "目次", pages: "ページ", charts: "グラフ",
      datasets: "データセット", chart: "グラフ", dataset: "データセット",
      documentation: "ドキュメント", about: "このサイトについて", footnotes: "脚注", languages: "言語",
      previous: "前へ", next: "次へ", notFound: "ページが見つかりません",
      madeWith: "Descantで作成", updated: "更新日",
      data: "データ",
      tags: "タグ",
      search: "検索",
      searchHint: "ページやグラフの中の言葉",
      searchEmpty: "見つかりませんでした",
      notFoundText: "このアドレスには何もありません。次のページをご覧ください。",
      notMade: "このページは作成できませんでした",
      moved: "このページは移動しました",
      feed: "フィード",
      newer: "新しいページ",
      older: "古いページ",
      missing: "このサイトにないファイル",
      missingText: "次のファイルは表示できませんでした。",
      chartUnmade: "このグラフは作成できませんでした",
      taskDone: "完了", taskOpen: "未完了"),
    figure: FigureWords(
      summary: "要約", drawing: "図", listen: "聞く", howToListen: "聞き方",
      transcript: "文字起こし", features: "主な特徴", method: "求め方",
      viewAsTable: "データを表で見る", showRow: "行を見る", showRows: "該当する行を見る",
      hear: "この部分を聞く", backToChart: "グラフに戻る", data: "データ", dataTable: "データ表",
      download: "ダウンロード", downloads: "ダウンロード", csv: "CSV", json: "JSON", svg: "SVG",
      sound: "音", captions: "字幕", midi: "MIDI", text: "テキスト", spec: "グラフの仕様",
      descriptor: "グラフの記述（JSON）", soundLegend: "音の凡例", eachSeries: "系列を個別に", allSeries: "全系列を同時に",
      source: "出典", sources: "出典", licence: "ライセンス", note: "注", notes: "注",
      listeningHelp: [
        "音が高いほど値が大きくなります。プレーヤーの下の文に別の説明があれば、それに従います。",
        "滑らかに続く音は線、離れた音は棒・点・扇形、二つで一組の音は範囲を表します。",
        "かすかな雑音はデータなし、小さく刻む音は目盛線を表します。",
        "音色が変わると、別の系列またはグループです。音量に意味はありません。",
        "グラフは上がる二つの音で始まり、下がる二つの音で終わります。",
        "スクリーンリーダーでは図を一点ずつ読めます。図の下にスライダーがあれば、矢印キーで動かせます。",
        "聞こえることはすべて、要約、主な特徴、文字起こし、表にも書かれています。",
      ]),
    table: TableWords(
      row: "行", rows: "行", columns: "列", noData: "データなし", name: "名前", title: "タイトル",
      type: "データ型", unit: "単位", description: "説明", example: "例", missing: "欠損",
      distinct: "異なる値", values: "値", minimum: "最小値", maximum: "最大値", mean: "平均",
      median: "中央値", total: "合計", highest: "最大", lowest: "最小", outlier: "外れ値",
      series: "系列", panel: "パネル", share: "割合", yes: "はい", no: "いいえ"),
    types: TypeWords(
      number: "数値", integer: "整数", boolean: "はい/いいえ", date: "日付", datetime: "日時",
      time: "時刻", year: "年", yearmonth: "年月",
      fiscalYear: "年度", half: "半期", trimester: "4か月",
      quarter: "四半期", week: "週", month: "月", weekday: "曜日", hour: "時", span: "年の範囲",
      category: "カテゴリー", text: "テキスト",
      identifier: "識別子"),
    explorer: ExplorerWords(
      play: "再生", stop: "停止", previous: "前の点", next: "次の点",
      highest: "最大値", lowest: "最小値", turningPoint: "次の転換点", sounds: "移動するたびに音を鳴らす",
      complete: "完了", speed: "速度"))
}

extension FormatLocale {
  static let japanese = FormatLocale(
    tag: "ja", decimal: ".", thousands: ",", currencyPrefix: "¥", currencySuffix: "",
    minus: "\u{2212}", percent: "%",
    months: [
      "1月", "2月", "3月", "4月", "5月", "6月", "7月", "8月", "9月", "10月", "11月", "12月",
    ],
    shortMonths: [
      "1月", "2月", "3月", "4月", "5月", "6月", "7月", "8月", "9月", "10月", "11月", "12月",
    ],
    days: ["日曜日", "月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日"],
    shortDays: ["日", "月", "火", "水", "木", "金", "土"], periods: ["午前", "午後"],
    dateTimePattern: "%x %X", datePattern: "%Y/%m/%d", timePattern: "%-H:%M:%S",
    longDatePattern: "%Y年%-m月%-d日", monthYearPattern: "%Y年%-m月",
    monthDayPattern: "%-m月%-d日", shortDatePattern: "%Y/%m/%d",
    shortMonthYearPattern: "%Y年%-m月", clockPattern: "%-H:%M",
    unnamed: "（不詳）",
    largeNumbers: [
      LargeNumber(1e4, "万"), LargeNumber(1e8, "億"), LargeNumber(1e12, "兆"),
    ])
}
