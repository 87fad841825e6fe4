// Headless Chromium for the page goals. It reaches nothing but this machine.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { findChromium } from '../../support/chromium.mjs'
import { atEnd, temporaryFolder } from './processes.mjs'
import { round, sleep } from './stats.mjs'
import { installTools, tool } from './tools.mjs'

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--js-flags=--expose-gc',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
]
export const PHONE = { width: 412, height: 915, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

export function chromiumPath(say) {
  const missing = installTools(say)
  if (missing) throw new Error(missing)
  const found = findChromium()
  if (!found.path) throw new Error(found.reason)
  return found.path
}

export async function launch(say, extra = {}) {
  const executablePath = chromiumPath(say)
  const { default: puppeteer } = await tool('puppeteer-core')
  const browser = await puppeteer.launch({
    executablePath,
    userDataDir: temporaryFolder(),
    headless: true,
    protocolTimeout: 300_000,
    args: FLAGS,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    ...extra,
  })
  const close = atEnd(() => browser.close())
  return { browser, close }
}

/** Puts a signed-in person, and the answer to the 18+ notice, where the pages look for them. */
export async function signInBrowser(browser, origin, person) {
  const page = await browser.newPage()
  await page.goto(`${origin}/healthz`)
  await page.evaluate(
    (session, user) => {
      localStorage.setItem('adult', 'yes')
      if (!session) return
      localStorage.setItem('krush_session', session)
      localStorage.setItem('user', JSON.stringify(user))
      document.cookie = `krush_session=${session}; Path=/; Max-Age=86400; SameSite=Lax`
    },
    person?.session_id ?? null,
    person ? strip(person) : null,
  )
  await page.close()
}
/** The user as the API answers it, without what the bench has added. */
const strip = (person) => Object.fromEntries(Object.entries(person).filter(([name]) => name !== 'session_id' && name !== 'conversation_id'))

/** A phone's page that counts long tasks, slow events and elements. */
export async function openPage(browser, { cpu = 1 } = {}) {
  const page = await browser.newPage()
  await page.setViewport(PHONE)
  if (cpu > 1) await page.emulateCPUThrottling(cpu)
  await page.evaluateOnNewDocument(() => {
    window.__long = []
    window.__slow = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.__long.push(entry.duration)
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.interactionId) window.__slow.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  })
  return page
}

/** Bytes and kinds of all that a page loads. `text` is called with each body of a text answer. */
export async function watchNetwork(page) {
  const session = await page.createCDPSession()
  await session.send('Network.enable')
  const known = new Map()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => known.set(requestId, { url: request.url, wire: 0 }))
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    Object.assign(known.get(requestId) ?? {}, {
      type,
      mime: response.mimeType,
      encoding: response.headers['content-encoding'] ?? response.headers['Content-Encoding'] ?? null,
      status: response.status,
    })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    Object.assign(known.get(requestId) ?? {}, { wire: encodedDataLength, done: true, id: requestId }),
  )
  return {
    all: () => [...known.values()].filter((entry) => entry.done && !entry.url.startsWith('data:')),
    body: async (entry) => {
      const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId: entry.id })
      return Buffer.from(body, base64Encoded ? 'base64' : 'utf8')
    },
    forget: () => known.clear(),
  }
}

export const gzipped = (body) => gzipSync(body, { level: 9 }).length
export const brotlied = (body) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }).length

/** Megabytes of JavaScript objects after collecting. */
export async function heap(page) {
  const session = await page.createCDPSession()
  for (let times = 0; times < 3; times++) {
    await session.send('HeapProfiler.collectGarbage')
    await sleep(200)
  }
  const { JSHeapUsedSize } = await page.metrics()
  await session.detach()
  return round(JSHeapUsedSize / 1048576, 1)
}
