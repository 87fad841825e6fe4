// node --import tsx duty.ts PORT MODEL_URL POSTGRES_URL: the floor with the duty of a send. For one message it does all that the product
// promises and nothing else: session, rules, the same rows with their keys and triggers, the conversation so far in the prompt, events
// with numbers, pieces in the log, the last check, payment. One file without features, providers, errors, retries or other processes.
import { createHash } from 'node:crypto'
import http from 'node:http'
import pg from 'pg'
import { WebSocketServer, type WebSocket } from 'ws'
import { createEmbeddedModeration } from '@/server/providers/moderation/embedded'
import { FINISH, SEND, STORE } from './duty-statements.mjs'

const [port, model, database] = process.argv.slice(2) as [string, string, string]
const upstream = new URL(model)
const agent = new http.Agent({ keepAlive: true, maxSockets: 512 })
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const pool = new pg.Pool({ connectionString: database, max: 10 })
const query = async (text: string, values: unknown[]) => (await pool.query({ name: text.slice(0, 60), text, values })).rows
const moderation = createEmbeddedModeration()

/** As the product has them: a frame, the log's delay, how much text is checked at once, how far back the rules and the prompt look. */
const FRAME_MS = 33
const PERSIST_MS = 150
const WINDOW_CHARS = 120
const OVERLAP_CHARS = 40
const TURNS = 8
/** 8,192 tokens less the reply's 500, at four characters a token. */
const PROMPT_CHARS = 30_000
const SENTENCE_END = /[.!?…\n]\s*$/

type Turn = { role: 'user' | 'assistant'; content: string }
type Person = {
  user_id: number
  conversation_id: number
  character_id: number
  persona: string[]
  history: Turn[]
  socket: WebSocket | null
  envelope: string
}
type Reply = { id: number; message_id: number; text: string; stored: number; pieces: number }
type Event = { event: string; data: { id: number; content: string }; seq: number }

const bySession = new Map<string, Person>()
const running = new Set<Reply>()

const WHO = `select u.id as user_id, c.id as conversation_id, c.character_id, h.biography, h.custom_instructions, h.greeting
  from sessions s join users u on u.id = s.user_id join conversations c on c.user_id = u.id join characters h on h.id = c.character_id
  where s.id_hash = $1 and s.expires_at > now() and u.disabled_at is null`
const HISTORY = `select sender_type, content from messages where conversation_id = $1 order by id desc limit 400`
const BY_PUBSUB = `select s.id_hash from users u join sessions s on s.user_id = u.id where u.pubsub_token = $1`

async function personOf(hash: Buffer): Promise<Person | null> {
  const key = hash.toString('base64')
  const known = bySession.get(key)
  if (known) return known
  const [row] = await query(WHO, [hash])
  if (!row) return null
  const turns = await query(HISTORY, [row.conversation_id])
  const history = turns
    .reverse()
    .map(({ sender_type, content }): Turn => ({ role: sender_type === 'User' ? 'user' : 'assistant', content }))
  const persona = [row.biography, row.custom_instructions, row.greeting].filter(Boolean)
  const person: Person = { ...row, persona, history, socket: null, envelope: '' }
  bySession.set(key, person)
  return person
}

const publish = ({ socket, envelope }: Person, events: Event[]) => {
  for (const event of events) socket?.send(`${envelope}${JSON.stringify(event)}}`)
}

/** The system's text and the newest turns that fit, oldest first. */
function promptOf({ persona, history }: Person): { role: string; content: string }[] {
  const system = persona.join('\n')
  let left = PROMPT_CHARS - system.length
  let from = history.length
  while (from > 0 && left > history[from - 1]!.content.length) left -= history[--from]!.content.length + 16
  return [{ role: 'system', content: system }, ...history.slice(from)]
}

const contextOf = ({ persona, history }: Person) => [...persona, ...history.slice(-TURNS).map(({ content }) => content)]

