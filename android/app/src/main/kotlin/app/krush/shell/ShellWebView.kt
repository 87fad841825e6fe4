package app.krush.shell

import android.annotation.SuppressLint
import android.app.Activity
import android.content.ActivityNotFoundException
import android.content.Intent
import android.graphics.Color
import android.net.Uri
import android.view.ViewGroup
import android.webkit.CookieManager
import android.webkit.WebSettings
import android.webkit.WebStorage
import android.webkit.WebView
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import app.krush.core.Bridge
import app.krush.core.ShellInput
import app.krush.core.UserAgent
import app.krush.shell.device.FileChooser
import app.krush.shell.device.Microphone

/** One web view with its settings, clients and bridge. A dead one is destroyed and made again. */
class ShellWebView(
    activity: Activity,
    private val app: ShellApplication,
    files: FileChooser,
    microphone: Microphone,
    handlers: BridgeHandlers,
    take: (ShellInput) -> Unit,
    onHistory: () -> Unit,
) {
    val view = WebView(activity)
    private val bridge = NativeBridge(app, handlers)

    init {
        view.layoutParams = ViewGroup.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.MATCH_PARENT)
        // Else it is white until the page has drawn.
        view.setBackgroundColor(Color.TRANSPARENT)
        configure(view.settings)
        CookieManager.getInstance().setAcceptThirdPartyCookies(view, false)
        view.webViewClient = ShellWebViewClient(activity, app.addresses, take, onHistory)
        view.webChromeClient = ShellWebChromeClient(activity, app.addresses, files, microphone)
        // Exact origin, never `*`; without this feature there is no bridge at all (isSupported).
        WebViewCompat.addWebMessageListener(view, Bridge.NAME, setOf(app.addresses.origin), bridge)
    }

    @SuppressLint("SetJavaScriptEnabled")
    private fun configure(settings: WebSettings) {
        settings.javaScriptEnabled = true
        settings.domStorageEnabled = true
        settings.mediaPlaybackRequiresUserGesture = true
        settings.allowFileAccess = false
        settings.allowContentAccess = false
        settings.mixedContentMode = WebSettings.MIXED_CONTENT_NEVER_ALLOW
        settings.setSupportMultipleWindows(true)
        settings.setGeolocationEnabled(false)
        settings.safeBrowsingEnabled = true
        settings.userAgentString = "${settings.userAgentString} ${UserAgent.suffix(app.packageVersion)}"
    }

    fun load(url: String) = view.loadUrl(url)

    fun send(text: String) = bridge.send(text)

    fun canGoBack(): Boolean = view.canGoBack()

    fun goBack() = view.goBack()

    fun destroy() {
        (view.parent as? ViewGroup)?.removeView(view)
        view.destroy()
    }

    companion object {
        /** Older web views offer only a bridge that every frame of every origin would see: they are asked to update. */
        fun isSupported(): Boolean = WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)

        /** Cookies and storage of the person who signed out. */
        fun forgetPerson() {
            CookieManager.getInstance().removeAllCookies(null)
            CookieManager.getInstance().flush()
            WebStorage.getInstance().deleteAllData()
        }

        fun openUpdate(activity: Activity) {
            val store = Uri.parse("market://details?id=com.google.android.webview")
            try {
                activity.startActivity(Intent(Intent.ACTION_VIEW, store))
            } catch (_: ActivityNotFoundException) {
                // A device without the store updates its web view with the system; the text says what to update.
            }
        }
    }
}
