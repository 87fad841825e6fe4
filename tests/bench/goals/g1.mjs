import { latency } from '../lib/load.mjs'
import { dutyRows, noteRow, ratioRow } from '../lib/rows.mjs'
import { inTurns } from '../lib/stats.mjs'

export const title = 'first-token overhead'

/** Against the relay that debits and stores on the same PostgreSQL, with a model that answers at once and a paced one. */
export async function run(world, { quick }) {
  const [model, relay, server] = [await world.model(), await world.relay('database'), await world.krush('server')]
  const [user] = await world.crowd('server', 1)
  const [floorUser] = await relay.crowd(1)
  const ours = await world.pidsWithDatabase(server.pid)
  const floor = await world.pidsWithDatabase(relay.pid)
  const duty = await world.duty()
  const [dutyUser] = await duty.crowd(1)
  const same = await world.pidsWithDatabase(duty.pid)
  const rows = []
  const kinds = [
    { name: 'model at once', rounds: quick ? 3 : 5, sends: quick ? 40 : 60, setting: { first: 0, rate: 0, tokens: 40 } },
    { name: 'paced model', rounds: quick ? 1 : 3, sends: quick ? 15 : 30, setting: { first: 200, rate: 50, tokens: 10 } },
  ]
  for (const { name, rounds, sends, setting } of kinds) {
    const warm = setting.first ? 3 : 10
    const figures = await inTurns(
      rounds,
      () => latency({ user, model, pids: ours, sends, warm, ...setting }),
      () => latency({ user: floorUser, model, pids: floor, sends, warm, ...setting }),
      {
        p50: (side) => side.p50,
        p95: (side) => side.p95,
        cpu: (side) => side.cpu_per_message,
        in: (side) => side.to_model,
        out: (side) => side.from_model,
      },
      () => latency({ user: dutyUser, model, pids: same, sends, warm, ...setting }),
    )
    rows.push(ratioRow('G1', `first-token overhead, ${name}, p50`, figures.p50, 'ms', { most: 2 }))
    rows.push(ratioRow('G1', `first-token overhead, ${name}, p95`, figures.p95, 'ms', { most: 2.5 }))
    rows.push(...dutyRows('G1', `first-token overhead, ${name}, p50`, figures.p50, 'ms'))
    rows.push(...dutyRows('G1', `first-token overhead, ${name}, p95`, figures.p95, 'ms'))
    rows.push(
      noteRow('G1', `of it: send → model has the prompt, ${name}`, `${figures.in.ours} ms`, `${figures.in.floor} ms`, figures.in.ratio),
    )
    rows.push(noteRow('G1', `CPU a message, one user, ${name}`, `${figures.cpu.ours} ms`, `${figures.cpu.floor} ms`, figures.cpu.ratio))
  }
  return rows
}
