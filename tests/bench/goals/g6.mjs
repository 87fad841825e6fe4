import { latency } from '../lib/load.mjs'
import { noteRow, ratioRow, valueRow } from '../lib/rows.mjs'
import { inTurns, round } from '../lib/stats.mjs'
import { seedMessages } from '../lib/seed.mjs'

export const title = "a send does not know the chat's length"

export async function run(world, { quick }) {
  const [model, server] = [await world.model(), await world.krush('server')]
  const pids = await world.pidsWithDatabase(server.pid)
  const sizes = quick ? [10, 5_000] : [10, 5_000, 50_000]
  const users = []
  const rows = []
  const sends = quick ? 60 : 100
  let alone
  for (const size of sizes) {
    const person = await server.person(`long${size}`)
    await seedMessages(world, person.conversation_id, size)
    users.push(await server.connect(person))
    if (size === 10) alone = await latency({ user: users[0], model, pids, sends, warm: 20 })
  }
  await (await world.postgres()).sql('vacuum analyze messages')
  const beside = await latency({ user: users[0], model, pids, sends, warm: 10 })
  const others = sizes
    .slice(1)
    .reduce((a, b) => a + b)
    .toLocaleString('en')
  rows.push(
    noteRow(
      'G6',
      `10 messages beside ${others} of others, against alone, p50`,
      `${beside.p50} ms`,
      `${alone.p50} ms`,
      round(beside.p50 / alone.p50),
    ),
  )
  for (const [index, size] of sizes.entries()) {
    if (index === 0) continue
    const measure = (user) => () => latency({ user, model, pids, sends, warm: 10 })
    const figures = await inTurns(quick ? 3 : 5, measure(users[index]), measure(users[0]), {
      p50: (side) => side.p50,
      cpu: (side) => side.cpu_per_message,
    })
    const name = `${size.toLocaleString('en')} messages against 10`
    rows.push(ratioRow('G6', `first-token overhead p50, ${name}`, figures.p50, 'ms', { most: 1.15 }))
    rows.push(ratioRow('G6', `CPU a message, ${name}`, figures.cpu, 'ms', { most: 1.15 }))
  }
  const { up } = await latency({ user: users[0], model, pids, sends: 20, warm: 0 })
  const text = 'hello #mabcdxab there'.length
  rows.push(valueRow('G6', "bytes up a send, beyond the text (this driver's headers)", up - text, 'B', { most: 512 }))
  const [user] = users
  const before = { ...user.wire }
  const tokens = 60
  const paced = quick ? 2 : 4
  await latency({ user, model, pids, sends: paced, warm: 0, first: 20, rate: 50, tokens })
  rows.push(
    valueRow('G6', 'wire bytes a streamed token, 50 tokens/s', (user.wire.delta_bytes - before.delta_bytes) / (tokens * paced), 'B', {
      most: 40,
    }),
  )
  for (const one of users) one.close()
  return rows
}
