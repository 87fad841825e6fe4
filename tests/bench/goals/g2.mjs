import { fileURLToPath } from 'node:url'
import { launch, openPage, signInBrowser } from '../lib/browser.mjs'
import { freePort, startNode } from '../lib/processes.mjs'
import { noteRow, ratioRow, truthRow, valueRow } from '../lib/rows.mjs'
import { inTurns, quantile, round, sleep, summary } from '../lib/stats.mjs'

export const title = 'click → first token painted, in the browser'

let count = 0

/**
 * Types and clicks Send `sends` times. In the page one observer stamps the moment the sent text and the first text of its
 * reply stand in the log, and the frame after each.
 */
async function measure(page, { sends, warm, model, setting }) {
  await model.set(setting)
  const rows = []
  for (let index = 0; index < sends + warm; index++) {
    const tag = `#mw${(count++).toString(36)}x`
    await page.focus('textarea')
    await page.evaluate((text) => document.execCommand('insertText', false, text), `hello ${tag} there`)
    await sleep(60)
    const at = await page.evaluate(
      (tag, word) => {
        const log = document.querySelector('[role=log]')
        const stamp = (window.__stamp = {
          sent: 0,
          own: 0,
          own_painted: 0,
          first: 0,
          painted: 0,
          changed: 0,
          long: window.__long.length,
          slow: window.__slow.length,
        })
        const painted = (name) => requestAnimationFrame(() => setTimeout(() => (stamp[name] = performance.now())))
        window.__observer?.disconnect()
        window.__observer = new MutationObserver(() => {
          if (!stamp.sent) return
          stamp.changed = performance.now()
          if (stamp.first) return
          const text = log.textContent
          const own = text.lastIndexOf(tag)
          if (own < 0) return
          if (!stamp.own) {
            stamp.own = performance.now()
            painted('own_painted')
          }
          if (text.indexOf(word, own) < 0) return
          stamp.first = performance.now()
          painted('painted')
        })
        window.__observer.observe(log, { childList: true, subtree: true, characterData: true })
        addEventListener('click', (event) => event.isTrusted && (stamp.sent ||= performance.now()), { capture: true, once: true })
        const button = [...document.querySelectorAll('form button')].findLast((one) => one.type === 'submit')
        const { left, top, width, height } = button.getBoundingClientRect()
        return { x: left + width / 2, y: top + height / 2 }
      },
      tag,
      'the rain',
    )
    await page.mouse.click(at.x, at.y)
    await page.waitForFunction(() => window.__stamp.painted > 0, { timeout: 20_000, polling: 20 })
    // Until nothing has changed for a while: the reply is there whole and the field is free again.
    await page.waitForFunction(() => performance.now() - window.__stamp.changed > 350, { timeout: 20_000, polling: 50 })
    const seen = await page.evaluate(() => ({
      ...window.__stamp,
      longs: window.__long.slice(window.__stamp.long),
      slows: window.__slow.slice(window.__stamp.slow),
    }))
    if (index < warm) continue
    rows.push({
      painted: seen.painted - seen.sent - setting.first,
      own: seen.own - seen.sent,
      own_painted: seen.own_painted - seen.sent,
      longs: seen.longs,
      slow: Math.max(0, ...seen.slows),
    })
  }
  const of = (name) => rows.map((row) => row[name])
  return {
    ...summary(of('painted'), 1),
    own: round(quantile(of('own'), 0.5), 1),
    own_painted: round(quantile(of('own_painted'), 0.5), 1),
    own_p95: round(quantile(of('own_painted'), 0.95), 1),
    longs: rows.flatMap((row) => row.longs),
    inp: Math.max(...of('slow')),
  }
}

export async function run(world, { quick, say }) {
  const model = await world.model()
  const server = await world.krush('whole')
  const person = await server.person('browser')
  const port = await freePort()
  const floorServer = await startNode(
    'chat page',
    [fileURLToPath(new URL('../floors/chat-page.mjs', import.meta.url)), String(port), model.origin, '5000'],
    { says: 'ready' },
  )
  const { browser, close } = await launch(say)
  await signInBrowser(browser, server.origin, person)
  const rows = []
  const open = async (url, cpu) => {
    const page = await openPage(browser, { cpu })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForSelector('[role=log]')
    await page.waitForFunction(() => !document.querySelector('textarea').disabled)
    await sleep(2500)
    return page
  }
  try {
    for (const cpu of [1, 4]) {
      const sends = quick ? 6 : cpu === 1 ? 14 : 9
      const ourPage = await open(`${server.origin}/chat/${person.conversation_id}`, cpu)
      const floorPage = await open(`http://127.0.0.1:${port}/`, cpu)
      const setting = { first: 0, rate: 0, tokens: 40 }
      const turn = (page) => async () => {
        await page.bringToFront()
        return measure(page, { sends, warm: 2, model, setting })
      }
      const figures = await inTurns(quick ? 1 : 3, turn(ourPage), turn(floorPage), {
        painted: (side) => side.p50,
        own: (side) => side.own_painted,
        inp: (side) => side.inp,
        dom: (side) => side.own,
      })
      rows.push(ratioRow('G2', `click → first token painted, CPU ×${cpu}, p50`, figures.painted, 'ms', { most: cpu === 1 ? 1.25 : 1 }))
      if (cpu === 4)
        rows.push(
          valueRow('G2', 'slowest interaction (INP), CPU ×4', Math.max(...figures.rounds.ours.map((side) => side.inp)), 'ms', {
            most: 200,
          }),
        )
      rows.push(
        truthRow(
          'G2',
          `own message is in the page, CPU ×${cpu}, p50`,
          `${figures.dom.ours} ms, painted ${figures.own.ours} ms (floor ${figures.own.floor} ms)`,
          '≤ 1 frame more than the floor',
          figures.own.ours <= figures.own.floor + 17,
        ),
      )
      await ourPage.bringToFront()
      const streamed = await measure(ourPage, { sends: quick ? 2 : 4, warm: 0, model, setting: { first: 200, rate: 50, tokens: 60 } })
      const longs = [...figures.rounds.ours.flatMap((side) => side.longs), ...streamed.longs]
      const worst = Math.round(Math.max(0, ...longs))
      if (cpu === 1)
        rows.push(
          truthRow(
            'G2',
            'long tasks (> 50 ms) while replies stream, CPU ×1',
            longs.length ? `${longs.length}, longest ${worst} ms` : 'none',
            'none',
            longs.length === 0,
          ),
        )
      else
        rows.push(
          noteRow(
            'G2',
            'long tasks (> 50 ms) while replies stream, CPU ×4',
            longs.length ? `${longs.length}, longest ${worst} ms` : 'none',
          ),
        )
      await ourPage.close()
      await floorPage.close()
    }
  } finally {
    await close()
    await floorServer.stop()
  }
  return rows
}
