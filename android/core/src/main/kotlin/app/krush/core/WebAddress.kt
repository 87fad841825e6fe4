package app.krush.core

/**
 * The parts of an address that decisions are made from. Stricter than a browser: whatever a browser would have to repair (spaces,
 * backslashes, control characters, a name before the host) is no address, so that both can never read it differently.
 */
class WebAddress private constructor(val scheme: String, val host: String, val port: Int?, val path: String) {
    /** `https://krush.example` or `https://krush.example:8443`; the usual port is left out. */
    val origin: String get() = if (port == null) "$scheme://$host" else "$scheme://$host:$port"

    companion object {
        private const val LONGEST = 8192
        private val SCHEME = Regex("[A-Za-z][A-Za-z0-9+.-]*")
        private val HOST = Regex("[a-z0-9._-]+|\\[[0-9a-f:.]+\\]")
        private val USUAL_PORTS = mapOf("http" to 80, "https" to 443)

        /** Null for everything that is no plain address of the web. */
        fun parse(text: String): WebAddress? {
            if (text.length > LONGEST || text.any { it <= ' ' || it == '\\' || it == '\u007f' }) return null
            val scheme = schemeOf(text) ?: return null
            if (scheme !in USUAL_PORTS || !text.startsWith("://", scheme.length)) return null
            val rest = text.substring(scheme.length + 3)
            val end = rest.indexOfFirst { it == '/' || it == '?' || it == '#' }.let { if (it < 0) rest.length else it }
            val authority = rest.substring(0, end).lowercase()
            if ('@' in authority) return null
            val colon = authority.lastIndexOf(':').takeIf { it > authority.lastIndexOf(']') } ?: -1
            val host = if (colon < 0) authority else authority.substring(0, colon)
            if (!HOST.matches(host)) return null
            val digits = if (colon < 0) null else authority.substring(colon + 1)
            val port = digits?.let { if (it.all { digit -> digit in '0'..'9' }) it.toIntOrNull() else null }
            if (digits != null && (port == null || port !in 1..65535)) return null
            val path = rest.substring(end).let { if (it.startsWith("/")) it else "/$it" }
            return WebAddress(scheme, host, port.takeIf { it != USUAL_PORTS[scheme] }, path)
        }

        /** The scheme in small letters; null where there is none. */
        fun schemeOf(text: String): String? =
            text.substringBefore(':', "").takeIf { SCHEME.matches(it) }?.lowercase()
    }
}

/** Where the product is. [origin] comes from the build's settings; a wrong one is refused when the app starts. */
class ShellAddresses(origin: String) {
    private val own = requireNotNull(WebAddress.parse(origin)?.takeIf { it.path == "/" }) { "The origin of the build is no origin." }

    val origin: String get() = own.origin

    fun isOwnOrigin(origin: String): Boolean = WebAddress.parse(origin)?.let { it.path == "/" && it.origin == own.origin } == true

    fun isOwn(address: WebAddress): Boolean = address.origin == own.origin

    /** The full address of a path of ours. */
    fun at(path: String): String = own.origin + path
}
