/// The element and attribute names of Interface Builder's documents that the decoder looks at.
enum Name: UInt16, CaseIterable {
  // The document and its scenes.
  case document, archive, targetRuntime, launchScreen, device, scenes, scene, sceneID, objects
  case sceneMemberID, viewController, placeholder, placeholderIdentifier, storyboardIdentifier
  case viewControllerPlaceholder, navigationController

  // Views.
  case view, stackView, scrollView, visualEffectView, containerView, window
  case tableView, tableViewCell, tableViewCellContentView, tableViewSection
  case collectionView, collectionViewCell, collectionViewCellContentView, collectionReusableView
  case button, textField, textView, searchBar, label, imageView
  case `switch`, slider, stepper, segmentedControl, pageControl, datePicker, pickerView, colorWell
  case progressView, activityIndicatorView
  case navigationBar, toolbar, tabBar, navigationItem, barButtonItem, tabBarItem
  case mapView, webView, wkWebView

  // What holds views without being one.
  case subviews, prototypes, cells, sections, items, toolbarItems

  // Parts of a view.
  case rect, frame, constraints, constraint, variation, mask, exclude, include, state
  case buttonConfiguration, backgroundConfiguration, imageReference, menu, children, action, command
  case segments, segment
  case textInputTraits, dataDetectorType, accessibility, accessibilityTraits, bool, string,
    mutableString,
    localizedString
  case attributedString, fragment
  case userDefinedRuntimeAttributes, userDefinedRuntimeAttribute, integer, real, size, point, range
  case connections, outlet, outletCollection, segue, gestureRecognizers
  case tapGestureRecognizer, pongPressGestureRecognizer, panGestureRecognizer
  case swipeGestureRecognizer, pinchGestureRecognizer, rotationGestureRecognizer
  case screenEdgePanGestureRecognizer
  case autoresizingMask, color, fontDescription, font, inset, edgeInsets, directionalEdgeInsets
  case namedColor
  case viewLayoutGuide, viewControllerLayoutGuide, layoutGuides, userLayoutGuide,
    keyboardLayoutGuide
  case resources, dependencies, customFonts, animations, designables
  case preferredSymbolConfiguration, userGuides, simulatedMetricsContainer, extendedEdge
  case freeformSimulatedSizeMetrics, simulatedScreenMetrics, value

  // Attributes.
  case id, key, customClass, customModule, userLabel, title, subtitle, image, catalog
  case backgroundImage, selectedImage, systemItem, badgeValue, prompt, text
  case x, y, width, height, minX, minY, maxX, maxY, fixedFrame, misplaced, ambiguous
  case widthSizable, heightSizable
  case hidden, alpha, enabled, userInteractionEnabled, selected, clipsSubviews, tag, headerTitle
  case footerTitle, accessoryType, reuseIdentifier, buttonType, style, showsActivityIndicator
  case changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, editable, secureTextEntry
  case textContentType, keyboardType, clearButtonMode, numberOfLines, on, minValue, maxValue
  case minimumValue, maximumValue, selectedSegmentIndex, numberOfPages, currentPage, progress
  case animating, hidesWhenStopped, isElement, identifier, hint, traits, type, keyPath
  case localized
  case property, destination, selector, eventType, kind, relationship, reference
  case firstItem, firstAttribute, secondItem, secondAttribute, constant, multiplier, relation
  case priority, symbolic, content, selectable
  case axis, alignment, rowHeight
  case red, green, blue, white, colorSpace, customColorSpace, systemColor, cocoaTouchSystemColor
  case name, pointSize, weight, adjustsFontForContentSizeCategory, adjustsFontSizeToFit
  case lineBreakMode
  case navigationBarHidden, numberOfTapsRequired, numberOfTouchesRequired
  case textLabel, detailTextLabel
}
