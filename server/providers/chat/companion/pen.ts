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

/** The no-repeat ring: everything said before in this conversation, by sentence and by runs of six words. */
export const createPen = (said: readonly string[], slots: Slots, chance: Chance): Pen => {
  const sentences = new Map<string, number>()
  const runs = new Set<string>()
  const note = (text: string, at: number): void => {
    for (const sentence of sentencesOf(text)) sentences.set(plain(sentence), at)
    for (const action of text.match(/\*[^*]+\*/g) ?? []) sentences.set(plain(action), at)
    for (const spoken of sentencesOf(withoutActions(text))) sentences.set(plain(spoken), at)
    for (const run of gramsOf(text, RUN)) runs.add(run)
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
    const parts = [...sentencesOf(text), ...(text.match(/\*[^*]+\*/g) ?? []), ...sentencesOf(withoutActions(text))]
    for (const part of parts) {
      const key = plain(part)
      const seen = sentences.get(key)
      // Two words are an interjection; those may come back after a while.
      if (seen !== undefined && (key.split(' ').length > 2 || now - seen <= 6)) return false
    }
    return gramsOf(text, RUN).every((run) => !runs.has(run))
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
