import Foundation
import ShellCore

struct IdentityTokens: Sendable {
    let idToken: String
    let refreshToken: String
}

/// Where a provider asks the person, and the state that comes back from there.
struct SocialStart: Sendable {
    let url: URL
    let state: String
}

/// The calls of contracts/identity.ts and contracts/users.ts that a shell makes itself. Every one throws FetchFailure.
struct SessionAPI: Sendable {
    let addresses: ShellAddresses
    private let session: URLSession

    init(addresses: ShellAddresses) {
        self.addresses = addresses
        // Nothing of it is kept: no cookies, no cache.
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 15
        configuration.httpShouldSetCookies = false
        configuration.waitsForConnectivity = false
        session = URLSession(configuration: configuration)
    }

    /// What the server offers beside a code by mail; none while it does not answer.
    func offeredWays() async -> OfferedWays {
        guard let url = URL(string: addresses.at("/v1/installation")) else { return .none }
        guard let (data, response) = try? await session.data(for: URLRequest(url: url)) else { return .none }
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { return .none }
        return OfferedWays(installation: String(decoding: data, as: UTF8.self))
    }

    func requestCode(email: String) async throws {
        _ = try await post("/v1/users/requestOTP", ["email": email])
    }

    /// A custom token.
    func verifyCode(email: String, code: String) async throws -> String {
        try await text("token", post("/v1/users/verifyOTP", ["email": email, "code": code]))
    }

    /// A custom token for an identity token of a provider, made for this app with this nonce.
    func nativeSignIn(provider: String, idToken: String, nonce: String) async throws -> String {
        try await text("token", post("/v1/identity/social/\(provider)/native", ["id_token": idToken, "nonce": nonce]))
    }

    func startSocial(provider: String, challenge: String) async throws -> SocialStart {
        let answer = try await post("/v1/identity/social/\(provider)/start", ["challenge": challenge])
        guard let url = URL(string: try text("url", answer)) else { throw FetchFailure.server }
        return SocialStart(url: url, state: try text("state", answer))
    }

    func finishSocial(provider: String, state: String, code: String, verifier: String) async throws -> String {
        let body = ["state": state, "code": code, "verifier": verifier]
        return try await text("token", post("/v1/identity/social/\(provider)/finish", body))
    }

    /// The custom token is used up.
    func exchange(_ token: String) async throws -> IdentityTokens {
        try await tokens(post("/v1/identity/exchange", ["token": token]))
    }

    /// The refresh token is used up; keep the next one before doing anything else.
    func refresh(_ refreshToken: String) async throws -> IdentityTokens {
        try await tokens(post("/v1/identity/refresh", ["refresh_token": refreshToken]))
    }

    /// A custom token for the page.
    func customToken(idToken: String) async throws -> String {
        try await text("token", post("/v1/users/swapIDToken", ["id_token": idToken]))
    }

    private func tokens(_ answer: [String: JSONValue]) throws -> IdentityTokens {
        try IdentityTokens(idToken: text("id_token", answer), refreshToken: text("refresh_token", answer))
    }

    private func text(_ name: String, _ answer: [String: JSONValue]) throws -> String {
        guard let found = answer[name]?.string else { throw FetchFailure.server }
        return found
    }

    private func post(_ path: String, _ body: [String: String]) async throws -> [String: JSONValue] {
        guard let url = URL(string: addresses.at(path)) else { throw FetchFailure.server }
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue(UserAgent.suffix(await AppEnvironment.version), forHTTPHeaderField: "User-Agent")
        request.httpBody = try? JSONEncoder().encode(body)
        guard let (data, response) = try? await session.data(for: request) else { throw FetchFailure.offline }
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        switch status {
        case 200..<300: break
        // Too early or too often is no refusal.
        case 408, 425, 429: throw FetchFailure.server
        case 400..<500: throw FetchFailure.refused
        default: throw FetchFailure.server
        }
        guard let answer = JSONValue.parse(String(decoding: data, as: UTF8.self))?.map else { throw FetchFailure.server }
        return answer
    }
}
