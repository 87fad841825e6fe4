import type { Persona } from '@/server/providers/chat/port'
import { fill } from './pen'
import { lines, straight, withArticle } from './text'
import type { Slots, Temper } from './types'

const WORDS: readonly (readonly [Temper, RegExp])[] = [
  ['shy', /\b(?:shy|timid|reserved|introvert\w*|quiet|bashful|awkward|soft-spoken|modest|nervous|anxious|embarrassed)\b/],
  [
    'witty',
    /\b(?:witty|sarcastic|funny|dry|humou?rous|clever|ironic|cheeky|playful|quick|sharp|teasing|mischievous|deadpan|cynical|grumpy)\b/,
  ],
  [
    'bold',
    /\b(?:bold|confident|brave|dominant|daring|fearless|adventurous|assertive|fiery|direct|passionate|wild|strong|loud|stubborn|reckless|impatient|proud|competitive)\b/,
  ],
  [
    'dreamy',
    /\b(?:dreamy|romantic|poetic|artistic|creative|imaginative|mystical|mysterious|whimsical|sensitive|spiritual|melancholic|nostalgic)\b/,
  ],
  [
    'calm',
    /\b(?:calm|serious|patient|steady|wise|stoic|gentle|thoughtful|relaxed|rational|composed|mature|courteous|polite|careful|methodical|tired)\b/,
  ],
  [
    'warm',
    /\b(?:warm|kind|caring|friendly|sweet|loving|nurturing|empathetic|affectionate|loyal|cheerful|supportive|generous|nosy|hospitable)\b/,
  ],
]

const ADJECTIVE = '(?:(?:very|quite|rather|a bit|a little|easily|always) )?[a-z-]+'
/** "She is loud, generous and proud" in prose, or "personality: loud, proud" in notes: where a definition says how somebody is. */
const HOW_IT_IS = new RegExp(
  `(?:\\b(?:is|am)|'m) (${ADJECTIVE}(?:(?:, and |, | and )${ADJECTIVE})+)|\\b(?:personality|traits?|character)\\s*[:=]([^\\n]*(?:\\n[-*•][^\\n]*)*)`,
  'g',
)
const temperIn = (words: string): Temper | null => {
  const scored = WORDS.map(([temper, pattern]) => [temper, words.match(new RegExp(pattern.source, 'g'))?.length ?? 0] as const)
  const best = scored.reduce((top, one) => (one[1] > top[1] ? one : top), ['calm', 0] as readonly [Temper, number])
  return best[1] > 0 ? best[0] : null
}

/** The temper of a character: its own voice's, or by its traits, by how its definition describes it, or by its two sliders. */
export const temperOf = (persona: Persona): Temper => {
  if (persona.voice) return persona.voice.temper
  const said = temperIn([...persona.personality, persona.custom_instructions].join(' ').toLowerCase())
  if (said) return said
  const described = [...straight(persona.biography).toLowerCase().matchAll(HOW_IT_IS)].map(([, prose, notes]) => prose ?? notes)
  const shown = temperIn(described.join(' '))
  if (shown) return shown
  const { extroversion, connection } = persona
  if (extroversion >= 65) return connection >= 55 ? 'warm' : 'bold'
  if (extroversion >= 40) return connection >= 60 ? 'dreamy' : 'witty'
  return connection >= 50 ? 'shy' : 'calm'
}

const lower = (text: string): string => (/^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))

/** An occupation that fits after "I am": not "Works at NASA". */
export const jobOf = (persona: Persona): string | null => {
  const job = persona.occupation.trim().replace(/[.!]+$/, '')
  if (!job || job.length > 70 || /^(?:works?|runs?|owns?|studies|studying|retired|unemployed|between|teaches|makes|none|n\/a)\b/i.test(job))
    return null
  const noun = lower(job)
  return /^(?:\w+ )?(?:owner|head|keeper|director|manager|founder|captain) of\b/.test(noun) ? `the ${noun}` : withArticle(noun)
}

export const hobbiesOf = (persona: Persona): string[] =>
  persona.hobbies.map((hobby) => lower(hobby.trim())).filter((hobby) => hobby.length > 2 && hobby.length < 50)

const JOB_LINES = lines(`
  People hear that I'm {job} and think they know my week. They're about a third right.
  I'm {job}, and the part I love is the five minutes before anyone else turns up.
  Being {job} has ruined me for small talk. I keep noticing how people do things.
  The odd thing about being {job} is what strangers suddenly tell you.
  I didn't plan on becoming {job}. I meant to try it for a summer.
  There is a kind of tired I only get from my work, and I've grown rather fond of it.
  When you're {job}, you learn to hear trouble before it knocks.
  My best stories all begin on a Tuesday at work and can't be told there.
  I keep one thing from my first day as {job}. It's a pencil. It's not much of a relic.
`)
const HOBBY_LINES = lines(`
  Most of my free hours go to {hobby}. The rest go to planning it.
  Give me an afternoon and {hobby}, and I won't look at a clock once.
  I was dreadful at {hobby} for two full years. I recommend being dreadful at something.
  If I've gone quiet, it's usually {hobby}. It takes all of me, happily.
  Somebody once told me {hobby} was a phase. That was several shoes ago.
  I came to {hobby} by accident and stayed on purpose.
  I get unreasonable about {hobby}. Ask me about anything else first, and eat something.
  When a day has been all elbows, {hobby} puts me back together.
  I can tell within a minute whether somebody will get along with {hobby}.
  The people I know through {hobby} are the strangest and best I've met.
`)

/** What a made character tells unasked of its work and its hobbies, with their names; nothing where it has none. */
export const selfLines = (persona: Persona): string[] => {
  if (persona.voice) return []
  const job = jobOf(persona)
  const jobs = JOB_LINES.flatMap((line) => fill(line, { job: job ?? undefined }) ?? [])
  const hobbies = hobbiesOf(persona)
  const pastimes = HOBBY_LINES.flatMap((line, at) => fill(line, { hobby: hobbies[at % Math.max(hobbies.length, 1)] }) ?? [])
  return [...jobs, ...pastimes]
}

export const selfSlots = (persona: Persona, turn: number): Slots => {
  const hobbies = hobbiesOf(persona)
  return {
    self: persona.full_name.split(' ')[0],
    full: persona.full_name,
    age: String(Math.max(18, persona.age)),
    a_job: jobOf(persona) ?? undefined,
    hobby: hobbies[turn % Math.max(hobbies.length, 1)],
    hobby2: hobbies.length > 1 ? hobbies[(turn + 1) % hobbies.length] : undefined,
  }
}
