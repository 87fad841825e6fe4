package app.krush.core

/** Holds events until the page has said `shell.hello`. Not thread-safe: one thread owns it. */
class EventQueue {
    private class Waiting(val type: EventType, val text: String)

    private val waiting = ArrayDeque<Waiting>()
    private var listening = false

    /** The texts to send now: this one, or none while the page does not listen. An event that does not fit the contract is dropped. */
    fun offer(type: EventType, payload: Map<String, Any?> = emptyMap()): List<String> {
        val text = BridgeCodec.event(type, payload) ?: return emptyList()
        if (listening) return listOf(text)
        if (type.onlyNewest) waiting.removeAll { it.type == type }
        waiting.addLast(Waiting(type, text))
        if (waiting.size > Bridge.EVENT_QUEUE) waiting.removeFirst()
        return emptyList()
    }

    /** The page said hello: what has waited, oldest first. */
    fun pageSaidHello(): List<String> {
        listening = true
        return waiting.map { it.text }.also { waiting.clear() }
    }

    /** A new document is loading, or the old one died: events wait again. */
    fun pageLeft() {
        listening = false
    }

    /** Nobody is signed in any more: what waited was for the person before. */
    fun forget() = waiting.clear()
}
