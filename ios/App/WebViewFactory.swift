import ShellCore
import WebKit

@MainActor
enum WebViewFactory {
    /// A web view with its settings and bridge. A dead one is thrown away and made again.
    static func make(handler: any WKScriptMessageHandlerWithReply) -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.applicationNameForUserAgent = UserAgent.suffix(AppEnvironment.version)
        configuration.websiteDataStore = .default()
        configuration.allowsInlineMediaPlayback = true
        configuration.mediaTypesRequiringUserActionForPlayback = .audio
        // A second wall below our own rules: WebKit itself keeps scripts and messages to the domains of Info.plist.
        configuration.limitsNavigationsToAppBoundDomains = true
        configuration.preferences.javaScriptCanOpenWindowsAutomatically = false
        configuration.userContentController.addScriptMessageHandler(handler, contentWorld: .page, name: Bridge.name)

        let view = WKWebView(frame: .zero, configuration: configuration)
        view.allowsBackForwardNavigationGestures = true
        view.scrollView.contentInsetAdjustmentBehavior = .never
        // Else it is white until the page has drawn.
        view.isOpaque = false
        view.backgroundColor = .clear
        #if DEBUG
        view.isInspectable = true
        #endif
        return view
    }

    /// Cookies and storage of the person who signed out.
    static func forgetPerson() async {
        let store = WKWebsiteDataStore.default()
        await store.removeData(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast)
    }
}
