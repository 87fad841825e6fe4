package app.krush.shell.auth

import android.app.Activity
import android.os.CancellationSignal
import android.util.Base64
import androidx.core.content.ContextCompat
import androidx.credentials.CredentialManager
import androidx.credentials.CredentialManagerCallback
import androidx.credentials.CustomCredential
import androidx.credentials.GetCredentialRequest
import androidx.credentials.GetCredentialResponse
import androidx.credentials.exceptions.GetCredentialCancellationException
import androidx.credentials.exceptions.GetCredentialException
import app.krush.shell.BuildConfig
import com.google.android.libraries.identity.googleid.GetSignInWithGoogleOption
import com.google.android.libraries.identity.googleid.GoogleIdTokenCredential
import com.google.android.libraries.identity.googleid.GoogleIdTokenParsingException
import java.security.MessageDigest
import java.security.SecureRandom

sealed interface Credential {
    /** The provider's identity token, bound to [nonce]. */
    class Found(val idToken: String, val nonce: String) : Credential
    data object Cancelled : Credential
    data object Failed : Credential
}

/** Sign in with Google by the system's Credential Manager: Google refuses its sign-in inside a web view. */
object CredentialSignIn {
    private const val NONCE_BYTES = 32

    val isOffered: Boolean get() = BuildConfig.GOOGLE_CLIENT_ID.isNotEmpty()

    fun google(activity: Activity, done: (Credential) -> Unit) {
        val nonce = encode(ByteArray(NONCE_BYTES).also { SecureRandom().nextBytes(it) })
        // The provider sees the hash; only this app and the server know what it is of.
        val hash = encode(MessageDigest.getInstance("SHA-256").digest(nonce.toByteArray()))
        val option = GetSignInWithGoogleOption.Builder(BuildConfig.GOOGLE_CLIENT_ID).setNonce(hash).build()
        CredentialManager.create(activity).getCredentialAsync(
            activity,
            GetCredentialRequest.Builder().addCredentialOption(option).build(),
            CancellationSignal(),
            ContextCompat.getMainExecutor(activity),
            object : CredentialManagerCallback<GetCredentialResponse, GetCredentialException> {
                override fun onResult(result: GetCredentialResponse) = done(read(result, nonce))

                override fun onError(e: GetCredentialException) =
                    done(if (e is GetCredentialCancellationException) Credential.Cancelled else Credential.Failed)
            },
        )
    }

    private fun read(result: GetCredentialResponse, nonce: String): Credential {
        val found = result.credential as? CustomCredential ?: return Credential.Failed
        if (found.type != GoogleIdTokenCredential.TYPE_GOOGLE_ID_TOKEN_CREDENTIAL) return Credential.Failed
        return try {
            Credential.Found(GoogleIdTokenCredential.createFrom(found.data).idToken, nonce)
        } catch (_: GoogleIdTokenParsingException) {
            Credential.Failed
        }
    }

    private fun encode(bytes: ByteArray): String = Base64.encodeToString(bytes, Base64.URL_SAFE or Base64.NO_WRAP or Base64.NO_PADDING)
}
