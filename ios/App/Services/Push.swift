import ShellCore
import UIKit
@preconcurrency import UserNotifications

/// Notices. Their words come from the server neutral ("New message"); where they lead waits for the page.
@MainActor
final class Push: NSObject {
    var emit: ((EventType, [String: JSONValue]) -> Void)?
    var addresses: ShellAddresses?
    private var token: String?
    private var waiting: [CheckedContinuation<String?, Never>] = []

    private static let urlKey = "url"
    /// Registering needs the network; without an answer for this long the page hears of the token later, as an event.
    private static let tokenLimit = Duration.seconds(5)

    func start() {
        UNUserNotificationCenter.current().delegate = self
        Task {
            if await permission() == "granted" { UIApplication.shared.registerForRemoteNotifications() }
        }
    }

    private func permission() async -> String {
        switch await UNUserNotificationCenter.current().notificationSettings().authorizationStatus {
        case .authorized, .provisional, .ephemeral: return "granted"
        case .notDetermined: return "prompt"
        default: return "denied"
        }
    }

    func status() async -> BridgeAnswer { answer(await permission(), token) }

    func request() async -> BridgeAnswer {
        let center = UNUserNotificationCenter.current()
        let granted = (try? await center.requestAuthorization(options: [.alert, .badge, .sound])) ?? false
        guard granted else { return answer("denied", nil) }
        UIApplication.shared.registerForRemoteNotifications()
        return answer("granted", await registration())
    }

    private func answer(_ permission: String, _ token: String?) -> BridgeAnswer {
        var payload: [String: JSONValue] = ["permission": .string(permission)]
        if let token, permission == "granted" { payload["token"] = .string(token) }
        return .good(payload)
    }

    private func registration() async -> String? {
        if let token { return token }
        Task {
            try? await Task.sleep(for: Self.tokenLimit)
            settle()
        }
        return await withCheckedContinuation { waiting.append($0) }
    }

    private func settle() {
        for one in waiting { one.resume(returning: token) }
        waiting = []
    }

    func registered(_ deviceToken: Data) {
        let text = deviceToken.map { String(format: "%02x", $0) }.joined()
        let isNew = text != token
        token = text
        let wasAwaited = !waiting.isEmpty
        settle()
        if isNew, !wasAwaited { emit?(.pushToken, ["token": .string(text)]) }
    }

    func registrationFailed() { settle() }

    func opened(_ response: UNNotificationResponse) {
        open(response.notification.request.content.userInfo[Self.urlKey] as? String)
    }

    private func open(_ url: String?) {
        guard let addresses else { return }
        emit?(.pushOpened, ["url": .string(PushNotice.path(of: url, addresses))])
    }
}

extension Push: @preconcurrency UNUserNotificationCenterDelegate {
    /// The page shows what is new while it is open; a notice over it would say it twice.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        []
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        opened(response)
    }
}
