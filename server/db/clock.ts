import type { Db } from './client'

type Say = { warn(fields: object, text: string): void }

/** How often this process's clock is compared with the database's. */
const COMPARE_MS = 10_000
/** A difference below this is the way of the question, and correcting it would only make times jump. */
const TOLERATED_MS = 250
/** From here on the operator should know: files, certificates and logs still have this machine's time. */
const WORTH_SAYING_MS = 5000

/**
 * The time that all processes share: the database's, carried on between two comparisons by a clock that nobody sets. Leases, heartbeats
 * and credits of processes whose machines disagree by an hour still agree. Throws what the first comparison throws.
 */
export async function createClock(db: Pick<Db, 'query'>, log: Say): Promise<() => Date> {
  let base = 0
  const compare = async () => {
    const asked = performance.now()
    const [row] = await db.query<{ ms: number }>('select extract(epoch from clock_timestamp())::float8 * 1000 as ms', [])
    const answered = performance.now()
    const found = row!.ms - (asked + answered) / 2
    // A slow answer says less than what is known already.
    if (Math.abs(found - base) > TOLERATED_MS + (answered - asked) / 2) base = found
  }
  const now = () => new Date(base + performance.now())
  await compare()
  const apart = Math.round(Date.now() - now().getTime())
  if (Math.abs(apart) > WORTH_SAYING_MS) log.warn({ ms: apart }, 'the clock of this machine differs from the database’s, which counts')
  setInterval(() => void compare().catch(() => {}), COMPARE_MS).unref()
  return now
}
