import { totalmem } from 'node:os'
import type { LocalModel } from '@/contracts/models'
import { CATALOGUE } from './catalogue'
import { ModelProblem, type Progress } from './fetch-file'
import type { ModelsProvider } from './port'
import { arrivedOf, hasLengths, installed, installModel, problemOf, removeModel } from './store'

export type LocalOptions = {
  data_dir: string
  mirror: string | null
  /** Names of those that the running server answers with. */
  in_use: ReadonlySet<string>
  memory_bytes?: number
}

const sentence = (error: unknown) =>
  error instanceof ModelProblem ? error.message : 'That didn’t work. Try "npm run models" on the machine: it says more.'

export function createLocalModels({ data_dir, mirror, in_use, memory_bytes = totalmem() }: LocalOptions): ModelsProvider {
  const running = new Map<string, { stop: AbortController; progress: Progress | null }>()
  const problems = new Map<string, string>()

  async function stateOf(entry: (typeof CATALOGUE)[number]): Promise<Pick<LocalModel, 'state' | 'done_bytes' | 'total_bytes'>> {
    const under_way = running.get(entry.name)
    const arrived = under_way ? under_way.progress : await arrivedOf(data_dir, entry)
    const bytes = { done_bytes: arrived?.done ?? null, total_bytes: arrived ? (arrived.bytes ?? entry.bytes) : null }
    if (under_way) return { state: 'fetching', ...bytes }
    const there = installed(data_dir, entry.name)
    if (there) return { state: hasLengths(there) ? 'installed' : 'damaged', done_bytes: null, total_bytes: null }
    return { state: arrived ? 'partial' : 'absent', ...bytes }
  }

  return {
    list: () =>
      Promise.all(
        CATALOGUE.map(async (entry): Promise<LocalModel> => {
          const { name, kind, title, what, languages, license, rules, credit, bytes } = entry
          return {
            ...{ name, kind, title, what, languages, license, rules, credit, bytes, memory_bytes: entry.memory_bytes },
            ...(await stateOf(entry)),
            fits: entry.memory_bytes <= memory_bytes,
            problem: problems.get(name) ?? null,
            in_use: in_use.has(name),
          }
        }),
      ),
    fetch(name) {
      if (running.has(name)) return null
      const stop = new AbortController()
      const mine = { stop, progress: null as Progress | null }
      running.set(name, mine)
      problems.delete(name)
      installModel(data_dir, name, { mirror, signal: stop.signal, onProgress: (progress) => (mine.progress = progress) })
        .catch((error: unknown) => void (stop.signal.aborted || problems.set(name, sentence(error))))
        .finally(() => running.delete(name))
      return null
    },
    pause(name) {
      running.get(name)?.stop.abort(new ModelProblem('Stopped.'))
      return null
    },
    async remove(name) {
      problems.delete(name)
      return removeModel(data_dir, name).then(() => null, sentence)
    },
    check: (name) => problemOf(data_dir, name).catch(sentence),
  }
}
