import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCall, type Call } from '@/lib/api/call'
import { listInbox } from '@/contracts/meta'
import * as users from '@/contracts/users'

/** Below the ports that systems give to clients, each worker among its own: a port that was free must be so when its server starts. */
let lastPort = 11_000 + (Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % 8) * 2500 + randomInt(2000)

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })

export async function freePort(): Promise<number> {
  for (;;) {
    const port = ++lastPort
    if (await isFree(port)) return port
  }
}

export const temporaryFolder = () => {
  const path = mkdtempSync(join(tmpdir(), 'krush-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) }
}

/** Data as a first start leaves it, made once a run (tests/support/prepare-data.ts). */
export const PREPARED = join(process.cwd(), 'node_modules', '.cache', 'krush', 'prepared-data')

/** A folder in which a server has started before, for tests of what happens afterwards: a first start costs seconds. */
export function preparedFolder() {
  const folder = temporaryFolder()
  cpSync(PREPARED, folder.path, { recursive: true })
  return folder
}

/** A stop copies the embedded database, which costs most of a second: a test that only wants to be done kills. */
export type Server = { process: ChildProcess; origin: string; output(): string; kill(): Promise<void>; stop(): Promise<void> }

/** As `npm start` sets it (server/start.mjs). */
export const COMPILED = { NODE_COMPILE_CACHE: 'node_modules/.cache/krush/compiled' }

/** What the embedded database runs most is compiled a second time, on other threads: 1.4 of the 4.4 seconds of processor time of a start. */
const SHORT_LIVED = '--liftoff-only'

/** The built server as a process of its own; resolves once it is ready, rejects with its output when it ends first. */
export async function startServer(
  environment: Record<string, string>,
  port?: number,
  spawned: (child: ChildProcess) => void = () => {},
): Promise<Server> {
  const chosen = port ?? (await freePort())
  const child = spawn(process.execPath, [SHORT_LIVED, 'dist/server.mjs'], {
    env: {
      PATH: process.env.PATH,
      ...COMPILED,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      LOAD_TEST: '1',
      // Its weights cost each of the many starts a second; journeys and its own tests have it.
      EMBEDDINGS_PROVIDER: 'none',
      PORT: String(chosen),
      ...environment,
    } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  spawned(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const origin = `http://localhost:${chosen}`
  const signal = async (name: NodeJS.Signals) => {
    child.kill(name)
    await ended
  }
  const dead = ended.then(() => {
    throw new Error(`the server ended: ${output}`)
  })
  dead.catch(() => {})
  await Promise.race([ready(origin), dead])
  return { process: child, origin, output: () => output, kill: () => signal('SIGKILL'), stop: () => signal('SIGTERM') }
}

async function ready(origin: string): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    const ok = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the server did not become ready within a minute')
}

export type Said = { code: number | null; out: string; err: string }

/** The operator command as a process of its own, as `npm run operator` starts it. */
export function runOperator(environment: Record<string, string>, ...line: string[]): Promise<Said> {
  const child = spawn(process.execPath, [SHORT_LIVED, 'dist/operator.mjs', ...line], {
    env: { PATH: process.env.PATH, ...COMPILED, NODE_ENV: 'production', BILLING_PROVIDER: 'none', ...environment } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: Said = { code: null, out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()))
  return new Promise((resolve) => child.on('close', (code) => resolve({ ...said, code })))
}

export const callTo = (origin: string, session_id?: string): Call =>
  createCall(
    origin,
    (request) => fetch(request),
    async () => (session_id ? { authorization: `Bearer ${session_id}` } : {}) as Record<string, string>,
  )

/** Signs in through the real door; the code is read where a person on localhost reads it. */
export async function signInAt(origin: string, email: string): Promise<{ session_id: string; call: Call }> {
  const call = callTo(origin)
  const code = await requestCode(call, email)
  const { token } = await call(users.verifyOtp, { body: { email, code } })
  const { id_token } = await call(users.exchangeCustomToken, { body: { token } })
  const { session_id } = await call(users.setToken, undefined, { authorization: `Bearer ${id_token}` })
  const own = callTo(origin, session_id)
  // Without a profile nobody talks, spends or makes.
  await own(users.updateMe, { body: { custom_attributes: { name: 'Sam', gender: 'Male', accept_tos_18: true } } })
  return { session_id, call: own }
}

const CODE = /^(\d{6}) is/
const codesFor = async (call: Call, email: string) =>
  (await call(listInbox)).data.filter(({ to, subject }) => to === email && CODE.test(subject)).toSorted((a, b) => b.id - a.id)

/** Asks for a sign-in code and answers the one that is mailed then: an earlier mail may still be the newest for a moment. */
export async function requestCode(call: Call, email: string): Promise<string> {
  const [before] = await codesFor(call, email)
  await call(users.requestOtp, { body: { email } })
  return codeOf(call, email, before?.id)
}

/** The newest sign-in code in the inbox page; mails up to the id `after` do not count. */
export async function codeOf(call: Call, email: string, after = 0): Promise<string> {
  for (let tries = 0; tries < 400; tries++) {
    const [mail] = await codesFor(call, email)
    if (mail && mail.id > after) return CODE.exec(mail.subject)![1]!
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('no code arrived in the inbox')
}
