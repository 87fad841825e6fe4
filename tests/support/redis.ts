import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createConnection } from 'node:net'
import { MISSING } from './missing'
import { freePort } from './process'

/** Why there is none; null where it is installed. */
export const NO_REDIS = spawnSync('redis-server', ['--version']).error ? MISSING.redis : null

const opens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.end())
  })

/** Redis in memory alone; `cut` stops it and `again` starts it empty at the same port. `silence` keeps its connections and says nothing. */
export async function startRedis() {
  const port = await freePort()
  let child: ChildProcess
  const start = async () => {
    child = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no', '--bind', '127.0.0.1'], { stdio: 'ignore' })
    while (!(await opens(port))) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const stop = () =>
    new Promise<void>((resolve) => {
      if (child.signalCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill('SIGKILL')
    })
  await start()
  const silence = () => void child.kill('SIGSTOP')
  const speak = () => void child.kill('SIGCONT')
  return { url: `redis://127.0.0.1:${port}`, cut: stop, again: start, stop, silence, speak }
}
