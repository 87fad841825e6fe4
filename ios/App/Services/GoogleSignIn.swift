import AuthenticationServices
import ShellCore
import UIKit

/// Google by the system's browser: it refuses its sign-in inside a web view. The server asks for the code; only this app can finish.
@MainActor
final class GoogleSignIn: NSObject {
    private let api: SessionAPI
    private weak var window: UIWindow?
    /// Held, or it would end with the function that started it.
    private var running: ASWebAuthenticationSession?

    private static let provider = "google"
    /// Where the server has Google send people back (server/providers/identity/social-providers.ts).
    private static let returnPath = "/auth/return"

    init(api: SessionAPI, window: UIWindow?) {
        self.api = api
        self.window = window
    }

    /// Before iOS 17.4 a session cannot come back to an address of ours.
    static var isOffered: Bool {
        if #available(iOS 17.4, *) { return true }
        return false
    }

    /// A custom token; nil when the person closed it. Throws FetchFailure.
    func ask() async throws -> String? {
        guard #available(iOS 17.4, *) else { throw FetchFailure.server }
        let verifier = Secrets.random()
        let start = try await api.startSocial(provider: Self.provider, challenge: Secrets.hash(verifier))
        guard let back = try await browse(start.url) else { return nil }
        let items = URLComponents(url: back, resolvingAgainstBaseURL: false)?.queryItems ?? []
        let answer = { (name: String) in items.first { $0.name == name }?.value }
        guard answer("state") == start.state else { throw FetchFailure.server }
        guard let code = answer("code") else { return nil }
        return try await api.finishSocial(provider: Self.provider, state: start.state, code: code, verifier: verifier)
    }

    @available(iOS 17.4, *)
    private func browse(_ url: URL) async throws -> URL? {
        let host = api.addresses.host
        return try await withCheckedThrowingContinuation { continuation in
            let session = ASWebAuthenticationSession(
                url: url,
                callback: .https(host: host, path: Self.returnPath)
            ) { @Sendable back, error in
                if let back {
                    continuation.resume(returning: back)
                } else if (error as? ASWebAuthenticationSessionError)?.code == .canceledLogin {
                    continuation.resume(returning: nil)
                } else {
                    continuation.resume(throwing: FetchFailure.server)
                }
            }
            session.presentationContextProvider = self
            running = session
            if !session.start() { continuation.resume(throwing: FetchFailure.server) }
        }
    }
}

extension GoogleSignIn: ASWebAuthenticationPresentationContextProviding {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
        window ?? ASPresentationAnchor()
    }
}
