import * as z from 'zod/mini'
import { openServer, type Server } from '@/server/providers/ask-server'
import { ProviderError } from '@/server/providers/errors'
import { SAFEGUARD_INSTRUCTIONS } from './policy'
import { MODERATION_RULES, type ModerationInput, type ModerationRule } from './port'

/** What a model says of a text: the rule it breaks, whether its author says that they are under 18, and whether it minds something else. */
export type Opinion = { rule: ModerationRule | null; speaker_under_age: boolean; crisis: boolean; unsure: boolean }

/** A model beside the rules in code. Throws ProviderError when it does not answer, or not in the agreed form. */
export type ModerationModel = {
  name: 'endpoint' | 'safeguard'
  judge(input: ModerationInput): Promise<Opinion>
}

export type ModelSettings = {
  /** Up to and with the version part, e.g. `http://127.0.0.1:8000/v1`. */
  base_url: string
  model: string
  /** Local servers need none. */
  api_key: string | null
  /** Milliseconds for one answer. */
  timeout_ms?: number
}

/** Milliseconds. A reply waits for its check, window by window, so a slow model is a failed one. */
const TIMEOUT_MS = 5_000
/** Answers are a line; more is not what was agreed. */
const LIMIT_BYTES = 64 * 1024
/** Characters. What came before is cut at its oldest end, the text itself is sent whole. */
const CONTEXT_CHARS = 6_000

const quiet: Opinion = { rule: null, speaker_under_age: false, crisis: false, unsure: false }

const Moderations = z.object({
  results: z.array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.nullish(z.boolean())) })).check(z.minLength(1)),
})

/**
 * The categories of OpenAI's `moderations` that are lines here. What adults may do (`sexual`, `violence`) is none; `self-harm`
 * by itself is somebody's pain, and help is pointed to.
 */
const LINES: Record<string, ModerationRule> = {
  'sexual/minors': 'minors',
  'self-harm/instructions': 'self_harm_encouragement',
}

/** An endpoint that speaks OpenAI's `moderations`. It is given the text alone: it knows no turns. */
export function createModerationEndpoint({ base_url, model, api_key, timeout_ms = TIMEOUT_MS }: ModelSettings): ModerationModel {
  const server = openServer('The moderation endpoint', base_url, api_key && { bearer: api_key })
  return {
    name: 'endpoint',
    async judge({ text }) {
      if (!text.trim()) return quiet
      const { results } = await server.json('/moderations', Moderations, {
        method: 'POST',
        body: { model, input: text },
        limit_bytes: LIMIT_BYTES,
        timeout_ms,
      })
      const broken = results.flatMap(({ categories }) => Object.keys(LINES).filter((name) => categories[name]))
      const crisis = results.some(({ categories }) => categories['self-harm/intent'])
      const flagged = results.some((result) => result.flagged)
      return { ...quiet, rule: broken.length ? LINES[broken[0]!]! : null, crisis, unsure: flagged }
    },
  }
}

const Completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.nullish(z.string()) }) })).check(z.minLength(1)) })
const Line = z.object({ rule: z.string(), speaker_under_age: z.optional(z.boolean()) })

/** Llama Guard answers in its own form, `unsafe` and the numbers of its hazard list; those that are lines here. */
const HAZARDS: Record<string, ModerationRule> = { S3: 'sexual_violence', S4: 'minors', S11: 'self_harm_encouragement' }

function readAnswer(content: string): Opinion | null {
  const hazard = /^\s*(safe|unsafe)\b([\sS,\d]*)$/.exec(content)
  if (hazard)
    return {
      ...quiet,
      rule:
        hazard[2]!
          .match(/S\d+/g)
          ?.map((number) => HAZARDS[number])
          .find(Boolean) ?? null,
      unsure: hazard[1] === 'unsafe',
    }
  const json = /\{[^{}]*\}/.exec(content)?.[0]
  if (!json) return null
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return null
  }
  const line = Line.safeParse(value)
  if (!line.success) return null
  const { rule, speaker_under_age = false } = line.data
  if (rule === 'none') return { ...quiet, speaker_under_age }
  const known = MODERATION_RULES.find((name) => name === rule)
  return known ? { ...quiet, rule: known, speaker_under_age } : null
}

/** What is judged, with what came before it, each under its name. */
function material({ text, stage, context = [], turns = [] }: ModerationInput): string {
  const before = [...context, ...turns.map(({ role, content }) => `${role === 'user' ? 'Person' : 'Character'}: ${content}`)].join('\n')
  return `STAGE: ${stage}\nCONTEXT:\n${before.slice(-CONTEXT_CHARS) || '(none)'}\nCONTENT:\n${text}`
}

/** A safeguard model (gpt-oss-safeguard, Llama Guard) behind any server that speaks OpenAI's `chat/completions`. */
export function createSafeguard({ base_url, model, api_key, timeout_ms = TIMEOUT_MS }: ModelSettings): ModerationModel {
  const server: Server = openServer('The safeguard model', base_url, api_key && { bearer: api_key })
  return {
    name: 'safeguard',
    async judge(input) {
      if (!input.text.trim()) return quiet
      const { choices } = await server.json('/chat/completions', Completion, {
        method: 'POST',
        body: {
          model,
          temperature: 0,
          messages: [
            { role: 'system', content: SAFEGUARD_INSTRUCTIONS },
            { role: 'user', content: material(input) },
          ],
        },
        limit_bytes: LIMIT_BYTES,
        timeout_ms,
      })
      const opinion = readAnswer(choices[0]!.message.content ?? '')
      if (!opinion) throw new ProviderError('rejected', 'The safeguard model answered in a form that is not known.')
      return opinion
    },
  }
}
