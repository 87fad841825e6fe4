package app.krush.shell

import android.content.Context
import android.view.Gravity
import android.view.View
import android.view.ViewGroup
import android.widget.Button
import android.widget.LinearLayout
import android.widget.ProgressBar
import android.widget.TextView
import app.krush.core.Screen

enum class CoverAction { RETRY, SIGN_OUT, UPDATE_WEB_VIEW }

/** A column in the middle of the screen: how every native screen here looks. */
open class Column(context: Context) : LinearLayout(context) {
    init {
        orientation = VERTICAL
        gravity = Gravity.CENTER
        setBackgroundColor(context.getColor(R.color.ink))
        val side = pixels(24)
        setPadding(side, side, side, side)
        // Nothing under it is pressed by accident.
        isClickable = true
    }

    fun pixels(dp: Int): Int = (dp * resources.displayMetrics.density).toInt()

    protected fun row(view: View, width: Int = ViewGroup.LayoutParams.MATCH_PARENT): View {
        val parameters = LayoutParams(width, ViewGroup.LayoutParams.WRAP_CONTENT)
        parameters.topMargin = pixels(12)
        addView(view, parameters)
        return view
    }

    protected fun text(size: Float, color: Int): TextView = TextView(context).apply {
        textSize = size
        gravity = Gravity.CENTER
        setTextColor(context.getColor(color))
    }

    protected fun button(label: Int, onPress: () -> Unit): Button = Button(context).apply {
        setText(label)
        isAllCaps = false
        minHeight = pixels(48)
        setOnClickListener { onPress() }
    }
}

/** The native screens over the web view: launch, offline, failed, unsafe, expired. Never loaded over the page. */
class CoverView(context: Context, private val onPress: (CoverAction) -> Unit) : Column(context) {
    private val spinner = ProgressBar(context).apply { contentDescription = context.getString(R.string.loading) }
    private val title = text(22f, R.color.text)
    private val message = text(16f, R.color.muted)
    private var action = CoverAction.RETRY
    private val first = button(R.string.retry) { onPress(action) }
    private val second = button(R.string.sign_out) { onPress(CoverAction.SIGN_OUT) }

    init {
        row(spinner, ViewGroup.LayoutParams.WRAP_CONTENT)
        row(title)
        row(message)
        row(first)
        row(second)
        title.accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
    }

    fun show(screen: Screen) = when (screen) {
        Screen.PAGE -> visibility = View.GONE
        // The sign-in is an activity of its own, above.
        Screen.LAUNCH, Screen.SIGN_IN -> spin()
        Screen.OFFLINE -> say(R.string.offline_title, R.string.offline_text, R.string.retry)
        Screen.FAILED -> say(R.string.failed_title, R.string.failed_text, R.string.retry)
        Screen.UNSAFE -> say(R.string.unsafe_title, R.string.unsafe_text, R.string.retry)
        Screen.EXPIRED -> say(R.string.expired_title, R.string.expired_text, R.string.refresh_session, withSignOut = true)
    }

    fun showUpdate() {
        say(R.string.update_title, R.string.update_text, R.string.update)
        action = CoverAction.UPDATE_WEB_VIEW
    }

    private fun spin() {
        visibility = View.VISIBLE
        spinner.visibility = View.VISIBLE
        for (view in listOf(title, message, first, second)) view.visibility = View.GONE
    }

    private fun say(heading: Int, words: Int, press: Int, withSignOut: Boolean = false) {
        visibility = View.VISIBLE
        spinner.visibility = View.GONE
        title.setText(heading)
        message.setText(words)
        first.setText(press)
        action = CoverAction.RETRY
        for (view in listOf(title, message, first)) view.visibility = View.VISIBLE
        second.visibility = if (withSignOut) View.VISIBLE else View.GONE
    }
}

/** Over everything while the app is locked. */
class LockView(context: Context, onUnlock: () -> Unit) : Column(context) {
    init {
        row(text(22f, R.color.text).apply { setText(R.string.lock_title) })
        row(text(16f, R.color.muted).apply { setText(R.string.lock_text) })
        row(button(R.string.unlock, onUnlock))
    }
}
