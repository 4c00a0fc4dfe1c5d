extension IntervalWords {
  static let japanese = IntervalWords(
    estimate: "{value}、区間は{range}",
    without: "{value}、区間なし",
    confidence: "{level}信頼区間つき",
    standardError: "両側に標準誤差一つ分の区間つき",
    standardDeviation: "両側に標準偏差一つ分の区間つき",
    quartiles: "値の中央50%の区間つき",
    unnamed: "区間つき",
    named: "区間つき（{name}）",
    ends: "{aAt}の{a}から{bAt}の{b}へ推移し、区間は{overlap}",
    extremes: "最大は{aAt}（{a}）、最小は{bAt}（{b}）で、区間は{overlap}",
    overlap: "互いに重なる",
    apart: "互いに重ならない",
    same: "値はすべて{value}",
    others: "ほかの{n}個の区間のうち{k}個が最大値の区間と重なる",
    both: "ほかの二つの区間はどちらも最大値の区間と重なる",
    all: "ほかの{n}個の区間はすべて最大値の区間と重なる",
    none: "最大値の区間と重なる区間はほかにない",
    zero: ZeroWords(
      above: "区間全体が0より上にあるのは{at}だけ",
      below: "区間全体が0より下にあるのは{at}だけ",
      both: "区間全体が0より上にあるのは{above}だけ、下にあるのは{below}だけ",
      within: "すべての区間が0を含む"),
    confidenceMethod: "平均の信頼区間はスチューデントのt分布による",
    notes: "一つの値が三つの音になる（区間の下端、値、区間の上端）",
    band: "区間の両端に沿って二つの小さな音が滑らかに動く",
    silent: "区間は音で表さず、表にある")
}

extension ColumnWords.Intervals {
  static let japanese = ColumnWords.Intervals(
    confidence: "{level}信頼区間", standardError: "平均±標準誤差",
    standardDeviation: "平均±標準偏差", quartiles: "中央50%", unnamed: "区間")
}

extension WholeWords {
  static let japanese = WholeWords(
    below: "ざらついた音はゼロ未満の値を示す",
    cloud: "{points}は一点ずつ鳴らすには多すぎる。音が多く大きい所ほど点が多い。長い音は最小値、最大値、離れた値を示す",
    trend: "最後に滑らかに動く音が傾向を示す",
    total: "最初に合計を鳴らす",
    parts: "各部分では最も高い音が{high}を表す",
    band: "最初にすべての系列をまとめて鳴らし、続いて一つずつ短く鳴らす",
    median: "まとめた音は最小値、中央値、最大値からなる",
    beyond: "ほかの{series}は音で表さず、表にある",
    means: "最初に{x}ごとの平均、続いて{y}ごとの平均を鳴らす",
    mean: "{axis}ごとの平均",
    tour: "概要は{time}で終わる。再生を続けると一つずつ鳴らす",
    first: "概要は{time}で{count}のうち{n}を含む。再生を続けると残りを鳴らす")
}
