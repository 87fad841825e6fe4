package app.krush.core

/** What the web view is about to do. */
class Navigation(
    val url: String,
    val isMainFrame: Boolean,
    /** A new window was asked for: `target=_blank` or `window.open`. */
    val isNewWindow: Boolean = false,
    /** The person pressed something; a script alone opens nothing outside. */
    val hasGesture: Boolean = false,
)

enum class NavigationDecision(val wire: String) {
    /** In this web view; a new window is not made. */
    HERE("here"),
    /** In a browser sheet over the app. */
    TAB("tab"),
    /** Handed to the system: mail, phone. */
    SYSTEM("system"),
    BLOCK("block"),
}

/** Decides every navigation of the web view. Pure; tests/native/vectors/navigation.json drives both apps. */
object NavigationPolicy {
    private val SYSTEM_SCHEMES = setOf("mailto", "tel", "sms")
    /** Documents without an address that frames of the page itself begin with. */
    private val EMPTY_DOCUMENTS = setOf("about:blank", "about:srcdoc")

    fun decide(navigation: Navigation, addresses: ShellAddresses): NavigationDecision {
        val address = WebAddress.parse(navigation.url) ?: return decideOther(navigation)
        if (addresses.isOwn(address)) return NavigationDecision.HERE
        val foreignPage = navigation.isMainFrame || navigation.isNewWindow
        return when {
            // What may be framed is for the page's Content-Security-Policy; here only that it is encrypted.
            !foreignPage -> if (address.scheme == "https") NavigationDecision.HERE else NavigationDecision.BLOCK
            !navigation.hasGesture -> NavigationDecision.BLOCK
            // Our own host without encryption is an attack or a mistake, never a page to show.
            address.scheme == "http" && WebAddress.parse(addresses.origin)?.host == address.host -> NavigationDecision.BLOCK
            else -> NavigationDecision.TAB
        }
    }

    private fun decideOther(navigation: Navigation): NavigationDecision {
        if (navigation.url in EMPTY_DOCUMENTS && !navigation.isMainFrame && !navigation.isNewWindow) return NavigationDecision.HERE
        val scheme = WebAddress.schemeOf(navigation.url)
        val asked = navigation.hasGesture && (navigation.isMainFrame || navigation.isNewWindow)
        return if (scheme in SYSTEM_SCHEMES && asked) NavigationDecision.SYSTEM else NavigationDecision.BLOCK
    }
}

/** Microphone and camera: only the microphone, only for the page itself. */
object MediaPolicy {
    fun mayAsk(origin: String, isMainFrame: Boolean, wants: Set<String>, addresses: ShellAddresses): Boolean =
        isMainFrame && wants == setOf("microphone") && addresses.isOwnOrigin(origin)
}

/** Addresses that come from outside the web view: links, notifications. */
object DeepLinks {
    /** Paths that stay in the browser, as server/web/front.ts tells the phone. */
    private val NOT_IN_APP = listOf("/v1/", "/media/", "/auth/", "/subscriptions/", "/_next/")

    /** The path to open, with query and fragment; null for everything that is not a page of ours. */
    fun pathOf(link: String, addresses: ShellAddresses): String? {
        val full = if (link.startsWith("/") && !link.startsWith("//")) addresses.at(link) else link
        val address = WebAddress.parse(full)?.takeIf { addresses.isOwn(it) } ?: return null
        return address.path.takeIf { path -> NOT_IN_APP.none { path.startsWith(it) } && !path.startsWith("/sandbox") && !climbs(path) }
    }

    /** `..` could reach one of the paths above. */
    private fun climbs(path: String): Boolean =
        path.substringBefore('?').substringBefore('#').lowercase().let { ".." in it || "%2e" in it || "%2f" in it || "%5c" in it }
}
