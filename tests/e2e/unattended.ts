import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM_FLAGS } from '@/tests/support/chromium-flags.mjs'
import { expect } from './test'

type Answer = { id?: number; result?: Record<string, unknown>; error?: { message: string } }

/** A page of a browser that nothing but this page is watched in. */
export type Unattended = {
  goTo(url: string): Promise<void>
  /** The value of an expression, or of the promise it is. Throws where it throws. */
  read(expression: string): Promise<unknown>
  close(): void
}

/**
 * The test runner attaches itself to every service worker, and Chromium then does not always replace a worker by its newer
 * version. Here only the page is attached to, over the browser's own protocol.
 */
export async function openUnattended(): Promise<Unattended> {
  const folder = mkdtempSync(join(tmpdir(), 'krush-browser-'))
  const browser = spawn(process.env.CHROMIUM_PATH!, [
    '--headless=new',
    ...CHROMIUM_FLAGS,
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
    'about:blank',
  ])
  let said = ''
  browser.stderr.on('data', (text: Buffer) => void (said += text.toString()))
  const gone = new Promise<void>((resolve) => browser.on('exit', () => resolve()))
  const close = () => {
    browser.kill('SIGKILL')
    void gone.then(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  }
  const address = () => /^DevTools listening on (\S+)$/m.exec(said)?.[1]
  await expect.poll(address).toBeDefined()
  const socket = new WebSocket(address()!)
  await new Promise((resolve) => socket.addEventListener('open', resolve))

  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  let last = 0
  const send = async (method: string, params: object, sessionId?: string) => {
    const id = ++last
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params, sessionId }))
    const { result, error } = await answered
    if (error) throw new Error(`${method}: ${error.message}`)
    return result!
  }
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  const page = sessionId as string
  return {
    goTo: async (url) => void (await send('Page.navigate', { url }, page)),
    async read(expression) {
      const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }, page)
      const { result, exceptionDetails } = answer as { result: { value?: unknown }; exceptionDetails?: { text: string } }
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result.value
    },
    close,
  }
}
