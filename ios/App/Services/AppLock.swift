import Foundation
import LocalAuthentication
import ShellCore

/// Face, finger or code before the chats are seen. The policy is ShellCore's; this asks the system.
@MainActor
final class AppLock {
    private var policy: LockPolicy
    private var asking = false

    private static let enabled = "lock"

    init() {
        policy = LockPolicy(enabled: UserDefaults.standard.bool(forKey: Self.enabled) && Self.isPossible)
    }

    /// Whether this device has a code at all.
    static var isPossible: Bool { LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil) }

    var isLocked: Bool { policy.isLocked }
    var isEnabled: Bool { policy.isEnabled }

    func backgrounded() { policy.backgrounded(now: AppEnvironment.uptime) }

    func resumed() { policy.resumed(now: AppEnvironment.uptime) }

    /// Asks once, however often it is called.
    func unlock() async {
        guard policy.isLocked, !asking else { return }
        if await prove() { policy.unlocked() }
    }

    /// Whoever turns it on or off proves first who they are. False where that failed.
    func change(enabled: Bool) async -> Bool {
        guard await prove() else { return false }
        policy.change(enabled: enabled)
        UserDefaults.standard.set(enabled, forKey: Self.enabled)
        return true
    }

    private func prove() async -> Bool {
        asking = true
        defer { asking = false }
        let context = LAContext()
        let reason = String(localized: "Unlock to see your chats.")
        let passed = try? await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: reason)
        return passed ?? false
    }
}
