package app.krush.core

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertIs
import kotlin.test.assertTrue

class TokenDeskTest {
    private fun waits(answer: TokenAnswer, start: Boolean) = assertEquals(start, assertIs<TokenAnswer.Wait>(answer).start)

    private fun ready(answer: TokenAnswer, token: String) = assertEquals(token, assertIs<TokenAnswer.Ready>(answer).token)

    @Test
    fun aTokenIsFetchedOnceAndHandedOutOnce() {
        val desk = TokenDesk(signedIn = true)
        waits(desk.ask(0), start = true)
        waits(desk.ask(2_000), start = false)
        desk.fetched("a", 120_000)
        ready(desk.ask(4_000), "a")
        waits(desk.ask(6_000), start = true)
    }

    @Test
    fun aTokenCanBeFetchedBeforeItIsAskedFor() {
        val desk = TokenDesk(signedIn = true)
        assertTrue(desk.prefetch(0))
        assertFalse(desk.prefetch(1))
        desk.fetched("a", 120_000)
        assertFalse(desk.prefetch(2))
        ready(desk.ask(3), "a")
        assertFalse(TokenDesk(signedIn = false).prefetch(0))
    }

    @Test
    fun forceMeansAnotherOne() {
        val desk = TokenDesk(signedIn = true)
        desk.ask(0)
        desk.fetched("a", 120_000)
        waits(desk.ask(1_000, force = true), start = true)
        desk.fetched("b", 120_000)
        ready(desk.ask(1_500), "b")
    }

    @Test
    fun aTokenThatEndsSoonIsNotHandedOut() {
        val desk = TokenDesk(signedIn = true)
        desk.ask(0)
        desk.fetched("a", 20_000)
        waits(desk.ask(10_001), start = true)
    }

    @Test
    fun aFailingServerIsAskedLessAndLessOften() {
        val desk = TokenDesk(signedIn = true)
        val fetches = mutableListOf<Long>()
        for (now in 0L..120_000L step 2_000L) {
            if ((desk.ask(now) as TokenAnswer.Wait).start) {
                fetches += now
                assertFalse(desk.failed(FetchFailure.SERVER, now))
            }
        }
        assertEquals(listOf(0L, 2_000L, 4_000L, 8_000L, 16_000L, 32_000L, 62_000L, 92_000L), fetches)
        desk.wentOnline()
        waits(desk.ask(120_001), start = true)
    }

    @Test
    fun aRefusalSignsOut() {
        val desk = TokenDesk(signedIn = true)
        desk.ask(0)
        assertTrue(desk.failed(FetchFailure.REFUSED, 1))
        assertEquals(TokenAnswer.SignedOut, desk.ask(2))
        desk.signedIn()
        waits(desk.ask(3), start = true)
    }

    @Test
    fun whatComesAfterSigningOutIsNotKept() {
        val desk = TokenDesk(signedIn = true)
        desk.ask(0)
        desk.signedOut()
        desk.fetched("a", 120_000)
        assertFalse(desk.failed(FetchFailure.REFUSED, 1))
        assertEquals(TokenAnswer.SignedOut, desk.ask(2))
    }

    @Test
    fun aFetchWithoutAnAnswerIsGivenUp() {
        val desk = TokenDesk(signedIn = true)
        waits(desk.ask(0), start = true)
        waits(desk.ask(30_000), start = false)
        waits(desk.ask(30_001), start = true)
    }
}
