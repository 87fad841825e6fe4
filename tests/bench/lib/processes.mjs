// Everything the bench starts is remembered here and ended with it, also on Ctrl-C.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const endings = new Set()
let ending = null
/** True after Ctrl-C: what fails from then on is no result. */
export const interrupted = { yes: false }

/** `end` runs at the end of the bench, the latest first. Answers how to run it earlier. */
export function atEnd(end) {
  const entry = { end }
  endings.add(entry)
  return async () => {
    if (!endings.delete(entry)) return
    await end()
  }
}

export const cleanUp = () =>
  (ending ??= (async () => {
    for (const { end } of [...endings].reverse()) {
      try {
        await end()
      } catch (error) {
        process.stderr.write(`  could not clean up: ${error.message}\n`)
      }
    }
    endings.clear()
  })())

for (const [signal, status] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
]) {
  process.on(signal, () => {
    interrupted.yes = true
    process.stderr.write('\n  stopping …\n')
    void cleanUp().then(() => process.exit(status))
  })
}

let next = 18_400
/** A port of 127.0.0.1 that nobody listens on. */
export async function freePort() {
  for (;;) {
    const port = next++
    const free = await new Promise((resolve) => {
      const server = createServer().once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
    })
    if (free) return port
  }
}

export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'krush-bench-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}

/**
 * Starts a Node program and waits until `ready` answers true (asked every 50 ms) or it prints a line starting with `says`.
 * Answers the child with `stop()`.
 */
export async function startNode(name, args, { env = {}, says, ready, wait = 60_000, ipc = false, cwd } = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(ipc ? ['ipc'] : [])],
  })
  let output = ''
  let gone = null
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output = (output + text).slice(-4000)))
  const closed = new Promise((resolve) => child.once('close', (status, signal) => resolve((gone = signal ?? status ?? 1))))
  const stop = atEnd(async () => {
    if (gone !== null) return
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), 4000)
    await closed
    clearTimeout(timer)
  })
  const until = Date.now() + wait
  for (;;) {
    if (gone !== null) throw new Error(`${name} ended (${gone}):\n${output}`)
    if (says ? output.includes(says) : await ready()) break
    if (Date.now() > until) throw new Error(`${name} did not get ready:\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return Object.assign(child, {
    stop,
    output: () => output,
    async killHard() {
      child.kill('SIGKILL')
      await closed
    },
  })
}

export const answers = (url) => () =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  )
