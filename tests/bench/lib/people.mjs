// People of the bench: signed in through the real door, with a conversation and credits. Only the 10,000 idle ones of G10 and
// the statements of G11 are made by SQL.
import http from 'node:http'
import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import { now } from './stats.mjs'

const DONE = new Set(['complete', 'stopped', 'interrupted', 'failed', 'blocked'])

/** One keep-alive agent for the whole driver, as a browser keeps its connection. */
const agent = new http.Agent({ keepAlive: true, maxSockets: 512, noDelay: true, scheduling: 'lifo' })

/** A call of the API. Answers the parsed body and what went up the wire, in bytes. */
export function call(origin, method, path, { token, body, headers = {} } = {}) {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const request = http.request(`${origin}${path}`, {
      method,
      agent,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        ...headers,
      },
    })
    let before = 0
    request.on('socket', (socket) => (before = socket.bytesWritten))
    request.on('error', reject)
    request.on('response', (response) => {
      let answer = ''
      const up = response.socket.bytesWritten - before
      response.setEncoding('utf8')
      response.on('data', (chunk) => (answer += chunk))
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode >= 400) return reject(new Error(`${method} ${path}: ${response.statusCode} ${answer.slice(0, 300)}`))
        resolve({ json: JSON.parse(answer), up })
      })
    })
    request.end(text)
  })
}

/** Signs a new person in as a browser does: code by mail, custom token, identity token, session. */
export async function signIn(origin, name) {
  const email = `${name}-${randomUUID().slice(0, 8)}@example.test`
  // Each person has an address of their own (TRUST_PROXY): the limits on sign-in codes are for one client.
  const client = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`
  const headers = { 'x-forwarded-for': client }
  const post = async (path, body, token) => (await call(origin, 'POST', path, { body, token, headers })).json
  await post('/v1/users/requestOTP', { email })
  let code
  for (let tries = 0; !code && tries < 40; tries++) {
    const { json } = await call(origin, 'GET', '/v1/inbox')
    code = /\b\d{6}\b/.exec(json.data.find((mail) => mail.to === email)?.subject ?? '')?.[0]
    if (!code) await new Promise((resolve) => setTimeout(resolve, 25))
  }
  if (!code) throw new Error('no sign-in code came')
  const { token } = await post('/v1/users/verifyOTP', { email, code })
  const { id_token } = await post('/v1/identity/exchange', { token })
  const { session_id } = await post('/v1/setToken', undefined, id_token)
  const profile = { name: 'Sam', gender: 'Male', accept_tos_18: true, welcome_seen: true }
  const { json: user } = await call(origin, 'PATCH', '/v1/users/me', { token: session_id, body: { custom_attributes: profile } })
  return { ...user, session_id }
}

export async function openConversation(origin, person, character_id) {
  const { json } = await call(origin, 'POST', '/v1/conversations', { token: person.session_id, body: { account_id: character_id } })
  return json.id
}

/** A person with an open socket in one conversation. `send` resolves when the reply has ended. */
export async function connect(origin, person, conversation_id) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/realtime`, ['actioncable-v1-json'], { perMessageDeflate: false })
  const wire = { deltas: 0, delta_bytes: 0 }
  let hear = null
  let failed = null
  const identifier = JSON.stringify({ channel: 'GlobalUser', pubsub_token: person.pubsub_token, deltas: 'compact' })
  const subscribed = new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', () => {
      failed = new Error('the socket was closed')
      reject(failed)
      hear?.reject(failed)
    })
    socket.on('message', (data) => {
      const text = data.toString()
      if (text.startsWith('{"d":')) {
        wire.deltas++
        wire.delta_bytes += data.length + (data.length < 126 ? 2 : 4)
        return hear?.text(JSON.parse(text).d[2])
      }
      const frame = JSON.parse(text)
      if (frame.type === 'welcome') return socket.send(JSON.stringify({ command: 'subscribe', identifier }))
      if (frame.type === 'reject_subscription') return reject(new Error('the subscription was rejected'))
      const message = frame.message
      if (!message || typeof message !== 'object') return
      if (message.event === 'resync') return resolve()
      if (
        message.event === 'message.updated' &&
        message.data.sender_type === 'Contact' &&
        message.data.conversation_real_id === conversation_id
      ) {
        hear?.whole(message.data.content)
        if (DONE.has(message.data.status)) hear?.resolve(message.data)
      }
    })
  })
  await subscribed
  return {
    person,
    wire,
    /** `onText` gets each piece, and what the end adds to them. Answers the bytes sent up, and when the message was stored. */
    async send(text, onText) {
      if (failed) throw failed
      let heard = 0
      const ended = new Promise((resolve, reject) => {
        hear = {
          resolve,
          reject,
          text(piece) {
            heard += piece.length
            onText(piece)
          },
          // The end carries the whole text, of which the last pieces may not have come on their own.
          whole(content) {
            if (content.length > heard) this.text(content.slice(heard))
          },
        }
      })
      ended.catch(() => {})
      const headers = { 'idempotency-key': randomUUID() }
      const { up } = await call(origin, 'POST', `/v1/conversations/${conversation_id}/messages`, {
        token: person.session_id,
        body: { content: text },
        headers,
      })
      const acknowledged = now()
      const message = await ended
      hear = null
      if (message.status !== 'complete') throw new Error(`the reply ended as ${message.status}`)
      return { up, acknowledged }
    },
    close: () => socket.terminate(),
  }
}

/** The same for the relay floors. */
export async function connectRelay(origin) {
  const socket = new WebSocket(origin.replace('http', 'ws'), { perMessageDeflate: false })
  const waiting = new Map()
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.on('message', (data) => {
    const { id, t, end, error } = JSON.parse(data.toString())
    const entry = waiting.get(id)
    if (t) entry.onText(t)
    if (!end) return
    waiting.delete(id)
    if (error) entry.reject(new Error('the relay failed'))
    else entry.resolve({ up: 0 })
  })
  let next = 0
  return {
    send: (text, onText) =>
      new Promise((resolve, reject) => {
        const id = ++next
        waiting.set(id, { onText, resolve, reject })
        socket.send(JSON.stringify({ id, text }))
      }),
    close: () => socket.terminate(),
  }
}
