import UIKit

/// The code behind `Player.xib`. It names one of the buttons; what it does to the others settles
/// them, or leaves them open.
final class PlayerViewController: UIViewController {
  @IBOutlet private var playerCloseButton: UIButton!
  @IBOutlet private var playerShareButton: UIButton!
  @IBOutlet private var playerMenuButton: UIButton!
  @IBOutlet private var playerSearchField: UITextField!

  override func viewDidLoad() {
    super.viewDidLoad()
    playerCloseButton.accessibilityLabel = NSLocalizedString("Close the player", comment: "")
    for button in [playerCloseButton, playerShareButton] {
      button?.tintColor = .label
    }
    // Where this function comes from, nothing here tells.
    Theme.current.decorate(playerMenuButton)
    playerSearchField.returnKeyType = .search
  }
}
