import { freePort } from '../lib/processes.mjs'
import { launch, signInBrowser } from '../lib/browser.mjs'
import { noteRow, ratioRow, valueRow } from '../lib/rows.mjs'
import { median, round } from '../lib/stats.mjs'
import { tool } from '../lib/tools.mjs'

export const title = 'Lighthouse, mobile'

const NAMES = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  fcp: 'first-contentful-paint',
  si: 'speed-index',
}

async function audit(say, url, prepare) {
  const { default: lighthouse } = await tool('lighthouse')
  const port = await freePort()
  const { browser, close } = await launch(say, { debuggingPort: port, defaultViewport: null })
  try {
    await prepare?.(browser)
    const result = await lighthouse(url, {
      port,
      onlyCategories: ['performance'],
      output: 'json',
      logLevel: 'error',
      disableStorageReset: true,
      maxWaitForLoad: 45_000,
    })
    const { audits, categories, runtimeError } = result.lhr
    if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.code}`)
    return {
      score: categories.performance.score * 100,
      ...Object.fromEntries(Object.entries(NAMES).map(([name, id]) => [name, audits[id].numericValue])),
    }
  } finally {
    await close()
  }
}

export async function run(world, { quick, say }) {
  const server = await world.krush('whole')
  const floor = await world.nextFloor(say)
  const person = await server.person('light')
  const pages = {
    floor: { url: `${floor.origin}/chat` },
    chat: { url: `${server.origin}/chat/${person.conversation_id}`, prepare: (browser) => signInBrowser(browser, server.origin, person) },
    home: { url: `${server.origin}/` },
  }
  const runs = Object.fromEntries(Object.keys(pages).map((name) => [name, []]))
  for (let turn = 0; turn < (quick ? 1 : 3); turn++) {
    for (const [name, { url, prepare }] of Object.entries(pages)) runs[name].push(await audit(say, url, prepare))
  }
  const of = (page, name) => round(median(runs[page].map((one) => one[name])), name === 'cls' ? 4 : 0)
  const rows = []
  for (const page of ['chat', 'home']) {
    const figure = (name) => ({
      ours: of(page, name),
      floor: of('floor', name),
      ratio: round(of(page, name) / Math.max(1, of('floor', name)), 3),
    })
    rows.push(valueRow('G4', `Lighthouse score, ${page}`, of(page, 'score'), '', { least: 95, floor: of('floor', 'score') }))
    rows.push(ratioRow('G4', `LCP, ${page}, against a Next + React chat page`, figure('lcp'), 'ms', { most: 1.15 }))
    rows.push(ratioRow('G4', `TBT, ${page}`, figure('tbt'), 'ms', { most: 1.25 }))
    rows.push({
      ...valueRow('G4', `CLS, ${page}`, of(page, 'cls'), '', { most: 0.01, floor: of('floor', 'cls') }),
      ours: String(of(page, 'cls')),
    })
    rows.push(
      noteRow(
        'G4',
        `FCP, speed index, ${page}`,
        `${of(page, 'fcp')} ms, ${of(page, 'si')} ms`,
        `${of('floor', 'fcp')} ms, ${of('floor', 'si')} ms`,
      ),
    )
  }
  return rows
}
