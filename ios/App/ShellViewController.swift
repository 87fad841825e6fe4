import ShellCore
import UIKit
import WebKit

/// Hosts the web view and does what the state machine decides.
final class ShellViewController: UIViewController {
    private let environment: AppEnvironment
    private var machine = ShellMachine()
    private let cover = CoverView()
    private let refresh = UIRefreshControl()
    private let network = Reachability()
    private lazy var handlers = BridgeHandlers(environment: environment, shell: self)
    private var web: WKWebView?
    private var launchTooLong: Task<Void, Never>?
    private var isDark = true
    private var backable = false
    private var hasCommitted = false
    private lazy var backSwipe = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(swipedBack))

    /// A launch that shows nothing for this long shows what is wrong.
    private static let launchLimit = Duration.seconds(20)
    private static let firstServerError = 500

    init(environment: AppEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Made in code only.")
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { isDark ? .lightContent : .darkContent }

    /// Size of the system's text, 1 as delivered.
    var textScale: Double { Double(UIFontMetrics.default.scaledValue(for: 100) / 100) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(named: "Ink")
        cover.onPress = { [weak self] action in self?.pressed(action) }
        fill(cover)
        refresh.addTarget(self, action: #selector(pulledDown), for: .valueChanged)
        backSwipe.edges = .left
        backSwipe.isEnabled = false
        view.addGestureRecognizer(backSwipe)
        environment.deliver = { [weak self] text in
            if let web = self?.web { NativeBridge.deliver(text, to: web) }
        }
        environment.auth.onSignedIn = { [weak self] in self?.take(.signedIn) }
        environment.auth.onExpired = { [weak self] in self?.take(.expired) }
        network.start { [weak self] online in self?.networkChanged(online) }
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(textSizeChanged),
            name: UIContentSizeCategory.didChangeNotification,
            object: nil
        )
        makeWebView()
        showScreen()
        environment.auth.prefetch()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if !environment.auth.isSignedIn { take(.signInAsked) }
    }

    private func fill(_ subview: UIView, at index: Int? = nil) {
        subview.frame = view.bounds
        subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let index { view.insertSubview(subview, at: index) } else { view.addSubview(subview) }
    }

    private func makeWebView() {
        web?.removeFromSuperview()
        web?.configuration.userContentController.removeAllScriptMessageHandlers()
        environment.pageLeft()
        setBackable(false)
        let bridge = NativeBridge(addresses: environment.addresses) { [weak self] request in
            await self?.handlers.handle(request) ?? .bad(.internal)
        }
        let made = WebViewFactory.make(handler: bridge)
        made.navigationDelegate = self
        made.uiDelegate = self
        fill(made, at: 0)
        web = made
        load()
    }

    private func load() {
        environment.pageLeft()
        hasCommitted = false
        guard let url = URL(string: environment.addresses.at("/")) else { return }
        web?.load(URLRequest(url: url))
        launchTooLong?.cancel()
        launchTooLong = Task { [weak self] in
            try? await Task.sleep(for: Self.launchLimit)
            if !Task.isCancelled { self?.take(.launchTooLong) }
        }
    }

    func take(_ input: ShellInput) {
        for command in machine.take(input, now: AppEnvironment.uptime) {
            switch command {
            case .load: load()
            case .recreate: makeWebView()
            case .showSignIn: showSignIn()
            }
        }
        showScreen()
    }

    private func showScreen() {
        cover.show(machine.screen)
        // What a cover hides is hidden from a screen reader too.
        web?.accessibilityElementsHidden = machine.screen != .page
    }

    private func pressed(_ action: CoverAction) {
        switch action {
        case .retry: take(.retry)
        case .signOut:
            environment.auth.signOut()
            environment.forgetPerson()
            Task {
                await WebViewFactory.forgetPerson()
                take(.signInAsked)
            }
        }
    }

    private func showSignIn() {
        guard presentedViewController == nil else { return }
        let signIn = SignInViewController(environment: environment)
        signIn.modalPresentationStyle = .fullScreen
        present(signIn, animated: true)
    }

    func showSettings() {
        let settings = UINavigationController(rootViewController: SettingsViewController(lock: environment.lock))
        present(settings, animated: true)
    }

    private func networkChanged(_ online: Bool) {
        if online { environment.auth.wentOnline() }
        environment.emit(.netState, ["online": .bool(online)])
        take(online ? .wentOnline : .wentOffline)
    }

    func backgrounded() {
        environment.emit(.appBackgrounded)
        take(.backgrounded)
    }

    func resumed() {
        take(.resumed)
        environment.emit(.appResumed)
    }

    /// Its answer is on the way; what has waited follows it.
    func pageSaidHello() {
        Task { environment.pageSaidHello() }
    }

    func setTheme(_ background: UIColor, isDark: Bool) {
        view.backgroundColor = background
        self.isDark = isDark
        setNeedsStatusBarAppearanceUpdate()
    }

    func setRefreshable(_ enabled: Bool) {
        web?.scrollView.refreshControl = enabled ? refresh : nil
    }

    /// While the page takes "back" itself, the swipe is ours instead of the history's.
    func setBackable(_ enabled: Bool) {
        backable = enabled
        backSwipe.isEnabled = enabled
        web?.allowsBackForwardNavigationGestures = !enabled
    }

    @objc private func swipedBack() {
        if backSwipe.state == .ended { environment.emit(.uiBack) }
    }

    @objc private func pulledDown() {
        environment.emit(.uiRefresh)
        refresh.endRefreshing()
    }

    @objc private func textSizeChanged() {
        environment.emit(.uiTextScale, ["scale": .number(textScale)])
    }
}

