import Foundation

/// What the web view is about to do.
public struct Navigation: Sendable {
    public let url: String
    public let isMainFrame: Bool
    /// A new window was asked for: `target=_blank` or `window.open`.
    public let isNewWindow: Bool
    /// The person pressed something; a script alone opens nothing outside.
    public let hasGesture: Bool

    public init(url: String, isMainFrame: Bool, isNewWindow: Bool = false, hasGesture: Bool = false) {
        self.url = url
        self.isMainFrame = isMainFrame
        self.isNewWindow = isNewWindow
        self.hasGesture = hasGesture
    }
}

public enum NavigationDecision: String, Sendable {
    /// In this web view; a new window is not made.
    case here
    /// In a browser sheet over the app.
    case tab
    /// Handed to the system: mail, phone.
    case system
    case block
}

/// Decides every navigation of the web view. Pure; tests/native/vectors/navigation.json drives both apps.
public enum NavigationPolicy {
    private static let systemSchemes: Set<String> = ["mailto", "tel", "sms"]
    /// Documents without an address that frames of the page itself begin with.
    private static let emptyDocuments: Set<String> = ["about:blank", "about:srcdoc"]

    public static func decide(_ navigation: Navigation, _ addresses: ShellAddresses) -> NavigationDecision {
        guard let address = WebAddress(navigation.url) else { return decideOther(navigation) }
        if addresses.isOwn(address) { return .here }
        let isPage = navigation.isMainFrame || navigation.isNewWindow
        // What may be framed is for the page's Content-Security-Policy; here only that it is encrypted.
        guard isPage else { return address.scheme == "https" ? .here : .block }
        guard navigation.hasGesture else { return .block }
        // Our own host without encryption is an attack or a mistake, never a page to show.
        if address.scheme == "http", address.host == addresses.host { return .block }
        return .tab
    }

    private static func decideOther(_ navigation: Navigation) -> NavigationDecision {
        let isPage = navigation.isMainFrame || navigation.isNewWindow
        if emptyDocuments.contains(navigation.url), !isPage { return .here }
        guard isPage, navigation.hasGesture, let scheme = WebAddress.scheme(of: navigation.url) else { return .block }
        return systemSchemes.contains(scheme) ? .system : .block
    }
}

/// Microphone and camera: only the microphone, only for the page itself.
public enum MediaPolicy {
    public static func mayAsk(origin: String, isMainFrame: Bool, wants: Set<String>, addresses: ShellAddresses) -> Bool {
        isMainFrame && wants == ["microphone"] && addresses.isOwnOrigin(origin)
    }
}

/// Addresses that come from outside the web view: links, notifications.
public enum DeepLinks {
    /// Paths that stay in the browser, as server/web/front.ts tells the phone.
    private static let notInApp = ["/v1/", "/media/", "/auth/", "/subscriptions/", "/_next/", "/sandbox"]

    /// The path to open, with query and fragment; nil for everything that is not a page of ours.
    public static func path(of link: String, _ addresses: ShellAddresses) -> String? {
        let full = link.hasPrefix("/") && !link.hasPrefix("//") ? addresses.at(link) : link
        guard let address = WebAddress(full), addresses.isOwn(address) else { return nil }
        if notInApp.contains(where: { address.path.hasPrefix($0) }) || climbs(address.path) { return nil }
        return address.path
    }

    /// `..` could reach one of the paths above.
    private static func climbs(_ path: String) -> Bool {
        let place = path.prefix { $0 != "?" && $0 != "#" }.lowercased()
        return ["..", "%2e", "%2f", "%5c"].contains { place.contains($0) }
    }
}
