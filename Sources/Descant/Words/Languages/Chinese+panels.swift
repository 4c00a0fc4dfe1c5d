extension PanelWords {
  static let simplifiedChinese = PanelWords(
    overview: "各有自己的刻度",
    scale: "每个子图的{title}各有自己的刻度：高度相同不代表数值相同",
    pitch:
      "音越高，{y}的值越大。每个子图有自己的刻度。最低音代表其轴的下端，最高音代表上端",
    pitchInverted:
      "音越高，{y}的值越小。每个子图有自己的刻度。最低音代表其轴的上端，最高音代表下端",
    sides: "左右各一条轴",
    sidesRisk: "相交之处没有意义",
    sidesPitch:
      "音越高，数值越大。各量有自己的轴。最低音代表该轴的下端，最高音代表上端"
  )
}
