// People of the rehearsal, as a program: each has a socket of the page's own code and writes from time to time. Told what to do by its
// parent, by { job }.
import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { WebSocket } from 'ws'
import { RealtimeSocket, type SocketLike } from '@/lib/realtime/socket'

type Settings = { people: number; hosts: string[]; every_ms: number; photo_every_ms: number }
type Answer = { status: number; json: unknown }
export type Sent = { user_id: number; key: string; id: number }
export type Outage = { at: number; ms: number }

/** As the page has them (hooks/api/send-runner.ts). */
const GIVE_UP_MS = 15_000
const MAX_AWAY_MS = 4_000
const LOOK_AGAIN_MS = 5_000

/** The name under which a server on localhost answers. */
const HOST = 'localhost:3000'
const { people: many, hosts, every_ms, photo_every_ms } = JSON.parse(process.argv[2]!) as Settings
const agent = new http.Agent({ keepAlive: true, maxSockets: 256 })
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Rejects where there is no answer. */
function ask(
  host: string,
  method: string,
  path: string,
  { token, body, key, ip }: { token?: string; body?: unknown; key?: string; ip?: string },
) {
  return new Promise<Answer>((resolve, reject) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const request = http.request(`http://${host}:3000${path}`, {
      method,
      agent,
      signal: AbortSignal.timeout(GIVE_UP_MS),
      headers: {
        host: HOST,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...(ip ? { 'x-forwarded-for': ip } : {}),
      },
    })
    request.on('error', reject)
    request.on('response', (response) => {
      let answer = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (answer += chunk))
      response.on('error', reject)
      response.on('end', () => {
        try {
          resolve({ status: response.statusCode ?? 0, json: JSON.parse(answer) })
        } catch (error) {
          reject(error as Error)
        }
      })
    })
    request.end(text)
  })
}

let turn = 0
/** As nginx does: the next server where a connection fails or the answer is 503 (docs/operators/deploy.md). */
async function askAny(...[method, path, given]: [string, string, Parameters<typeof ask>[3]]): Promise<Answer> {
  const begin = turn++
  for (let tries = 0; ; tries++) {
    const last = tries === hosts.length - 1
    const answer = await ask(hosts[(begin + tries) % hosts.length]!, method, path, given).catch((error: unknown) => {
      if (last || (error as Error).name === 'TimeoutError') throw error
      return null
    })
    if (answer && (answer.status !== 503 || last)) return answer
  }
}

/** As nginx does: the next server where a connection fails or the answer is 503; what answers late is waited for. */
function throughProxy(url: string, protocol: string): SocketLike {
  const begin = turn++
  let socket: WebSocket
  let closed = false
  const like: SocketLike = {
    send: (text) => socket.send(text),
    close() {
      closed = true
      socket.close()
    },
    onmessage: null,
    onclose: null,
    onerror: null,
  }
  const connect = (tries: number) => {
    let open = false
    socket = new WebSocket(`ws://${hosts[(begin + tries) % hosts.length]}:3000${url}`, protocol, {
      perMessageDeflate: false,
      headers: { host: HOST },
      origin: `http://${HOST}`,
      handshakeTimeout: GIVE_UP_MS,
    })
    socket.on('open', () => void (open = true))
    socket.on('message', (data) => like.onmessage?.({ data: String(data) } as MessageEvent))
    // A failing socket always closes too.
    socket.on('error', () => undefined)
    socket.on('close', (code) => {
      if (!open && !closed && tries + 1 < hosts.length) connect(tries + 1)
      else like.onclose?.({ code } as CloseEvent)
    })
  }
  connect(0)
  return like
}

async function must(...line: Parameters<typeof askAny>): Promise<Record<string, unknown>> {
  const { status, json } = await askAny(...line)
  if (status >= 400) throw new Error(`${line[0]} ${line[1]}: ${status} ${JSON.stringify(json).slice(0, 200)}`)
  return json as Record<string, unknown>
}

type Person = { token: string; user_id: number; conversation_id: number; socket: RealtimeSocket; seq: number }
const people: Person[] = []
const sent: Sent[] = []
const photos: Sent[] = []
const outages: Outage[] = []
const waits: number[] = []
const refused: Record<string, number> = {}
let resyncs = 0
let live = 0
/** Sends without an answer yet. */
let open = 0
let writing = false

