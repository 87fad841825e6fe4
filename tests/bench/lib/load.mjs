// First-token overhead and throughput of a chat server, seen by its clients.
import { cpuMs, machine, pss } from './proc.mjs'
import { median, now, quantile, round, summary } from './stats.mjs'

let count = 0
const mark = () => `${process.pid.toString(36)}x${(count++).toString(36)}`

/** Sends one message. overhead = (first text - send) - the model's own delay. */
async function one(user, first_ms) {
  const id = mark()
  const sent = now()
  let first
  let last = sent
  const pauses = []
  const { up, acknowledged = NaN } = await user.send(`hello #m${id} there`, () => {
    const at = now()
    if (first === undefined) first = at
    else pauses.push(at - last)
    last = at
  })
  if (first === undefined) throw new Error('the reply had no text')
  return { id, sent, first, last, ended: now(), acknowledged: acknowledged - sent, overhead: first - sent - first_ms, pauses, up }
}

/** One message after the other. `model` is the fake model's control, `pids` the server's and PostgreSQL's, whose CPU counts. */
export async function latency({ user, model, pids, sends, warm = 8, first = 0, rate = 0, tokens = 40 }) {
  await model.set({ first, rate, tokens })
  for (let index = 0; index < warm; index++) await one(user, first)
  const overheads = []
  const acknowledged = []
  const ways = { in: [], out: [] }
  const up = []
  const cpu = cpuMs(pids())
  for (let index = 0; index < sends; index++) {
    const sent = await one(user, first)
    const seen = await model.mark(sent.id)
    overheads.push(sent.overhead)
    acknowledged.push(sent.acknowledged)
    up.push(sent.up)
    if (seen.arrive) ways.in.push(seen.arrive - sent.sent)
    if (seen.first) ways.out.push(sent.first - seen.first)
  }
  return {
    ...summary(overheads),
    to_model: round(median(ways.in)),
    from_model: round(median(ways.out)),
    acknowledged: round(quantile(acknowledged, 0.95)),
    cpu_per_message: round((cpuMs(pids()) - cpu) / sends),
    up: Math.max(...up),
  }
}

/**
 * `users` each send one message after the other until `messages` are done. `memory` answers the pids whose PSS is sampled.
 * `expected_ms` is the model's own time for a whole reply, when it is paced.
 */
export async function throughput({ users, model, pids, memory, messages, first = 0, rate = 0, tokens = 40 }) {
  await model.set({ first, rate, tokens })
  await Promise.all(users.map((user) => one(user, first)))
  await model.reset()
  const expected = first + (rate ? ((tokens - 1) / rate) * 1000 : 0)
  const done = []
  const errors = {}
  let left = messages
  let peak = 0
  let server_peak = 0
  const sample = () => {
    const all = memory()
    server_peak = Math.max(server_peak, pss(all[0]))
    peak = Math.max(peak, pss(all))
  }
  const timer = memory ? setInterval(sample, 700) : null
  const busy = machine()
  const [server_pid, database_pid] = pids()
  const cpu = { server: cpuMs(server_pid), database: database_pid ? cpuMs(database_pid) : 0 }
  const begun = now()
  await Promise.all(
    users.map(async (user) => {
      while (left-- > 0 && now() - begun < 90_000) {
        try {
          done.push(await one(user, first))
        } catch (error) {
          errors[error.message] = (errors[error.message] ?? 0) + 1
          if (Object.keys(errors).length > 5) return
        }
      }
    }),
  )
  const wall = now() - begun
  const spent = { server: cpuMs(server_pid) - cpu.server, database: database_pid ? cpuMs(database_pid) - cpu.database : 0 }
  if (timer) clearInterval(timer)
  if (memory) sample()
  const after = machine()
  const overheads = done.map((entry) => entry.overhead)
  const stats = await model.stats()
  return {
    done: done.length,
    errors,
    per_second: round(done.length / (wall / 1000)),
    p50: round(quantile(overheads, 0.5)),
    p95: round(quantile(overheads, 0.95)),
    cpu_per_message: round((spent.server + spent.database) / Math.max(1, done.length)),
    database_cpu: round(spent.database / Math.max(1, done.length)),
    pss_mb: round(peak / 1048576, 1),
    server_pss_mb: round(server_peak / 1048576, 1),
    model_calls: stats.chat,
    late_percent: expected ? round(median(done.map((entry) => ((entry.last - entry.sent) / expected - 1) * 100))) : null,
    longest_pause: round(Math.max(0, ...done.flatMap((entry) => entry.pauses)), 1),
    model_pause: round(stats.longest_pause, 1),
    machine_busy: round(1 - (after.idle - busy.idle) / Math.max(1, after.whole - busy.whole)),
  }
}
