// Idle people, as a program: sockets of the page's own code that hear and say nothing. Told what to do by its parent, by { job }.
import { WebSocket } from 'ws'
import { RealtimeSocket, type SocketLike } from '@/lib/realtime/socket'

const hosts = JSON.parse(process.argv[2]!) as string[]
/** How many open their sockets side by side at first; a storm has no such limit. */
const AT_ONCE = 100
let at = 0
let live = 0
let tries = 0
let backs: number[] = []
/** When the sockets were lost, by the clock of the parent's machine. */
let lost_at = 0

function open({ token }: { token: string }): Promise<void> {
  return new Promise((resolve) => {
    let was = false
    new RealtimeSocket({
      url: '/realtime',
      pubsub_token: token,
      newWebSocket(url, protocol) {
        tries += 1
        return new WebSocket(`ws://${hosts[at]}${url}`, protocol, {
          perMessageDeflate: false,
          headers: { host: 'localhost' },
        }) as unknown as SocketLike
      },
      onState(state) {
        if (state === 'live') {
          live += 1
          if (was) backs.push(Date.now() - lost_at)
          was = true
          resolve()
        } else if (state === 'waiting' && was) live -= 1
      },
      onEvent: () => {},
      onDelta: () => {},
      onPlace: () => {},
      onResync: () => {},
      onRefused: () => {},
    }).open()
  })
}

process.on('message', async (message: { job: string; people?: { token: string }[]; to?: number }) => {
  const { job, people = [], to = 0 } = message
  if (job === 'open') {
    for (let from = 0; from < people.length; from += AT_ONCE) await Promise.all(people.slice(from, from + AT_ONCE).map(open))
  } else if (job === 'lose') {
    at = to
    lost_at = Date.now()
    backs = []
    tries = 0
  }
  process.send!({ done: job, live, tries, backs: job === 'count' ? backs : [] })
})
process.on('disconnect', () => process.exit())
console.log('ready')