extension ShellViewController: WKNavigationDelegate {
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        guard let url = navigationAction.request.url else { return decisionHandler(.cancel) }
        let navigation = Navigation(
            url: url.absoluteString,
            isMainFrame: navigationAction.targetFrame?.isMainFrame ?? true,
            isNewWindow: navigationAction.targetFrame == nil,
            hasGesture: navigationAction.navigationType == .linkActivated
        )
        let decision = NavigationPolicy.decide(navigation, environment.addresses)
        follow(url, decision)
        decisionHandler(decision == .here ? .allow : .cancel)
    }

    private func follow(_ url: URL, _ decision: NavigationDecision) {
        switch decision {
        case .tab: Links.openTab(url, from: self)
        case .system: Links.openSystem(url)
        case .here, .block: break
        }
    }

    /// Our own pages for "not found" are pages; a server that fails shows nothing of use.
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
        let status = (navigationResponse.response as? HTTPURLResponse)?.statusCode ?? 200
        guard navigationResponse.isForMainFrame, status >= Self.firstServerError else { return decisionHandler(.allow) }
        decisionHandler(.cancel)
        take(hasCommitted ? .loadFailed : .pageLost)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        take(.loadStarted)
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
        hasCommitted = true
    }

    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
        failed(error, .loadFailed)
    }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        failed(error, .pageLost)
    }

    private func failed(_ error: any Error, _ input: ShellInput) {
        let code = (error as NSError).code
        switch code {
        // Another navigation took its place, or our own rules stopped it.
        case NSURLErrorCancelled, 102: break
        case NSURLErrorServerCertificateUntrusted, NSURLErrorServerCertificateHasBadDate,
            NSURLErrorServerCertificateHasUnknownRoot, NSURLErrorServerCertificateNotYetValid, NSURLErrorSecureConnectionFailed:
            take(.loadUnsafe)
        default: take(input)
        }
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        take(.processGone)
    }
}

extension ShellViewController: WKUIDelegate {
    /// A new window is never made: ours opens here, everything else was decided above.
    func webView(
        _ webView: WKWebView,
        createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        webView.load(navigationAction.request)
        return nil
    }

    /// The system asks for the app's permission itself; for the page ours alone, and only for the microphone.
    func webView(
        _ webView: WKWebView,
        requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo,
        type: WKMediaCaptureType,
        decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
    ) {
        let wants: Set<String> = type == .microphone ? ["microphone"] : ["camera"]
        let mayAsk = MediaPolicy.mayAsk(
            origin: NativeBridge.origin(of: frame),
            isMainFrame: frame.isMainFrame,
            wants: wants,
            addresses: environment.addresses
        )
        decisionHandler(mayAsk ? .grant : .deny)
    }

    // Dialogs of a page look like the system's own. Ours draws its own; nobody else's is shown.

    func webView(
        _ webView: WKWebView,
        runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        completionHandler()
    }

    func webView(
        _ webView: WKWebView,
        runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
        completionHandler(false)
    }

    func webView(
        _ webView: WKWebView,
        runJavaScriptTextInputPanelWithPrompt prompt: String,
        defaultText: String?,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable (String?) -> Void
    ) {
        completionHandler(nil)
    }
}
