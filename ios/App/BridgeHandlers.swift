import ShellCore
import StoreKit
import UIKit

/// What each request of the page does. The compiler asks for a case when the contract gets a new one.
@MainActor
final class BridgeHandlers {
    private let environment: AppEnvironment
    private unowned let shell: ShellViewController
    private let microphone = Microphone()
    private var pieces = FilePieces()

    init(environment: AppEnvironment, shell: ShellViewController) {
        self.environment = environment
        self.shell = shell
    }

    func handle(_ request: BridgeRequest) async -> BridgeAnswer {
        switch request.type {
        case .shellHello: return hello(request)
        case .shellSettings:
            shell.showSettings()
            return .good()
        case .authGetToken: return token(await environment.auth.token(force: request.flag("force")))
        case .authSignIn: return await signIn(request)
        case .authSignOut:
            await signOut()
            return .good()
        case .authReportError: return reportError(request)
        case .storeProducts: return await environment.store.products(request.strings("ids"))
        case .storePurchase: return await environment.store.purchase(request.string("id"), account: request.string("account"))
        case .storeRestore: return await environment.store.restore()
        case .storeFinish: return await environment.store.finish(request.string("transaction"))
        case .storeManage:
            if let scene = shell.view.window?.windowScene { try? await AppStore.showManageSubscriptions(in: scene) }
            return .good()
        case .pushStatus: return await environment.push.status()
        case .pushRequest: return await environment.push.request()
        case .mediaMicrophone: return .good(["permission": .string(await microphone.permission(ask: request.flag("ask")))])
        case .linkOpen: return openLink(request)
        case .shareText:
            let completed = await Share.text(request.string("text"), url: request.stringOrNil("url"), from: shell)
            return .good(["completed": .bool(completed)])
        case .fileSave: return await saveFile(request)
        case .filePiece: return pieces.add(request.string("file"), request.string("data")) ? .good() : .bad(.malformed)
        case .uiReady:
            shell.take(.pageReady)
            return .good()
        case .uiTheme: return theme(request)
        case .uiRefreshable:
            shell.setRefreshable(request.flag("enabled"))
            return .good()
        case .uiBackable:
            shell.setBackable(request.flag("enabled"))
            return .good()
        case .uiHaptic:
            Haptics.play(request.string("kind"))
            return .good()
        // No signal is built in: what a store says of a person's age is asked for only where a law wants it.
        case .ageSignal: return .good(["band": "unknown", "source": "none"])
        }
    }

    private func hello(_ request: BridgeRequest) -> BridgeAnswer {
        guard let version = BridgeCodec.commonProtocol(request.numbers("protocols")) else { return .bad(.unsupported) }
        let capabilities = Capability.allCases.filter { $0 != .age }.map { JSONValue.string($0.rawValue) }
        shell.pageSaidHello()
        return .good([
            "protocol": .number(Double(version)),
            "platform": "ios",
            "app": .string(AppEnvironment.version),
            "os": .string(UIDevice.current.systemVersion),
            "capabilities": .list(capabilities),
            "text_scale": .number(shell.textScale),
        ])
    }

    private func token(_ found: TokenAnswer) -> BridgeAnswer {
        switch found {
        case .ready(let token, let expiresAt): return .good(["token": .string(token), "expires_at": .number(Double(expiresAt))])
        case .wait: return .bad(.pending)
        case .signedOut: return .bad(.signedOut)
        }
    }

    private func signIn(_ request: BridgeRequest) async -> BridgeAnswer {
        if request.string("reason") == "logout" { await signOut() }
        shell.take(.signInAsked)
        return .good()
    }

    private func signOut() async {
        environment.auth.signOut()
        environment.forgetPerson()
        await WebViewFactory.forgetPerson()
    }

    private func reportError(_ request: BridgeRequest) -> BridgeAnswer {
        switch TokenDesk.reaction(to: request.string("code")) {
        case .fetchAgain: environment.auth.fetchAgain()
        case .signOut: environment.auth.expire()
        case .nothing: break
        }
        return .good()
    }

    private func openLink(_ request: BridgeRequest) -> BridgeAnswer {
        let text = request.string("url")
        guard let address = WebAddress(text), !environment.addresses.isOwn(address), let url = URL(string: text) else {
            return .bad(.notAllowed)
        }
        if request.string("where") == "tab" {
            Links.openTab(url, from: shell)
        } else {
            Links.openSystem(url)
        }
        return .good()
    }

    private func saveFile(_ request: BridgeRequest) async -> BridgeAnswer {
        let name = FileNames.safe(request.string("name"))
        if let file = request.stringOrNil("file") {
            guard let bytes = pieces.take(file) else { return .bad(.malformed) }
            return .good(["saved": .bool(await FileSaver.save(bytes, name: name, from: shell))])
        }
        let text = request.string("url")
        guard let address = WebAddress(text), environment.addresses.isOwn(address), let url = URL(string: text) else {
            return .bad(.notAllowed)
        }
        let saved = await FileSaver.save(url, name: name, from: shell)
        return .good(["saved": .bool(saved)])
    }

    private func theme(_ request: BridgeRequest) -> BridgeAnswer {
        let text = request.string("background")
        guard text.count == 7, text.hasPrefix("#"), let value = Int(text.dropFirst(), radix: 16) else { return .bad(.malformed) }
        let color = UIColor(
            red: CGFloat(value >> 16 & 0xff) / 255,
            green: CGFloat(value >> 8 & 0xff) / 255,
            blue: CGFloat(value & 0xff) / 255,
            alpha: 1
        )
        shell.setTheme(color, isDark: request.string("scheme") == "dark")
        return .good()
    }
}
