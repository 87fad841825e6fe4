import { fileURLToPath } from 'node:url'
import { heap, launch, openPage, signInBrowser, watchNetwork } from '../lib/browser.mjs'
import { freePort, startNode } from '../lib/processes.mjs'
import { noteRow, ratioRow, truthRow, valueRow } from '../lib/rows.mjs'
import { inTurns, round, sleep } from '../lib/stats.mjs'
import { seedMessages } from '../lib/seed.mjs'

export const title = 'a chat of 5,000 messages'

const KB = 1024

/** Opens a chat in a fresh page: until its newest message is there and the field can be used. */
async function open(browser, url) {
  const page = await openPage(browser)
  const network = await watchNetwork(page)
  await page.evaluateOnNewDocument(() => {
    const look = () => {
      const field = document.querySelector('textarea')
      if (field && !field.disabled && document.querySelector('[role=log] [data-message]'))
        setTimeout(() => (window.__ready = performance.now()))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(url)
  const ready = await page.waitForFunction(() => window.__ready, { polling: 50, timeout: 30_000 })
  const ms = await ready.jsonValue()
  return { page, network, ms }
}

/** Scrolls up as a thumb does, until the first message is seen; counts elements and frame times on the way. */
async function scrollToFirst(page, { pixels, most_ms }) {
  return page.evaluate(
    async (pixels, most_ms) => {
      const log = document.querySelector('[role=log]')
      const reverse = getComputedStyle(log).flexDirection === 'column-reverse' || log.scrollTop < 0 || log.scrollTop === 0
      const top = () => (reverse ? -(log.scrollHeight - log.clientHeight) : 0)
      const frames = []
      let most = 0
      let stuck = 0
      let before = performance.now()
      const begun = before
      window.__long.length = 0
      await new Promise((resolve) => {
        const step = () => {
          const at = performance.now()
          frames.push(at - before)
          before = at
          log.scrollTop -= pixels
          if (frames.length % 15 === 0) most = Math.max(most, document.querySelectorAll('*').length)
          // At the top older messages may still be on their way.
          stuck = Math.abs(log.scrollTop - top()) < 3 ? stuck + 1 : 0
          if (stuck > 150 || at - begun > most_ms) resolve()
          else requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      })
      const moving = frames.slice(1, Math.max(2, frames.length - 150)).sort((a, b) => a - b)
      const at = (p) => moving[Math.min(moving.length - 1, Math.floor(p * moving.length))]
      return {
        p50: at(0.5),
        p95: at(0.95),
        p99: at(0.99),
        max: at(1),
        most,
        seconds: (performance.now() - begun) / 1000,
        frames: moving.length,
        longs: window.__long.length,
        first: log.textContent.includes('Line number 1 of'),
        rows: document.querySelectorAll('[data-message]').length,
      }
    },
    pixels,
    most_ms,
  )
}

export async function run(world, { quick, say }) {
  const size = quick ? 1_000 : 5_000
  const server = await world.krush('whole')
  const model = await world.model()
  const [long, short] = [await server.person('long', { character: 1 }), await server.person('short', { character: 1 })]
  await seedMessages(world, long.conversation_id, size)
  await seedMessages(world, short.conversation_id, 50)
  await (await world.postgres()).sql('vacuum analyze messages')
  const port = await freePort()
  const floorServer = await startNode(
    'chat page',
    [fileURLToPath(new URL('../floors/chat-page.mjs', import.meta.url)), String(port), model.origin, String(size)],
    { says: 'ready' },
  )
  const [a, b] = [await launch(say), await launch(say)]
  const rows = []
  try {
    await signInBrowser(a.browser, server.origin, long)
    await signInBrowser(b.browser, server.origin, short)
    const opened = (browser, person) => async () => {
      const { page, ms } = await open(browser, `${server.origin}/chat/${person.conversation_id}`)
      await sleep(300)
      await page.close()
      return { ms }
    }
    await opened(a.browser, long)()
    await opened(b.browser, short)()
    const figures = await inTurns(quick ? 3 : 7, opened(a.browser, long), opened(b.browser, short), { open: (side) => side.ms })
    const size_text = size.toLocaleString('en')
    rows.push(
      ratioRow('G5', `opening a chat of ${size_text} messages against one of 50 (page load included)`, figures.open, 'ms', { most: 1.2 }),
    )
    const { page, network } = await open(a.browser, `${server.origin}/chat/${long.conversation_id}`)
    await page.bringToFront()
    await sleep(3000)
    const data = network.all().filter((entry) => entry.type === 'Document' || entry.url.includes('/v1/'))
    rows.push(
      valueRow('G5', 'data at open: the document and all calls, as served', data.reduce((sum, entry) => sum + entry.wire, 0) / KB, 'KB', {
        most: 60,
      }),
    )
    const at_open = await heap(page)
    const seen = await scrollToFirst(page, { pixels: 700, most_ms: quick ? 20_000 : 45_000 })
    const after = await heap(page)
    await page.close()
    const floor = await openPage(b.browser)
    await floor.goto(`http://127.0.0.1:${port}/long`)
    await sleep(1500)
    await floor.bringToFront()
    const least = await scrollToFirst(floor, { pixels: 700, most_ms: 8_000 })
    await floor.close()
    rows.push(
      truthRow(
        'G5',
        'scrolling up reaches the first message',
        seen.first ? `yes, in ${round(seen.seconds, 1)} s` : 'no',
        'yes',
        seen.first,
      ),
    )
    rows.push(valueRow('G5', 'most elements at any time while scrolling to the first', seen.most, '', { most: 1500, floor: least.most }))
    rows.push(valueRow('G5', 'JavaScript heap at open, after collecting', at_open, 'MB', { most: 8 }))
    rows.push(
      ratioRow(
        'G5',
        'heap after the whole scroll against at open',
        { ours: after, floor: at_open, ratio: round(after / at_open, 3) },
        'MB',
        { most: 1.3 },
      ),
    )
    rows.push(valueRow('G5', 'frame time while scrolling, p95', seen.p95, 'ms', { most: 18.5, floor: round(least.p95, 1) }))
    rows.push(valueRow('G5', 'frame time while scrolling, p99', seen.p99, 'ms', { most: 25, floor: round(least.p99, 1) }))
    rows.push(noteRow('G5', 'long tasks while scrolling', seen.longs, least.longs))
  } finally {
    await a.close()
    await b.close()
    await floorServer.stop()
  }
  return rows
}
