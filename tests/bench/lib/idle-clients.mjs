// The clients of G10, a process of their own: it has as many open files as the server has. Told by its parent what to do.
import { WebSocket } from 'ws'

const now = () => Number(process.hrtime.bigint()) / 1e6
const heard = {}
let open = 0
let closed = 0

/** Twenty thousand connections leave from one address at most. */
const addressOf = (index) => `127.0.0.${1 + Math.floor(index / 20_000)}`

function connect(url, identifier, index) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, identifier ? ['actioncable-v1-json'] : [], {
      perMessageDeflate: false,
      localAddress: addressOf(index),
    })
    socket.on('error', reject)
    socket.on('close', () => closed++)
    socket.on('open', () => {
      open++
      if (!identifier) resolve()
    })
    socket.on('message', (data) => {
      const at = now()
      const text = data.toString()
      if (text.startsWith('{"d":')) {
        const key = /k(\d+)"/.exec(text)?.[1]
        if (key) heard[key] = at
      } else if (text.includes('"welcome"')) socket.send(JSON.stringify({ command: 'subscribe', identifier }))
      else if (text.includes('"resync"') && text.includes('"message"')) resolve()
      else if (text.includes('reject_subscription')) reject(new Error('rejected'))
    })
  })
}

process.on('message', async ({ job, ...rest }) => {
  if (job === 'connect') {
    const { url, people, protocol } = rest
    try {
      for (let from = 0; from < people.length; from += 100) {
        await Promise.all(
          people
            .slice(from, from + 100)
            .map(({ id, token }, index) =>
              protocol
                ? connect(url, JSON.stringify({ channel: 'GlobalUser', pubsub_token: token, deltas: 'compact' }), from + index)
                : connect(`${url}?user=${id}`, null, from + index),
            ),
        )
      }
      process.send({ connected: open })
    } catch (error) {
      process.send({ connected: open, error: error.message })
    }
  } else if (job === 'heard') process.send({ heard, closed })
})
process.on('disconnect', () => process.exit())
console.log('ready')
