#if canImport(Accessibility)
  public import Accessibility

  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  extension Chart {
    /// What VoiceOver plays and says of the chart: set it as a view's `accessibilityChartDescriptor`.
    ///
    /// A descriptor has one measured axis. Of a chart with two, or of panels with scales of their own, this is the
    /// first: ``axChartDescriptors(in:)`` gives all.
    ///
    /// Summary and values are in the language.
    public func axChartDescriptor(in language: Language) -> AXChartDescriptor {
      axChartDescriptors(in: language).first
        ?? AXChartDescriptor(
          title: title, summary: description,
          xAxis: AXCategoricalDataAxisDescriptor(title: xAxis.title, categoryOrder: []),
          yAxis: nil, additionalAxes: [], series: [])
    }

    /// A descriptor for each plot whose measured axis is its own; one, for most charts.
    ///
    /// Summary and values are in the language.
    public func axChartDescriptors(in language: Language) -> [AXChartDescriptor] {
      audioGraphs(in: language).map(\.descriptor)
    }
  }

  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  extension AudioGraph {
    fileprivate var descriptor: AXChartDescriptor {
      let descriptor = AXChartDescriptor(
        title: title, summary: summary, xAxis: xAxis.descriptor, yAxis: yAxis?.numeric,
        additionalAxes: additionalAxes.map(\.descriptor), series: series.map(\.descriptor))
      descriptor.contentDirection = direction.contentDirection
      return descriptor
    }
  }

  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  extension AudioGraph.Dimension {
    fileprivate var descriptor: any AXDataAxisDescriptor {
      if let numeric { return numeric }
      guard case .categorical(let order) = kind else {
        return AXCategoricalDataAxisDescriptor(title: title, categoryOrder: [])
      }
      return AXCategoricalDataAxisDescriptor(title: title, categoryOrder: order)
    }

    fileprivate var numeric: AXNumericDataAxisDescriptor? {
      guard case .numeric(let range, let gridlines, let steps, let describe) = kind else {
        return nil
      }
      let axis = AXNumericDataAxisDescriptor(
        title: title, range: range, gridlinePositions: gridlines, valueDescriptionProvider: describe
      )
      axis.scaleType =
        switch steps {
        case .even: .linear
        case .byTens: .log10
        case .byE: .ln
        }
      return axis
    }
  }

  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  extension AudioGraph.Line {
    fileprivate var descriptor: AXDataSeriesDescriptor {
      AXDataSeriesDescriptor(
        name: name, isContinuous: isContinuous, dataPoints: points.map(\.descriptor))
    }
  }

  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  extension AudioGraph.Point {
    fileprivate var descriptor: AXDataPoint {
      let more = additional.map { value -> AXDataPoint.Value in
        switch value {
        case .number(let number): .number(number)
        case .category(let name): .category(name)
        }
      }
      return switch x {
      case .number(let number):
        AXDataPoint(x: number, y: y, additionalValues: more, label: label)
      case .category(let name):
        AXDataPoint(x: name, y: y, additionalValues: more, label: label)
      }
    }
  }

  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  extension ContentDirection {
    fileprivate var contentDirection: AXChartDescriptor.ContentDirection {
      switch self {
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      case .topToBottom: .topToBottom
      case .bottomToTop: .bottomToTop
      case .radialClockwise: .radialClockwise
      case .radialCounterClockwise: .radialCounterClockwise
      }
    }
  }

  #if canImport(SwiftUI)
    public import SwiftUI

    /// A chart for SwiftUI: `.accessibilityChartDescriptor(ChartAudioGraph(chart, in: .german))` on the view that draws it.
    @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
    public struct ChartAudioGraph: AXChartDescriptorRepresentable {
      private let chart: Chart
      private let language: Language

      /// - Parameters:
      ///   - chart: a new one for other data.
      ///   - language: of the summary and of every value.
      public init(_ chart: Chart, in language: Language) {
        self.chart = chart
        self.language = language
      }

      public func makeChartDescriptor() -> AXChartDescriptor {
        chart.axChartDescriptor(in: language)
      }

      public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
        let new = makeChartDescriptor()
        (descriptor.title, descriptor.summary) = (new.title, new.summary)
        (descriptor.xAxis, descriptor.yAxis) = (new.xAxis, new.yAxis)
        (descriptor.additionalAxes, descriptor.series) = (new.additionalAxes, new.series)
        descriptor.contentDirection = new.contentDirection
      }
    }
  #endif
#endif
