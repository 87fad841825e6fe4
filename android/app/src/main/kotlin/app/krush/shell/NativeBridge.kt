package app.krush.shell

import android.net.Uri
import android.webkit.WebView
import androidx.webkit.JavaScriptReplyProxy
import androidx.webkit.WebMessageCompat
import androidx.webkit.WebViewCompat
import app.krush.core.BridgeCodec
import app.krush.core.ErrorCode
import app.krush.core.Incoming
import app.krush.core.RequestType

/** Answers one request once; a second answer is dropped. */
class Answer(private val id: String, private val send: (String) -> Unit) {
    private var answered = false

    fun good(payload: Map<String, Any?> = emptyMap()) = once(BridgeCodec.reply(id, payload))

    fun bad(code: ErrorCode, message: String = code.wire) = once(BridgeCodec.refusal(id, code, message))

    private fun once(text: String) {
        if (answered) return
        answered = true
        send(text)
    }
}

/** Takes what the page sends; the web view has checked the origin, the core checks origin and frame again. */
class NativeBridge(private val app: ShellApplication, private val handlers: BridgeHandlers) : WebViewCompat.WebMessageListener {
    /** The page that said hello; only it gets events. */
    private var page: JavaScriptReplyProxy? = null

    override fun onPostMessage(
        view: WebView,
        message: WebMessageCompat,
        sourceOrigin: Uri,
        isMainFrame: Boolean,
        replyProxy: JavaScriptReplyProxy,
    ) {
        val text = message.data ?: ""
        when (val incoming = BridgeCodec.receive(text, sourceOrigin.toString(), isMainFrame, app.addresses)) {
            is Incoming.Refuse -> replyProxy.postMessage(incoming.reply)
            is Incoming.Handle -> {
                val request = incoming.request
                handlers.handle(request, Answer(request.id) { replyProxy.postMessage(it) })
                if (request.type == RequestType.SHELL_HELLO) {
                    page = replyProxy
                    for (waiting in app.events.pageSaidHello()) send(waiting)
                }
            }
        }
    }

    fun send(text: String) {
        page?.postMessage(text)
    }
}
