package app.krush.shell

import android.content.Intent
import android.graphics.Color
import android.os.Build
import android.os.Bundle
import android.os.SystemClock
import android.view.View
import android.view.ViewGroup
import android.view.WindowManager
import android.widget.FrameLayout
import androidx.activity.ComponentActivity
import androidx.activity.OnBackPressedCallback
import androidx.activity.result.contract.ActivityResultContracts
import androidx.core.view.ViewCompat
import androidx.core.view.WindowCompat
import androidx.core.view.WindowInsetsCompat
import androidx.swiperefreshlayout.widget.SwipeRefreshLayout
import app.krush.core.DeepLinks
import app.krush.core.EventType
import app.krush.core.PushNotice
import app.krush.core.Screen
import app.krush.core.ShellCommand
import app.krush.core.ShellInput
import app.krush.core.ShellMachine
import app.krush.shell.auth.SignInActivity
import app.krush.shell.device.FileChooser
import app.krush.shell.device.Microphone
import app.krush.shell.device.Network
import app.krush.shell.push.Push
import app.krush.shell.store.PlayStore

/** The only activity with a web view: lifecycle, insets, back, links, and what the state machine decides. */
class MainActivity : ComponentActivity() {
    private val app get() = application as ShellApplication
    private val machine = ShellMachine()
    private lateinit var root: FrameLayout
    private lateinit var refresh: SwipeRefreshLayout
    /** Holds the web view: the refresh layout measures its first child for good, and web views come and go. */
    private lateinit var stage: FrameLayout
    private lateinit var cover: CoverView
    private lateinit var privacy: View
    private lateinit var network: Network
    private lateinit var files: FileChooser
    private lateinit var microphone: Microphone
    private lateinit var store: PlayStore
    private var web: ShellWebView? = null
    private var backable = false
    private val launchTooLong = Runnable { take(ShellInput.LAUNCH_TOO_LONG) }

    private val notices = registerForActivityResult(ActivityResultContracts.RequestPermission()) { app.push.answered(it) }

