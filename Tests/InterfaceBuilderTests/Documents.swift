import InterfaceBuilder
import LayoutModel
import XMLReading

/// Decodes a whole document.
func decode(_ text: String, as format: Layout.Format = .storyboard) throws -> Layout {
  let reader = XMLReader(vocabulary: InterfaceBuilderDecoder.vocabulary)
  return try InterfaceBuilderDecoder.decode(
    try reader.read(Array(text.utf8)), path: "Test.\(format.rawValue)", format: format)
}

/// Decodes views standing in the view of a scene's only controller.
func decodeViews(_ views: String) throws -> Screen {
  let layout = try decode(
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
    <viewController id="c" customClass="Controller" sceneMemberID="viewController">\
    <view key="view" id="root"><subviews>
    \(views)
    </subviews></view></viewController></objects></scene></scenes></document>
    """)
  guard let screen = layout.screens.first else { throw MissingScreen() }
  return screen
}

struct MissingScreen: Error {}

/// Decodes one view, as ``decodeViews(_:)`` does.
func decodeView(_ view: String) throws -> Element {
  let screen = try decodeViews(view)
  guard screen.elements.count > 1 else { throw MissingScreen() }
  return screen.elements[1]
}
