package app.krush.shell.device

import android.Manifest
import android.content.pm.PackageManager
import android.webkit.PermissionRequest
import androidx.activity.ComponentActivity
import androidx.activity.result.contract.ActivityResultContracts

/** The permission of the app, then that of the page. One request at a time; a newer one denies the older. */
class Microphone(private val activity: ComponentActivity) {
    private val settings = activity.getSharedPreferences("app", ComponentActivity.MODE_PRIVATE)
    private var page: PermissionRequest? = null
    private var asked: ((String) -> Unit)? = null

    private val launcher = activity.registerForActivityResult(ActivityResultContracts.RequestPermission()) { granted ->
        settings.edit().putBoolean(ASKED, true).apply()
        finish(granted)
    }

    private val isGranted: Boolean
        get() = activity.checkSelfPermission(Manifest.permission.RECORD_AUDIO) == PackageManager.PERMISSION_GRANTED

    fun forPage(request: PermissionRequest) {
        page?.deny()
        page = request
        if (isGranted) finish(true) else launcher.launch(Manifest.permission.RECORD_AUDIO)
    }

    /** The page went away or asked again: answering it now would throw. */
    fun cancelled(request: PermissionRequest) {
        if (page === request) page = null
    }

    /** Answers `granted`, `denied` or `prompt`. */
    fun permission(ask: Boolean, answer: (String) -> Unit) {
        if (isGranted || !ask) return answer(status())
        asked?.invoke(status())
        asked = answer
        launcher.launch(Manifest.permission.RECORD_AUDIO)
    }

    private fun status(): String = when {
        isGranted -> "granted"
        // Before the first question, and after a "no" that may be asked again.
        !settings.getBoolean(ASKED, false) || activity.shouldShowRequestPermissionRationale(Manifest.permission.RECORD_AUDIO) -> "prompt"
        else -> "denied"
    }

    private fun finish(granted: Boolean) {
        page?.let { if (granted) it.grant(arrayOf(PermissionRequest.RESOURCE_AUDIO_CAPTURE)) else it.deny() }
        page = null
        asked?.invoke(if (granted) "granted" else "denied")
        asked = null
    }

    private companion object {
        const val ASKED = "microphone_asked"
    }
}
