import Foundation
import Security

/// Secrets of this device. They are in no backup and move to no other device; readable after the first unlock, for the background.
struct Keychain: Sendable {
    private let service = "krush"

    private func query(_ name: String) -> [CFString: Any] {
        [kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: name]
    }

    /// Nil where there is none.
    func read(_ name: String) -> String? {
        var search = query(name)
        search[kSecReturnData] = true
        search[kSecMatchLimit] = kSecMatchLimitOne
        var found: CFTypeRef?
        guard SecItemCopyMatching(search as CFDictionary, &found) == errSecSuccess, let data = found as? Data else { return nil }
        return String(data: data, encoding: .utf8)
    }

    /// Written before it returns: a refresh token that is lost ends the session.
    @discardableResult
    func write(_ name: String, _ value: String) -> Bool {
        let data = Data(value.utf8)
        let changes: [CFString: Any] = [kSecValueData: data]
        let status = SecItemUpdate(query(name) as CFDictionary, changes as CFDictionary)
        if status == errSecSuccess { return true }
        var item = query(name)
        item[kSecValueData] = data
        item[kSecAttrAccessible] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
        return SecItemAdd(item as CFDictionary, nil) == errSecSuccess
    }

    func forget(_ name: String) {
        SecItemDelete(query(name) as CFDictionary)
    }
}
