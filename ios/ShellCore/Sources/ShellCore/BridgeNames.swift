// Written by tools/bridge-names.mjs from contracts/bridge.ts. Do not edit.

public enum Bridge {
    public static let protocolVersion = 1
    public static let maxBytes = 65536
    public static let fileBytes = 20000000
    public static let name = "krushShell"
    public static let receiver = "krushShellReceive"
    public static let userAgentName = "KrushiOS"
    public static let eventQueue = 32

    public static let records: [String: [BridgeField]] = [
        "Product": [BridgeField("id", optional: false, .string), BridgeField("kind", optional: false, .oneOf(["consumable", "subscription"])), BridgeField("title", optional: false, .string), BridgeField("price", optional: false, .string), BridgeField("currency", optional: false, .string), BridgeField("micros", optional: false, .integer)],
        "Proof": [BridgeField("store", optional: false, .oneOf(["apple", "google"])), BridgeField("transaction", optional: false, .string), BridgeField("product", optional: false, .string), BridgeField("token", optional: false, .string)],
    ]
}

public enum ErrorCode: String, CaseIterable, Sendable {
    case malformed = "malformed"
    case unsupported = "unsupported"
    case forbidden = "forbidden"
    case pending = "pending"
    case signedOut = "signed_out"
    case cancelled = "cancelled"
    case offline = "offline"
    case timeout = "timeout"
    case notAllowed = "not_allowed"
    case storeUnavailable = "store_unavailable"
    case `internal` = "internal"
}

public enum Capability: String, CaseIterable, Sendable {
    case auth = "auth"
    case store = "store"
    case push = "push"
    case microphone = "microphone"
    case share = "share"
    case file = "file"
    case haptic = "haptic"
    case age = "age"
    case settings = "settings"
}

public enum RequestType: String, CaseIterable, Sendable {
    case shellHello = "shell.hello"
    case shellSettings = "shell.settings"
    case authGetToken = "auth.getToken"
    case authSignIn = "auth.signIn"
    case authSignOut = "auth.signOut"
    case authReportError = "auth.reportError"
    case storeProducts = "store.products"
    case storePurchase = "store.purchase"
    case storeRestore = "store.restore"
    case storeFinish = "store.finish"
    case storeManage = "store.manage"
    case pushStatus = "push.status"
    case pushRequest = "push.request"
    case mediaMicrophone = "media.microphone"
    case linkOpen = "link.open"
    case shareText = "share.text"
    case fileSave = "file.save"
    case filePiece = "file.piece"
    case uiReady = "ui.ready"
    case uiTheme = "ui.theme"
    case uiRefreshable = "ui.refreshable"
    case uiBackable = "ui.backable"
    case uiHaptic = "ui.haptic"
    case ageSignal = "age.signal"
}

extension RequestType {
    /// What the payload must hold.
    public var fields: [BridgeField] {
        switch self {
        case .shellHello: return [BridgeField("protocols", optional: false, .list(.integer)), BridgeField("web", optional: false, .string)]
        case .shellSettings: return []
        case .authGetToken: return [BridgeField("force", optional: true, .boolean)]
        case .authSignIn: return [BridgeField("reason", optional: false, .oneOf(["start", "logout", "expired"])), BridgeField("provider", optional: true, .oneOf(["apple", "google"]))]
        case .authSignOut: return []
        case .authReportError: return [BridgeField("code", optional: false, .string), BridgeField("message", optional: false, .string)]
        case .storeProducts: return [BridgeField("ids", optional: false, .list(.string))]
        case .storePurchase: return [BridgeField("id", optional: false, .string), BridgeField("account", optional: false, .string), BridgeField("offer", optional: true, .string), BridgeField("replaces", optional: true, .string)]
        case .storeRestore: return []
        case .storeFinish: return [BridgeField("transaction", optional: false, .string), BridgeField("consume", optional: false, .boolean)]
        case .storeManage: return []
        case .pushStatus: return []
        case .pushRequest: return []
        case .mediaMicrophone: return [BridgeField("ask", optional: false, .boolean)]
        case .linkOpen: return [BridgeField("url", optional: false, .string), BridgeField("where", optional: false, .oneOf(["tab", "system"]))]
        case .shareText: return [BridgeField("text", optional: false, .string), BridgeField("url", optional: true, .string)]
        case .fileSave: return [BridgeField("url", optional: false, .string), BridgeField("name", optional: false, .string), BridgeField("mime", optional: false, .string), BridgeField("file", optional: true, .string)]
        case .filePiece: return [BridgeField("file", optional: false, .string), BridgeField("data", optional: false, .string)]
        case .uiReady: return []
        case .uiTheme: return [BridgeField("background", optional: false, .string), BridgeField("scheme", optional: false, .oneOf(["light", "dark"]))]
        case .uiRefreshable: return [BridgeField("enabled", optional: false, .boolean)]
        case .uiBackable: return [BridgeField("enabled", optional: false, .boolean)]
        case .uiHaptic: return [BridgeField("kind", optional: false, .oneOf(["light", "success", "warning"]))]
        case .ageSignal: return []
        }
    }
}

public enum EventType: String, CaseIterable, Sendable {
    case authChanged = "auth.changed"
    case netState = "net.state"
    case appResumed = "app.resumed"
    case appBackgrounded = "app.backgrounded"
    case pushToken = "push.token"
    case pushOpened = "push.opened"
    case linkOpened = "link.opened"
    case storeUpdated = "store.updated"
    case uiBack = "ui.back"
    case uiRefresh = "ui.refresh"
    case uiInsets = "ui.insets"
    case uiTextScale = "ui.text_scale"
}

extension EventType {
    /// Whether only the newest of its type waits for the page's first message.
    public var onlyNewest: Bool {
        switch self {
        case .authChanged, .netState, .appResumed, .appBackgrounded, .pushToken, .uiBack, .uiRefresh, .uiInsets, .uiTextScale: return true
        case .pushOpened, .linkOpened, .storeUpdated: return false
        }
    }
}
