package app.krush.shell.push

import android.Manifest
import android.app.NotificationChannel
import android.app.NotificationManager
import android.app.PendingIntent
import android.content.Context
import android.content.Intent
import android.content.pm.PackageManager
import android.os.Build
import app.krush.core.ErrorCode
import app.krush.core.EventType
import app.krush.shell.Answer
import app.krush.shell.BuildConfig
import app.krush.shell.MainActivity
import app.krush.shell.R
import app.krush.shell.ShellApplication
import com.google.firebase.FirebaseApp
import com.google.firebase.FirebaseOptions
import com.google.firebase.messaging.FirebaseMessaging

/** Notices. Their words are the app's own and neutral; where they lead waits for the page (MainActivity). */
class Push(private val app: ShellApplication) {
    private val settings = app.getSharedPreferences("app", Context.MODE_PRIVATE)
    private val manager = app.getSystemService(NotificationManager::class.java)
    private var asked: Answer? = null

    /** Asks the system's question; set by the activity. */
    var onAsk: ((String) -> Unit)? = null

    /** Whether the build has what messaging needs. */
    val isSetUp: Boolean =
        listOf(BuildConfig.FIREBASE_PROJECT, BuildConfig.FIREBASE_APP_ID, BuildConfig.FIREBASE_API_KEY, BuildConfig.FIREBASE_SENDER)
            .all { it.isNotEmpty() }

    init {
        val name = app.getString(R.string.channel_messages)
        val channel = NotificationChannel(CHANNEL, name, NotificationManager.IMPORTANCE_DEFAULT)
        channel.lockscreenVisibility = android.app.Notification.VISIBILITY_PRIVATE
        manager.createNotificationChannel(channel)
        if (isSetUp) {
            FirebaseApp.initializeApp(
                app,
                FirebaseOptions.Builder()
                    .setProjectId(BuildConfig.FIREBASE_PROJECT)
                    .setApplicationId(BuildConfig.FIREBASE_APP_ID)
                    .setApiKey(BuildConfig.FIREBASE_API_KEY)
                    .setGcmSenderId(BuildConfig.FIREBASE_SENDER)
                    .build(),
            )
        }
    }

    fun status(answer: Answer) = withToken(permission(), answer)

    fun request(answer: Answer) {
        if (!isSetUp) return answer.bad(ErrorCode.UNSUPPORTED)
        val ask = onAsk
        if (permission() != "prompt" || Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU || ask == null) return withToken(permission(), answer)
        asked?.bad(ErrorCode.CANCELLED)
        asked = answer
        ask(Manifest.permission.POST_NOTIFICATIONS)
    }

    /** The person answered the system's question. */
    fun answered(granted: Boolean) {
        settings.edit().putBoolean(ASKED, true).apply()
        asked?.let { withToken(if (granted) "granted" else "denied", it) }
        asked = null
    }

    private fun permission(): String {
        if (manager.areNotificationsEnabled()) return "granted"
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) return "denied"
        val granted = app.checkSelfPermission(Manifest.permission.POST_NOTIFICATIONS) == PackageManager.PERMISSION_GRANTED
        return if (!granted && !settings.getBoolean(ASKED, false)) "prompt" else "denied"
    }

    private fun withToken(permission: String, answer: Answer) {
        if (!isSetUp || permission != "granted") return answer.good(mapOf("permission" to permission))
        FirebaseMessaging.getInstance().token.addOnCompleteListener { task ->
            val token = if (task.isSuccessful) mapOf("token" to task.result) else emptyMap()
            answer.good(mapOf("permission" to permission) + token)
        }
    }

    fun renewed(token: String) {
        app.main.post { app.emit(EventType.PUSH_TOKEN, mapOf("token" to token)) }
    }

    /** One notice at a time: a second one replaces the first, so that a count says nothing either. */
    fun show(url: String?) {
        val open = Intent(app, MainActivity::class.java).putExtra(OPENED, url ?: "").setFlags(Intent.FLAG_ACTIVITY_NEW_TASK)
        val pressed =
            PendingIntent.getActivity(app, 0, open, PendingIntent.FLAG_UPDATE_CURRENT or PendingIntent.FLAG_IMMUTABLE)
        val notice = android.app.Notification.Builder(app, CHANNEL)
            .setSmallIcon(R.drawable.ic_notice)
            .setContentTitle(app.getString(R.string.notice_title))
            .setVisibility(android.app.Notification.VISIBILITY_PRIVATE)
            .setAutoCancel(true)
            .setContentIntent(pressed)
            .build()
        manager.notify(NOTICE, notice)
    }

    companion object {
        /** The extra of the intent of a pressed notice. */
        const val OPENED = "app.krush.shell.opened"
        private const val CHANNEL = "messages"
        private const val NOTICE = 1
        private const val ASKED = "notices_asked"
    }
}
