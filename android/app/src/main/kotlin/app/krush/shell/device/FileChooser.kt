package app.krush.shell.device

import android.app.Activity
import android.content.ActivityNotFoundException
import android.net.Uri
import android.webkit.ValueCallback
import android.webkit.WebChromeClient.FileChooserParams
import androidx.activity.ComponentActivity
import androidx.activity.result.contract.ActivityResultContracts

/** The page's file input. A chooser that is not answered never opens again, so every way out answers, with null at worst. */
class FileChooser(activity: ComponentActivity) {
    private var waiting: ValueCallback<Array<Uri>>? = null

    private val launcher = activity.registerForActivityResult(ActivityResultContracts.StartActivityForResult()) { result ->
        finish(if (result.resultCode == Activity.RESULT_OK) FileChooserParams.parseResult(result.resultCode, result.data) else null)
    }

    fun show(answer: ValueCallback<Array<Uri>>, parameters: FileChooserParams): Boolean {
        finish(null)
        waiting = answer
        try {
            launcher.launch(parameters.createIntent())
        } catch (_: ActivityNotFoundException) {
            finish(null)
        }
        return true
    }

    private fun finish(files: Array<Uri>?) {
        waiting?.onReceiveValue(files)
        waiting = null
    }
}
