import CryptoKit
import Foundation
import Security

/// Random texts and their hashes, for nonces and PKCE.
enum Secrets {
    private static let bytes = 32

    static func random() -> String {
        var data = Data(count: bytes)
        let status = data.withUnsafeMutableBytes { SecRandomCopyBytes(kSecRandomDefault, bytes, $0.baseAddress!) }
        precondition(status == errSecSuccess, "The system gives no random bytes.")
        return encode(data)
    }

    /// SHA-256, base64url.
    static func hash(_ text: String) -> String { encode(Data(SHA256.hash(data: Data(text.utf8)))) }

    private static func encode(_ data: Data) -> String {
        data.base64EncodedString()
            .replacingOccurrences(of: "+", with: "-")
            .replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }
}
