package app.krush.core

/** One request of the page. [payload] holds what the contract asks for, and perhaps more. */
class BridgeRequest(val id: String, val type: RequestType, private val payload: Map<*, *>) {
    fun string(name: String): String = payload[name] as String

    fun stringOrNull(name: String): String? = payload[name] as? String

    fun flag(name: String): Boolean = payload[name] == true

    fun strings(name: String): List<String> = (payload[name] as List<*>).map { it as String }

    fun integers(name: String): List<Long> = (payload[name] as List<*>).map { (it as Number).toLong() }
}

/** What is to be done with a text from the page. */
sealed interface Incoming {
    class Handle(val request: BridgeRequest) : Incoming
    /** Answer this at once, the app is not asked. */
    class Refuse(val reply: String) : Incoming
}

/** The texts of the bridge: pure functions, the same as BridgeCodec of ios/ShellCore. */
object BridgeCodec {
    /** An id longer than this is none of ours. */
    private const val LONGEST_ID = 64

    /** [origin] is that of the frame that sent the text, as the web view names it; never what the message says of itself. */
    fun receive(text: String, origin: String, isMainFrame: Boolean, addresses: ShellAddresses): Incoming {
        if (!isMainFrame || !addresses.isOwnOrigin(origin)) return refuse(null, ErrorCode.FORBIDDEN, "not from the page")
        if (text.length > Bridge.MAX_BYTES || text.toByteArray().size > Bridge.MAX_BYTES) return malformed(null, "too long")
        val message = Json.parse(text)?.value as? Map<*, *> ?: return malformed(null, "not an object")
        val id = (message["id"] as? String)?.takeIf { it.isNotEmpty() && it.length <= LONGEST_ID } ?: return malformed(null, "no id")
        if (message["v"] != Bridge.PROTOCOL.toLong()) return malformed(id, "another version")
        val wire = message["type"] as? String ?: return malformed(id, "no type")
        val payload = message["payload"] as? Map<*, *> ?: return malformed(id, "no payload")
        val type = RequestType.entries.firstOrNull { it.wire == wire } ?: return refuse(id, ErrorCode.UNSUPPORTED, "unknown type")
        if (!fits(payload, type.fields.asList())) return malformed(id, "payload")
        return Incoming.Handle(BridgeRequest(id, type, payload))
    }

    fun reply(id: String, payload: Map<String, Any?> = emptyMap()): String =
        Json.write(mapOf("v" to Bridge.PROTOCOL, "re" to id, "ok" to true, "payload" to payload))

    fun refusal(id: String?, code: ErrorCode, message: String): String =
        Json.write(
            mapOf("v" to Bridge.PROTOCOL, "re" to id, "ok" to false, "error" to mapOf("code" to code.wire, "message" to message)),
        )

    /** Null where the payload does not fit the contract or is too long: such an event is never sent. */
    fun event(type: EventType, payload: Map<String, Any?> = emptyMap()): String? {
        if (!fits(payload.mapValues { (_, value) -> if (value is Int) value.toLong() else value }, type.fields.asList())) return null
        val text = Json.write(mapOf("v" to Bridge.PROTOCOL, "type" to type.wire, "payload" to payload))
        return text.takeIf { it.toByteArray().size <= Bridge.MAX_BYTES }
    }

    /** The newest protocol that both know; null where there is none. */
    fun commonProtocol(offered: List<Long>): Int? = Bridge.PROTOCOL.takeIf { it.toLong() in offered }

    private fun malformed(id: String?, message: String) = refuse(id, ErrorCode.MALFORMED, message)

    private fun refuse(id: String?, code: ErrorCode, message: String) = Incoming.Refuse(refusal(id, code, message))
}
