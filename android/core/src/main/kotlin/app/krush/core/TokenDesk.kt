package app.krush.core

/** The answer to one `auth.getToken`. */
sealed interface TokenAnswer {
    class Ready(val token: String, val expiresAt: Long) : TokenAnswer
    /** Nothing yet. [start]: begin to fetch one now, and tell [TokenDesk.fetched] or [TokenDesk.failed]. */
    class Wait(val start: Boolean) : TokenAnswer
    data object SignedOut : TokenAnswer
}

enum class FetchFailure { OFFLINE, SERVER, REFUSED }

/** What a token error that the page reports (`auth.reportError`) asks for. */
enum class TokenErrorReaction { NOTHING, FETCH_AGAIN, SIGN_OUT }

/**
 * When a custom token is fetched, kept and handed out. Custom tokens are of use once, so each is handed out once, and a new one is
 * fetched for the next question. Only one fetch runs at a time: the refresh token behind it changes with every use. Not thread-safe:
 * one thread owns it. Times in milliseconds; [now] is that of the wall clock, since tokens end by it.
 */
class TokenDesk(signedIn: Boolean) {
    private sealed interface State {
        data object SignedOut : State
        class Idle(val failures: Int, val notBefore: Long) : State
        class Fetching(val since: Long, val failures: Int) : State
        class Held(val token: String, val expiresAt: Long) : State
    }

    private var state: State = if (signedIn) State.Idle(0, 0) else State.SignedOut

    /** [force]: not the token that may be waiting here, but a fresh one. */
    fun ask(now: Long, force: Boolean = false): TokenAnswer = when (val at = state) {
        State.SignedOut -> TokenAnswer.SignedOut
        is State.Held ->
            if (force || at.expiresAt - now < SKEW_MS) {
                begin(now, 0)
            } else {
                state = State.Idle(0, 0)
                TokenAnswer.Ready(at.token, at.expiresAt)
            }
        is State.Fetching -> if (now - at.since > FETCH_MS) begin(now, at.failures) else TokenAnswer.Wait(start = false)
        is State.Idle -> if (now >= at.notBefore) begin(now, at.failures) else TokenAnswer.Wait(start = false)
    }

    /** True where a fetch is to begin now, for a question that is expected; nothing is handed out. */
    fun prefetch(now: Long): Boolean = (state as? State.Idle)?.takeIf { now >= it.notBefore }?.let { begin(now, it.failures) } != null

    private fun begin(now: Long, failures: Int): TokenAnswer {
        state = State.Fetching(now, failures)
        return TokenAnswer.Wait(start = true)
    }

    fun fetched(token: String, expiresAt: Long) {
        if (state is State.Fetching) state = State.Held(token, expiresAt)
    }

    /** True when the person has to sign in again: forget what the device holds. */
    fun failed(why: FetchFailure, now: Long): Boolean {
        val at = state as? State.Fetching ?: return false
        if (why == FetchFailure.REFUSED) {
            state = State.SignedOut
            return true
        }
        val failures = at.failures + 1
        state = State.Idle(failures, now + minOf(FIRST_WAIT_MS shl minOf(failures - 1, 5), LONGEST_WAIT_MS))
        return false
    }

    /** The network is back: the next question may try at once. */
    fun wentOnline() {
        if (state is State.Idle) state = State.Idle(0, 0)
    }

    fun signedIn() {
        state = State.Idle(0, 0)
    }

    fun signedOut() {
        state = State.SignedOut
    }

    companion object {
        /** A token this close to its end is not handed out: it would end on the way. */
        private const val SKEW_MS = 10_000L
        /** A fetch without an answer for this long is given up. */
        private const val FETCH_MS = 30_000L
        /** The page asks every 2 seconds; the server is asked less and less often while it fails. */
        private const val FIRST_WAIT_MS = 1_000L
        private const val LONGEST_WAIT_MS = 30_000L

        /** By the code as the provider of identity wrote it, with or without `auth/`. */
        fun reactionTo(code: String): TokenErrorReaction = when (code.removePrefix("auth/")) {
            "custom-token-mismatch", "invalid-custom-token" -> TokenErrorReaction.FETCH_AGAIN
            "user-disabled", "user-not-found" -> TokenErrorReaction.SIGN_OUT
            else -> TokenErrorReaction.NOTHING
        }
    }
}
