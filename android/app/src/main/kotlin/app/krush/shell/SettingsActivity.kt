package app.krush.shell

import android.content.Intent
import android.os.Bundle
import android.provider.Settings
import android.widget.Switch
import androidx.activity.ComponentActivity
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat

/** What only the app itself can: lock, icon, notices. Opened by the page (`shell.settings`). */
class SettingsActivity : ComponentActivity() {
    private val app get() = application as ShellApplication

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        app.lock.prepare(this)
        setContentView(SettingsView())
    }

    private inner class SettingsView : Column(this@SettingsActivity) {
        init {
            ViewCompat.setOnApplyWindowInsetsListener(this) { view, insets ->
                val edges = insets.getInsets(WindowInsetsCompat.Type.systemBars() or WindowInsetsCompat.Type.displayCutout())
                val side = pixels(24)
                view.setPadding(edges.left + side, edges.top + side, edges.right + side, edges.bottom + side)
                WindowInsetsCompat.CONSUMED
            }
            row(text(22f, R.color.text).apply { setText(R.string.settings_title) })
            setting(R.string.settings_lock, if (app.lock.isPossible) R.string.settings_lock_text else R.string.settings_lock_missing) {
                isChecked = app.lock.isEnabled
                isEnabled = app.lock.isPossible
                // Whoever turns it on or off proves first who they are.
                setOnClickListener {
                    val wanted = isChecked
                    isChecked = !wanted
                    app.lock.ask(this@SettingsActivity) {
                        app.lock.change(wanted)
                        isChecked = wanted
                    }
                }
            }
            setting(R.string.settings_discreet, R.string.settings_discreet_text) {
                isChecked = AppIcon.isDiscreet(context)
                setOnClickListener { AppIcon.change(context, isChecked) }
            }
            row(button(R.string.settings_notices) { openNotices() })
            row(text(14f, R.color.muted).apply { setText(R.string.settings_notices_text) })
        }

        private fun setting(label: Int, words: Int, set: Switch.() -> Unit) {
            row(
                Switch(context).apply {
                    setText(label)
                    textSize = 16f
                    minHeight = pixels(48)
                    setTextColor(context.getColor(R.color.text))
                    set()
                },
            )
            row(text(14f, R.color.muted).apply { setText(words) })
        }

        private fun openNotices() {
            startActivity(Intent(Settings.ACTION_APP_NOTIFICATION_SETTINGS).putExtra(Settings.EXTRA_APP_PACKAGE, packageName))
        }
    }
}
