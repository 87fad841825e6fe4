import Foundation

/// The parts of an address that decisions are made from. Stricter than a browser: whatever a browser would have to repair (spaces,
/// backslashes, control characters, a name before the host) is no address, so that both can never read it differently.
public struct WebAddress: Equatable, Sendable {
    public let scheme: String
    public let host: String
    public let port: Int?
    public let path: String

    private static let longest = 8192
    private static let usualPorts = ["http": 80, "https": 443]

    /// `https://krush.example` or `https://krush.example:8443`; the usual port is left out.
    public var origin: String { port.map { "\(scheme)://\(host):\($0)" } ?? "\(scheme)://\(host)" }

    /// Nil for everything that is no plain address of the web.
    public init?(_ text: String) {
        guard text.utf16.count <= Self.longest else { return nil }
        let unreadable = text.unicodeScalars.contains { $0.value <= 0x20 || $0 == "\\" || $0.value == 0x7f }
        guard !unreadable, let scheme = Self.scheme(of: text), let usual = Self.usualPorts[scheme] else { return nil }
        let afterScheme = text.dropFirst(scheme.count)
        guard afterScheme.hasPrefix("://") else { return nil }
        let rest = afterScheme.dropFirst(3)
        let end = rest.firstIndex { $0 == "/" || $0 == "?" || $0 == "#" } ?? rest.endIndex
        let authority = rest[..<end].lowercased()
        guard !authority.contains("@") else { return nil }
        guard let (host, port) = Self.split(authority), Self.isHost(host) else { return nil }
        self.scheme = scheme
        self.host = host
        self.port = port == usual ? nil : port
        let tail = String(rest[end...])
        self.path = tail.hasPrefix("/") ? tail : "/" + tail
    }

    /// The scheme in small letters; nil where there is none.
    public static func scheme(of text: String) -> String? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let scheme = text[..<colon]
        guard let first = scheme.first, first.isASCII, first.isLetter else { return nil }
        let allowed = scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
        return allowed ? scheme.lowercased() : nil
    }

    /// Host and port; nil where the port is none.
    private static func split(_ authority: String) -> (String, Int?)? {
        let closing = authority.lastIndex(of: "]") ?? authority.startIndex
        guard let colon = authority.lastIndex(of: ":"), colon >= closing else { return (authority, nil) }
        let digits = authority[authority.index(after: colon)...]
        guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let port = Int(digits), (1...65535).contains(port) else { return nil }
        return (String(authority[..<colon]), port)
    }

    private static func isHost(_ host: String) -> Bool {
        if host.hasPrefix("["), host.hasSuffix("]") {
            return host.dropFirst().dropLast().allSatisfy { $0.isASCII && ($0.isHexDigit || $0 == ":" || $0 == ".") }
        }
        return !host.isEmpty && host.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
    }
}

/// Where the product is. The origin comes from the build's settings; a wrong one gives nil, and the app says so when it starts.
public struct ShellAddresses: Sendable {
    public let origin: String
    public let host: String

    public init?(_ origin: String) {
        guard let own = WebAddress(origin), own.path == "/" else { return nil }
        self.origin = own.origin
        self.host = own.host
    }

    public func isOwnOrigin(_ origin: String) -> Bool {
        guard let address = WebAddress(origin) else { return false }
        return address.path == "/" && address.origin == self.origin
    }

    public func isOwn(_ address: WebAddress) -> Bool { address.origin == origin }

    /// The full address of a path of ours.
    public func at(_ path: String) -> String { origin + path }
}
