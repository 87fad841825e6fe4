package app.krush.shell

import android.app.Application
import android.os.Handler
import android.os.Looper
import android.webkit.WebView
import app.krush.core.EventQueue
import app.krush.core.EventType
import app.krush.core.ShellAddresses
import app.krush.shell.auth.AuthService
import app.krush.shell.auth.SecureStore
import app.krush.shell.auth.SessionApi
import app.krush.shell.push.Push
import java.util.concurrent.ExecutorService
import java.util.concurrent.Executors

/** The one place that builds and joins what lives as long as the process. All of it belongs to the main thread, but [work]. */
class ShellApplication : Application() {
    val addresses = ShellAddresses(BuildConfig.ORIGIN)
    val main = Handler(Looper.getMainLooper())
    val work: ExecutorService = Executors.newCachedThreadPool()
    val events = EventQueue()

    /** Where the texts of events go while there is a page; set by the activity. */
    var deliver: ((String) -> Unit)? = null

    lateinit var auth: AuthService
        private set
    lateinit var lock: AppLock
        private set
    lateinit var push: Push
        private set

    override fun onCreate() {
        super.onCreate()
        WebView.setWebContentsDebuggingEnabled(BuildConfig.DEBUG)
        val store = SecureStore(this)
        lock = AppLock(this)
        push = Push(this)
        auth = AuthService(this, store, SessionApi(addresses, packageVersion))
    }

    /** Sends an event to the page, now or as soon as it listens. */
    fun emit(type: EventType, payload: Map<String, Any?> = emptyMap()) {
        for (text in events.offer(type, payload)) deliver?.invoke(text)
    }

    val packageVersion: String get() = BuildConfig.VERSION_NAME
}
