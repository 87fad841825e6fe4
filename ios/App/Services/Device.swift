import AVFAudio
import Network
import SafariServices
import ShellCore
import UIKit
import WebKit

@MainActor
final class Microphone {
    /// `granted`, `denied` or `prompt`.
    func permission(ask: Bool) async -> String {
        if #available(iOS 17, *) {
            switch AVAudioApplication.shared.recordPermission {
            case .granted: return "granted"
            case .denied: return "denied"
            default: break
            }
            guard ask else { return "prompt" }
            return await AVAudioApplication.requestRecordPermission() ? "granted" : "denied"
        }
        let session = AVAudioSession.sharedInstance()
        switch session.recordPermission {
        case .granted: return "granted"
        case .denied: return "denied"
        default: break
        }
        guard ask else { return "prompt" }
        return await withCheckedContinuation { continuation in
            session.requestRecordPermission { @Sendable granted in
                continuation.resume(returning: granted ? "granted" : "denied")
            }
        }
    }
}

@MainActor
enum Links {
    static func openTab(_ url: URL, from controller: UIViewController) {
        guard ["http", "https"].contains(url.scheme?.lowercased()) else { return }
        controller.present(SFSafariViewController(url: url), animated: true)
    }

    static func openSystem(_ url: URL) {
        UIApplication.shared.open(url)
    }
}

@MainActor
enum Share {
    /// True when the person shared it.
    static func text(_ text: String, url: String?, from controller: UIViewController) async -> Bool {
        let link = url.flatMap(URL.init(string:))
        return await sheet([text] + (link.map { [$0] } ?? []), from: controller)
    }

    static func sheet(_ items: [Any], from controller: UIViewController) async -> Bool {
        await withCheckedContinuation { continuation in
            let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
            sheet.completionWithItemsHandler = { _, completed, _, _ in continuation.resume(returning: completed) }
            // On a tablet it must come from somewhere.
            sheet.popoverPresentationController?.sourceView = controller.view
            sheet.popoverPresentationController?.sourceRect = CGRect(
                x: controller.view.bounds.midX,
                y: controller.view.bounds.midY,
                width: 1,
                height: 1
            )
            controller.present(sheet, animated: true)
        }
    }
}

@MainActor
enum FileSaver {
    /// Loads an address of ours with the page's cookies and offers it to the person. True when it was saved somewhere.
    static func save(_ url: URL, name: String, from controller: UIViewController) async -> Bool {
        let cookies = await WKWebsiteDataStore.default().httpCookieStore.allCookies()
        var request = URLRequest(url: url)
        let own = cookies.filter { url.host()?.hasSuffix($0.domain.drop { $0 == "." }) ?? false }
        for (field, value) in HTTPCookie.requestHeaderFields(with: own) { request.setValue(value, forHTTPHeaderField: field) }
        let session = URLSession(configuration: .ephemeral)
        guard let (loaded, response) = try? await session.download(for: request) else { return false }
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { return false }
        return await offer(name, from: controller) { try FileManager.default.moveItem(at: loaded, to: $0) }
    }

    /// Offers what the page has made itself.
    static func save(_ bytes: Data, name: String, from controller: UIViewController) async -> Bool {
        await offer(name, from: controller) { try bytes.write(to: $0, options: .completeFileProtection) }
    }

    private static func offer(_ name: String, from controller: UIViewController, write: (URL) throws -> Void) async -> Bool {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let file = folder.appending(path: name)
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try write(file)
        } catch {
            return false
        }
        return await Share.sheet([file], from: controller)
    }
}

@MainActor
enum Haptics {
    static func play(_ kind: String) {
        switch kind {
        case "success": UINotificationFeedbackGenerator().notificationOccurred(.success)
        case "warning": UINotificationFeedbackGenerator().notificationOccurred(.warning)
        default: UIImpactFeedbackGenerator(style: .light).impactOccurred()
        }
    }
}

/// Says on every change whether there is a connection.
@MainActor
final class Reachability {
    private let monitor = NWPathMonitor()
    private var last: Bool?

    func start(_ changed: @escaping @MainActor (Bool) -> Void) {
        monitor.pathUpdateHandler = { [weak self] path in
            let online = path.status == .satisfied
            Task { @MainActor in self?.tell(online, changed) }
        }
        monitor.start(queue: .global(qos: .utility))
    }

    private func tell(_ online: Bool, _ changed: @MainActor (Bool) -> Void) {
        guard last != online else { return }
        last = online
        changed(online)
    }
}
