import Foundation
import ShellCore

/// Owns what this device is signed in with, and gets the page its tokens.
@MainActor
final class AuthService {
    private let api: SessionAPI
    private let keychain: Keychain
    private var desk: TokenDesk
    private var waiting: [UUID: CheckedContinuation<TokenAnswer, Never>] = [:]
    private var order: [UUID] = []
    /// Counts sign-ins and sign-outs: an answer that belongs to an earlier one is dropped.
    private var generation = 0

    private(set) var isSignedIn: Bool
    var onSignedIn: (() -> Void)?
    var onExpired: (() -> Void)?
    var emit: ((EventType, [String: JSONValue]) -> Void)?

    private static let refreshToken = "refresh_token"
    private static let provider = "apple_user"
    /// The page asks again after 2 seconds and gives a message 8: an answer within 6 saves a round.
    private static let answerLimit = Duration.seconds(6)
    /// The server keeps custom tokens for two minutes (server/providers/identity/embedded.ts); half of it is used.
    private static let customTokenMilliseconds: Int64 = 60_000

    init(api: SessionAPI, keychain: Keychain) {
        self.api = api
        self.keychain = keychain
        let signedIn = keychain.read(Self.refreshToken) != nil
        isSignedIn = signedIn
        desk = TokenDesk(signedIn: signedIn)
    }

    private var now: Int64 { Int64(Date().timeIntervalSince1970 * 1_000) }

    /// Begins to fetch the token that the page is about to ask for.
    func prefetch() {
        forgetRevoked()
        if desk.prefetch(now: now) { fetch() }
    }

    /// The page's token was refused: the next one is fetched now.
    func fetchAgain() {
        if desk.ask(now: now, force: true) == .wait(start: true) { fetch() }
    }

    /// A token, or that it takes longer than the page should wait.
    func token(force: Bool) async -> TokenAnswer {
        let found = desk.ask(now: now, force: force)
        guard case .wait(let start) = found else { return found }
        if start { fetch() }
        let id = UUID()
        Task {
            try? await Task.sleep(for: Self.answerLimit)
            answer(id, .wait(start: false))
        }
        return await withCheckedContinuation { continuation in
            waiting[id] = continuation
            order.append(id)
        }
    }

    private func answer(_ id: UUID, _ found: TokenAnswer) {
        order.removeAll { $0 == id }
        waiting.removeValue(forKey: id)?.resume(returning: found)
    }

    private func fetch() {
        guard let refreshToken = keychain.read(Self.refreshToken) else { return expire() }
        let asked = generation
        Task {
            do {
                let fresh = try await api.refresh(refreshToken)
                guard asked == generation else { return }
                keychain.write(Self.refreshToken, fresh.refreshToken)
                let token = try await api.customToken(idToken: fresh.idToken)
                guard asked == generation else { return }
                desk.fetched(token, expiresAt: now + Self.customTokenMilliseconds)
            } catch {
                guard asked == generation else { return }
                if desk.failed(error as? FetchFailure ?? .server, now: now) { expire() }
            }
            settle()
        }
    }

    /// The first who waits gets the token. The others ask again: each token is of use once.
    private func settle() {
        while let id = order.first {
            let found = desk.ask(now: now)
            if case .wait(let start) = found {
                if start { fetch() }
                return
            }
            answer(id, found)
        }
    }

    func wentOnline() { desk.wentOnline() }

    /// The person signed in natively: `token` is a custom token of the server. Throws FetchFailure.
    func signIn(token: String, appleUser: String? = nil) async throws {
        let tokens = try await api.exchange(token)
        generation += 1
        keychain.write(Self.refreshToken, tokens.refreshToken)
        if let appleUser { keychain.write(Self.provider, appleUser) } else { keychain.forget(Self.provider) }
        isSignedIn = true
        desk.signedIn()
        prefetch()
        emit?(.authChanged, ["state": "signed_in"])
        onSignedIn?()
    }

    /// Who signed in with Apple may take that back in the system's settings.
    private func forgetRevoked() {
        guard let user = keychain.read(Self.provider) else { return }
        let asked = generation
        Task {
            if await AppleSignIn.isRevoked(user), asked == generation { expire() }
        }
    }

    func signOut() {
        generation += 1
        keychain.forget(Self.refreshToken)
        keychain.forget(Self.provider)
        isSignedIn = false
        desk.signedOut()
        settle()
        emit?(.authChanged, ["state": "signed_out"])
    }

    /// The server no longer takes what this device holds.
    func expire() {
        signOut()
        onExpired?()
    }
}
