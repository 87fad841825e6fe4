import ShellCore
import UIKit

enum CoverAction {
    case retry
    case signOut
}

/// A column in the middle of the screen: how every native screen here looks. It scrolls when the text is large.
class ColumnView: UIView {
    private let scroll = UIScrollView()
    private let column = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(named: "Ink")
        column.axis = .vertical
        column.spacing = 12
        for view in [scroll, column] { view.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(scroll)
        scroll.addSubview(column)
        let content = scroll.contentLayoutGuide
        let fitting = column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -48)
        fitting.priority = .defaultHigh
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
            content.heightAnchor.constraint(greaterThanOrEqualTo: scroll.frameLayoutGuide.heightAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            column.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            column.centerYAnchor.constraint(equalTo: content.centerYAnchor),
            column.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 24),
            column.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -24),
            column.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
            fitting,
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Made in code only.")
    }

    func add(_ view: UIView) { column.addArrangedSubview(view) }

    func label(_ style: UIFont.TextStyle, _ color: String) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = UIColor(named: color)
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }

    func button(_ title: String.LocalizationValue, prominent: Bool = true, _ press: @escaping () -> Void) -> UIButton {
        var configuration: UIButton.Configuration = prominent ? .filled() : .plain()
        configuration.title = String(localized: title)
        configuration.baseBackgroundColor = UIColor(named: "AccentColor")
        configuration.baseForegroundColor = UIColor(named: prominent ? "OnAccent" : "Text")
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in press() })
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 48).isActive = true
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        return button
    }
}

/// The native screens over the web view: launch, offline, failed, unsafe, expired. Never loaded over the page.
final class CoverView: ColumnView {
    var onPress: ((CoverAction) -> Void)?
    private let spinner = UIActivityIndicatorView(style: .large)
    private lazy var title = label(.title2, "Text")
    private lazy var message = label(.body, "Muted")
    private lazy var again = button("Try Again") { [weak self] in self?.onPress?(.retry) }
    private lazy var signOut = button("Sign Out", prominent: false) { [weak self] in self?.onPress?(.signOut) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        spinner.accessibilityLabel = String(localized: "Loading")
        title.accessibilityTraits = .header
        for view in [spinner, title, message, again, signOut] { add(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Made in code only.")
    }

    func show(_ screen: Screen) {
        switch screen {
        case .page:
            isHidden = true
            spinner.stopAnimating()
        case .launch, .signIn: spin(animated: true)
        case .offline:
            say("You’re offline", "Nothing is lost. This page comes back by itself once there is a connection.")
        case .failed: say("That didn’t load", "The server isn’t answering right now. Please try again.")
        case .unsafe: say("This connection isn’t safe", "Somebody may be listening in on this network. Try another one.")
        case .expired:
            say("Oops, your session expired.", "Your chats are safe. Refresh to pick up right where you were.", press: "Refresh Session")
            signOut.isHidden = false
        }
    }

    func spin(animated: Bool) {
        isHidden = false
        for view in [title, message, again, signOut] { view.isHidden = true }
        spinner.isHidden = !animated
        if animated { spinner.startAnimating() } else { spinner.stopAnimating() }
    }

    private func say(
        _ heading: String.LocalizationValue,
        _ words: String.LocalizationValue,
        press: String.LocalizationValue = "Try Again"
    ) {
        isHidden = false
        spinner.stopAnimating()
        title.text = String(localized: heading)
        message.text = String(localized: words)
        again.configuration?.title = String(localized: press)
        for view in [title, message, again] { view.isHidden = false }
        signOut.isHidden = true
        UIAccessibility.post(notification: .screenChanged, argument: title)
    }
}

/// Over everything while the app is locked.
final class LockView: ColumnView {
    var onUnlock: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        let title = label(.title2, "Text")
        title.text = String(localized: "Locked")
        let message = label(.body, "Muted")
        message.text = String(localized: "Unlock to see your chats.")
        for view in [title, message, button("Unlock") { [weak self] in self?.onUnlock?() }] { add(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Made in code only.")
    }
}
