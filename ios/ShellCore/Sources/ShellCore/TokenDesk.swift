/// The answer to one `auth.getToken`.
public enum TokenAnswer: Equatable, Sendable {
    case ready(token: String, expiresAt: Int64)
    /// Nothing yet. `start`: begin to fetch one now, and tell `fetched` or `failed`.
    case wait(start: Bool)
    case signedOut
}

public enum FetchFailure: Error, Sendable {
    case offline
    case server
    case refused
}

/// What a token error that the page reports (`auth.reportError`) asks for.
public enum TokenErrorReaction: String, Sendable {
    case nothing
    case fetchAgain = "fetch_again"
    case signOut = "sign_out"
}

/// When a custom token is fetched, kept and handed out. Custom tokens are of use once, so each is handed out once, and a new one is
/// fetched for the next question. Only one fetch runs at a time: the refresh token behind it changes with every use. Times in
/// milliseconds; `now` is that of the wall clock, since tokens end by it.
public struct TokenDesk: Sendable {
    private enum State: Sendable {
        case signedOut
        case idle(failures: Int, notBefore: Int64)
        case fetching(since: Int64, failures: Int)
        case held(token: String, expiresAt: Int64)
    }

    private var state: State

    /// A token this close to its end is not handed out: it would end on the way.
    private static let skew: Int64 = 10_000
    /// A fetch without an answer for this long is given up.
    private static let fetchLimit: Int64 = 30_000
    /// The page asks every 2 seconds; the server is asked less and less often while it fails.
    private static let firstWait: Int64 = 1_000
    private static let longestWait: Int64 = 30_000

    public init(signedIn: Bool) {
        state = signedIn ? .idle(failures: 0, notBefore: 0) : .signedOut
    }

    /// `force`: not the token that may be waiting here, but a fresh one.
    public mutating func ask(now: Int64, force: Bool = false) -> TokenAnswer {
        switch state {
        case .signedOut:
            return .signedOut
        case .held(let token, let expiresAt):
            if force || expiresAt - now < Self.skew { return begin(now, 0) }
            state = .idle(failures: 0, notBefore: 0)
            return .ready(token: token, expiresAt: expiresAt)
        case .fetching(let since, let failures):
            return now - since > Self.fetchLimit ? begin(now, failures) : .wait(start: false)
        case .idle(let failures, let notBefore):
            return now >= notBefore ? begin(now, failures) : .wait(start: false)
        }
    }

    /// True where a fetch is to begin now, for a question that is expected; nothing is handed out.
    public mutating func prefetch(now: Int64) -> Bool {
        guard case .idle(let failures, let notBefore) = state, now >= notBefore else { return false }
        _ = begin(now, failures)
        return true
    }

    private mutating func begin(_ now: Int64, _ failures: Int) -> TokenAnswer {
        state = .fetching(since: now, failures: failures)
        return .wait(start: true)
    }

    public mutating func fetched(_ token: String, expiresAt: Int64) {
        if case .fetching = state { state = .held(token: token, expiresAt: expiresAt) }
    }

    /// True when the person has to sign in again: forget what the device holds.
    public mutating func failed(_ why: FetchFailure, now: Int64) -> Bool {
        guard case .fetching(_, let before) = state else { return false }
        if why == .refused {
            state = .signedOut
            return true
        }
        let wait = min(Self.firstWait << Int64(min(before, 5)), Self.longestWait)
        state = .idle(failures: before + 1, notBefore: now + wait)
        return false
    }

    /// The network is back: the next question may try at once.
    public mutating func wentOnline() {
        if case .idle = state { state = .idle(failures: 0, notBefore: 0) }
    }

    public mutating func signedIn() { state = .idle(failures: 0, notBefore: 0) }

    public mutating func signedOut() { state = .signedOut }

    /// By the code as the provider of identity wrote it, with or without `auth/`.
    public static func reaction(to code: String) -> TokenErrorReaction {
        switch code.hasPrefix("auth/") ? String(code.dropFirst(5)) : code {
        case "custom-token-mismatch", "invalid-custom-token": return .fetchAgain
        case "user-disabled", "user-not-found": return .signOut
        default: return .nothing
        }
    }
}
