import ShellCore
import UIKit

/// The one place that builds and joins what lives as long as the app.
@MainActor
final class AppEnvironment {
    let addresses: ShellAddresses
    let auth: AuthService
    let lock = AppLock()
    let push = Push()
    let store: Store
    private var events = EventQueue()

    /// Where the texts of events go while there is a page; set by the controller of the web view.
    var deliver: ((String) -> Void)?

    init() {
        let origin = Bundle.main.object(forInfoDictionaryKey: "AppOrigin") as? String ?? ""
        guard let addresses = ShellAddresses(origin) else {
            preconditionFailure("AppOrigin of Info.plist is no origin; set APP_HOST in Config/Local.xcconfig.")
        }
        self.addresses = addresses
        let api = SessionAPI(addresses: addresses)
        auth = AuthService(api: api, keychain: Keychain())
        store = Store()
        push.emit = { [weak self] type, payload in self?.emit(type, payload) }
        store.emit = { [weak self] type, payload in self?.emit(type, payload) }
        auth.emit = { [weak self] type, payload in self?.emit(type, payload) }
        push.addresses = addresses
    }

    static var version: String {
        Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "0"
    }

    /// Milliseconds of a clock that never goes back and runs while the device sleeps.
    static var uptime: Int64 {
        let elapsed = started.duration(to: .now)
        return elapsed.components.seconds * 1_000 + elapsed.components.attoseconds / 1_000_000_000_000_000
    }

    private static let started = ContinuousClock.now

    /// Sends an event to the page, now or as soon as it listens.
    func emit(_ type: EventType, _ payload: [String: JSONValue] = [:]) {
        for text in events.offer(type, payload) { deliver?(text) }
    }

    func pageSaidHello() {
        for text in events.pageSaidHello() { deliver?(text) }
    }

    func pageLeft() { events.pageLeft() }

    /// Nobody is signed in any more: nothing of the person before waits for the next one.
    func forgetPerson() {
        events.forget()
        store.forget()
    }
}
