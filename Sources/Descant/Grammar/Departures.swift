/// Where a spec's picture differs from Vega-Lite's on purpose; the documentation prints this table.
package struct Departure: Hashable, Sendable {
  /// What Vega-Lite does.
  package let usual: String
  /// What Descant does.
  package let here: String
  package let reason: String

  package static let all: [Departure] = [
    Departure(
      usual: "Series differ by colour alone unless the spec asks for more.",
      here: "Series also differ by symbol, dash and pattern, and are named at their ends.",
      reason: "Colour alone fails readers who don't see it, greyscale print and forced colours."),
    Departure(
      usual: "Categories take the ten colours of Tableau; ramps are blue.",
      here:
        "Categories and ramps take the site's palette; a spec's own colours and schemes are kept.",
      reason: "The site's palette is checked for contrast and colour vision in every mode."),
    Departure(
      usual: "An axis or legend without a title shows the field's name.",
      here: "It shows the column's title where the data package or the header gives one.",
      reason: "\u{201C}Weight\u{201D} with its unit says more than \u{201C}wt_kg\u{201D}."),
    Departure(
      usual: "A number that is given as \"temporal\" is milliseconds since 1970.",
      here: "A column of years is read as years.",
      reason: "1955 means the year, not two seconds after 1970."),
    Departure(
      usual: "Dates are read in the browser's time zone.",
      here: "Dates stand on the clock that the data was written by.",
      reason: "The same page must come out wherever it is built."),
    Departure(
      usual: "A row whose category is empty is drawn under the name \"null\".",
      here: "It comes last, as \"(not stated)\" in the words of the chart's language.",
      reason: "Nobody wrote \u{201C}null\u{201D}, and no group is compared with what has none."),
    Departure(
      usual: "A calculation takes a missing value for 0.",
      here: "What is calculated from it is missing too.",
      reason: "Nobody has measured a zero."),
    Departure(
      usual:
        "Columns of a CSV file are texts to all steps and channels but those that read numbers or dates.",
      here: "A column of numbers or dates is one for every step and channel.",
      reason: "A mean of dates is a date, and 9 comes before 10 wherever it is sorted."),
    Departure(
      usual: "A date that is a category or a text is written in milliseconds since 1970.",
      here: "It is written as a date.",
      reason: "Nobody reads \u{201C}1136073600000\u{201D} as New Year 2006."),
    Departure(
      usual: "Where layers sort an axis in different ways, none of them counts.",
      here: "The first layer that says how it is sorted says it for all.",
      reason: "What an author wrote once is meant."),
    Departure(
      usual: "A legend shows the names that it is told to, whether the data have them or not.",
      here: "One that lists none of the data's names shows all of these; a warning says so.",
      reason: "A key must explain what is drawn."),
    Departure(
      usual: "A chart has a fixed size in pixels.",
      here: "The size sets the number of ticks; the drawing follows the page's width.",
      reason: "Text stays readable at every width."),
    Departure(
      usual: "A rule at one value is drawn once a row of its data.",
      here: "It is one reference line with a label.",
      reason: "Sixty lines at one place are one line to see, and sixty to read."),
    Departure(
      usual: "Weekdays on a time axis may have two ticks a day with the same label.",
      here: "They have one.",
      reason: "A label that stands twice names two different places."),
    Departure(
      usual: "Ticks that name days mix \"Tue 05\" with \"Nov 17\"; months may lack their year.",
      here:
        "They are drawn as \"Nov 5\" or \"Apr\", with the year once below, unless the spec formats them.",
      reason: "A reader must be able to tell which day of which year a point is."),
    Departure(
      usual: "Ticks stand between dates that are few.",
      here:
        "Dates that are all the first of a month have none within one; those of years, within a year.",
      reason: "Nobody counted anything on the eighth of January."),
    Departure(
      usual: "An axis of shares is written in percent, whatever format it is given.",
      here: "It has the format that the spec asks for.",
      reason: "What an author wrote once is meant."),
    Departure(
      usual: "A value that is not in the list of an axis stands at its beginning.",
      here: "It is left out, and a warning says so.",
      reason: "At another value's place it would be another value."),
    Departure(
      usual: "Large numbers are written out: \"1,500,000,000\".",
      here:
        "From a million on an axis, they are drawn as \"1.5 billion\", unless the spec formats them.",
      reason: "Nobody counts nine zeros, and they leave no room on a phone."),
    Departure(
      usual: "A rule at a constant may lie on the plot's edge.",
      here: "The axis goes on for one step.",
      reason: "A goal on the frame of the plot can't be seen."),
    Departure(
      usual: "Of a surface of steps the last value has no width, or the first.",
      here: "The axis goes on for one step.",
      reason: "The last value is often the record, and always the newest."),
    Departure(
      usual: "Tick labels that don't fit are left out as they come.",
      here:
        "Ticks are thinned to round steps for each width; names of days and months are shortened.",
      reason: "Text stays level and readable on a phone."),
    Departure(
      usual: "\u{201C}basis\u{201D} and \u{201C}bundle\u{201D} curves pass beside the values.",
      here: "They are drawn as \u{201C}monotone\u{201D}; a warning says so.",
      reason: "A line that misses its values shows others."),
    Departure(
      usual: "\u{201C}ci\u{201D} is a bootstrap: a thousand random samples of the rows.",
      here: "It is the 95% interval of the mean by Student's t distribution.",
      reason: "The same rows must give the same page, and of few values a bootstrap is too narrow."),
    Departure(
      usual: "A bin that holds no row has no bar.",
      here: "It is a count of 0, with a name and a row in the table, and draws nothing.",
      reason: "That nobody is there is worth knowing, and is heard."),
    Departure(
      usual: "A category all of whose values are missing is left out.",
      here: "It stays on its axis, as a gap.",
      reason: "That nothing is known of it is worth knowing."),
    Departure(
      usual: "A line or surface goes on over a step of the calendar that has no row.",
      here: "It has a gap there, hatched where one can be seen for what it is.",
      reason: "A straight line over a year that nobody counted tells a value for it."),
    Departure(
      usual: "Bands that share a label each show it, or hide it by its colour.",
      here: "It stands at the first of them.",
      reason: "\u{201C}2000\u{201D} under each of thirty bands can't be read."),
    Departure(
      usual: "Columns of panels that have rows inside each go down for themselves.",
      here: "They make a grid, read row by row, with empty places where the data have none.",
      reason: "What stands in one row then has one value in common, and can be compared."),
    Departure(
      usual: "A row without a value counts as zero in a density.",
      here: "It is left out.",
      reason: "Nobody measured a zero there."),
    Departure(
      usual: "Ticks stand between bands where the spec says \"tickBand\": \"extent\".",
      here: "Bands are named at their middle.",
      reason: "A name belongs to its band, not to its edges."),
    Departure(
      usual: "A chart whose colours are too faint is drawn as it is.",
      here: "Colours become the nearest of their hue that can be seen, unless the spec keeps them.",
      reason: "What nobody sees is not drawn; an author can insist."),
    Departure(
      usual: "Error bars have no caps and show nothing between their ends.",
      here: "They have caps, and the estimate that they were made around is a point or a line.",
      reason: "What is said and heard is drawn."),
    Departure(
      usual: "Layers with axes of their own share one plot.",
      here:
        "Two that measure share it, one axis at each side; others become charts, one below the other.",
      reason: "Where they cross means nothing: two can be told apart, and readers are told so."),
    Departure(
      usual: "Opacity that follows data fades the marks.",
      here:
        "It is drawn as a ramp of colour; beside another colour it fades, with an edge that stays.",
      reason: "Faded marks lose their contrast."),
    Departure(
      usual: "Lines set apart by \"detail\" alone look the same.",
      here: "They get styles of their own.",
      reason: "A line must be found again in the words and the table."),
    Departure(
      usual: "Fonts, paddings, angles of labels, corner radii and the like are obeyed.",
      here: "They are left to the site's style; a note says so.",
      reason: "One drawing answers light, dark, contrast, print and every width."),
    Departure(
      usual: "Tooltips and links are part of the picture.",
      here:
        "Tooltips are left out, for all values are in the names and the table; links stand there.",
      reason: "What shows on hover alone is lost to keyboards, touch and paper."),
  ]
}
