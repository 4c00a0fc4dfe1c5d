extension LevelWords {
  static let japanese = LevelWords(
    scattered: "明確な上昇も下降もなく、中央値{median}の前後で変動し、中央50%の値は{range}の範囲にある",
    higher: "中央値は{aAt}（{a}）が{bAt}（{b}）より高い",
    times: "{aAt}の中央値（{a}）は{bAt}（{b}）の約{times}倍",
    overlapping: "{text}。ただし中央50%の範囲は重なる",
    highest: "中央値は{at}が最大（{value}）",
    lowest: "中央値は{at}が最小（{value}）",
    correlated: "最も強い相関は{highAt}の間の{high}、最も強い負の相関は{lowAt}の間の{low}",
    correlatedUp: "最も強い相関は{highAt}の間の{high}",
    diagonal: "{n}行のうち{k}行では、同じ名前どうしが交わるところの値が最大",
    heaps: "点は{n}個の群に分かれる：{list}",
    heapCount: "点は{n}個の群に分かれる",
    firstHeap: "{x} {xAt}、{y} {yAt}の付近（{count}）",
    heap: "{xAt}、{yAt}の付近（{count}）",
    classes: "中央値は二つの群に分かれ、{highAt}は{high}、{lowAt}は{low}")
}

extension AnswerWords {
  static let japanese = AnswerWords(
    conditions: [
      "治療済み", "接種済み", "感染", "既婚", "喫煙", "妊娠", "死亡", "就業",
    ],
    starts: ["出発地"],
    ends: ["到着地"],
    without: "{name}以外",
    qualities: [
      "青", "茶", "緑", "赤", "黒", "白", "黄", "高", "低", "中", "大", "小", "良", "悪", "強", "弱", "陽性",
      "陰性", "正常", "なし",
    ])
}
