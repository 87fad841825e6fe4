// Written by tools/bridge-names.mjs from contracts/bridge.ts. Do not edit.
package app.krush.core

object Bridge {
    const val PROTOCOL = 1
    const val MAX_BYTES = 65536
    const val FILE_BYTES = 20000000
    const val NAME = "krushShell"
    const val RECEIVER = "krushShellReceive"
    const val USER_AGENT_NAME = "KrushAndroid"
    const val EVENT_QUEUE = 32
}

enum class ErrorCode(val wire: String) {
    MALFORMED("malformed"),
    UNSUPPORTED("unsupported"),
    FORBIDDEN("forbidden"),
    PENDING("pending"),
    SIGNED_OUT("signed_out"),
    CANCELLED("cancelled"),
    OFFLINE("offline"),
    TIMEOUT("timeout"),
    NOT_ALLOWED("not_allowed"),
    STORE_UNAVAILABLE("store_unavailable"),
    INTERNAL("internal"),
}

enum class Capability(val wire: String) {
    AUTH("auth"),
    STORE("store"),
    PUSH("push"),
    MICROPHONE("microphone"),
    SHARE("share"),
    FILE("file"),
    HAPTIC("haptic"),
    AGE("age"),
    SETTINGS("settings"),
}

/** Page to shell. [fields] is what the payload must hold. */
enum class RequestType(val wire: String, vararg val fields: BridgeField) {
    SHELL_HELLO("shell.hello", BridgeField("protocols", false, FieldKind.ListOf(FieldKind.INTEGER)), BridgeField("web", false, FieldKind.STRING)),
    SHELL_SETTINGS("shell.settings"),
    AUTH_GET_TOKEN("auth.getToken", BridgeField("force", true, FieldKind.BOOLEAN)),
    AUTH_SIGN_IN("auth.signIn", BridgeField("reason", false, FieldKind.OneOf("start", "logout", "expired")), BridgeField("provider", true, FieldKind.OneOf("apple", "google"))),
    AUTH_SIGN_OUT("auth.signOut"),
    AUTH_REPORT_ERROR("auth.reportError", BridgeField("code", false, FieldKind.STRING), BridgeField("message", false, FieldKind.STRING)),
    STORE_PRODUCTS("store.products", BridgeField("ids", false, FieldKind.ListOf(FieldKind.STRING))),
    STORE_PURCHASE("store.purchase", BridgeField("id", false, FieldKind.STRING), BridgeField("account", false, FieldKind.STRING), BridgeField("offer", true, FieldKind.STRING), BridgeField("replaces", true, FieldKind.STRING)),
    STORE_RESTORE("store.restore"),
    STORE_FINISH("store.finish", BridgeField("transaction", false, FieldKind.STRING), BridgeField("consume", false, FieldKind.BOOLEAN)),
    STORE_MANAGE("store.manage"),
    PUSH_STATUS("push.status"),
    PUSH_REQUEST("push.request"),
    MEDIA_MICROPHONE("media.microphone", BridgeField("ask", false, FieldKind.BOOLEAN)),
    LINK_OPEN("link.open", BridgeField("url", false, FieldKind.STRING), BridgeField("where", false, FieldKind.OneOf("tab", "system"))),
    SHARE_TEXT("share.text", BridgeField("text", false, FieldKind.STRING), BridgeField("url", true, FieldKind.STRING)),
    FILE_SAVE("file.save", BridgeField("url", false, FieldKind.STRING), BridgeField("name", false, FieldKind.STRING), BridgeField("mime", false, FieldKind.STRING), BridgeField("file", true, FieldKind.STRING)),
    FILE_PIECE("file.piece", BridgeField("file", false, FieldKind.STRING), BridgeField("data", false, FieldKind.STRING)),
    UI_READY("ui.ready"),
    UI_THEME("ui.theme", BridgeField("background", false, FieldKind.STRING), BridgeField("scheme", false, FieldKind.OneOf("light", "dark"))),
    UI_REFRESHABLE("ui.refreshable", BridgeField("enabled", false, FieldKind.BOOLEAN)),
    UI_BACKABLE("ui.backable", BridgeField("enabled", false, FieldKind.BOOLEAN)),
    UI_HAPTIC("ui.haptic", BridgeField("kind", false, FieldKind.OneOf("light", "success", "warning"))),
    AGE_SIGNAL("age.signal"),
}

/** Shell to page. Of those with [onlyNewest] only the newest waits for the page's first message. */
enum class EventType(val wire: String, val onlyNewest: Boolean, vararg val fields: BridgeField) {
    AUTH_CHANGED("auth.changed", true, BridgeField("state", false, FieldKind.OneOf("signed_in", "signed_out"))),
    NET_STATE("net.state", true, BridgeField("online", false, FieldKind.BOOLEAN)),
    APP_RESUMED("app.resumed", true),
    APP_BACKGROUNDED("app.backgrounded", true),
    PUSH_TOKEN("push.token", true, BridgeField("token", false, FieldKind.STRING)),
    PUSH_OPENED("push.opened", false, BridgeField("url", false, FieldKind.STRING)),
    LINK_OPENED("link.opened", false, BridgeField("url", false, FieldKind.STRING)),
    STORE_UPDATED("store.updated", false, BridgeField("proof", false, FieldKind.Record("Proof"))),
    UI_BACK("ui.back", true),
    UI_REFRESH("ui.refresh", true),
    UI_INSETS("ui.insets", true, BridgeField("top", false, FieldKind.NUMBER), BridgeField("right", false, FieldKind.NUMBER), BridgeField("bottom", false, FieldKind.NUMBER), BridgeField("left", false, FieldKind.NUMBER), BridgeField("keyboard", false, FieldKind.NUMBER)),
    UI_TEXT_SCALE("ui.text_scale", true, BridgeField("scale", false, FieldKind.NUMBER)),
}

val BRIDGE_RECORDS: Map<String, List<BridgeField>> = mapOf(
    "Product" to listOf(BridgeField("id", false, FieldKind.STRING), BridgeField("kind", false, FieldKind.OneOf("consumable", "subscription")), BridgeField("title", false, FieldKind.STRING), BridgeField("price", false, FieldKind.STRING), BridgeField("currency", false, FieldKind.STRING), BridgeField("micros", false, FieldKind.INTEGER)),
    "Proof" to listOf(BridgeField("store", false, FieldKind.OneOf("apple", "google")), BridgeField("transaction", false, FieldKind.STRING), BridgeField("product", false, FieldKind.STRING), BridgeField("token", false, FieldKind.STRING)),
)
