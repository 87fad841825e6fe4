/** Whoever waits for a model that writes a few replies at once. */
export type Waiting = {
  person: string
  /** Called with how many are before it, whenever that changes; null once it is its turn. */
  onPlace?: (ahead: number | null) => void
}

/** People whose last turn is remembered. */
const KNOWN = 1_000

/**
 * Fair between people: everybody's first request comes before anybody's second; of the same rank, whoever had a turn longest ago, then
 * whoever came first. What is being written counts for its person.
 */
export function createLine<Job extends Waiting>() {
  const waiting: Job[] = []
  const active = new Set<Job>()
  const told = new Map<Job, number>()
  const served = new Map<string, number>()
  let turn = 0

  const turnOf = ({ person }: Job) => served.get(person) ?? 0

  function inOrder(): Job[] {
    const busy = new Map<string, number>()
    for (const { person } of active) busy.set(person, (busy.get(person) ?? 0) + 1)
    const ranked = waiting.map((job, at) => {
      const rank = busy.get(job.person) ?? 0
      busy.set(job.person, rank + 1)
      return { job, rank, at }
    })
    return ranked.sort((a, b) => a.rank - b.rank || turnOf(a.job) - turnOf(b.job) || a.at - b.at).map(({ job }) => job)
  }

  function tell(): void {
    for (const [ahead, job] of inOrder().entries()) {
      if (told.get(job) === ahead) continue
      told.set(job, ahead)
      job.onPlace?.(ahead)
    }
  }

  const forget = (job: Job) => {
    const at = waiting.indexOf(job)
    if (at >= 0) waiting.splice(at, 1)
    told.delete(job)
    return at >= 0
  }

  return {
    get waits() {
      return waiting.length
    },
    active: active as ReadonlySet<Job>,
    add(job: Job) {
      waiting.push(job)
    },
    /** Back to the beginning: it had its turn and lost it through no fault of its own. */
    back(job: Job) {
      active.delete(job)
      waiting.unshift(job)
    },
    /** Whose turn it is. */
    take(): Job | null {
      const next = inOrder()[0] ?? null
      if (!next) return null
      const said = told.has(next)
      forget(next)
      active.add(next)
      served.delete(next.person)
      served.set(next.person, ++turn)
      if (served.size > KNOWN) served.delete(served.keys().next().value!)
      if (said) next.onPlace?.(null)
      return next
    },
    /** It is over, or its person has left; answers whether it had still waited. */
    drop(job: Job): boolean {
      active.delete(job)
      return forget(job)
    },
    /** Empties the line. */
    clear: () => waiting.splice(0),
    tell,
  }
}
