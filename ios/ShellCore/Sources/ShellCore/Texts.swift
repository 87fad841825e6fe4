import Foundation

/// What a notification may carry into the app: where to go. Its words are neutral and say nothing of the person or the chat.
public enum PushNotice {
    private static let fallback = "/chat"

    /// The path to open: that of the notice where it is a page of ours, else the list of chats.
    public static func path(of url: String?, _ addresses: ShellAddresses) -> String {
        url.flatMap { DeepLinks.path(of: $0, addresses) } ?? fallback
    }
}

public enum UserAgent {
    /// Appended to the engine's own, which stays in front.
    public static func suffix(_ version: String) -> String {
        let parts = version.split(separator: ".", omittingEmptySubsequences: false)
        let plain = parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }
        return "\(Bridge.userAgentName)/\(plain ? version : "0") Shell/\(Bridge.protocolVersion)"
    }
}

/// File names that the page suggests.
public enum FileNames {
    private static let longest = 100
    private static let forbidden = Set("/\\:*?\"<>|\u{7f}")

    /// One name without folders, control characters or a leading dot.
    public static func safe(_ name: String) -> String {
        let plain = String(name.map { $0 <= " " || forbidden.contains($0) ? "_" : $0 })
        let trimmed = plain.drop { $0 == "." }.prefix(longest)
        return trimmed.isEmpty ? "file" : String(trimmed)
    }
}
