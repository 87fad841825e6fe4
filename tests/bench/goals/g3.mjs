import { brotlied, gzipped, launch, openPage, signInBrowser, watchNetwork } from '../lib/browser.mjs'
import { noteRow, truthRow, valueRow } from '../lib/rows.mjs'
import { round, sleep } from '../lib/stats.mjs'

export const title = 'bytes of JavaScript, whole pages'

const KB = 1024
const TEXT = /javascript|json|html|css|svg|text|x-component/

/** Loads a page cold, waits until it is quiet, and weighs everything. Pictures and fonts are weighed apart. */
async function weigh(browser, url) {
  const page = await openPage(browser)
  await page.setCacheEnabled(false)
  const network = await watchNetwork(page)
  await page.goto(url, { waitUntil: 'networkidle2', timeout: 60_000 })
  await sleep(1500)
  const all = network.all()
  let gzip = 0
  let brotli = 0
  const plain = []
  for (const entry of all) {
    if (entry.type === 'Script') {
      const body = await network.body(entry)
      gzip += gzipped(body)
      brotli += brotlied(body)
    }
    if (TEXT.test(entry.mime ?? '') && entry.wire > 1500 && entry.encoding !== 'br')
      plain.push(`${new URL(entry.url).pathname} (${entry.encoding ?? 'plain'})`)
  }
  await page.close()
  const sum = (entries) => entries.reduce((total, entry) => total + entry.wire, 0) / KB
  const scripts = all.filter((entry) => entry.type === 'Script')
  const pictures = all.filter((entry) => entry.type === 'Image' || entry.type === 'Media')
  return {
    gzip: gzip / KB,
    brotli: brotli / KB,
    served: sum(scripts),
    files: scripts.length,
    requests: all.length - pictures.length,
    all_requests: all.length,
    page: sum(all) - sum(pictures),
    fonts: sum(all.filter((entry) => entry.type === 'Font')),
    pictures: sum(pictures),
    plain,
  }
}

export async function run(world, { say }) {
  const server = await world.krush('whole')
  const floor = await world.nextFloor(say)
  const person = await server.person('weight')
  const { browser, close } = await launch(say)
  try {
    const least = await weigh(browser, `${floor.origin}/`)
    const home = await weigh(browser, `${server.origin}/`)
    await signInBrowser(browser, server.origin, person)
    const chat = await weigh(browser, `${server.origin}/chat/${person.conversation_id}`)
    const least_kb = `${round(least.gzip, 1)} KB`
    const unpacked = [...new Set([...home.plain, ...chat.plain])]
    return [
      {
        ...valueRow('G3', 'JavaScript of the chat page, gzip, beyond a minimal Next page', chat.gzip - least.gzip, 'KB', { most: 40 }),
        floor: least_kb,
      },
      {
        ...valueRow('G3', 'JavaScript of the home page, gzip, beyond a minimal Next page', home.gzip - least.gzip, 'KB', { most: 12 }),
        floor: least_kb,
      },
      valueRow('G3', 'whole chat page without pictures, as served', chat.page, 'KB', { most: 220, floor: round(least.page, 1) }),
      valueRow('G3', 'requests of the chat page without pictures', chat.requests, '', { most: 20, floor: least.requests }),
      truthRow(
        'G3',
        'all text is sent as brotli',
        unpacked.length ? `not: ${unpacked.slice(0, 3).join(', ')}` : 'yes',
        'yes',
        unpacked.length === 0,
      ),
      noteRow(
        'G3',
        'JavaScript as served: chat, home',
        `${round(chat.served, 1)} KB, ${round(home.served, 1)} KB`,
        `${round(least.served, 1)} KB`,
      ),
      noteRow('G3', 'JavaScript files: chat, home', `${chat.files}, ${home.files}`, least.files),
      noteRow(
        'G3',
        'home page without pictures; its pictures',
        `${round(home.page, 1)} KB; ${round(home.pictures, 1)} KB`,
        `${round(least.page, 1)} KB`,
      ),
      noteRow('G3', 'fonts of the chat page', `${round(chat.fonts, 1)} KB`),
    ]
  } finally {
    await close()
  }
}
