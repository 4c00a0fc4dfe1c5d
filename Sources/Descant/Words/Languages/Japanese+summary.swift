extension SummaryWords {
  static let japanese = SummaryWords(
    ends: "{fromAt}の{from}から{toAt}の{to}へ、{text}",
    range: "最大値は{high}（{highAt}）、最小値は{low}（{lowAt}）",
    risesMost: "最も大きく上昇したのは{a}で、{fromAt}の{from}から{toAt}の{to}へ",
    fallsMost: "最も大きく下降したのは{a}で、{fromAt}の{from}から{toAt}の{to}へ",
    upAndDown: "{n}系列のうち、最後の値が最初の値より高いのは{up}、低いのは{down}",
    counted: "{n}系列",
    allEndHigher: "{n}系列すべてで最後の値が最初の値より高い",
    allEndLower: "{n}系列すべてで最後の値が最初の値より低い",
    onlyHigher: Plural("最後の値が最初の値より高いのは{names}だけ"),
    onlyLower: Plural("最後の値が最初の値より低いのは{names}だけ"),
    mostUp: "{text}。最も伸びたのは{name}（{share}増）",
    rising: ["上昇", "増加", "増え", "伸び", "成長", "倍増"],
    falling: ["下降", "減少", "減り", "減って", "低下", "下落", "半減"],
    comparing: ["最も", "最大", "最小", "最高", "最低", "より", "一番"])
}

extension HalfWords {
  static let japanese = HalfWords(
    none: "最後まで半数を超えて残り、{list}",
    alone: "{firstAt}で半数が残る",
    together: "すべて{firstAt}で半数が残る",
    firstAndLast: "残りが半数になるのは{first}が早く（{firstAt}）、{last}が遅い（{lastAt}）",
    firstAndNever: "残りが半数になるのは{first}が最も早く（{firstAt}）、{never}は最後まで半数を超えて残る",
    firstAndSomeNever: "残りが半数になるのは{first}が最も早く（{firstAt}）、{total}系列中{n}系列は最後まで半数を超えて残る")
}

extension ContrastWords {
  static let japanese = ContrastWords(
    shareOf: "{name}の割合",
    median: "中央値",
    range: "{what}は{lowAt}の{low}から{highAt}の{high}まで",
    rangeOfTwo: "{what}は{highAt}が{high}、{lowAt}が{low}",
    higher: "{groups}で、{what}は{aAt}が{bAt}より高く、差が最大なのは{at}（{high}と{low}）",
    extreme: "{groups}で、{what}は{aAt}が最も高く、{bAt}が最も低い。差が最大なのは{at}（{high}と{low}）",
    reverses: "{what}は、{at}では{aAt}が{bAt}より高い（{high}と{low}）が、{elsewhere}では低い",
    rises: "{what}は{fromAt}の{from}から{toAt}の{to}へ上昇",
    falls: "{what}は{fromAt}の{from}から{toAt}の{to}へ下降",
    risesWith: "{groups}で、{what}は{x}とともに上昇し、変化が最大なのは{at}（{from}から{to}へ）",
    fallsWith: "{groups}で、{what}は{x}が増えるにつれて下降し、変化が最大なのは{at}（{from}から{to}へ）",
    unevenly: "{text}（途中には逆の動きもある）",
    both: "両方の群",
    inAll: "{n}群すべて",
    inSome: "{n}群のうち{k}群",
    overlapping: "中央値は{lowAt}の{low}から{highAt}の{high}までで、中央50%の範囲はすべて重なる")
}
