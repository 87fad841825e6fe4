// Floors: the least a chat server can do. `node relay.mjs PORT MODEL_URL [POSTGRES_URL]`
// Without a database: a bare websocket relay of the model's stream. With one (the floor of G1, G7, G8, G9): the product's own
// duty, debit + insert in one statement, a prompt of the newest 20 messages, the reply inserted at its end.
import http from 'node:http'
import pg from 'pg'
import { WebSocketServer } from 'ws'

const [port, model, database] = process.argv.slice(2)
const upstream = new URL(model)
const agent = new http.Agent({ keepAlive: true, maxSockets: 512, noDelay: true })
const TABLES = `create table if not exists acct(id int primary key, balance bigint not null check (balance>=0));
  create table if not exists msg(id bigserial primary key, chat int not null, author int not null, body text not null, at timestamptz not null default now());
  create index if not exists msg_chat on msg(chat, id desc);
  truncate acct, msg; insert into acct select g, 1000000000 from generate_series(1,2000) g`
const SEND = `with d as (update acct set balance=balance-1 where id=$1 and balance>=1 returning id)
  insert into msg(chat,author,body) select $1,id,$2 from d returning id`
const LAST = 'select author,body from msg where chat=$1 order by id desc limit 20'
const REPLY = 'insert into msg(chat,author,body) values($1,0,$2)'

const pool = database ? new pg.Pool({ connectionString: database, max: 8 }) : null
if (pool) await pool.query(TABLES)
const query = (text, values) => pool.query({ name: text, text, values })

async function promptOf(chat, text) {
  if (!pool) return [{ role: 'user', content: text }]
  const paid = await query(SEND, [chat, text])
  if (!paid.rows.length) return null
  const { rows } = await query(LAST, [chat])
  return rows.reverse().map((row) => ({ role: row.author ? 'user' : 'assistant', content: row.body }))
}

let next = 1
const server = new WebSocketServer({ port: Number(port), host: '127.0.0.1', perMessageDeflate: false }, () => console.log('ready'))
server.on('connection', (socket) => {
  const chat = (next++ % 2000) + 1
  socket.on('message', async (raw) => {
    const { id, text } = JSON.parse(raw)
    const say = (message) => socket.send(JSON.stringify({ id, ...message }))
    const messages = await promptOf(chat, text)
    if (!messages) return say({ end: 1, error: 1 })
    const body = JSON.stringify({ model: 'fake', stream: true, messages })
    const asked = http.request(
      {
        host: upstream.hostname,
        port: upstream.port,
        path: '/v1/chat/completions',
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        let rest = ''
        let reply = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk) => {
          rest += chunk
          let piece = ''
          for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
            const line = rest.slice(6, end)
            rest = rest.slice(end + 2)
            if (line !== '[DONE]') piece += JSON.parse(line).choices[0]?.delta?.content ?? ''
          }
          if (!piece) return
          reply += piece
          say({ t: piece })
        })
        answer.on('end', async () => {
          if (pool) await query(REPLY, [chat, reply])
          say({ end: 1 })
        })
      },
    )
    asked.on('error', () => say({ end: 1, error: 1 }))
    asked.end(body)
  })
})
