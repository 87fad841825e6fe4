import ShellCore
import UIKit

/// The window; links, cold and warm; the cover in the app switcher; the lock.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var shell: ShellViewController?
    private let cover = CoverView()
    private let lockView = LockView()

    private var environment: AppEnvironment? {
        (UIApplication.shared.delegate as? AppDelegate)?.environment
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene, let environment else { return }
        let shell = ShellViewController(environment: environment)
        let window = UIWindow(windowScene: scene)
        window.rootViewController = shell
        window.makeKeyAndVisible()
        self.window = window
        self.shell = shell
        lockView.onUnlock = { [weak self] in self?.askToUnlock() }
        showLock()
        if let response = connectionOptions.notificationResponse { environment.push.opened(response) }
        for activity in connectionOptions.userActivities { follow(activity) }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        follow(userActivity)
    }

    /// A universal link: the event waits for the page.
    private func follow(_ activity: NSUserActivity) {
        guard activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL, let environment else { return }
        guard let path = DeepLinks.path(of: url.absoluteString, environment.addresses) else { return }
        environment.emit(.linkOpened, ["url": .string(path)])
    }

    func sceneWillResignActive(_ scene: UIScene) {
        guard let window else { return }
        // The picture for the app switcher is taken after this.
        cover.spin(animated: false)
        cover.frame = window.bounds
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(cover)
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        cover.removeFromSuperview()
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        environment?.lock.backgrounded()
        shell?.backgrounded()
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        environment?.lock.resumed()
        showLock()
        shell?.resumed()
    }

    private func showLock() {
        guard let window, environment?.lock.isLocked == true else {
            lockView.removeFromSuperview()
            shell?.view.accessibilityElementsHidden = false
            return
        }
        lockView.frame = window.bounds
        lockView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(lockView)
        shell?.view.accessibilityElementsHidden = true
        askToUnlock()
    }

    private func askToUnlock() {
        Task {
            await environment?.lock.unlock()
            if environment?.lock.isLocked == false { showLock() }
        }
    }
}