async function arrive(index: number): Promise<Person> {
  const email = `p${index}-${randomUUID().slice(0, 13)}@example.test`
  // Codes are limited for each address they are asked from.
  const ip = `10.${[0, 0, 0].map(() => 1 + Math.floor(Math.random() * 250)).join('.')}`
  await must('POST', '/v1/users/requestOTP', { body: { email }, ip })
  let code: string | undefined
  for (let tries = 0; !code && tries < 200; tries++) {
    const { data } = (await must('GET', '/v1/inbox', {})) as { data: { to: string; subject: string }[] }
    code = /\b\d{6}\b/.exec(data.find(({ to }) => to === email)?.subject ?? '')?.[0]
    if (!code) await pause(25)
  }
  const { token } = await must('POST', '/v1/users/verifyOTP', { body: { email, code }, ip })
  const { id_token } = await must('POST', '/v1/identity/exchange', { body: { token }, ip })
  const { session_id } = await must('POST', '/v1/setToken', { token: id_token as string, ip })
  const own = { token: session_id as string }
  const profile = { name: 'Sam', gender: 'Male', accept_tos_18: true }
  const me = await must('PATCH', '/v1/users/me', { ...own, body: { custom_attributes: profile } })
  const { data } = (await must('GET', '/v1/characters', own)) as { data: { id: number }[] }
  const { id } = await must('POST', '/v1/conversations', { ...own, body: { account_id: data[index % data.length]!.id } })
  let away = 0
  const person: Person = {
    ...own,
    user_id: me.id as number,
    conversation_id: id as number,
    seq: 0,
    socket: new RealtimeSocket({
      url: '/realtime',
      pubsub_token: me.pubsub_token as string,
      newWebSocket: throughProxy,
      onState(state) {
        if (state === 'live') {
          live += 1
          if (away) outages.push({ at: away, ms: Date.now() - away })
          away = 0
        } else if (state === 'waiting' && !away) {
          away = Date.now()
          live -= 1
        }
      },
      onEvent: ({ seq }) => void (person.seq = seq),
      onDelta: () => {},
      onPlace: () => {},
      onResync: () => (resyncs += 1),
      onRefused: () => (refused.socket = (refused.socket ?? 0) + 1),
      isSeen: () => true,
    }),
  }
  person.socket.open()
  return person
}

/** Until there is an answer, with the same key, as the page does. Null where the credits are gone. */
async function deliver(...line: [Person, string, object]): Promise<Sent | null> {
  open += 1
  return deliverOnce(...line).finally(() => (open -= 1))
}

async function deliverOnce(person: Person, path: string, body: object): Promise<Sent | null> {
  const key = randomUUID()
  for (let tries = 0; ; tries++) {
    const answer = await askAny('POST', path, { token: person.token, body, key }).catch(() => null)
    if (answer && answer.status < 300) return { user_id: person.user_id, key, id: (answer.json as { id: number }).id }
    const code = (answer?.json as { error?: { code?: string } } | undefined)?.error?.code
    if (code === 'NOT_ENOUGH_BALANCE') return null
    if (code === 'GENERATION_RUNNING') await pause(LOOK_AGAIN_MS)
    else if (!answer || code === 'DATABASE_AWAY' || code === 'SHUTTING_DOWN') await pause(Math.min(MAX_AWAY_MS, 2000 * 2 ** tries))
    else {
      refused[code ?? 'none'] = (refused[code ?? 'none'] ?? 0) + 1
      return null
    }
  }
}

async function write(person: Person) {
  await pause(Math.random() * every_ms)
  while (writing) {
    const at = performance.now()
    const message = await deliver(person, `/v1/conversations/${person.conversation_id}/messages`, { content: `hello ${randomUUID()}` })
    if (message) sent.push(message)
    waits.push(performance.now() - at)
    await pause(every_ms * (0.5 + Math.random()))
  }
}

async function askForPhotos() {
  for (let n = 0; writing; n++) {
    await pause(photo_every_ms * (0.5 + Math.random()))
    // They may have been told to stop meanwhile.
    if (!writing) return
    const person = people[(n * 7919) % people.length]!
    const path = `/v1/conversations/${person.conversation_id}/photos`
    const photo = await deliver(person, path, { request: { level: 'safe', prompt: 'by the window' } })
    if (photo) photos.push(photo)
  }
}

process.on('message', async ({ job }: { job: string }) => {
  try {
    if (job === 'start') {
      for (let from = 0; from < many; from += 8) {
        people.push(...(await Promise.all(Array.from({ length: Math.min(8, many - from) }, (_, n) => arrive(from + n)))))
      }
      while (live < many) await pause(100)
      process.send!({ done: 'start', people: people.length })
    } else if (job === 'write') {
      writing = true
      for (const person of people) void write(person)
      void askForPhotos()
      process.send!({ done: 'write' })
    } else if (job === 'stats') {
      process.send!({
        done: 'stats',
        live,
        sent: sent.length,
        photos: photos.length,
        waits: waits.splice(0),
        outages: outages.splice(0),
        refused,
      })
    } else if (job === 'stop') {
      writing = false
      while (open > 0) await pause(50)
      process.send!({ done: 'stop' })
    } else if (job === 'finish') {
      const seen = people.map(({ user_id, seq }) => ({ user_id, seq }))
      process.send!({ done: 'finish', sent, photos, seen, resyncs, refused })
    }
  } catch (error) {
    process.send!({ done: job, error: (error as Error).message })
  }
})
process.on('disconnect', () => process.exit())
console.log('ready')
