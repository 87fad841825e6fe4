package app.krush.shell

import android.app.Activity
import android.net.Uri
import android.os.Message
import android.webkit.GeolocationPermissions
import android.webkit.JsPromptResult
import android.webkit.JsResult
import android.webkit.PermissionRequest
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient
import app.krush.core.MediaPolicy
import app.krush.core.Navigation
import app.krush.core.NavigationDecision
import app.krush.core.NavigationPolicy
import app.krush.core.ShellAddresses
import app.krush.shell.device.FileChooser
import app.krush.shell.device.Links
import app.krush.shell.device.Microphone

class ShellWebChromeClient(
    private val activity: Activity,
    private val addresses: ShellAddresses,
    private val files: FileChooser,
    private val microphone: Microphone,
) : WebChromeClient() {
    /** The request names only an origin; that of a frame from elsewhere is another one. What is not understood is denied. */
    override fun onPermissionRequest(request: PermissionRequest) {
        val wants = request.resources.map { if (it == PermissionRequest.RESOURCE_AUDIO_CAPTURE) "microphone" else it }.toSet()
        if (!MediaPolicy.mayAsk(request.origin.toString(), isMainFrame = true, wants, addresses)) return request.deny()
        microphone.forPage(request)
    }

    override fun onPermissionRequestCanceled(request: PermissionRequest) = microphone.cancelled(request)

    override fun onGeolocationPermissionsShowPrompt(origin: String, callback: GeolocationPermissions.Callback) {
        callback.invoke(origin, false, false)
    }

    override fun onShowFileChooser(view: WebView, answer: ValueCallback<Array<Uri>>, parameters: FileChooserParams): Boolean =
        files.show(answer, parameters)

    /** A new window is never made: where it wants to go is learned from a web view that loads nothing. */
    override fun onCreateWindow(view: WebView, isDialog: Boolean, isUserGesture: Boolean, resultMsg: Message): Boolean {
        val probe = WebView(activity)
        probe.webViewClient = object : WebViewClient() {
            override fun shouldOverrideUrlLoading(unused: WebView, request: WebResourceRequest): Boolean {
                val url = request.url.toString()
                val wanted = Navigation(url, isMainFrame = true, isNewWindow = true, hasGesture = isUserGesture)
                val decision = NavigationPolicy.decide(wanted, addresses)
                if (decision == NavigationDecision.HERE) view.loadUrl(url) else Links.follow(activity, url, decision)
                probe.post { probe.destroy() }
                return true
            }
        }
        (resultMsg.obj as WebView.WebViewTransport).webView = probe
        resultMsg.sendToTarget()
        return true
    }

    // Dialogs of a page look like the system's own. Ours draws its own; nobody else's is shown.
    override fun onJsAlert(view: WebView, url: String, message: String, result: JsResult): Boolean = refused(result)

    override fun onJsConfirm(view: WebView, url: String, message: String, result: JsResult): Boolean = refused(result)

    override fun onJsPrompt(view: WebView, url: String, message: String, defaultValue: String?, result: JsPromptResult): Boolean =
        refused(result)

    private fun refused(result: JsResult): Boolean {
        result.cancel()
        return true
    }
}
