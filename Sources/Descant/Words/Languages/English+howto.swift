extension HowToReadWords {
  static let english = HowToReadWords(
    title: "How to read",
    bar: "The longer a bar, the greater its value.",
    line:
      "Each point is one value, and the line joins them in order: where it climbs, values rise, and the steeper it is, the faster.",
    survival:
      "Each line starts at 100% and goes down a step whenever the event happens: its height is the share still without it. A line ends where nobody is watched any longer.",
    area: "The upper edge of a surface shows its value: the higher, the greater.",
    scatter:
      "Each mark is one item of the data: the farther to the right, the greater {x}; the higher, the greater {y}. Where marks climb together, both rise together.",
    pie: "The whole circle is everything together; the larger a slice, the larger its share.",
    histogram:
      "Each bar counts the values that lie within a range: the longer the bar, the more of them.",
    heatMap:
      "Each cell is one value, where its row and its column meet; the key says which colour is which value.",
    strip: "Each mark is one value along the axis; where marks crowd, such values are common.",
    range:
      "Each bar reaches from a lower value to an upper one: the longer it is, the farther they lie apart.",
    box:
      "The box holds the middle half of the values, and the line in it is the median: half of the values lie below, half above. The thin lines reach to the lowest and the highest usual values; single marks are unusual ones.",
    interval:
      "Each line reaches from the lowest to the highest value that is likely or usual there; a mark on it is the value itself.",
    text: "Each word or number stands at the place of its value.",
    combined: "Different marks share the same axes; names and key say what each shows.",
    map: "Each area or mark lies where it is on the map; colour or size shows its value.",
    stacked: "Parts follow one another: where the last one ends is their total.",
    shares: "The parts always add up to 100%: the more room a part takes, the larger its share.",
    dots: "Each mark is one value: the farther along its axis, the greater.",
    places: "Each mark is one place and stands where it lies.",
    plane: "Each mark is one item of the data and stands where {x} and {y} put it.",
    signed:
      "The longer a bar, the farther its value lies from zero. Bars of values below zero reach to the other side.",
    sides:
      "There are two scales, one at each side. Titles and key say which marks belong to which.",
    bands: "A band or a thin line runs from the low end to the high end ({name}).",
    sized: "The larger a mark, the greater its value ({size}).",
    centred:
      "A line in the middle parts one end of the scale from the other. The farther a bar reaches to one side, the more lies at that end. A part in the middle of the scale lies half on each side.",
    logarithmic: "On the logarithmic scale equal steps multiply: they do not add.",
    panels: "The panels show the same for different groups.",
    contrast: "More contrast", textures: "Textures and dashes",
    bars: "The same as bars", largest: "The {n} largest values as bars",
    strongest: "The {n} strongest as bars")
}
