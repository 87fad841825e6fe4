/** Whoever waits for a model that writes a few replies at once. */
export type Waiting = {
  person: string
  /** Called with how many are before it, whenever that changes; null once it is its turn. */
  onPlace?: (ahead: number | null) => void
}

/**
 * Fair between people: everybody's first request comes before anybody's second, those of the same round by arrival. Who comes anew joins
 * the round that is being served.
 */
export function createLine<Job extends Waiting>() {
  const waiting: Job[] = []
  /** What is being written, and the round in which it was taken. */
  const active = new Map<Job, number>()
  const told = new Map<Job, number>()
  /** Turns of everybody who waits or is being written for. */
  const turns = new Map<string, number>()

  function inOrder(): Job[] {
    const before = new Map<string, number>()
    const ranked = waiting.map((job, at) => {
      const earlier = before.get(job.person) ?? 0
      before.set(job.person, earlier + 1)
      return { job, round: turns.get(job.person)! + earlier, at }
    })
    return ranked.sort((a, b) => a.round - b.round || a.at - b.at).map(({ job }) => job)
  }

  function enter({ person }: Job): void {
    if (turns.has(person)) return
    const rounds = [...(active.size ? active.values() : turns.values())]
    turns.set(person, rounds.length ? Math.min(...rounds) : 0)
  }
  function leave({ person }: Job): void {
    const stays = waiting.some((job) => job.person === person) || [...active.keys()].some((job) => job.person === person)
    if (!stays) turns.delete(person)
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
    active: active as ReadonlyMap<Job, number>,
    add(job: Job) {
      enter(job)
      waiting.push(job)
    },
    /** Back to the beginning: it had its turn and lost it through no fault of its own. */
    back(job: Job) {
      active.delete(job)
      waiting.unshift(job)
      turns.set(job.person, turns.get(job.person)! - 1)
    },
    /** Whose turn it is. */
    take(): Job | null {
      const next = inOrder()[0] ?? null
      if (!next) return null
      const said = told.has(next)
      forget(next)
      const round = turns.get(next.person)!
      active.set(next, round)
      turns.set(next.person, round + 1)
      if (said) next.onPlace?.(null)
      return next
    },
    /** It is over, or its person has left; answers whether it had still waited. */
    drop(job: Job): boolean {
      active.delete(job)
      const waited = forget(job)
      leave(job)
      return waited
    },
    /** Empties the line. */
    clear: () => [...waiting].filter(forget),
    tell,
  }
}
