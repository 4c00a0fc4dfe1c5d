extension CourseWords {
  static let japanese = CourseWords(
    stepUp: "{from}から{to}にかけて約{before}から約{after}に跳ね上がり、その水準が続く",
    stepDown: "{from}から{to}にかけて約{before}から約{after}に急落し、その水準が続く",
    flatThenUp: "{level}付近で推移し、{at}頃から上昇して{toAt}に{to}に達する",
    flatThenDown: "{level}付近で推移し、{at}頃から下降して{toAt}に{to}に達する",
    upThenFlat: "{fromAt}の{from}から上昇し、{at}頃から{level}付近で横ばい",
    downThenFlat: "{fromAt}の{from}から下降し、{at}頃から{level}付近で横ばい",
    fasterUp: "{fromAt}の{from}から{toAt}の{to}へ、次第に速く上昇",
    fasterDown: "{fromAt}の{from}から{toAt}の{to}へ、次第に速く下降",
    slowerUp: "{fromAt}の{from}から{toAt}の{to}へ、次第に緩やかに上昇",
    slowerDown: "{fromAt}の{from}から{toAt}の{to}へ、次第に緩やかに下降",
    peak: "{fromAt}の{from}から上昇し、{at}頃に{level}付近で最高となり、{toAt}の{to}へ下降",
    valley: "{fromAt}の{from}から下降し、{at}頃に{level}付近で最低となり、{toAt}の{to}へ上昇",
    growth: "{fromAt}の{from}から{toAt}の{to}へ、{rate}の割合で増え、約{length}ごとに倍になる",
    decay: "{fromAt}の{from}から{toAt}の{to}へ、{rate}の割合で減り、約{length}ごとに半減する",
    method: "複数の形をシュワルツの基準で比較、次点との差は{margin}",
    highest: "{at}が最高なのは{turns}のうち{k}回", alwaysHighest: "{turns}すべてで{at}が最高",
    alwaysBoth: "{turns}すべてで{at}が最高、{lowAt}が最低",
    lowest: "{text}、{at}が最低なのは{k}回",
    season: "クラスカル・ウォリス検定、p {p}、傾向を除いた変動の{share}が季節による",
    latest: "最新の値は{at}の{value}で、{changes}", moreThanBefore: "直前の値を{amount}上回る",
    lessThanBefore: "直前の値を{amount}下回る", moreThanYearBefore: "1年前を{amount}上回る",
    lessThanYearBefore: "1年前を{amount}下回る", recordHigh: "最後の{at}は{value}で、それまでのどの値よりもはるかに高い",
    recordLow: "最後の{at}は{value}で、それまでのどの値よりもはるかに低い")
}

extension CloudWords {
  static let japanese = CloudWords(
    upButDown: "全体では{x}の値が大きいほど{y}の値も大きいが、{n}グループのそれぞれでは逆に小さい",
    downButUp: "全体では{x}の値が大きいほど{y}の値は小さいが、{n}グループのそれぞれでは逆に大きい",
    upEarly: "{y}は{x}とともに上昇し、約{at}を超えると上昇が緩やかになる",
    upLater: "{y}は{x}とともに上昇し、約{at}を超えると上昇が急になる",
    downEarly: "{y}は{x}が増えるにつれて下降し、約{at}を超えると下降が緩やかになる",
    downLater: "{y}は{x}が増えるにつれて下降し、約{at}を超えると下降が急になる",
    peak: "{y}は{x}が約{at}になるまで上昇し、それを超えると下降",
    valley: "{y}は{x}が約{at}になるまで下降し、それを超えると上昇",
    upFaster: "{y}は{x}とともに次第に速く上昇",
    upSlower: "{y}は{x}とともに次第に緩やかに上昇",
    downFaster: "{y}は{x}が増えるにつれて次第に速く下降",
    downSlower: "{y}は{x}が増えるにつれて次第に緩やかに下降",
    nothing: "{x}と{y}の間に明らかな関係はない",
    wider: "{x}の値が大きいところでは{y}のばらつきが大きい",
    narrower: "{x}の値が大きいところでは{y}のばらつきが小さい",
    positions: "点の半分は{x}が{xRange}、半分は{y}が{yRange}の範囲にある",
    atSame: "{x}が同じなら、{y}は{b}より{a}のほうが高い傾向がある",
    apart: "{y}は{b}より{a}のほうが高い傾向がある",
    methodOfGroups: "クラスカル・ウォリス検定、p {p}")
}
