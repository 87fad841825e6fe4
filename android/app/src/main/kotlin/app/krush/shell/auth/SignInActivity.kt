package app.krush.shell.auth

import android.os.Bundle
import android.text.InputType
import android.view.View
import android.view.WindowManager
import android.widget.Button
import android.widget.EditText
import android.widget.TextView
import androidx.activity.ComponentActivity
import androidx.activity.OnBackPressedCallback
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat
import app.krush.core.FetchFailure
import app.krush.shell.Column
import app.krush.shell.R
import app.krush.shell.ShellApplication

/** The native sign-in: Google by the system, or a code by mail. Closes itself when somebody is signed in. */
class SignInActivity : ComponentActivity() {
    private val app get() = application as ShellApplication
    private val api by lazy { SessionApi(app.addresses, app.packageVersion) }
    private lateinit var form: Form

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        // A code is nobody else's to see.
        window.addFlags(WindowManager.LayoutParams.FLAG_SECURE)
        form = Form()
        setContentView(form)
        // There is nothing behind it to go back to.
        onBackPressedDispatcher.addCallback(this, object : OnBackPressedCallback(true) {
            override fun handleOnBackPressed() {
                moveTaskToBack(true)
            }
        })
    }

    private fun google() {
        form.busy(true)
        CredentialSignIn.google(this) { found ->
            when (found) {
                is Credential.Found -> run({ api.nativeSignIn("google", found.idToken, found.nonce) }, ::finishWith)
                Credential.Cancelled -> form.busy(false)
                Credential.Failed -> form.problem(R.string.sign_in_failed)
            }
        }
    }

    private fun sendCode(email: String) = run({ api.requestCode(email) }) { form.askCode(email) }

    private fun confirm(email: String, code: String) = run({ api.verifyCode(email, code) }, ::finishWith)

    private fun finishWith(token: String) {
        app.auth.signIn(token) { outcome ->
            when (outcome) {
                is Outcome.Good -> finish()
                is Outcome.Bad -> form.problem(outcome.why)
            }
        }
    }

    /** Runs a call off the main thread; [then] only after a good answer. */
    private fun <T> run(call: () -> Outcome<T>, then: (T) -> Unit) {
        form.busy(true)
        app.work.execute {
            val outcome = call()
            runOnUiThread {
                if (isDestroyed) return@runOnUiThread
                form.busy(false)
                when (outcome) {
                    is Outcome.Good -> then(outcome.value)
                    is Outcome.Bad -> form.problem(outcome.why)
                }
            }
        }
    }

    private inner class Form : Column(this@SignInActivity) {
        private val google: Button = button(R.string.sign_in_google) { google() }
        private val email = field(R.string.sign_in_email, InputType.TYPE_CLASS_TEXT or InputType.TYPE_TEXT_VARIATION_EMAIL_ADDRESS)
        private val send: Button = button(R.string.sign_in_send_code) { sendCode(email.text.toString().trim()) }
        private val sent: TextView = text(16f, R.color.muted)
        private val code = field(R.string.sign_in_code, InputType.TYPE_CLASS_NUMBER)
        private val confirm: Button = button(R.string.sign_in_confirm) { confirm(email.text.toString().trim(), code.text.toString()) }
        private val problem: TextView = text(16f, R.color.accent)
        private var asksCode = false

        init {
            ViewCompat.setOnApplyWindowInsetsListener(this) { view, insets ->
                val kinds = WindowInsetsCompat.Type.systemBars() or WindowInsetsCompat.Type.displayCutout() or WindowInsetsCompat.Type.ime()
                val edges = insets.getInsets(kinds)
                val side = pixels(24)
                view.setPadding(edges.left + side, edges.top + side, edges.right + side, edges.bottom + side)
                WindowInsetsCompat.CONSUMED
            }
            row(text(28f, R.color.text).apply { setText(R.string.sign_in_title) })
            row(text(16f, R.color.muted).apply { setText(R.string.sign_in_adults) })
            email.setAutofillHints(View.AUTOFILL_HINT_EMAIL_ADDRESS)
            problem.accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_ASSERTIVE
            sent.accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
            for (view in listOf(google, email, send, sent, code, confirm, problem)) row(view)
            draw()
        }

        private fun field(label: Int, kind: Int): EditText = EditText(context).apply {
            setHint(label)
            inputType = kind
            minHeight = pixels(48)
            setTextColor(context.getColor(R.color.text))
            setHintTextColor(context.getColor(R.color.muted))
        }

        private fun draw() {
            google.visibility = if (CredentialSignIn.isOffered && !asksCode) View.VISIBLE else View.GONE
            email.visibility = if (asksCode) View.GONE else View.VISIBLE
            send.visibility = email.visibility
            sent.visibility = if (asksCode) View.VISIBLE else View.GONE
            code.visibility = sent.visibility
            confirm.visibility = sent.visibility
            problem.visibility = if (problem.text.isEmpty()) View.GONE else View.VISIBLE
        }

        fun busy(busy: Boolean) {
            for (view in listOf(google, send, confirm)) view.isEnabled = !busy
            if (busy) problem.text = ""
            draw()
        }

        fun askCode(address: String) {
            asksCode = true
            sent.text = context.getString(R.string.sign_in_sent, address)
            draw()
            code.requestFocus()
        }

        fun problem(why: FetchFailure) = problem(
            when (why) {
                FetchFailure.OFFLINE -> R.string.sign_in_offline
                FetchFailure.REFUSED -> if (asksCode) R.string.sign_in_wrong else R.string.sign_in_failed
                FetchFailure.SERVER -> R.string.sign_in_failed
            },
        )

        fun problem(words: Int) {
            busy(false)
            problem.setText(words)
            draw()
        }
    }
}
