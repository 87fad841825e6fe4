package app.krush.core

import java.io.ByteArrayOutputStream
import java.util.Base64

/** The file that the page hands over in pieces before it is saved. One at a time: another name begins anew. */
class FilePieces {
    private var name = ""
    private var bytes = ByteArrayOutputStream()

    /** False for what is no base64, and once there is too much; the file is forgotten then. */
    fun add(file: String, data: String): Boolean {
        if (file != name) forget()
        name = file
        val piece = try {
            Base64.getDecoder().decode(data)
        } catch (_: IllegalArgumentException) {
            null
        }
        if (piece == null || bytes.size() + piece.size > Bridge.FILE_BYTES) {
            forget()
            return false
        }
        bytes.write(piece, 0, piece.size)
        return true
    }

    /** The whole file, which is forgotten with it; null where there is none of this name. */
    fun take(file: String): ByteArray? {
        if (file.isEmpty() || file != name) return null
        return bytes.toByteArray().also { forget() }
    }

    fun forget() {
        name = ""
        bytes = ByteArrayOutputStream()
    }
}
