// Stands in for Apple's framework of that name, which is on Apple's systems only: the part of its published interface that
// describes charts, as https://developer.apple.com/documentation/accessibility/audio-graphs declares it for Swift.
// Values are kept and given back, nothing more.
public import Foundation

public protocol AXDataAxisDescriptor: AnyObject, NSCopying {
  var title: String { get set }
  var attributedTitle: NSAttributedString { get set }
}

open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  public enum ScaleType: Int { case linear, log10, ln }

  open var title: String
  open var attributedTitle: NSAttributedString
  open var scaleType = ScaleType.linear
  open var range: ClosedRange<Double>
  open var gridlinePositions: [Double]
  open var valueDescriptionProvider: (Double) -> String

  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    attributedTitle = NSAttributedString(string: title)
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }

  open func copy(with zone: NSZone?) -> Any { self }
}

open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  open var title: String
  open var attributedTitle: NSAttributedString
  open var categoryOrder: [String]

  public init(title: String, categoryOrder: [String]) {
    self.title = title
    attributedTitle = NSAttributedString(string: title)
    self.categoryOrder = categoryOrder
  }

  open func copy(with zone: NSZone?) -> Any { self }
}

open class AXDataPointValue: NSObject, NSCopying {
  open var number: Double
  open var category: String

  fileprivate init(number: Double, category: String) {
    self.number = number
    self.category = category
  }

  open func copy(with zone: NSZone?) -> Any { self }
}

open class AXDataPoint: NSObject, NSCopying {
  public enum Value {
    case number(Double)
    case category(String)
  }

  open var xValue: AXDataPointValue
  open var yValue: AXDataPointValue?
  open var label: String?
  /// Not of Apple's interface, where it is Objective-C's: for the tests.
  public let values: [Value]

  public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    xValue = AXDataPointValue(number: x, category: "")
    yValue = y.map { AXDataPointValue(number: $0, category: "") }
    values = additionalValues
    self.label = label
  }

  public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    xValue = AXDataPointValue(number: 0, category: x)
    yValue = y.map { AXDataPointValue(number: $0, category: "") }
    values = additionalValues
    self.label = label
  }

  open func copy(with zone: NSZone?) -> Any { self }
}

open class AXDataSeriesDescriptor: NSObject, NSCopying {
  open var name: String?
  open var isContinuous: Bool
  open var dataPoints: [AXDataPoint]

  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }

  open func copy(with zone: NSZone?) -> Any { self }
}

open class AXChartDescriptor: NSObject, NSCopying {
  public enum ContentDirection: Int {
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise
    case radialCounterClockwise
  }

  open var title: String?
  open var summary: String?
  open var contentDirection = ContentDirection.leftToRight
  open var series: [AXDataSeriesDescriptor]
  open var xAxis: any AXDataAxisDescriptor
  open var yAxis: AXNumericDataAxisDescriptor?
  open var additionalAxes: [any AXDataAxisDescriptor]?

  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor]?,
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }

  open func copy(with zone: NSZone?) -> Any { self }
}
