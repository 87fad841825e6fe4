import UIKit

/// What only the app itself can: lock, icon, notices. Opened by the page (`shell.settings`).
final class SettingsViewController: UITableViewController {
    private enum Row: Int, CaseIterable {
        case lock
        case icon
        case notices
    }

    private let lock: AppLock
    private static let discreetIcon = "Discreet"

    init(lock: AppLock) {
        self.lock = lock
        super.init(style: .insetGrouped)
        title = String(localized: "App Settings")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Made in code only.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let done = UIAction { [weak self] _ in self?.dismiss(animated: true) }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: done)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { Row.allCases.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        switch Row(rawValue: section) {
        case .lock:
            return AppLock.isPossible
                ? String(localized: "Asks for Face ID, Touch ID or your code when you come back.")
                : String(localized: "Set up a code on this device first.")
        case .icon: return String(localized: "Shows a plain icon on the home screen. The name stays.")
        case .notices: return String(localized: "Notifications never show who wrote or what.")
        case nil: return nil
        }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        cell.selectionStyle = .none
        switch Row(rawValue: indexPath.section) {
        case .lock:
            content.text = String(localized: "Lock the app")
            cell.accessoryView = toggle(isOn: lock.isEnabled, isEnabled: AppLock.isPossible) { [lock] wanted in
                await lock.change(enabled: wanted)
            }
        case .icon:
            content.text = String(localized: "Discreet icon")
            let isDiscreet = UIApplication.shared.alternateIconName == Self.discreetIcon
            let isPossible = UIApplication.shared.supportsAlternateIcons
            cell.accessoryView = toggle(isOn: isDiscreet, isEnabled: isPossible) { wanted in
                let changed: ()? = try? await UIApplication.shared.setAlternateIconName(wanted ? Self.discreetIcon : nil)
                return changed != nil
            }
        case .notices:
            content.text = String(localized: "Notifications")
            cell.accessoryType = .disclosureIndicator
            cell.selectionStyle = .default
        case nil: break
        }
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard Row(rawValue: indexPath.section) == .notices else { return }
        guard let url = URL(string: UIApplication.openNotificationSettingsURLString) else { return }
        UIApplication.shared.open(url)
    }

    /// A switch that goes back where its change failed.
    private func toggle(isOn: Bool, isEnabled: Bool, change: @escaping @MainActor (Bool) async -> Bool) -> UISwitch {
        let control = UISwitch()
        control.isOn = isOn
        control.isEnabled = isEnabled
        let changed = UIAction { [weak control] _ in
            guard let control else { return }
            let wanted = control.isOn
            Task {
                if await !change(wanted) { control.setOn(!wanted, animated: true) }
            }
        }
        control.addAction(changed, for: .valueChanged)
        return control
    }
}
