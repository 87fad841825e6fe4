package app.krush.shell

import android.content.ComponentName
import android.content.Context
import android.content.pm.PackageManager

/** Which of the two aliases of the manifest the launcher shows. */
object AppIcon {
    private const val USUAL = "app.krush.shell.IconUsual"
    private const val DISCREET = "app.krush.shell.IconDiscreet"

    fun isDiscreet(context: Context): Boolean =
        context.packageManager.getComponentEnabledSetting(ComponentName(context, DISCREET)) ==
            PackageManager.COMPONENT_ENABLED_STATE_ENABLED

    /** The new one is enabled before the old one is disabled, or some launchers drop the app from the home screen. */
    fun change(context: Context, discreet: Boolean) {
        enable(context, if (discreet) DISCREET else USUAL, true)
        enable(context, if (discreet) USUAL else DISCREET, false)
    }

    private fun enable(context: Context, name: String, enabled: Boolean) {
        val state =
            if (enabled) PackageManager.COMPONENT_ENABLED_STATE_ENABLED else PackageManager.COMPONENT_ENABLED_STATE_DISABLED
        context.packageManager.setComponentEnabledSetting(ComponentName(context, name), state, PackageManager.DONT_KILL_APP)
    }
}
