import { normal } from './intents'
import { recollect, type Memory } from './memory'
import type { Pen } from './pen'
import { capital, reflect } from './text'
import type { Bank } from './types'

const COMMON = new Set(
  (
    'what did tell told say said about have has remember know you your my mine the that when where who our was were is are do does name ' +
    'anything something ever talked mentioned mention earlier before yesterday still today called guess and can could for with from this'
  ).split(' '),
)

const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`

const about = (memory: Memory): string[] => {
  const likes = memory.likes.slice(-3).map((like) => like.what)
  const named = memory.people
    .filter((person) => person.name)
    .slice(-1)
    .map((person) => `your ${person.relation} is called ${person.name ?? ''}`)
  const event = memory.events.at(-1)
  return [
    memory.name ? `your name is ${memory.name}` : '',
    memory.place ?? '',
    memory.job ?? '',
    likes.length ? `you like ${list(likes)}` : '',
    ...named,
    event ? `there's ${event.label}${event.when ? ` ${event.when}` : ''}` : '',
  ].filter(Boolean)
}

/** Answers "what's my name", "what did I tell you about…", "do you remember…"; one or two parts. */
export const recall = (raw: string, memory: Memory, turn: number, pen: Pen, bank: Bank): string[] => {
  const text = normal(raw)
  const tail = (): string => pen.pick('recall', bank.recall) ?? ''
  const fact = (clause: string | null): string[] | null => (clause ? [`${capital(clause)}.`, tail()] : null)
  const unknown = (): string[] => [pen.must('unknown', bank.recall_unknown)]

  const whose = /\bmy (\w+)'s name|\bwhat(?:'s| is) my (\w+) called|\bmy (dog|cat|sister|brother)\b.*\bname/.exec(text)
  const owner = whose?.[1] ?? whose?.[2] ?? whose?.[3]
  if (owner) {
    const person = memory.people.find((one) => one.relation === owner && one.name)
    return person ? [`${person.name ?? ''}.`, tail()] : unknown()
  }
  const named = /\bwho(?:'s| is) (?:my )?([a-z]+)\?/.exec(text)?.[1]
  const person = named ? memory.people.find((one) => one.name?.toLowerCase() === named) : undefined
  if (person) return [`${person.name ?? ''}? Your ${person.relation}.`, tail()]
  if (/\bmy name\b|\bwho am i\b/.test(text)) {
    return memory.name ? [pen.must('name_known', bank.name_known)] : [pen.must('name_unknown', bank.name_unknown)]
  }
  if (/\bhow old am i|\bmy age\b/.test(text)) return fact(memory.age ? `you're ${memory.age}` : null) ?? unknown()
  if (/\bwhere (?:do i live|am i from|do i come from)/.test(text)) return fact(memory.place) ?? unknown()
  if (/\bmy job\b|\bwhat do i do\b|\bwhere do i work/.test(text)) return fact(memory.job) ?? unknown()
  if (/\b(?:i (?:hate|dislike|not like)|don't i like)\b/.test(text))
    return fact(memory.dislikes.length ? `you can't stand ${list(memory.dislikes.slice(-3))}` : null) ?? unknown()
  if (/\bi (?:like|love|enjoy|adore)\b|\bmy (?:hobb|interests|favou?rite)/.test(text)) {
    return fact(memory.likes.length ? `you like ${list(memory.likes.slice(-4).map((like) => like.what))}` : null) ?? unknown()
  }
  const wanted = text
    .replace(/[^a-z' ]/g, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/'s$/, ''))
    .filter((word) => word.length > 2 && !COMMON.has(word))
  const when = /\bwhen\b/.test(text) ? memory.events.find((event) => wanted.some((word) => event.label.includes(word))) : undefined
  if (when) return [`${capital(when.label)}${when.when ? `? ${capital(when.when)}` : '? You never said when'}.`, tail()]
  if (wanted.length) {
    const found = recollect(memory, wanted, turn)
    const event = memory.events.find((one) => wanted.some((word) => one.label.includes(word)))
    const first = found.at(-1) ?? event?.clause ?? null
    if (first) {
      const lead = first.startsWith('\u201c') ? `You said it like this: ${first}.` : `You told me ${first}.`
      const other =
        found.length > 1 && found[0] !== first && !found[0]?.startsWith('\u201c') ? `And before that, that ${found[0] ?? ''}.` : ''
      return [lead, other || tail()]
    }
    return unknown()
  }
  const facts = about(memory)
  // With few facts, their own recent sentences are the better memory.
  const told = memory.said
    .filter(
      (said) =>
        said.turn < turn && /^(?:i want|i'd like|i've|i have|i just|i used|i lost|i found|i bought|i'm going|my)\b/i.test(said.text),
    )
    .flatMap((said) => reflect(said.text) ?? [])
    .filter((clause) => !facts.includes(clause))
    .slice(-2)
  const known = facts.length > 2 ? facts : [...facts, ...told]
  if (!known.length) return unknown()
  const shown = known.slice(0, 4)
  return [pen.pick('about', bank.about_user) ?? '', `${capital(list(shown))}.`]
}
