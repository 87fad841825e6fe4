import AuthenticationServices
import ShellCore
import UIKit

/// The native sign-in: Apple, Google, or a code by mail. Closes itself when somebody is signed in.
final class SignInViewController: UIViewController {
    private let environment: AppEnvironment
    private let api: SessionAPI
    private let column = ColumnView()
    private let apple = ASAuthorizationAppleIDButton(type: .continue, style: .white)
    private let email = UITextField()
    private let code = UITextField()
    private lazy var google = column.button("Continue with Google", prominent: false) { [weak self] in self?.askGoogle() }
    private lazy var send = column.button("Send Code") { [weak self] in self?.sendCode() }
    private lazy var confirm = column.button("Sign In") { [weak self] in self?.confirmCode() }
    private lazy var sent = column.label(.body, "Muted")
    private lazy var problem = column.label(.body, "AccentColor")
    private var asksCode = false
    private var offered = OfferedWays.none
    private var appleSignIn: AppleSignIn?
    private var googleSignIn: GoogleSignIn?

    init(environment: AppEnvironment) {
        self.environment = environment
        api = SessionAPI(addresses: environment.addresses)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Made in code only.")
    }

    override func loadView() {
        view = column
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let title = column.label(.largeTitle, "Text")
        title.text = String(localized: "Sign in")
        title.accessibilityTraits = .header
        let adults = column.label(.body, "Muted")
        adults.text = String(localized: "For adults only, 18 and over.")
        apple.cornerRadius = 24
        apple.heightAnchor.constraint(equalToConstant: 48).isActive = true
        apple.addAction(UIAction { [weak self] _ in self?.askApple() }, for: .touchUpInside)
        prepare(email, "Email address", .emailAddress)
        email.keyboardType = .emailAddress
        prepare(code, "6-digit code", .oneTimeCode)
        code.keyboardType = .numberPad
        for view in [title, adults, apple, google, email, send, sent, code, confirm, problem] { column.add(view) }
        draw()
        Task { [self] in
            offered = await api.offeredWays()
            draw()
        }
    }

    private func prepare(_ field: UITextField, _ label: String.LocalizationValue, _ kind: UITextContentType) {
        field.placeholder = String(localized: label)
        field.accessibilityLabel = field.placeholder
        field.textContentType = kind
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.heightAnchor.constraint(greaterThanOrEqualToConstant: 48).isActive = true
    }

    private func draw() {
        apple.isHidden = asksCode || !offered.apple
        google.isHidden = asksCode || !offered.google || !GoogleSignIn.isOffered
        email.isHidden = asksCode
        send.isHidden = asksCode
        sent.isHidden = !asksCode
        code.isHidden = !asksCode
        confirm.isHidden = !asksCode
        problem.isHidden = problem.text?.isEmpty ?? true
    }

    private var address: String { (email.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines) }

    private func sendCode() {
        run { [self] in
            try await api.requestCode(email: address)
            asksCode = true
            sent.text = String(localized: "We sent a code to \(address).")
            code.becomeFirstResponder()
        }
    }

    private func confirmCode() {
        run { [self] in
            let token = try await api.verifyCode(email: address, code: code.text ?? "")
            try await finish(token)
        }
    }

    private func askApple() {
        run { [self] in
            let asking = AppleSignIn(window: view.window)
            appleSignIn = asking
            guard let found = try await asking.ask() else { return }
            let token = try await api.nativeSignIn(provider: "apple", idToken: found.idToken, nonce: found.nonce)
            try await finish(token, appleUser: found.user)
        }
    }

    private func askGoogle() {
        run { [self] in
            let asking = GoogleSignIn(api: api, window: view.window)
            googleSignIn = asking
            guard let token = try await asking.ask() else { return }
            try await finish(token)
        }
    }

    private func finish(_ token: String, appleUser: String? = nil) async throws {
        try await environment.auth.signIn(token: token, appleUser: appleUser)
        dismiss(animated: true)
    }

    /// Nothing can be pressed meanwhile; what goes wrong is said in words.
    private func run(_ work: @escaping @MainActor () async throws -> Void) {
        view.isUserInteractionEnabled = false
        problem.text = ""
        draw()
        Task {
            do {
                try await work()
            } catch {
                problem.text = words(error as? FetchFailure ?? .server)
                UIAccessibility.post(notification: .announcement, argument: problem.text)
            }
            view.isUserInteractionEnabled = true
            draw()
        }
    }

    private func words(_ failure: FetchFailure) -> String {
        switch failure {
        case .offline: return String(localized: "You’re offline. Please try again once there is a connection.")
        case .refused where asksCode: return String(localized: "That code isn’t right or has expired. Please try again.")
        case .refused, .server: return String(localized: "That didn’t work. Please try again.")
        }
    }
}
