package app.krush.core

import java.io.File
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** The cases that both apps share; ShellCore of ios/ runs the same files. */
class VectorTest {
    private fun vectors(name: String): Map<*, *> {
        val folder = System.getProperty("krush.vectors") ?: "../../tests/native/vectors"
        return Json.parse(File(folder, name).readText())!!.value as Map<*, *>
    }

    private fun Map<*, *>.cases(name: String) = (this[name] as List<*>).map { it as Map<*, *> }.also { assertTrue(it.isNotEmpty(), name) }

    private fun addresses(vectors: Map<*, *>) = ShellAddresses(vectors["origin"] as String)

    @Test
    fun everyNavigation() {
        val vectors = vectors("navigation.json")
        for (case in vectors.cases("navigation")) {
            val navigation =
                Navigation(case["url"] as String, case["main"] == true, case["window"] == true, case["gesture"] == true)
            assertEquals(case["decision"], NavigationPolicy.decide(navigation, addresses(vectors)).wire, case["name"] as String)
        }
    }

    @Test
    fun everyQuestionForTheMicrophone() {
        val vectors = vectors("navigation.json")
        for (case in vectors.cases("media")) {
            val wants = (case["wants"] as List<*>).map { it as String }.toSet()
            val asked = MediaPolicy.mayAsk(case["origin"] as String, case["main"] == true, wants, addresses(vectors))
            assertEquals(case["ask"], asked, case["name"] as String)
        }
    }

    @Test
    fun everyLinkFromOutside() {
        val vectors = vectors("navigation.json")
        for (case in vectors.cases("links"))
            assertEquals(case["path"], DeepLinks.pathOf(case["link"] as String, addresses(vectors)), case["name"] as String)
    }

    @Test
    fun everyMessage() {
        val vectors = vectors("bridge.json")
        for (case in vectors.cases("incoming")) {
            val name = case["name"] as String
            val repeat = case["repeat"] as List<*>?
            val text = if (repeat == null) case["text"] as String else (repeat[0] as String).repeat((repeat[1] as Long).toInt())
            val origin = case["origin"] as String? ?: vectors["origin"] as String
            when (val incoming = BridgeCodec.receive(text, origin, case["main"] != false, addresses(vectors))) {
                is Incoming.Handle -> assertEquals(case["handle"], incoming.request.type.wire, name)
                is Incoming.Refuse -> {
                    val reply = Json.parse(incoming.reply)!!.value as Map<*, *>
                    assertEquals(case["refused"], (reply["error"] as Map<*, *>)["code"], name)
                    assertEquals(false, reply["ok"], name)
                    if (case.containsKey("re")) assertEquals(case["re"], reply["re"], name)
                }
            }
        }
    }

    @Test
    fun everyTokenError() {
        for (case in vectors("bridge.json").cases("reactions"))
            assertEquals(case["reaction"], TokenDesk.reactionTo(case["code"] as String).name.lowercase(), case["code"] as String)
    }

    @Test
    fun everyStoryOfTheShell() {
        for (story in vectors("shell.json").cases("stories")) {
            val machine = ShellMachine()
            var now = 1_000L
            for ((index, step) in (story["steps"] as List<*>).withIndex()) {
                val (input, screen) = (step as List<*>).map { it as String }
                val commands = machine.take(ShellInput.entries.first { it.wire == input }, now).map { it.wire }
                assertEquals(step.drop(2), commands, "${story["name"]}, step $index")
                assertEquals(screen, machine.screen.wire, "${story["name"]}, step $index")
                now += story["apart"] as Long? ?: 1_000L
            }
        }
    }
}
