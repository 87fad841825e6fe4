package app.krush.shell.auth

import android.content.Context
import android.security.keystore.KeyGenParameterSpec
import android.security.keystore.KeyProperties
import android.util.Base64
import java.security.GeneralSecurityException
import java.security.KeyStore
import java.security.ProviderException
import javax.crypto.Cipher
import javax.crypto.KeyGenerator
import javax.crypto.SecretKey
import javax.crypto.spec.GCMParameterSpec

/** Secrets of this device, encrypted by a key that never leaves the Keystore. The name of a secret is part of what is checked. */
class SecureStore(context: Context) {
    private val values = context.getSharedPreferences("secrets", Context.MODE_PRIVATE)

    /** Null where there is none, or where this device can no longer read it (a new screen lock, a restored copy). */
    fun read(name: String): String? {
        val stored = values.getString(name, null) ?: return null
        return try {
            val bytes = Base64.decode(stored, Base64.NO_WRAP)
            val cipher = Cipher.getInstance(CIPHER)
            cipher.init(Cipher.DECRYPT_MODE, key(), GCMParameterSpec(TAG_BITS, bytes, 0, IV_BYTES))
            cipher.updateAAD(name.toByteArray())
            String(cipher.doFinal(bytes, IV_BYTES, bytes.size - IV_BYTES))
        } catch (_: GeneralSecurityException) {
            null
        } catch (_: IllegalArgumentException) {
            null
        } catch (_: ProviderException) {
            null
        }
    }

    /** Written before it returns: a refresh token that is lost ends the session. False where the Keystore failed. */
    fun write(name: String, value: String): Boolean = try {
        val cipher = Cipher.getInstance(CIPHER)
        cipher.init(Cipher.ENCRYPT_MODE, key())
        cipher.updateAAD(name.toByteArray())
        val bytes = cipher.iv + cipher.doFinal(value.toByteArray())
        values.edit().putString(name, Base64.encodeToString(bytes, Base64.NO_WRAP)).commit()
    } catch (_: GeneralSecurityException) {
        false
    } catch (_: ProviderException) {
        false
    }

    fun forget(name: String) {
        values.edit().remove(name).commit()
    }

    private fun key(): SecretKey {
        val store = KeyStore.getInstance(PROVIDER)
        store.load(null)
        (store.getKey(ALIAS, null) as SecretKey?)?.let { return it }
        val generator = KeyGenerator.getInstance(KeyProperties.KEY_ALGORITHM_AES, PROVIDER)
        val purposes = KeyProperties.PURPOSE_ENCRYPT or KeyProperties.PURPOSE_DECRYPT
        generator.init(
            KeyGenParameterSpec.Builder(ALIAS, purposes)
                .setBlockModes(KeyProperties.BLOCK_MODE_GCM)
                .setEncryptionPaddings(KeyProperties.ENCRYPTION_PADDING_NONE)
                .setKeySize(KEY_BITS)
                .build(),
        )
        return generator.generateKey()
    }

    private companion object {
        const val PROVIDER = "AndroidKeyStore"
        const val ALIAS = "krush"
        const val CIPHER = "AES/GCM/NoPadding"
        const val KEY_BITS = 256
        const val TAG_BITS = 128
        const val IV_BYTES = 12
    }
}
