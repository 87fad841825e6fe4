package app.krush.shell.device

import android.content.ContentValues
import android.media.MediaScannerConnection
import android.os.Build
import android.os.Environment
import android.provider.MediaStore
import android.webkit.CookieManager
import app.krush.core.ErrorCode
import app.krush.core.FileNames
import app.krush.core.WebAddress
import app.krush.shell.Answer
import app.krush.shell.ShellApplication
import java.io.File
import java.io.IOException
import java.io.InputStream
import java.io.OutputStream
import java.net.HttpURLConnection
import java.net.URL

/** Saves what an address of ours holds into Downloads, with the page's cookies. */
object FileSaver {
    private const val TIMEOUT_MS = 30_000
    /** Larger than any clip the product makes. */
    private const val MOST_BYTES = 200L * 1024 * 1024

    fun save(app: ShellApplication, url: String, name: String, mime: String, answer: Answer) {
        val address = WebAddress.parse(url)
        if (address == null || !app.addresses.isOwn(address)) return answer.bad(ErrorCode.NOT_ALLOWED)
        val cookies: String? = CookieManager.getInstance().getCookie(url)
        work(app, answer) { load(url, cookies) { write(app, FileNames.safe(name), mime, it) } }
    }

    /** Saves what the page has made itself. */
    fun saveBytes(app: ShellApplication, bytes: ByteArray, name: String, mime: String, answer: Answer) =
        work(app, answer) { write(app, FileNames.safe(name), mime, bytes.inputStream()) }

    private fun work(app: ShellApplication, answer: Answer, save: () -> Boolean) {
        app.work.execute {
            val saved = try {
                save()
            } catch (_: IOException) {
                false
            }
            app.main.post { answer.good(mapOf("saved" to saved)) }
        }
    }

    private fun load(url: String, cookies: String?, use: (InputStream) -> Boolean): Boolean {
        val connection = URL(url).openConnection() as HttpURLConnection
        try {
            // Cookies go to our own origin only, wherever the answer points.
            connection.instanceFollowRedirects = false
            connection.connectTimeout = TIMEOUT_MS
            connection.readTimeout = TIMEOUT_MS
            if (cookies != null) connection.setRequestProperty("Cookie", cookies)
            if (connection.responseCode != HttpURLConnection.HTTP_OK) return false
            return connection.inputStream.use(use)
        } finally {
            connection.disconnect()
        }
    }

    private fun write(app: ShellApplication, name: String, mime: String, from: InputStream): Boolean =
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.Q) writeToStore(app, name, mime, from) else writeToFolder(app, name, from)

    private fun writeToStore(app: ShellApplication, name: String, mime: String, from: InputStream): Boolean {
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.Q) return false
        val resolver = app.contentResolver
        val values = ContentValues().apply {
            put(MediaStore.MediaColumns.DISPLAY_NAME, name)
            put(MediaStore.MediaColumns.MIME_TYPE, mime)
            put(MediaStore.MediaColumns.IS_PENDING, 1)
        }
        val place = resolver.insert(MediaStore.Downloads.EXTERNAL_CONTENT_URI, values) ?: return false
        val whole = try {
            resolver.openOutputStream(place)?.use { copy(from, it) } ?: false
        } catch (_: IOException) {
            false
        }
        if (!whole) {
            resolver.delete(place, null, null)
            return false
        }
        values.clear()
        values.put(MediaStore.MediaColumns.IS_PENDING, 0)
        resolver.update(place, values, null, null)
        return true
    }

    private fun writeToFolder(app: ShellApplication, name: String, from: InputStream): Boolean {
        @Suppress("DEPRECATION")
        val folder = Environment.getExternalStoragePublicDirectory(Environment.DIRECTORY_DOWNLOADS)
        if (!folder.isDirectory && !folder.mkdirs()) return false
        val stem = name.substringBeforeLast('.')
        val end = name.substring(stem.length)
        val file = generateSequence(0) { it + 1 }.map { File(folder, if (it == 0) name else "$stem ($it)$end") }.first { it.createNewFile() }
        val whole = file.outputStream().use { copy(from, it) }
        if (whole) MediaScannerConnection.scanFile(app, arrayOf(file.path), null, null) else file.delete()
        return whole
    }

    /** False where there was too much. */
    private fun copy(from: InputStream, to: OutputStream): Boolean {
        val buffer = ByteArray(1 shl 16)
        var total = 0L
        while (true) {
            val count = from.read(buffer)
            if (count < 0) return true
            total += count
            if (total > MOST_BYTES) return false
            to.write(buffer, 0, count)
        }
    }
}
