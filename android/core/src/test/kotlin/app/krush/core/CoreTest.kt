package app.krush.core

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertNull
import kotlin.test.assertTrue

class CoreTest {
    private val addresses = ShellAddresses("https://krush.example")
    private val proof = PurchaseProof("google", "t1", "pack", "token")

    private fun typesOf(texts: List<String>) = texts.map { (Json.parse(it)!!.value as Map<*, *>)["type"] }

    @Test
    fun eventsWaitForThePage() {
        val queue = EventQueue()
        assertEquals(emptyList(), queue.offer(EventType.NET_STATE, mapOf("online" to false)))
        assertEquals(emptyList(), queue.offer(EventType.PUSH_OPENED, mapOf("url" to "/chat/1")))
        assertEquals(emptyList(), queue.offer(EventType.LINK_OPENED, mapOf("url" to "/chat/2")))
        queue.offer(EventType.NET_STATE, mapOf("online" to true))
        val sent = queue.pageSaidHello()
        assertEquals(listOf<Any?>("push.opened", "link.opened", "net.state"), typesOf(sent))
        assertTrue(sent.last().contains("true"))
        assertEquals(1, queue.offer(EventType.APP_RESUMED).size)
        queue.pageLeft()
        assertEquals(0, queue.offer(EventType.APP_RESUMED).size)
        queue.forget()
        assertEquals(emptyList(), queue.pageSaidHello())
    }

    @Test
    fun theOldestEventGoesWhenTooManyWait() {
        val queue = EventQueue()
        for (n in 0..40) queue.offer(EventType.LINK_OPENED, mapOf("url" to "/chat/$n"))
        val sent = queue.pageSaidHello()
        assertEquals(Bridge.EVENT_QUEUE, sent.size)
        assertTrue(sent.first().contains("/chat/9\"") && sent.last().contains("/chat/40\""))
    }

    @Test
    fun anEventThatTheContractDoesNotKnowIsNotSent() {
        assertNull(BridgeCodec.event(EventType.NET_STATE, mapOf("online" to "yes")))
        assertNull(BridgeCodec.event(EventType.STORE_UPDATED, mapOf("proof" to mapOf("store" to "other"))))
        assertNull(BridgeCodec.event(EventType.LINK_OPENED, mapOf("url" to "x".repeat(Bridge.MAX_BYTES))))
        assertTrue(BridgeCodec.event(EventType.STORE_UPDATED, mapOf("proof" to proof.payload()))!!.contains("\"t1\""))
    }

    @Test
    fun jsonComesBackAsItWent() {
        val value = mapOf("a" to listOf(1L, 2.5, true, null, "q\"\\\n\u2028\u20ac"), "b" to mapOf("c" to ""))
        assertEquals<Any?>(value, Json.parse(Json.write(value))!!.value)
        assertFalse(Json.write("\u2028").contains('\u2028'))
        for (wrong in listOf("{", "[1,]", "{\"a\":1,}", "01", "+1", "\"\\x\"", "\"\\u12g4\"", "nul", "1 2", "\"a\nb\"", "1e999"))
            assertNull(Json.parse(wrong), wrong)
        assertNull(Json.parse("[".repeat(18) + "]".repeat(18)))
    }

    @Test
    fun aWrongOriginStopsTheBuild() {
        for (wrong in listOf("", "krush.example", "https://krush.example/app", "ftp://krush.example", "https://a@krush.example"))
            assertFailsWith<IllegalArgumentException>(wrong) { ShellAddresses(wrong) }
        assertEquals("http://10.0.2.2:3000", ShellAddresses("http://10.0.2.2:3000/").origin)
    }

    @Test
    fun theLockAsksAtTheStartAndAfterAWhile() {
        val lock = LockPolicy(enabled = true)
        assertTrue(lock.isLocked)
        lock.unlocked()
        lock.backgrounded(1_000)
        lock.resumed(31_000)
        assertFalse(lock.isLocked)
        lock.backgrounded(40_000)
        lock.backgrounded(60_000)
        lock.resumed(70_001)
        assertTrue(lock.isLocked)
        lock.unlocked()
        lock.backgrounded(80_000)
        lock.resumed(10)
        assertTrue(lock.isLocked)
        lock.change(enabled = false)
        lock.backgrounded(0)
        lock.resumed(1_000_000)
        assertFalse(lock.isLocked)
        assertFalse(LockPolicy(enabled = false).isLocked)
    }

    @Test
    fun thePageHearsOfAPurchaseOnce() {
        val ledger = PurchaseLedger()
        assertTrue(ledger.offer(proof))
        assertFalse(ledger.offer(proof.copy()))
        assertTrue(ledger.offer(proof.copy(token = "renewed")))
        assertEquals("renewed", ledger.finish("t1")?.token)
        assertNull(ledger.finish("t1"))
        assertTrue(ledger.offer(proof))
        ledger.forget()
        assertTrue(ledger.offer(proof))
        assertTrue(PurchaseAccount.isValid("123e4567-E89b-12d3-a456-426614174000"))
        assertFalse(PurchaseAccount.isValid("42"))
    }

    @Test
    fun noticesLeadIntoTheAppOnly() {
        assertEquals("/chat/7", PushNotice.pathOf("/chat/7", addresses))
        for (wrong in listOf(null, "", "https://other.test/", "javascript:x", "/v1/users/me"))
            assertEquals("/chat", PushNotice.pathOf(wrong, addresses))
    }

    @Test
    fun aFileInPieces() {
        val pieces = FilePieces()
        assertTrue(pieces.add("a", "QUI="))
        assertTrue(pieces.add("a", "Qw=="))
        assertNull(pieces.take("b"))
        assertEquals("ABC", pieces.take("a")?.decodeToString())
        assertNull(pieces.take("a"))
        assertNull(pieces.take(""))
        assertTrue(pieces.add("a", "QUI="))
        assertTrue(pieces.add("b", "Qw=="))
        assertEquals("C", pieces.take("b")?.decodeToString())
        assertFalse(pieces.add("c", "no base64!"))
        assertNull(pieces.take("c"))
        val half = java.util.Base64.getEncoder().encodeToString(ByteArray(Bridge.FILE_BYTES / 2 + 1))
        assertTrue(pieces.add("d", half))
        assertFalse(pieces.add("d", half))
        assertNull(pieces.take("d"))
    }

    @Test
    fun namesAndVersions() {
        assertEquals("KrushAndroid/1.4.0 Shell/1", UserAgent.suffix("1.4.0"))
        assertEquals("KrushAndroid/0 Shell/1", UserAgent.suffix("1.0 (evil)"))
        assertEquals("_.._etc_passwd", FileNames.safe("/../etc/passwd"))
        assertEquals("a_b.jpg", FileNames.safe("..a b.jpg"))
        assertEquals("file", FileNames.safe("..."))
        assertEquals(1, BridgeCodec.commonProtocol(listOf(2, 1)))
        assertNull(BridgeCodec.commonProtocol(listOf(2)))
    }
}
