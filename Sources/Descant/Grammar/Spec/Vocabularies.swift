/// Vega-Lite 6's property names, object by object.
extension Vocabulary {
  static let view = Vocabulary(
    what: "a view",
    read: [
      "$schema", "title", "description", "name", "data", "datasets", "transform", "mark",
      "encoding",
      "layer", "width", "height", "config", "usermeta", "params", "resolve", "facet", "spec",
      "columns", "hconcat", "vconcat", "concat", "repeat", "projection",
    ],
    looks: [
      "background", "padding", "autosize", "view", "spacing", "align", "bounds", "center",
    ])

  static let projection = Vocabulary(
    what: "a projection",
    read: [
      "type", "center", "rotate", "scale", "translate", "parallels", "precision", "clipAngle",
      "clipExtent", "reflectX", "reflectY", "pointRadius",
    ],
    refused: [
      "coefficient", "distance", "fraction", "lobes", "parallel", "radius", "ratio", "spacing",
      "tilt", "fit", "size", "extent",
    ])

  static let mark = Vocabulary(
    what: "a mark",
    read: [
      "type", "point", "line", "interpolate", "orient", "filled", "color", "fill", "stroke",
      "opacity", "size", "shape", "strokeWidth", "strokeDash", "invalid", "innerRadius",
      "timeUnitBandPosition", "timeUnitBandSize", "width", "height", "style", "text", "thickness",
      "bandSize", "outerRadius", "radius", "theta", "x", "y", "x2", "y2", "xOffset", "yOffset",
      "radiusOffset", "thetaOffset", "x2Offset", "y2Offset", "tension", "order", "extent",
      "center", "align", "baseline", "angle", "dx", "dy",
    ],
    looks: [
      "tooltip", "cursor", "href", "aria", "ariaRole", "ariaRoleDescription", "description",
      "cornerRadius", "cornerRadiusEnd", "cornerRadiusTopLeft", "cornerRadiusTopRight",
      "cornerRadiusBottomLeft", "cornerRadiusBottomRight", "strokeCap", "strokeJoin",
      "strokeMiterLimit", "strokeDashOffset", "strokeOffset", "fillOpacity", "strokeOpacity",
      "blend", "font", "fontSize", "fontStyle",
      "fontWeight", "limit", "lineHeight", "lineBreak", "ellipsis", "dir", "smooth", "aspect",
      "padAngle", "binSpacing", "discreteBandSize", "continuousBandSize", "minBandSize", "clip",
      "box", "median", "outliers", "rule", "ticks", "band", "borders",
    ],
    refused: [
      "radius2", "theta2", "radius2Offset", "theta2Offset", "url", "colorSpace",
    ])

  static let encoding = Vocabulary(
    what: "an encoding",
    read: ChannelName.allCases.map(\.rawValue),
    refused: [
      "theta2", "radius2", "key", "url", "fillOpacity", "strokeOpacity", "time",
    ])

  static let channel = Vocabulary(
    what: "a channel",
    read: [
      "field", "datum", "value", "type", "aggregate", "bin", "timeUnit", "stack", "sort", "scale",
      "axis", "legend", "title", "format", "formatType", "condition", "bandPosition", "band",
      "impute", "header", "columns",
    ],
    looks: ["align", "center", "spacing", "bounds"], refused: [])

  static let scale = Vocabulary(
    what: "a scale",
    read: [
      "type", "domain", "domainMin", "domainMax", "domainMid", "range", "rangeMin", "rangeMax",
      "scheme", "zero", "nice", "reverse", "padding", "paddingInner", "paddingOuter", "align",
      "base", "exponent", "constant",
    ],
    looks: ["interpolate", "round"], refused: ["bins", "clamp", "domainRaw"])

  static let axis = Vocabulary(
    what: "an axis",
    read: [
      "title", "format", "formatType", "values", "tickCount", "tickMinStep", "grid", "labels",
      "labelExpr", "disable",
    ],
    looks: [
      "aria", "bandPosition", "description", "domain", "domainCap", "domainColor",
      "domainDash", "domainDashOffset", "domainOpacity", "domainWidth", "gridCap", "gridColor",
      "gridDash", "gridDashOffset", "gridOpacity", "gridWidth", "labelAlign", "labelAngle",
      "labelBaseline", "labelBound", "labelColor", "labelFlush", "labelFlushOffset", "labelFont",
      "labelFontSize", "labelFontStyle", "labelFontWeight", "labelLimit", "labelLineHeight",
      "labelOffset", "labelOpacity", "labelOverlap", "labelPadding", "labelSeparation", "maxExtent",
      "minExtent", "offset", "orient", "position", "style", "tickBand", "tickCap", "tickColor",
      "tickDash", "tickDashOffset", "tickExtra", "tickOffset", "tickOpacity", "tickRound",
      "tickSize", "tickWidth", "ticks", "titleAlign", "titleAnchor", "titleAngle", "titleBaseline",
      "titleColor", "titleFont", "titleFontSize", "titleFontStyle", "titleFontWeight", "titleLimit",
      "titleLineHeight", "titleOpacity", "titlePadding", "titleX", "titleY", "translate", "zindex",
    ])

