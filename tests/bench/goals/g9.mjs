import { throughput } from '../lib/load.mjs'
import { dutyRows, ratioRow, valueRow, truthRow, noteRow } from '../lib/rows.mjs'
import { inTurns, median, round } from '../lib/stats.mjs'

export const title = '100 paced streams'

/** 300 ms to the first token, then 50 tokens a second for 100 tokens, 100 people at once. */
export async function run(world, { quick }) {
  const [model, relay, server] = [await world.model(), await world.relay('database'), await world.krush('server')]
  const users = await world.crowd('server', 100)
  const floorUsers = await relay.crowd(100)
  const [ours, floor] = [await world.pidsWithDatabase(server.pid), await world.pidsWithDatabase(relay.pid)]
  const duty = await world.duty()
  const dutyUsers = await duty.crowd(100)
  const same = await world.pidsWithDatabase(duty.pid)
  const setting = { first: 300, rate: 50, tokens: quick ? 50 : 100, messages: quick ? 100 : 200 }
  const figures = await inTurns(
    quick ? 2 : 3,
    () => throughput({ users, model, pids: ours, ...setting }),
    () => throughput({ users: floorUsers, model, pids: floor, ...setting }),
    {
      p50: (side) => side.p50,
      p95: (side) => side.p95,
      late: (side) => side.late_percent,
      cpu: (side) => side.cpu_per_message,
      database: (side) => side.database_cpu,
      pause: (side) => side.longest_pause,
    },
    () => throughput({ users: dutyUsers, model, pids: same, ...setting }),
  )
  await world.stopDuty()
  // The model is one more process on the same cores: its own longest pause is what 3 × is counted from.
  const pauses = figures.rounds.ours.map((side) => side.longest_pause / Math.max(20, side.model_pause))
  const errors = figures.rounds.ours.reduce((sum, side) => sum + Object.values(side.errors).reduce((a, b) => a + b, 0), 0)
  const worst = round(median(pauses))
  return [
    ratioRow('G9', 'first-token overhead p95, 100 streams', figures.p95, 'ms', { most: 2 }),
    ...dutyRows('G9', 'first-token overhead p95, 100 streams', figures.p95, 'ms'),
    valueRow('G9', 'last text later than the model’s own time (median)', figures.late.ours, '%', { most: 2, floor: figures.late.floor }),
    truthRow(
      'G9',
      'longest pause between frames against the model’s longest',
      `${worst}× (${figures.pause.ours} ms; floor ${figures.pause.floor} ms)`,
      '≤ 3×',
      worst <= 3,
    ),
    truthRow('G9', 'errors', errors || 'none', 'none', errors === 0),
    noteRow('G9', 'first-token overhead p50, 100 streams', `${figures.p50.ours} ms`, `${figures.p50.floor} ms`, figures.p50.ratio),
    noteRow('G9', 'CPU a message, 100 streams', `${figures.cpu.ours} ms`, `${figures.cpu.floor} ms`, figures.cpu.ratio),
    noteRow('G9', 'of it PostgreSQL', `${figures.database.ours} ms`, `${figures.database.floor} ms`, figures.database.ratio),
  ]
}
