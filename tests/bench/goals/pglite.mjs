import { latency, throughput } from '../lib/load.mjs'
import { noteRow } from '../lib/rows.mjs'

export const title = 'the same server on its embedded database, for orientation'

export async function run(world, { quick }) {
  const model = await world.model()
  const server = await world.krush('embedded')
  const pids = () => [server.pid]
  const users = await world.crowd('embedded', quick ? 10 : 30)
  const one = await latency({ user: users[0], model, pids, sends: 30, warm: 10 })
  const many = await throughput({ users, model, pids, memory: pids, messages: users.length * 5 })
  return [
    noteRow('PGlite', 'first-token overhead, model at once: p50, p95', `${one.p50} ms, ${one.p95} ms`),
    noteRow('PGlite', 'CPU a message, one user', `${one.cpu_per_message} ms`),
    noteRow('PGlite', `messages a second, ${users.length} users`, `${many.per_second} /s`),
    noteRow('PGlite', `CPU a message, ${users.length} users`, `${many.cpu_per_message} ms`),
    noteRow('PGlite', 'memory of the whole process, pages included, PSS', `${many.pss_mb} MB`),
  ]
}