function write(person: Person, reply: Reply): void {
  let moderated = 0
  let shown = 0
  let timer: NodeJS.Timeout | null = null
  const context = contextOf(person)
  const check = async () => {
    moderated = reply.text.length
    const { action } = await moderation.check({ stage: 'model_output', text: reply.text, context, persona: person.persona })
    if (action === 'block') throw new Error('the floor met a blocked reply')
  }
  const show = () => {
    timer = null
    person.socket?.send(JSON.stringify({ d: [reply.message_id, shown, reply.text.slice(shown)] }))
    shown = reply.text.length
  }
  const end = async () => {
    if (timer) clearTimeout(timer)
    running.delete(reply)
    await check()
    const [row] = await query(FINISH, [reply.id, reply.text, new Date()])
    person.history.push({ role: 'assistant', content: reply.text })
    publish(person, row.batch)
  }
  const body = JSON.stringify({ model: 'fake', stream: true, max_tokens: 500, messages: promptOf(person) })
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const options = { host: upstream.hostname, port: upstream.port, path: '/v1/chat/completions', method: 'POST', agent, headers }
  const asked = http.request(options, (answer) => {
    let rest = ''
    let turn = Promise.resolve()
    const take = async (piece: string) => {
      reply.text += piece
      const due = reply.text.length - moderated >= WINDOW_CHARS || SENTENCE_END.test(piece)
      if (due || moderation.quick?.(reply.text.slice(Math.max(0, moderated - OVERLAP_CHARS)))) await check()
      if (shown === 0) show()
      else timer ??= setTimeout(show, FRAME_MS)
    }
    answer.setEncoding('utf8')
    answer.on('data', (chunk: string) => {
      rest += chunk
      let piece = ''
      for (let at = rest.indexOf('\n\n'); at >= 0; at = rest.indexOf('\n\n')) {
        const line = rest.slice(6, at)
        rest = rest.slice(at + 2)
        if (line !== '[DONE]') piece += JSON.parse(line).choices[0]?.delta?.content ?? ''
      }
      if (piece) turn = turn.then(() => take(piece))
    })
    answer.on('end', () => void turn.then(end))
  })
  asked.end(body)
}

setInterval(() => {
  const behind = [...running].filter(({ text, stored }) => text.length > stored)
  if (behind.length === 0) return
  const pieces = behind.map((reply) => {
    const piece = { id: reply.id, seq: reply.pieces++, from: reply.stored, text: reply.text.slice(reply.stored) }
    reply.stored = reply.text.length
    return piece
  })
  const column = <K extends keyof (typeof pieces)[0]>(name: K) => pieces.map((piece) => piece[name])
  void query(STORE, [column('id'), column('seq'), column('from'), column('text')])
}, PERSIST_MS)

async function send(person: Person, text: string, key: string): Promise<string> {
  const { user_id, conversation_id, character_id, persona, history } = person
  const turns = history.slice(-TURNS)
  const { action } = await moderation.check({ stage: 'user_input', text, context: contextOf(person), persona, turns })
  if (action === 'block') return '{"error":"blocked"}'
  const [row] = await query(SEND, [user_id, conversation_id, key, text, new Date(), character_id])
  const [said, reply] = row.batch as [Event, Event]
  publish(person, row.batch)
  history.push({ role: 'user', content: text })
  const open: Reply = { id: row.id, message_id: reply.data.id, text: '', stored: 0, pieces: 0 }
  running.add(open)
  write(person, open)
  return JSON.stringify(said.data)
}

const server = http.createServer((request, response) => {
  const hash = createHash('sha256').update(request.headers.authorization?.slice(7) ?? '')
  let raw = ''
  request.setEncoding('utf8')
  request.on('data', (chunk: string) => (raw += chunk))
  request.on('end', async () => {
    const person = await personOf(hash.digest())
    const answer = person ? await send(person, JSON.parse(raw).content, String(request.headers['idempotency-key'])) : '{"error":"who"}'
    response.writeHead(person ? 201 : 401, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) })
    response.end(answer)
  })
})
const sockets = new WebSocketServer({ server, path: '/realtime', perMessageDeflate: false, handleProtocols: () => 'actioncable-v1-json' })
sockets.on('connection', (socket) => {
  socket.send('{"type":"welcome"}')
  socket.on('message', async (raw) => {
    const { command, identifier } = JSON.parse(String(raw))
    if (command !== 'subscribe') return
    const [row] = await query(BY_PUBSUB, [JSON.parse(identifier).pubsub_token])
    const person = row && (await personOf(row.id_hash))
    if (!person) return socket.send(JSON.stringify({ identifier, type: 'reject_subscription' }))
    person.socket = socket
    person.envelope = `{"identifier":${JSON.stringify(identifier)},"message":`
    socket.send(JSON.stringify({ identifier, message: { event: 'resync', data: { seq: 0 } } }))
  })
})
server.listen(Number(port), '127.0.0.1', () => console.log('ready'))
