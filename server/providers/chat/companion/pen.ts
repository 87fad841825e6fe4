import type { Chance } from './chance'
import { capital, gramsOf, plain, sentencesOf, withoutActions } from './text'
import type { Slots } from './types'

const RUN = 6

/** Fills {slots}; a slot that starts with a capital wants a capitalised value. Null where a value is missing. */
export const fill = (line: string, slots: Slots): string | null => {
  let missing = false
  const text = line.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = slots[key.charAt(0).toLowerCase() + key.slice(1)]
    if (!value) missing = true
    return /^[A-Z]/.test(key) ? capital(value ?? '') : (value ?? '')
  })
  return missing ? null : text
}

export type Pen = {
  /** First fresh line of the first tier that has one; null when every tier is spent. */
  pick: (key: string, ...tiers: readonly (readonly string[])[]) => string | null
  /** As pick, but repeats rather than staying silent. */
  must: (key: string, ...tiers: readonly (readonly string[])[]) => string
  fresh: (text: string) => boolean
  note: (text: string) => void
}

const actionsIn = (text: string): string[] => text.match(/\*[^*]+\*/g) ?? []
const partsIn = (text: string): string[] => [...sentencesOf(text), ...actionsIn(text), ...sentencesOf(withoutActions(text))]

/** Earlier replies are the same in every turn, so what was read of them is kept. */
const READ = 1_500
const read = new Map<string, { parts: string[]; runs: string[] }>()
function readBefore(text: string): { parts: string[]; runs: string[] } {
  const known = read.get(text)
  if (known) return known
  const made = { parts: partsIn(text).map(plain), runs: gramsOf(text, RUN) }
  read.set(text, made)
  if (read.size > READ) for (const oldest of read.keys()) if (read.delete(oldest)) break
  return made
}

/** The no-repeat ring: everything said before in this conversation, by sentence and by runs of six words. */
export const createPen = (said: readonly string[], slots: Slots, chance: Chance): Pen => {
  const sentences = new Map<string, number>()
  const runs = new Set<string>()
  const note = (text: string, at: number): void => {
    const known = readBefore(text)
    for (const part of known.parts) sentences.set(part, at)
    for (const run of known.runs) runs.add(run)
  }
  said.forEach((text, at) => note(text, at))
  const now = said.length
  const whole = ` ${plain(said.join(' '))} `
  // A template or a lead counts as used once its fixed words were, whatever stood in its slot or came after it.
  const used = (line: string): boolean =>
    /\{|[:,]$/.test(line) &&
    line
      .split(/\{\w+\}/)
      .map(plain)
      .some((part) => part.split(' ').length > 2 && whole.includes(` ${part} `))
  const fresh = (text: string): boolean => {
    const { parts, runs: own } = readBefore(text)
    for (const key of parts) {
      const seen = sentences.get(key)
      // Two words are an interjection; those may come back after a while.
      if (seen !== undefined && (key.split(' ').length > 2 || now - seen <= 6)) return false
    }
    return own.every((run) => !runs.has(run))
  }
  const pick: Pen['pick'] = (key, ...tiers) => {
    for (const [level, tier] of tiers.entries()) {
      const start = chance.index(`${key}${level}`, tier.length)
      for (let step = 0; step < tier.length; step += 1) {
        const line = tier[(start + step) % tier.length]
        const text = line === undefined || used(line) ? null : fill(line, slots)
        if (text && fresh(text)) {
          note(text, now)
          return text
        }
      }
    }
    return null
  }
  const must: Pen['must'] = (key, ...tiers) => {
    const found = pick(key, ...tiers)
    if (found) return found
    const usable = tiers.flat().flatMap((line) => fill(line, slots) ?? [])
    const age = (text: string): number => Math.max(-1, ...sentencesOf(text).map((part) => sentences.get(plain(part)) ?? -1))
    const oldest = usable.reduce<string | null>((best, text) => (best === null || age(text) < age(best) ? text : best), null)
    if (oldest) note(oldest, now)
    return oldest ?? ''
  }
  return { pick, must, fresh, note: (text) => note(text, now) }
}
