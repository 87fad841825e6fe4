import { fork, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** How often a child is asked whether it lives, and how long it may take to say so, in milliseconds. */
const PING_MS = 5_000
const PONG_MS = 30_000
/** Wait before a child that ended is started again, in milliseconds: doubles up to the second, until it did something well. */
const BACKOFF_MS = [250, 30_000] as const
/** Native work leaves the server its turn. */
const NICE = 2

export type ChildOptions<Out> = {
  /** Its file. */
  script: string
  argv: string[]
  onMessage(message: Out): void
  /** It has ended, whatever the cause. */
  onGone(): void
  backoff_ms?: number
}

/** Beside the built server, else the source, which Node runs as it is while the product is developed and tested. */
export function childScript(built: string, source: string): string {
  const beside = fileURLToPath(new URL(`./${built}`, import.meta.url))
  return existsSync(beside) ? beside : join(process.cwd(), ...source.split('/'))
}

/**
 * A process for native code, which may crash, hang or run out of memory without the server. What does not answer for half a minute
 * is ended. Starting it again waits a little longer each time, until `well` is called.
 */
export function superviseChild<In extends object, Out extends object>(options: ChildOptions<Out>) {
  let child: ChildProcess | null = null
  let failures = 0
  let not_before = 0
  const first = options.backoff_ms ?? BACKOFF_MS[0]

  function start(): void {
    const made = fork(options.script, options.argv, {
      // Flags of the server are not its own.
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    })
    child = made
    let heard = performance.now()
    const watch = setInterval(() => {
      if (performance.now() - heard > PONG_MS) made.kill('SIGKILL')
      else if (made.connected) made.send({ ping: true }, () => undefined)
    }, PING_MS).unref()
    const gone = () => {
      clearInterval(watch)
      if (child !== made) return
      child = null
      not_before = performance.now() + Math.min(first * 2 ** failures, BACKOFF_MS[1])
      failures += 1
      options.onGone()
    }
    made.on('message', (message: object) => {
      heard = performance.now()
      if (child === made && !('pong' in message)) options.onMessage(message as Out)
    })
    made.on('error', gone)
    made.on('exit', gone)
    made.unref()
    made.channel?.unref()
    try {
      if (made.pid) setPriority(made.pid, NICE)
    } catch {
      // Where the system does not allow it, it runs like the server.
    }
  }

  return {
    get runs() {
      return child !== null
    },
    get pid() {
      return child?.pid ?? null
    },
    /** Milliseconds until it may start again. */
    get wait_ms() {
      return Math.max(0, not_before - performance.now())
    },
    /** Starts it where it does not run. */
    start() {
      if (!child) start()
    },
    send(message: In) {
      if (child?.connected) child.send(message, () => undefined)
    },
    well() {
      failures = 0
    },
    /** Ends it for good or until the next start; `onGone` is not called. */
    async end(): Promise<void> {
      const ending = child
      child = null
      if (!ending || ending.exitCode !== null) return
      const over = new Promise((resolve) => ending.once('exit', resolve))
      ending.ref()
      ending.kill('SIGKILL')
      await over
    },
  }
}
