import { throughput } from '../lib/load.mjs'
import { dutyRows, noteRow, ratioRow, truthRow, valueRow } from '../lib/rows.mjs'
import { inTurns } from '../lib/stats.mjs'
import { ledgerFaults } from '../lib/ledger.mjs'

export const title = 'CPU a message, throughput and memory at 50 users (also G8 and part of G12)'

export async function run(world, { quick }) {
  const [model, relay, server, postgres] = [
    await world.model(),
    await world.relay('database'),
    await world.krush('server'),
    await world.postgres(),
  ]
  const users = await world.crowd('server', 50)
  const floorUsers = await relay.crowd(50)
  const [ours, floor] = [await world.pidsWithDatabase(server.pid), await world.pidsWithDatabase(relay.pid)]
  const memory = {
    ours: [server.pid, ...(await postgres.pidsOf('krush'))],
    floor: [relay.pid, ...(await postgres.pidsOf('floor'))],
  }
  const duty = await world.duty()
  const dutyUsers = await duty.crowd(50)
  const same = await world.pidsWithDatabase(duty.pid)
  const dutyMemory = [duty.pid, ...(await postgres.pidsOf('krush'))]
  const messages = quick ? 300 : 600
  const before = await captured(postgres)
  const figures = await inTurns(
    quick ? 2 : 3,
    () => throughput({ users, model, pids: ours, memory: () => memory.ours, messages }),
    () => throughput({ users: floorUsers, model, pids: floor, memory: () => memory.floor, messages }),
    {
      cpu: (side) => side.cpu_per_message,
      speed: (side) => side.per_second,
      pss: (side) => side.pss_mb,
      first: (side) => side.p50,
      database: (side) => side.database_cpu,
      own: (side) => side.server_pss_mb,
    },
    () => throughput({ users: dutyUsers, model, pids: same, memory: () => dutyMemory, messages }),
  )
  const done = figures.rounds.ours.reduce((sum, side) => sum + side.done + users.length, 0)
  const errors = figures.rounds.ours.flatMap((side) => Object.entries(side.errors).map(([message, times]) => `${times} × ${message}`))
  const floors = figures.rounds.duty.reduce((sum, side) => sum + side.done + dutyUsers.length, 0)
  const paid = (await captured(postgres)) - before - floors
  const faults = await ledgerFaults(postgres.sql)
  const without = await memoryWithoutEncoder(world, { model, postgres, messages })
  return [
    ratioRow('G7', 'CPU a message, 50 users, with PostgreSQL', figures.cpu, 'ms', { most: 2 }),
    noteRow('G7', 'of it PostgreSQL', `${figures.database.ours} ms`, `${figures.database.floor} ms`, figures.database.ratio),
    ...dutyRows('G7', 'CPU a message, 50 users', figures.cpu, 'ms'),
    ratioRow('G8', 'messages a second, 50 users', figures.speed, '/s', { least: 0.5 }),
    ...dutyRows('G8', 'messages a second, 50 users', figures.speed, '/s', { more: true }),
    truthRow('G8', 'errors', errors.length ? errors.slice(0, 3).join('; ') : 'none', 'none', errors.length === 0),
    truthRow('G8', 'each message paid once', `${paid} paid of ${done}`, 'equal', paid === done),
    truthRow('G8', 'ledger adds up', faults.length ? faults.slice(0, 2).join('; ') : 'yes', 'yes', faults.length === 0),
    ratioRow('G12', 'memory at 50 users: server and its PostgreSQL, PSS', figures.pss, 'MB', { most: 2 }),
    noteRow('G12', 'of it the server alone', `${figures.own.ours} MB`, `${figures.own.floor} MB`, figures.own.ratio),
    valueRow('G12', 'memory at 50 users, the encoder not loaded: server and its PostgreSQL, PSS', without.pss_mb, 'MB', { most: 160 }),
    noteRow('G12', 'of it the server alone, the encoder not loaded', `${without.server_pss_mb} MB`),
    noteRow('G8', 'first-token overhead at 50 users, p50', `${figures.first.ours} ms`, `${figures.first.floor} ms`, figures.first.ratio),
  ]
}

/** The goal counts a model over HTTP and no encoder: a server of its own, since one that has loaded it keeps the memory. */
async function memoryWithoutEncoder(world, { model, postgres, messages }) {
  await world.stopDuty()
  await world.stopKrush('server')
  const server = await world.startKrush('server', { env: { EMBEDDINGS_PROVIDER: 'none' } })
  const users = []
  for (let index = 0; index < 50; index++) users.push(await server.connect(await server.person(`without${index}`)))
  const memory = [server.pid, ...(await postgres.pidsOf('krush'))]
  const figures = await throughput({ users, model, pids: await world.pidsWithDatabase(server.pid), memory: () => memory, messages })
  await server.stop()
  return figures
}

const captured = async ({ sql }) => Number((await sql("select count(*) as n from ledger_entries where kind = 'capture'")).rows[0].n)
