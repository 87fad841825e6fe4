// Floor of G10: bare websockets in a map, told by the same NOTIFY as our gateway whom to send to. `node idle.mjs PORT POSTGRES_URL`
import pg from 'pg'
import { WebSocketServer } from 'ws'

const [port, database] = process.argv.slice(2)
const sockets = new Map()
const client = new pg.Client({ connectionString: database })
await client.connect()
client.on('notification', ({ payload }) => {
  const [, user_id, message_id, , offset, text] = JSON.parse(payload)
  sockets.get(user_id)?.send(JSON.stringify({ d: [message_id, offset, text] }))
})
await client.query('listen deltas')
const server = new WebSocketServer({ port: Number(port), host: '127.0.0.1', perMessageDeflate: false, backlog: 4096 }, () =>
  console.log('ready'),
)
server.on('connection', (socket, request) => {
  const id = Number(new URL(request.url, 'http://x').searchParams.get('user'))
  sockets.set(id, socket)
  socket.on('close', () => sockets.delete(id))
})
