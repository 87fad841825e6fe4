import AuthenticationServices
import ShellCore
import UIKit

/// What a provider answered, and the nonce that its token is bound to.
struct ProviderToken: Sendable {
    let idToken: String
    let nonce: String
    let user: String
}

/// Sign in with Apple. The provider sees the hash of the nonce; only this app and the server know what it is of.
@MainActor
final class AppleSignIn: NSObject {
    private weak var window: UIWindow?
    private var nonce = ""
    private var waiting: CheckedContinuation<ProviderToken?, any Error>?

    init(window: UIWindow?) {
        self.window = window
    }

    /// Nil when the person closed it. Throws FetchFailure.
    func ask() async throws -> ProviderToken? {
        nonce = Secrets.random()
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.email]
        request.nonce = Secrets.hash(nonce)
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = self
        controller.presentationContextProvider = self
        return try await withCheckedThrowingContinuation { continuation in
            waiting = continuation
            controller.performRequests()
        }
    }

    /// Whether somebody who signed in with Apple has taken it back since.
    static func isRevoked(_ user: String) async -> Bool {
        let state = try? await ASAuthorizationAppleIDProvider().credentialState(forUserID: user)
        return state == .revoked || state == .notFound
    }

    private func finish(_ result: Result<ProviderToken?, any Error>) {
        waiting?.resume(with: result)
        waiting = nil
    }
}

extension AppleSignIn: ASAuthorizationControllerDelegate {
    func authorizationController(
        controller: ASAuthorizationController,
        didCompleteWithAuthorization authorization: ASAuthorization
    ) {
        guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential,
            let data = credential.identityToken, let idToken = String(data: data, encoding: .utf8)
        else { return finish(.failure(FetchFailure.server)) }
        finish(.success(ProviderToken(idToken: idToken, nonce: nonce, user: credential.user)))
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        let closed = (error as? ASAuthorizationError)?.code == .canceled
        finish(closed ? .success(nil) : .failure(FetchFailure.server))
    }
}

extension AppleSignIn: ASAuthorizationControllerPresentationContextProviding {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
        window ?? ASPresentationAnchor()
    }
}
