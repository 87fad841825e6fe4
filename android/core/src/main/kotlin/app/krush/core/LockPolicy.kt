package app.krush.core

/**
 * When the app asks for face, finger or code. Locked from the start, and again after [GRACE_MS] in the background: who only answers a
 * call is not asked twice. [now] in milliseconds of a clock that runs while the device sleeps.
 */
class LockPolicy(enabled: Boolean) {
    var isLocked = enabled
        private set
    var isEnabled = enabled
        private set
    private var leftAt: Long? = null

    fun backgrounded(now: Long) {
        if (leftAt == null) leftAt = now
    }

    fun resumed(now: Long) {
        val left = leftAt ?: return
        leftAt = null
        // A clock that went back says nothing: then it asks.
        if (isEnabled && now - left !in 0..GRACE_MS) isLocked = true
    }

    fun unlocked() {
        isLocked = false
    }

    /** Turned on or off by the person, who has just proven who they are. */
    fun change(enabled: Boolean) {
        isEnabled = enabled
        isLocked = false
    }

    private companion object {
        const val GRACE_MS = 30_000L
    }
}
