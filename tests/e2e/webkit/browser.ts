import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { BRIDGE_NAME, RECEIVER_NAME } from '@/contracts/bridge'
import { MISSING } from '@/tests/support/missing'
import { freePort, temporaryFolder } from '@/tests/support/process'
import { expect } from '../test'

const HOST = join(process.cwd(), 'tests', 'e2e', 'webkit', 'host.py')
/** Debian's own, which alone has its libraries; host.py names it too. */
const PYTHON = '/usr/bin/python3'
const PROBE = `import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2`
const AGENT = 'KrushiOS/1.4.0 Shell/1'
/** How a driver names an element, by its standard. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
type Found = { [ELEMENT]: string }

const starts = (program: string, ...args: string[]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0

/** Why there is no WebKit here; null where there is. */
export const missingWebkit = (): string | null =>
  starts('WebKitWebDriver', '--help') && starts('Xvfb', '-help') && starts(PYTHON, '-c', PROBE) ? null : MISSING.webkit

/** In the page: what is seen of these elements and has this name. */
function seen(selector: string, name: string, flags: string): Element | null {
  const wanted = new RegExp(name, flags)
  return (
    [...document.querySelectorAll(selector)].find((element) => {
      const { width, height } = element.getBoundingClientRect()
      const said = ['aria-label', 'alt', 'placeholder'].map((attribute) => element.getAttribute(attribute)).find((text) => text)
      const called = said ?? element.textContent
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true }) && wanted.test(called.trim())
    }) ?? null
  )
}

/** A real WebKit with a handler of messages as the iOS app has one. `hear` answers what the page sends. Throws where it does not start. */
export async function openWebkit(hear: (text: string) => Promise<string>) {
  const folder = temporaryFolder()
  const children: ChildProcess[] = []
  const desk = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => void hear(Buffer.concat(parts).toString()).then((reply) => response.end(reply)))
  })
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(desk.address() as AddressInfo).port}/`

  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  children.push(screen)
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`))
    screen.once('exit', () => reject(new Error('Xvfb did not start')))
  })
  const port = await freePort()
  children.push(
    spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: display,
        HOME: folder.path,
        XDG_DATA_HOME: join(folder.path, 'data'),
        XDG_CACHE_HOME: join(folder.path, 'cache'),
        LIBGL_ALWAYS_SOFTWARE: '1',
        NO_AT_BRIDGE: '1',
        // Its own sandbox cannot be made by root, as which machines of tests run.
        ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
      },
    }),
  )

  async function ask<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`)
    return value
  }
  const ready = () =>
    ask<{ ready: boolean }>('GET', '/status').then(
      (status) => status.ready,
      () => false,
    )
  await expect.poll(ready).toBe(true)
  const options = { binary: HOST, args: [address, BRIDGE_NAME, AGENT] }
  const { sessionId, capabilities } = await ask<{ sessionId: string; capabilities: { browserVersion: string } }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  const at = `/session/${sessionId}`

  const read = <T, A extends unknown[]>(script: (...args: A) => T, ...args: A): Promise<Awaited<T>> =>
    ask('POST', `${at}/execute/sync`, { script: `return (${script.toString()})(...arguments)`, args })
  const find = (selector: string, name: RegExp) =>
    ask<Found | null>('POST', `${at}/execute/sync`, {
      script: `return (${seen.toString()})(...arguments)`,
      args: [selector, name.source, name.flags],
    })
  /** Until it is there. */
  async function see(selector: string, name = /(?:)/): Promise<string> {
    let found: Found | null = null
    await expect
      .poll(async () => (found = await find(selector, name)) !== null, { message: `${selector} named ${name}`, timeout: 30_000 })
      .toBe(true)
    return found![ELEMENT]
  }
  return {
    version: capabilities.browserVersion,
    goTo: (url: string) => ask('POST', `${at}/url`, { url }),
    read,
    see,
    gone: (selector: string, name = /(?:)/) => expect.poll(() => find(selector, name), { timeout: 30_000 }).toBeNull(),
    press: async (selector: string, name?: RegExp) => ask('POST', `${at}/element/${await see(selector, name)}/click`, {}),
    type: async (selector: string, text: string) => ask('POST', `${at}/element/${await see(selector)}/value`, { text }),
    /** A text to the page, as the app brings it. */
    say: (text: string) =>
      read((name, message) => (window as unknown as Record<string, (message: string) => void>)[name]?.(message), RECEIVER_NAME, text),
    shot: async () => Buffer.from(await ask<string>('GET', `${at}/screenshot`), 'base64'),
    async close() {
      await ask('DELETE', at).catch(() => undefined)
      for (const child of children.reverse()) child.kill()
      desk.closeAllConnections()
      desk.close()
      folder.remove()
    },
  }
}
export type Webkit = Awaited<ReturnType<typeof openWebkit>>