  static let legend = Vocabulary(
    what: "a legend",
    read: ["title", "format", "formatType", "values", "tickCount", "disable"],
    looks: [
      "aria", "description", "orient", "direction", "offset", "padding", "type", "zindex",
      "columns", "columnPadding", "rowPadding", "cornerRadius", "fillColor", "strokeColor",
      "strokeDash", "strokeWidth", "legendX", "legendY", "gradientLength", "gradientOpacity",
      "gradientStrokeColor", "gradientStrokeWidth", "gradientThickness", "gridAlign", "clipHeight",
      "labelAlign", "labelBaseline", "labelColor", "labelFont", "labelFontSize", "labelFontStyle",
      "labelFontWeight", "labelLimit", "labelOffset", "labelOpacity", "labelOverlap",
      "labelPadding", "labelSeparation", "symbolDash", "symbolDashOffset", "symbolFillColor",
      "symbolLimit", "symbolOffset", "symbolOpacity", "symbolSize", "symbolStrokeColor",
      "symbolStrokeWidth", "symbolType", "titleAlign", "titleAnchor", "titleBaseline", "titleColor",
      "titleFont", "titleFontSize", "titleFontStyle", "titleFontWeight", "titleLimit",
      "titleLineHeight", "titleOpacity", "titleOrient", "titlePadding", "tickMinStep",
    ],
    refused: ["labelExpr"])

  static let header = Vocabulary(
    what: "a header", read: ["title", "format", "formatType", "labels", "labelExpr"],
    looks: [
      "labelAlign", "labelAnchor", "labelAngle", "labelBaseline", "labelColor", "labelFont",
      "labelFontSize", "labelFontStyle", "labelFontWeight", "labelLimit", "labelLineHeight",
      "labelOrient", "labelPadding", "orient", "titleAlign", "titleAnchor", "titleAngle",
      "titleBaseline", "titleColor", "titleFont", "titleFontSize", "titleFontStyle",
      "titleFontWeight", "titleLimit", "titleLineHeight", "titleOrient", "titlePadding",
    ])

  static let data = Vocabulary(
    what: "data", read: ["url", "values", "name", "format", "sphere", "graticule"],
    refused: ["sequence"])

  static let dataFormat = Vocabulary(
    what: "a data format",
    read: ["type", "property", "delimiter", "parse", "feature", "mesh", "filter"])

  static let bin = Vocabulary(
    what: "a bin",
    read: [
      "maxbins", "step", "minstep", "base", "nice", "binned", "extent", "divide", "steps", "anchor",
    ])

  static let timeUnit = Vocabulary(
    what: "a time unit", read: ["unit", "step", "utc", "maxbins"], refused: ["binned"])

  static let condition = Vocabulary(
    what: "a condition", read: ["test", "value"], refused: ["param", "empty", "field", "datum"])

  static let sort = Vocabulary(what: "a sort", read: ["field", "op", "order", "encoding"])

  static let title = Vocabulary(
    what: "a title", read: ["text", "subtitle"],
    looks: [
      "align", "anchor", "angle", "aria", "baseline", "color", "dx", "dy", "font", "fontSize",
      "fontStyle", "fontWeight", "frame", "limit", "lineHeight", "offset", "orient", "style",
      "subtitleColor", "subtitleFont", "subtitleFontSize", "subtitleFontStyle",
      "subtitleFontWeight", "subtitleLineHeight", "subtitlePadding", "zindex",
    ])

  static let descant = Vocabulary(
    what: "\"usermeta.descant\"",
    read: [
      "language", "summary", "labels", "units", "precision", "signed", "audio", "notes",
      "intervals", "colors", "annotations", "points", "rows", "tactile", "medians", "square",
      "places", "diverging",
    ])

  static let annotation = Vocabulary(
    what: "an annotation", read: ["x", "y", "series", "text"])

  static let unit = Vocabulary(
    what: "a unit", read: ["symbol", "singular", "plural", "isPrefix"])

  static let encodingFacet = Vocabulary(what: "a facet", read: ["row", "column"])
}
