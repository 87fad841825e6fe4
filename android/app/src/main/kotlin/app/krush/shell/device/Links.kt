package app.krush.shell.device

import android.app.Activity
import android.content.ActivityNotFoundException
import android.content.Intent
import android.net.Uri
import androidx.browser.customtabs.CustomTabsIntent
import app.krush.core.NavigationDecision

object Links {
    /** Does what the policy decided for an address that is not shown here. */
    fun follow(activity: Activity, url: String, decision: NavigationDecision) {
        when (decision) {
            NavigationDecision.TAB -> openTab(activity, url)
            NavigationDecision.SYSTEM -> openSystem(activity, url)
            NavigationDecision.HERE, NavigationDecision.BLOCK -> Unit
        }
    }

    fun openTab(activity: Activity, url: String): Boolean = opened {
        CustomTabsIntent.Builder().setShareState(CustomTabsIntent.SHARE_STATE_ON).build().launchUrl(activity, Uri.parse(url))
    }

    /** Only for addresses of the policy's own schemes: an intent made of a page's text could start anything. */
    fun openSystem(activity: Activity, url: String): Boolean = opened {
        val uri = Uri.parse(url)
        val action = if (uri.scheme.equals("tel", ignoreCase = true)) Intent.ACTION_DIAL else Intent.ACTION_VIEW
        activity.startActivity(Intent(action, uri))
    }

    fun openSubscriptions(activity: Activity) {
        openTab(activity, "https://play.google.com/store/account/subscriptions?package=${activity.packageName}")
    }

    /** False where no app takes it. */
    private fun opened(start: () -> Unit): Boolean = try {
        start()
        true
    } catch (_: ActivityNotFoundException) {
        false
    }
}
