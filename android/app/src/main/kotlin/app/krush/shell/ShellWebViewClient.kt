package app.krush.shell

import android.app.Activity
import android.graphics.Bitmap
import android.net.http.SslError
import android.webkit.RenderProcessGoneDetail
import android.webkit.SafeBrowsingResponse
import android.webkit.SslErrorHandler
import android.webkit.WebResourceError
import android.webkit.WebResourceRequest
import android.webkit.WebResourceResponse
import android.webkit.WebView
import android.webkit.WebViewClient
import app.krush.core.Navigation
import app.krush.core.NavigationDecision
import app.krush.core.NavigationPolicy
import app.krush.core.ShellAddresses
import app.krush.core.ShellInput
import app.krush.shell.device.Links

class ShellWebViewClient(
    private val activity: Activity,
    private val addresses: ShellAddresses,
    private val take: (ShellInput) -> Unit,
    private val onHistory: () -> Unit,
) : WebViewClient() {
    override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
        val url = request.url.toString()
        val navigation = Navigation(url, request.isForMainFrame, hasGesture = request.hasGesture())
        val decision = NavigationPolicy.decide(navigation, addresses)
        Links.follow(activity, url, decision)
        return decision != NavigationDecision.HERE
    }

    override fun onPageStarted(view: WebView, url: String, favicon: Bitmap?) {
        take(ShellInput.LOAD_STARTED)
    }

    override fun doUpdateVisitedHistory(view: WebView, url: String, isReload: Boolean) = onHistory()

    /** The web view has put its own error page in place of ours, so the page is gone. */
    override fun onReceivedError(view: WebView, request: WebResourceRequest, error: WebResourceError) {
        if (request.isForMainFrame) take(ShellInput.PAGE_LOST)
    }

    /** Our own pages for "not found" are pages; a server that fails shows nothing of use. */
    override fun onReceivedHttpError(view: WebView, request: WebResourceRequest, errorResponse: WebResourceResponse) {
        if (request.isForMainFrame && errorResponse.statusCode >= FIRST_SERVER_ERROR) take(ShellInput.PAGE_LOST)
    }

    override fun onReceivedSslError(view: WebView, handler: SslErrorHandler, error: SslError) {
        handler.cancel()
        take(ShellInput.LOAD_UNSAFE)
    }

    override fun onSafeBrowsingHit(view: WebView, request: WebResourceRequest, threatType: Int, callback: SafeBrowsingResponse) {
        callback.backToSafety(false)
    }

    /** Without `true` the whole app would end with the page. */
    override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
        take(ShellInput.PROCESS_GONE)
        return true
    }

    private companion object {
        const val FIRST_SERVER_ERROR = 500
    }
}
