package app.krush.shell

import android.content.Intent
import android.graphics.Color
import android.os.Build
import androidx.activity.ComponentActivity
import app.krush.core.BridgeCodec
import app.krush.core.BridgeRequest
import app.krush.core.Capability
import app.krush.core.ErrorCode
import app.krush.core.FilePieces
import app.krush.core.RequestType
import app.krush.core.TokenAnswer
import app.krush.core.TokenDesk
import app.krush.core.TokenErrorReaction
import app.krush.core.WebAddress
import app.krush.shell.device.FileSaver
import app.krush.shell.device.Haptics
import app.krush.shell.device.Links
import app.krush.shell.device.Microphone
import app.krush.shell.device.Share
import app.krush.shell.store.PlayStore
import app.krush.shell.store.Wish

/** What each request of the page does. The compiler asks for a branch when the contract gets a new one. */
class BridgeHandlers(
    private val app: ShellApplication,
    private val activity: ComponentActivity,
    private val store: PlayStore,
    private val microphone: Microphone,
    private val onReady: () -> Unit,
    private val onTheme: (background: Int, isDark: Boolean) -> Unit,
    private val onRefreshable: (Boolean) -> Unit,
    private val onBackable: (Boolean) -> Unit,
    private val onSignIn: () -> Unit,
    private val onForget: () -> Unit,
) {
    private val pieces = FilePieces()

    fun handle(request: BridgeRequest, answer: Answer) {
        when (request.type) {
            RequestType.SHELL_HELLO -> hello(request, answer)
            RequestType.SHELL_SETTINGS -> {
                activity.startActivity(Intent(activity, SettingsActivity::class.java))
                answer.good()
            }
            RequestType.AUTH_GET_TOKEN -> app.auth.token(request.flag("force")) { token(it, answer) }
            RequestType.AUTH_SIGN_IN -> signIn(request, answer)
            RequestType.AUTH_SIGN_OUT -> {
                app.auth.signOut()
                onForget()
                answer.good()
            }
            RequestType.AUTH_REPORT_ERROR -> reportError(request, answer)
            RequestType.STORE_PRODUCTS -> store.products(request.strings("ids"), answer)
            RequestType.STORE_PURCHASE ->
                store.purchase(activity, Wish(request.string("id"), request.string("account"), request.stringOrNull("offer"), request.stringOrNull("replaces")), answer)
            RequestType.STORE_RESTORE -> store.restore(answer)
            RequestType.STORE_FINISH -> store.finish(request.string("transaction"), request.flag("consume"), answer)
            RequestType.STORE_MANAGE -> {
                Links.openSubscriptions(activity)
                answer.good()
            }
            RequestType.PUSH_STATUS -> app.push.status(answer)
            RequestType.PUSH_REQUEST -> app.push.request(answer)
            RequestType.MEDIA_MICROPHONE -> microphone.permission(request.flag("ask")) { answer.good(mapOf("permission" to it)) }
            RequestType.LINK_OPEN -> openLink(request, answer)
            RequestType.SHARE_TEXT -> {
                Share.text(activity, request.string("text"), request.stringOrNull("url"))
                answer.good(mapOf("completed" to true))
            }
            RequestType.FILE_SAVE -> saveFile(request, answer)
            RequestType.FILE_PIECE ->
                if (pieces.add(request.string("file"), request.string("data"))) answer.good() else answer.bad(ErrorCode.MALFORMED)
            RequestType.UI_READY -> {
                onReady()
                answer.good()
            }
            RequestType.UI_THEME -> theme(request, answer)
            RequestType.UI_REFRESHABLE -> {
                onRefreshable(request.flag("enabled"))
                answer.good()
            }
            RequestType.UI_BACKABLE -> {
                onBackable(request.flag("enabled"))
                answer.good()
            }
            RequestType.UI_HAPTIC -> {
                Haptics.play(activity.window.decorView, request.string("kind"))
                answer.good()
            }
            // No signal is built in: what a store says of a person's age is asked for only where a law wants it.
            RequestType.AGE_SIGNAL -> answer.good(mapOf("band" to "unknown", "source" to "none"))
        }
    }

    private fun hello(request: BridgeRequest, answer: Answer) {
        val protocol = BridgeCodec.commonProtocol(request.integers("protocols")) ?: return answer.bad(ErrorCode.UNSUPPORTED)
        val missing = setOfNotNull(Capability.PUSH.takeIf { !app.push.isSetUp }, Capability.AGE)
        answer.good(
            mapOf(
                "protocol" to protocol,
                "platform" to "android",
                "app" to app.packageVersion,
                "os" to Build.VERSION.RELEASE,
                "capabilities" to Capability.entries.filter { it !in missing }.map { it.wire },
                // The web view scales text by the system's setting itself.
                "text_scale" to 1,
            ),
        )
    }

    private fun token(found: TokenAnswer, answer: Answer) = when (found) {
        is TokenAnswer.Ready -> answer.good(mapOf("token" to found.token, "expires_at" to found.expiresAt))
        is TokenAnswer.Wait -> answer.bad(ErrorCode.PENDING)
        TokenAnswer.SignedOut -> answer.bad(ErrorCode.SIGNED_OUT)
    }

    private fun signIn(request: BridgeRequest, answer: Answer) {
        if (request.string("reason") == "logout") {
            app.auth.signOut()
            onForget()
        }
        onSignIn()
        answer.good()
    }

    private fun reportError(request: BridgeRequest, answer: Answer) {
        when (TokenDesk.reactionTo(request.string("code"))) {
            TokenErrorReaction.FETCH_AGAIN -> app.auth.token(force = true) {}
            TokenErrorReaction.SIGN_OUT -> app.auth.expire()
            TokenErrorReaction.NOTHING -> Unit
        }
        answer.good()
    }

    private fun openLink(request: BridgeRequest, answer: Answer) {
        val url = request.string("url")
        val address = WebAddress.parse(url)
        if (address == null || app.addresses.isOwn(address)) return answer.bad(ErrorCode.NOT_ALLOWED)
        val opened = if (request.string("where") == "tab") Links.openTab(activity, url) else Links.openSystem(activity, url)
        if (opened) answer.good() else answer.bad(ErrorCode.NOT_ALLOWED)
    }

    private fun saveFile(request: BridgeRequest, answer: Answer) {
        val (name, mime) = request.string("name") to request.string("mime")
        val file = request.stringOrNull("file") ?: return FileSaver.save(app, request.string("url"), name, mime, answer)
        val bytes = pieces.take(file) ?: return answer.bad(ErrorCode.MALFORMED)
        FileSaver.saveBytes(app, bytes, name, mime, answer)
    }

    private fun theme(request: BridgeRequest, answer: Answer) {
        val text = request.string("background")
        if (!COLOR.matches(text)) return answer.bad(ErrorCode.MALFORMED)
        onTheme(Color.parseColor(text), request.string("scheme") == "dark")
        answer.good()
    }

    private companion object {
        val COLOR = Regex("#[0-9a-fA-F]{6}")
    }
}
