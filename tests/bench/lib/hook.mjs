// Preloaded into the servers of G10: collects garbage when asked, and stamps the moment a delta reaches the process, so that
// neither PostgreSQL's nor the collector's time counts as the gateway's.
import pg from 'pg'

const arrivals = {}
const { emit } = pg.Client.prototype
pg.Client.prototype.emit = function (event, message, ...rest) {
  if (event === 'notification' && message?.channel === 'deltas') {
    const key = /k(\d+)"\]$/.exec(message.payload)?.[1]
    if (key) arrivals[key] = Number(process.hrtime.bigint()) / 1e6
  }
  return emit.call(this, event, message, ...rest)
}

process.on('message', (message) => {
  if (message?.bench === 'collect') {
    // As if memory were short: what the collector keeps for later is given back, so that growth shows.
    for (let times = 0; times < 2; times++) globalThis.gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    const { heapUsed, external } = process.memoryUsage()
    process.send({ bench: 'collected', heap: heapUsed + external })
  }
  if (message?.bench === 'arrivals') process.send({ bench: 'arrivals', arrivals })
})
process.channel?.unref()
