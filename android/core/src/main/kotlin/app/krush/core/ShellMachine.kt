package app.krush.core

/** What is over the web view, or nothing ([PAGE]). Every one but the page is native and never loaded over it. */
enum class Screen(val wire: String) {
    LAUNCH("launch"),
    PAGE("page"),
    OFFLINE("offline"),
    /** The server answered with an error, or not in time. */
    FAILED("failed"),
    /** The connection is not to be trusted; there is no way past it. */
    UNSAFE("unsafe"),
    EXPIRED("expired"),
    SIGN_IN("sign_in"),
}

enum class ShellInput(val wire: String) {
    LOAD_STARTED("load_started"),
    /** The page said `ui.ready`. */
    PAGE_READY("page_ready"),
    /** A load failed; what was shown before is still there. */
    LOAD_FAILED("load_failed"),
    /** A load failed, and the page from before is gone. */
    PAGE_LOST("page_lost"),
    LOAD_UNSAFE("load_unsafe"),
    LAUNCH_TOO_LONG("launch_too_long"),
    WENT_OFFLINE("went_offline"),
    WENT_ONLINE("went_online"),
    RETRY("retry"),
    PROCESS_GONE("process_gone"),
    BACKGROUNDED("backgrounded"),
    RESUMED("resumed"),
    SIGN_IN_ASKED("sign_in_asked"),
    SIGNED_IN("signed_in"),
    /** The server refused what this device holds. */
    EXPIRED("expired"),
}

enum class ShellCommand(val wire: String) {
    LOAD("load"),
    /** The web view is dead: make a new one and load. */
    RECREATE("recreate"),
    SHOW_SIGN_IN("show_sign_in"),
}

/** Decides what is shown and when it is loaded. Pure but for its own state; tests/native/vectors/shell.json drives both apps. */
class ShellMachine {
    var screen = Screen.LAUNCH
        private set
    private var online = true
    private var inBackground = false
    /** The web view has no process any more. */
    private var dead = false
    private var loaded = false
    private val deaths = ArrayDeque<Long>()

    /** [now] in milliseconds of a clock that never goes back. */
    fun take(input: ShellInput, now: Long): List<ShellCommand> = when (input) {
        ShellInput.LOAD_STARTED -> none { if (screen != Screen.SIGN_IN && screen != Screen.EXPIRED && !loaded) screen = Screen.LAUNCH }
        ShellInput.PAGE_READY -> none {
            loaded = true
            if (screen != Screen.SIGN_IN && screen != Screen.EXPIRED) screen = Screen.PAGE
        }
        ShellInput.LOAD_FAILED -> none { fail(if (online) Screen.FAILED else Screen.OFFLINE) }
        ShellInput.PAGE_LOST -> none {
            loaded = false
            if (screen == Screen.PAGE) screen = Screen.LAUNCH
            fail(if (online) Screen.FAILED else Screen.OFFLINE)
        }
        ShellInput.LOAD_UNSAFE -> none { fail(Screen.UNSAFE) }
        ShellInput.LAUNCH_TOO_LONG -> none { if (screen == Screen.LAUNCH) fail(if (online) Screen.FAILED else Screen.OFFLINE) }
        ShellInput.WENT_OFFLINE -> none {
            online = false
            // A page that is there stays: it says itself what is kept and sent later.
            if (screen == Screen.LAUNCH || screen == Screen.FAILED) screen = Screen.OFFLINE
        }
        ShellInput.WENT_ONLINE -> {
            online = true
            if (screen == Screen.OFFLINE) load() else emptyList()
        }
        ShellInput.RETRY -> if (screen == Screen.PAGE || screen == Screen.LAUNCH) emptyList() else load()
        ShellInput.PROCESS_GONE -> died(now)
        ShellInput.BACKGROUNDED -> none { inBackground = true }
        ShellInput.RESUMED -> {
            inBackground = false
            if (dead) recreate() else emptyList()
        }
        ShellInput.SIGN_IN_ASKED -> {
            val shown = screen == Screen.SIGN_IN
            screen = Screen.SIGN_IN
            if (shown) emptyList() else listOf(ShellCommand.SHOW_SIGN_IN)
        }
        ShellInput.SIGNED_IN -> if (screen == Screen.SIGN_IN || screen == Screen.EXPIRED) load() else emptyList()
        ShellInput.EXPIRED -> none { if (screen != Screen.SIGN_IN) screen = Screen.EXPIRED }
    }

    private fun none(change: () -> Unit): List<ShellCommand> {
        change()
        return emptyList()
    }

    private fun fail(to: Screen) {
        if (screen == Screen.SIGN_IN || screen == Screen.EXPIRED) return
        // Over a page that works, one failed navigation shows nothing: the page is still there. A bad certificate always shows.
        if (screen == Screen.PAGE && to != Screen.UNSAFE) return
        screen = to
    }

    private fun load(): List<ShellCommand> {
        if (dead) return recreate().also { screen = Screen.LAUNCH }
        screen = Screen.LAUNCH
        loaded = false
        return listOf(ShellCommand.LOAD)
    }

    private fun died(now: Long): List<ShellCommand> {
        loaded = false
        if (inBackground) {
            dead = true
            return emptyList()
        }
        deaths.addLast(now)
        while (now - deaths.first() > DEATHS_MS) deaths.removeFirst()
        // A page that kills its process at once would do so forever.
        if (deaths.size >= MOST_DEATHS) {
            deaths.clear()
            dead = true
            if (screen != Screen.SIGN_IN) screen = Screen.FAILED
            return emptyList()
        }
        return recreate()
    }

    private fun recreate(): List<ShellCommand> {
        dead = false
        loaded = false
        if (screen != Screen.SIGN_IN && screen != Screen.EXPIRED) screen = Screen.LAUNCH
        return listOf(ShellCommand.RECREATE)
    }

    private companion object {
        const val DEATHS_MS = 60_000L
        const val MOST_DEATHS = 3
    }
}
