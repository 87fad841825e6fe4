package app.krush.shell.auth

import app.krush.core.EventType
import app.krush.core.TokenAnswer
import app.krush.core.TokenDesk
import app.krush.shell.ShellApplication

/** Owns what this device is signed in with, and gets the page its tokens. Main thread only; the network has a thread of its own. */
class AuthService(private val app: ShellApplication, private val store: SecureStore, private val api: SessionApi) {
    private class Waiting(val answer: (TokenAnswer) -> Unit, val giveUp: Runnable)

    private val desk = TokenDesk(store.read(REFRESH) != null)
    private val waiting = ArrayDeque<Waiting>()
    /** Counts sign-ins and sign-outs: an answer that belongs to an earlier one is dropped. */
    private var generation = 0

    var isSignedIn = store.read(REFRESH) != null
        private set
    var onSignedIn: (() -> Unit)? = null
    var onExpired: (() -> Unit)? = null

    /** Begins to fetch the token that the page is about to ask for. */
    fun prefetch() {
        if (desk.prefetch(System.currentTimeMillis())) fetch()
    }

    /** Answers a token, or that it takes longer than the page should wait. */
    fun token(force: Boolean, answer: (TokenAnswer) -> Unit) {
        val found = desk.ask(System.currentTimeMillis(), force)
        if (found !is TokenAnswer.Wait) return answer(found)
        wait(answer)
        if (found.start) fetch()
    }

    private fun wait(answer: (TokenAnswer) -> Unit) {
        lateinit var one: Waiting
        one = Waiting(answer) {
            waiting.remove(one)
            answer(TokenAnswer.Wait(start = false))
        }
        waiting.addLast(one)
        app.main.postDelayed(one.giveUp, ANSWER_MS)
    }

    private fun fetch() {
        val refreshToken = store.read(REFRESH) ?: return expire()
        val asked = generation
        app.work.execute {
            val outcome = fetchNow(refreshToken, asked)
            app.main.post { if (asked == generation) fetched(outcome) }
        }
    }

    private fun fetchNow(refreshToken: String, asked: Int): Outcome<String> = when (val fresh = api.refresh(refreshToken)) {
        is Outcome.Bad -> fresh
        is Outcome.Good -> {
            keep(fresh.value.refreshToken, asked)
            api.customToken(fresh.value.idToken)
        }
    }

    /** On the network's thread: the old token is used up, so the next one is kept before anything else. */
    @Synchronized
    private fun keep(refreshToken: String, asked: Int) {
        if (asked == generation) store.write(REFRESH, refreshToken)
    }

    private fun fetched(outcome: Outcome<String>) {
        val now = System.currentTimeMillis()
        when (outcome) {
            is Outcome.Good -> desk.fetched(outcome.value, now + CUSTOM_TOKEN_MS)
            is Outcome.Bad -> if (desk.failed(outcome.why, now)) expire()
        }
        settle()
    }

    /** The first who waits gets the token. The others ask again: each token is of use once. */
    private fun settle() {
        while (waiting.isNotEmpty()) {
            val found = desk.ask(System.currentTimeMillis())
            if (found is TokenAnswer.Wait) {
                if (found.start) fetch()
                return
            }
            val one = waiting.removeFirst()
            app.main.removeCallbacks(one.giveUp)
            one.answer(found)
        }
    }

    fun wentOnline() = desk.wentOnline()

    /** The person signed in natively: `token` is a custom token of the server. False where it was refused. */
    fun signIn(token: String, done: (Outcome<Unit>) -> Unit) {
        app.work.execute {
            val outcome = api.exchange(token)
            app.main.post {
                when (outcome) {
                    is Outcome.Bad -> done(outcome)
                    is Outcome.Good -> {
                        signedIn(outcome.value)
                        done(Outcome.Good(Unit))
                    }
                }
            }
        }
    }

    @Synchronized
    private fun signedIn(tokens: IdentityTokens) {
        generation += 1
        store.write(REFRESH, tokens.refreshToken)
        isSignedIn = true
        desk.signedIn()
        prefetch()
        app.emit(EventType.AUTH_CHANGED, mapOf("state" to "signed_in"))
        onSignedIn?.invoke()
    }

    @Synchronized
    fun signOut() {
        generation += 1
        store.forget(REFRESH)
        isSignedIn = false
        desk.signedOut()
        settle()
        app.emit(EventType.AUTH_CHANGED, mapOf("state" to "signed_out"))
    }

    /** The server no longer takes what this device holds. */
    fun expire() {
        signOut()
        onExpired?.invoke()
    }

    private companion object {
        const val REFRESH = "refresh_token"
        /** The page asks again after 2 seconds and gives a message 8: an answer within 6 saves a round. */
        const val ANSWER_MS = 6_000L
        /** The server keeps custom tokens for two minutes (server/providers/identity/embedded.ts); half of it is used. */
        const val CUSTOM_TOKEN_MS = 60_000L
    }
}
