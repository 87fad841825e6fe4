package app.krush.shell.auth

import app.krush.core.FetchFailure
import app.krush.core.Json
import app.krush.core.ShellAddresses
import app.krush.core.UserAgent
import java.io.IOException
import java.net.HttpURLConnection
import java.net.URL
import java.time.Instant
import java.time.format.DateTimeParseException

/** What the server answered, or why it did not. */
sealed interface Outcome<out T> {
    class Good<T>(val value: T) : Outcome<T>
    class Bad(val why: FetchFailure) : Outcome<Nothing>
}

class IdentityTokens(val idToken: String, val refreshToken: String, val expiresAt: Long)

/** The calls of contracts/identity.ts and contracts/users.ts that a shell makes itself. Blocking: never on the main thread. */
class SessionApi(private val addresses: ShellAddresses, private val version: String) {
    fun requestCode(email: String): Outcome<Unit> = post("/v1/users/requestOTP", mapOf("email" to email)) { }

    /** A custom token. */
    fun verifyCode(email: String, code: String): Outcome<String> =
        post("/v1/users/verifyOTP", mapOf("email" to email, "code" to code)) { it.text("token") }

    /** A custom token for an identity token of a provider, made for this app with this nonce. */
    fun nativeSignIn(provider: String, idToken: String, nonce: String): Outcome<String> =
        post("/v1/identity/social/$provider/native", mapOf("id_token" to idToken, "nonce" to nonce)) { it.text("token") }

    /** The custom token is used up. */
    fun exchange(token: String): Outcome<IdentityTokens> = post("/v1/identity/exchange", mapOf("token" to token), ::tokens)

    /** The refresh token is used up; keep the next one before doing anything else. */
    fun refresh(refreshToken: String): Outcome<IdentityTokens> =
        post("/v1/identity/refresh", mapOf("refresh_token" to refreshToken), ::tokens)

    /** A custom token for the page. */
    fun customToken(idToken: String): Outcome<String> =
        post("/v1/users/swapIDToken", mapOf("id_token" to idToken)) { it.text("token") }

    private fun tokens(body: Map<*, *>) = IdentityTokens(
        body.text("id_token"),
        body.text("refresh_token"),
        Instant.parse(body.text("expires_at")).toEpochMilli(),
    )

    private class Unexpected : IOException("The server answered something else.")

    private fun Map<*, *>.text(name: String): String = this[name] as? String ?: throw Unexpected()

    private fun <T> post(path: String, body: Map<String, String>, read: (Map<*, *>) -> T): Outcome<T> = try {
        val connection = URL(addresses.at(path)).openConnection() as HttpURLConnection
        try {
            connection.requestMethod = "POST"
            connection.doOutput = true
            connection.instanceFollowRedirects = false
            connection.connectTimeout = TIMEOUT_MS
            connection.readTimeout = TIMEOUT_MS
            connection.setRequestProperty("Content-Type", "application/json")
            connection.setRequestProperty("User-Agent", UserAgent.suffix(version))
            connection.outputStream.use { it.write(Json.write(body).toByteArray()) }
            answerOf(connection, read)
        } finally {
            connection.disconnect()
        }
    } catch (_: Unexpected) {
        Outcome.Bad(FetchFailure.SERVER)
    } catch (_: DateTimeParseException) {
        Outcome.Bad(FetchFailure.SERVER)
    } catch (_: IOException) {
        Outcome.Bad(FetchFailure.OFFLINE)
    }

    private fun <T> answerOf(connection: HttpURLConnection, read: (Map<*, *>) -> T): Outcome<T> = when (connection.responseCode) {
        in 200..299 -> {
            val text = connection.inputStream.use { String(it.readBytes()) }
            Outcome.Good(read(Json.parse(text)?.value as? Map<*, *> ?: throw Unexpected()))
        }
        // Too early or too often is no refusal.
        408, 425, 429 -> Outcome.Bad(FetchFailure.SERVER)
        in 400..499 -> Outcome.Bad(FetchFailure.REFUSED)
        else -> Outcome.Bad(FetchFailure.SERVER)
    }

    private companion object {
        const val TIMEOUT_MS = 15_000
    }
}
