package app.krush.core

/** What a notification may carry into the app: where to go. Its words are the app's own and say nothing of the person or the chat. */
object PushNotice {
    private const val FALLBACK = "/chat"

    /** The path to open: that of the notice where it is a page of ours, else the list of chats. */
    fun pathOf(url: String?, addresses: ShellAddresses): String = url?.let { DeepLinks.pathOf(it, addresses) } ?: FALLBACK
}

object UserAgent {
    private val VERSION = Regex("[0-9]+(\\.[0-9]+)*")

    /** Appended to the engine's own, which stays in front. */
    fun suffix(version: String): String =
        "${Bridge.USER_AGENT_NAME}/${version.takeIf { VERSION.matches(it) } ?: "0"} Shell/${Bridge.PROTOCOL}"
}

/** File names that the page suggests. */
object FileNames {
    private const val LONGEST = 100

    /** One name without folders, control characters or a leading dot. */
    fun safe(name: String): String = name.map { if (it <= ' ' || it in "/\\:*?\"<>|\u007f") '_' else it }
        .joinToString("").trimStart('.').take(LONGEST).ifEmpty { "file" }
}
