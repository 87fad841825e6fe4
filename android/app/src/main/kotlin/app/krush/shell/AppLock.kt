package app.krush.shell

import android.app.Activity
import android.app.KeyguardManager
import android.content.Context
import android.content.Intent
import android.hardware.biometrics.BiometricManager
import android.hardware.biometrics.BiometricPrompt
import android.os.Build
import android.os.CancellationSignal
import android.os.SystemClock
import androidx.activity.ComponentActivity
import androidx.activity.result.ActivityResultLauncher
import androidx.activity.result.contract.ActivityResultContracts
import androidx.core.content.ContextCompat
import app.krush.core.LockPolicy
import java.util.WeakHashMap

/** Face, finger or code before the chats are seen. The policy is the core's; this asks the system. */
class AppLock(context: Context) {
    private val settings = context.getSharedPreferences("app", Context.MODE_PRIVATE)
    private val keyguard = context.getSystemService(KeyguardManager::class.java)
    private val policy = LockPolicy(settings.getBoolean(ENABLED, false) && keyguard.isDeviceSecure)
    private var asking = false
    /** The person said no since the app came back; asking again at once would never end. */
    private var refused = false
    private val launchers = WeakHashMap<Activity, ActivityResultLauncher<Intent>>()
    private var whenDone: (() -> Unit)? = null

    val isLocked: Boolean get() = policy.isLocked
    val isEnabled: Boolean get() = policy.isEnabled
    val isPossible: Boolean get() = keyguard.isDeviceSecure

    fun backgrounded() {
        refused = false
        policy.backgrounded(SystemClock.elapsedRealtime())
    }

    fun resumed() = policy.resumed(SystemClock.elapsedRealtime())

    fun change(enabled: Boolean) {
        policy.change(enabled)
        settings.edit().putBoolean(ENABLED, enabled).apply()
    }

    /** To be called before the activity has started, for the systems that answer with an activity's result. */
    fun prepare(activity: ComponentActivity) {
        launchers[activity] = activity.registerForActivityResult(ActivityResultContracts.StartActivityForResult()) { result ->
            answered(result.resultCode == Activity.RESULT_OK)
        }
    }

    /** Asks by itself, but not a second time after a no: then the person presses the button. */
    fun askUnlessRefused(activity: Activity, done: () -> Unit) {
        if (!refused) ask(activity, done)
    }

    /** Asks once, however often it is called; [done] after it was unlocked. */
    fun ask(activity: Activity, done: () -> Unit) {
        if (asking) return
        asking = true
        whenDone = done
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) askBiometric(activity) else askKeyguard(activity)
    }

    private fun askBiometric(activity: Activity) {
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.R) return
        val prompt = BiometricPrompt.Builder(activity)
            .setTitle(activity.getString(R.string.lock_title))
            .setAllowedAuthenticators(BiometricManager.Authenticators.BIOMETRIC_WEAK or BiometricManager.Authenticators.DEVICE_CREDENTIAL)
            .build()
        prompt.authenticate(
            CancellationSignal(),
            ContextCompat.getMainExecutor(activity),
            object : BiometricPrompt.AuthenticationCallback() {
                override fun onAuthenticationSucceeded(result: BiometricPrompt.AuthenticationResult) = answered(true)

                override fun onAuthenticationError(errorCode: Int, errString: CharSequence) = answered(false)
            },
        )
    }

    private fun askKeyguard(activity: Activity) {
        @Suppress("DEPRECATION")
        val intent: Intent? = keyguard.createConfirmDeviceCredentialIntent(null, null)
        val open = launchers[activity]
        // Without a screen lock there is nothing to ask for, and no way back in but this.
        if (intent == null || open == null) answered(!keyguard.isDeviceSecure) else open.launch(intent)
    }

    private fun answered(passed: Boolean) {
        asking = false
        refused = !passed
        if (!passed) return
        policy.unlocked()
        whenDone?.invoke()
        whenDone = null
    }

    private companion object {
        const val ENABLED = "lock"
    }
}
