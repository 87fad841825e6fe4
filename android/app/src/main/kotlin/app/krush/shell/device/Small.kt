package app.krush.shell.device

import android.app.Activity
import android.content.Context
import android.content.Intent
import android.net.ConnectivityManager
import android.net.Network as SystemNetwork
import android.net.NetworkCapabilities
import android.os.Build
import android.os.Handler
import android.os.Looper
import android.view.HapticFeedbackConstants
import android.view.View

object Share {
    fun text(activity: Activity, text: String, url: String?) {
        val whole = if (url == null) text else "$text\n$url"
        val intent = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, whole)
        activity.startActivity(Intent.createChooser(intent, null))
    }
}

object Haptics {
    fun play(view: View, kind: String) {
        val newer = Build.VERSION.SDK_INT >= Build.VERSION_CODES.R
        val effect = when (kind) {
            "success" -> if (newer) HapticFeedbackConstants.CONFIRM else HapticFeedbackConstants.KEYBOARD_TAP
            "warning" -> if (newer) HapticFeedbackConstants.REJECT else HapticFeedbackConstants.LONG_PRESS
            else -> HapticFeedbackConstants.KEYBOARD_TAP
        }
        view.performHapticFeedback(effect)
    }
}

/** Says once at the start, and on every change, whether there is a connection that reaches the internet. */
class Network(context: Context, private val changed: (Boolean) -> Unit) {
    private val manager = context.getSystemService(ConnectivityManager::class.java)
    private val main = Handler(Looper.getMainLooper())
    private var last: Boolean? = null

    private val callback = object : ConnectivityManager.NetworkCallback() {
        override fun onCapabilitiesChanged(network: SystemNetwork, capabilities: NetworkCapabilities) =
            tell(capabilities.hasCapability(NetworkCapabilities.NET_CAPABILITY_INTERNET))

        override fun onLost(network: SystemNetwork) = tell(false)
    }

    fun start() {
        tell(manager.activeNetwork != null)
        manager.registerDefaultNetworkCallback(callback)
    }

    fun stop() {
        manager.unregisterNetworkCallback(callback)
        main.removeCallbacksAndMessages(null)
    }

    private fun tell(online: Boolean) {
        main.post {
            if (last != online) {
                last = online
                changed(online)
            }
        }
    }
}