    private val back = object : OnBackPressedCallback(false) {
        override fun handleOnBackPressed() {
            if (backable) app.emit(EventType.UI_BACK) else web?.goBack()
        }
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        // Chats are not for the app switcher. Older systems know only the flag that forbids every picture (hide).
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) setRecentsScreenshotEnabled(false)
        WindowCompat.setDecorFitsSystemWindows(window, false)
        files = FileChooser(this)
        microphone = Microphone(this)
        app.lock.prepare(this)
        store = PlayStore(app)
        buildViews()
        network = Network(this) { online -> networkChanged(online) }
        onBackPressedDispatcher.addCallback(this, back)
        app.deliver = { text -> web?.send(text) }
        app.auth.onSignedIn = { take(ShellInput.SIGNED_IN) }
        app.auth.onExpired = { take(ShellInput.EXPIRED) }
        app.push.onAsk = { permission -> notices.launch(permission) }
        network.start()
        makeWebView()
        if (savedInstanceState == null) follow(intent)
        if (app.auth.isSignedIn) app.auth.prefetch() else take(ShellInput.SIGN_IN_ASKED)
    }

    private fun buildViews() {
        root = FrameLayout(this)
        stage = FrameLayout(this)
        refresh = SwipeRefreshLayout(this).apply {
            isEnabled = false
            addView(stage)
            setOnChildScrollUpCallback { _, _ -> web?.view?.canScrollVertically(-1) == true }
            setOnRefreshListener {
                app.emit(EventType.UI_REFRESH)
                isRefreshing = false
            }
        }
        cover = CoverView(this, ::coverPressed)
        privacy = LockView(this) { app.lock.ask(this, ::unlocked) }
        val whole = { FrameLayout.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.MATCH_PARENT) }
        root.addView(refresh, whole())
        root.addView(cover, whole())
        root.addView(privacy, whole())
        // The page always gets a plain rectangle: web views disagree about insets by version.
        ViewCompat.setOnApplyWindowInsetsListener(root) { view, insets ->
            val kinds = WindowInsetsCompat.Type.systemBars() or WindowInsetsCompat.Type.displayCutout() or WindowInsetsCompat.Type.ime()
            val edges = insets.getInsets(kinds)
            view.setPadding(edges.left, edges.top, edges.right, edges.bottom)
            WindowInsetsCompat.CONSUMED
        }
        setContentView(root)
        showLock()
        showScreen()
    }

    private fun makeWebView() {
        web?.let {
            stage.removeView(it.view)
            it.destroy()
        }
        web = null
        app.events.pageLeft()
        backable = false
        refresh.isEnabled = false
        if (!ShellWebView.isSupported()) return showScreen()
        web = ShellWebView(this, app, files, microphone, bridgeHandlers(), ::take, ::updateBack).also {
            stage.addView(it.view)
            it.load(app.addresses.at("/"))
        }
        countLaunch()
    }

    private fun bridgeHandlers() = BridgeHandlers(
        app,
        this,
        store,
        microphone,
        onReady = { take(ShellInput.PAGE_READY) },
        onTheme = ::theme,
        onRefreshable = { refresh.isEnabled = it },
        onBackable = {
            backable = it
            updateBack()
        },
        onSignIn = { take(ShellInput.SIGN_IN_ASKED) },
        onForget = ::forget,
    )

    private fun take(input: ShellInput) {
        for (command in machine.take(input, SystemClock.elapsedRealtime())) {
            when (command) {
                ShellCommand.LOAD -> load()
                ShellCommand.RECREATE -> makeWebView()
                ShellCommand.SHOW_SIGN_IN -> startActivity(Intent(this, SignInActivity::class.java))
            }
        }
        showScreen()
    }

    private fun load() {
        val view = web ?: return makeWebView()
        app.events.pageLeft()
        view.load(app.addresses.at("/"))
        countLaunch()
    }

    private fun countLaunch() {
        app.main.removeCallbacks(launchTooLong)
        app.main.postDelayed(launchTooLong, LAUNCH_MS)
    }

    private fun showScreen() {
        if (ShellWebView.isSupported()) cover.show(machine.screen) else cover.showUpdate()
        // What a cover hides is hidden from a screen reader too.
        refresh.importantForAccessibility =
            if (machine.screen == Screen.PAGE) View.IMPORTANT_FOR_ACCESSIBILITY_AUTO else View.IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS
    }

    private fun coverPressed(action: CoverAction) = when (action) {
        CoverAction.RETRY -> take(ShellInput.RETRY)
        CoverAction.SIGN_OUT -> {
            app.auth.signOut()
            forget()
            take(ShellInput.SIGN_IN_ASKED)
        }
        CoverAction.UPDATE_WEB_VIEW -> ShellWebView.openUpdate(this)
    }

    private fun forget() {
        app.events.forget()
        store.forget()
        ShellWebView.forgetPerson()
    }

    private fun networkChanged(online: Boolean) {
        if (online) app.auth.wentOnline()
        app.emit(EventType.NET_STATE, mapOf("online" to online))
        take(if (online) ShellInput.WENT_ONLINE else ShellInput.WENT_OFFLINE)
    }

    private fun theme(background: Int, isDark: Boolean) {
        root.setBackgroundColor(background)
        val bars = WindowCompat.getInsetsController(window, root)
        bars.isAppearanceLightStatusBars = !isDark
        bars.isAppearanceLightNavigationBars = !isDark
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.VANILLA_ICE_CREAM) {
            @Suppress("DEPRECATION")
            window.navigationBarColor = Color.TRANSPARENT
        }
    }

    private fun updateBack() {
        back.isEnabled = backable || web?.canGoBack() == true
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        setIntent(intent)
        follow(intent)
    }

    /** Links and pressed notifications, cold and warm: the event waits for the page. */
    private fun follow(intent: Intent) {
        if (intent.hasExtra(Push.OPENED)) {
            val url = PushNotice.pathOf(intent.getStringExtra(Push.OPENED), app.addresses)
            intent.removeExtra(Push.OPENED)
            app.emit(EventType.PUSH_OPENED, mapOf("url" to url))
        } else if (intent.action == Intent.ACTION_VIEW) {
            val path = intent.dataString?.let { DeepLinks.pathOf(it, app.addresses) } ?: return
            intent.data = null
            app.emit(EventType.LINK_OPENED, mapOf("url" to path))
        }
    }

    override fun onResume() {
        super.onResume()
        app.lock.resumed()
        showLock()
        hide(app.lock.isLocked)
        if (app.lock.isLocked) app.lock.askUnlessRefused(this, ::unlocked)
        web?.view?.onResume()
        take(ShellInput.RESUMED)
        store.resumed()
        app.emit(EventType.APP_RESUMED)
    }

    override fun onPause() {
        app.emit(EventType.APP_BACKGROUNDED)
        take(ShellInput.BACKGROUNDED)
        web?.view?.onPause()
        hide(true)
        super.onPause()
    }

    /** Keeps the window out of pictures: while it is left, and while it is locked. */
    private fun hide(hidden: Boolean) {
        val flag = WindowManager.LayoutParams.FLAG_SECURE
        if (hidden) window.addFlags(flag) else window.clearFlags(flag)
    }

    override fun onStop() {
        app.lock.backgrounded()
        super.onStop()
    }

    private fun showLock() {
        privacy.visibility = if (app.lock.isLocked) View.VISIBLE else View.GONE
    }

    private fun unlocked() {
        hide(false)
        showLock()
    }

    override fun onDestroy() {
        network.stop()
        store.close()
        app.deliver = null
        app.auth.onSignedIn = null
        app.auth.onExpired = null
        app.push.onAsk = null
        app.main.removeCallbacks(launchTooLong)
        app.events.pageLeft()
        web?.destroy()
        web = null
        super.onDestroy()
    }

    private companion object {
        /** A launch that shows nothing for this long shows what is wrong. */
        const val LAUNCH_MS = 20_000L
    }
}
