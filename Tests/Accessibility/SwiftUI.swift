// Stands in for SwiftUI's part in it: https://developer.apple.com/documentation/swiftui/axchartdescriptorrepresentable
public import Accessibility

public protocol AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}
