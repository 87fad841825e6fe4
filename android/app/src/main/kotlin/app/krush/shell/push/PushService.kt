package app.krush.shell.push

import app.krush.shell.ShellApplication
import com.google.firebase.messaging.FirebaseMessagingService
import com.google.firebase.messaging.RemoteMessage

/** What the server sends holds an address and no words: `data: { url }`. */
class PushService : FirebaseMessagingService() {
    private val push get() = (application as ShellApplication).push

    override fun onMessageReceived(message: RemoteMessage) = push.show(message.data["url"])

    override fun onNewToken(token: String) = push.renewed(token)
}
