import { type Normalized, normalize } from './normalize'
import { POLICY_VERSION, type ModerationInput, type ModerationProvider, type ModerationRule, type Verdict } from './port'
import type { PublicFigures } from './public-figures'
import { RULES } from './rules'
import { assessCrisis, type Crisis } from './rules/crisis'
import { isNearALine, needsCheck } from './rules/quick'
import { type Case, STRICT_STAGES } from './rules/rule'
import { saysUnderAge, saysUnderAgeInParts } from './rules/speaker-age'
import { prepareYouth } from './rules/youth'

const DETECTORS = ['embedded-rules', 'embedded-crisis']

/** The same turns come again with every message and every window of a reply: of some hundred chats at once, in two or three megabytes. */
const REMEMBERED_TURNS = 3_000
const REMEMBERED_CHARS = 400_000

const RULE_ORDER = Object.keys(RULES) as ModerationRule[]

/** Rules in code: no network, well under a millisecond. Never throws. `figures`: people that no character may be. */
export function createEmbeddedModeration(figures: PublicFigures | null = null): ModerationProvider {
  const recall = rememberTurns()
  return {
    name: 'embedded',
    has_model: false,
    quick: figures === null ? needsCheck : (tail) => needsCheck(tail) || figures.isMade(tail.toLowerCase(), 'model_output'),
    async check({ stage, text, context = [], persona = [], turns = [] }: ModerationInput): Promise<Verdict> {
      if (STRICT_STAGES.includes(stage)) await prepareYouth(text)
      const { plain, cased, variants } = stage === 'user_input' ? recall(text) : normalize(text)
      const readings = [{ plain, cased }, ...variants.map((variant) => ({ plain: variant, cased: '' }))]
      const earlier = context.map(recall)
      const written = persona.map(recall)
      // Who reports abuse has to quote it.
      const cases = readings.map((reading) => ({ stage, ...reading, context: earlier, persona: written }))
      const is_figure = figures !== null && readings.some((reading) => figures.isMade(reading.plain, stage))
      const rule = stage === 'report' ? null : (findRule(cases) ?? (is_figure ? 'real_people' : null))
      const watched = stage === 'user_input' || stage === 'model_output'
      const crisis = watched ? gravest(readings.map((reading) => assessCrisis(reading.plain))) : 'none'
      const speaker_under_age = stage === 'user_input' && (readings.some(saysUnderAge) || saysUnderAgeInParts(plain, turns, recall))
      const unsure = stage === 'public_publish' && !rule && readings.some((reading) => isNearALine(reading.plain))
      const action = rule ? 'block' : 'allow'
      return { action, rule, crisis, speaker_under_age, unsure, policy_version: POLICY_VERSION, detectors: DETECTORS }
    },
  }
}

function findRule(cases: Case[]): ModerationRule | null {
  return RULE_ORDER.find((rule) => cases.some((subject) => RULES[rule](subject))) ?? null
}

function gravest(levels: Crisis[]): Crisis {
  return levels.find((level) => level === 'acute') ?? levels.find((level) => level === 'concern') ?? 'none'
}

function rememberTurns(): (turn: string) => Normalized {
  const known = new Map<string, Normalized>()
  let characters = 0
  return (turn) => {
    const found = known.get(turn) ?? normalize(turn)
    if (!known.delete(turn)) characters += turn.length
    known.set(turn, found)
    for (const [oldest] of known) {
      if (known.size === 1 || (known.size <= REMEMBERED_TURNS && characters <= REMEMBERED_CHARS)) break
      known.delete(oldest)
      characters -= oldest.length
    }
    return found
  }
}
