import { describe, expect, it } from 'vitest'
import { SEEDS } from '@/server/db/seed/characters'
import { LIVES } from '@/server/db/seed/lives'
import { createEmbeddedChat } from '@/server/providers/chat/embedded'
import type { ChatTurn } from '@/server/providers/chat/port'
import { personaOf, requestOf } from '@/tests/eval/talk'

const provider = createEmbeddedChat({ pace_ms: 0 })

const FLIRTING = [
  'Kiss me',
  'I love you',
  'Are you single?',
  'You are so hot',
  'Come closer and hold me',
  'I miss you',
  'Good night, babe',
  '*kisses you*',
]
const ORDINARY = [
  'Hello!',
  'How are you?',
  'I had a long day at work',
  'Tell me a story',
  'What do you like?',
  'My dog is called Rex',
  'ok',
]

/** Written anew here: the list of the companion is what is tested. */
const ROMANTIC =
  /\b(?:kiss|flirt|lips|your neck|your skin|closer|hug|cuddl|hold you|seduc|gorgeous|handsome|sexy|darling|sweetheart|in love|love you|miss you|want you|date)/i

async function talk(romance: boolean | undefined) {
  const said: string[] = []
  for (const persona of SEEDS) {
    const messages: ChatTurn[] = []
    for (const content of [...ORDINARY.slice(0, 2), ...FLIRTING, ...ORDINARY.slice(2)]) {
      messages.push({ role: 'user', content })
      let reply = ''
      for await (const piece of provider.stream({
        system: '',
        messages: [...messages],
        continuation: false,
        persona: { ...persona, gender: persona.appearance.gender, custom_instructions: '' },
        user_name: 'Sam',
        romance,
        max_tokens: 400,
        signal: new AbortController().signal,
      }))
        reply += piece
      said.push(reply)
      messages.push({ role: 'assistant', content: reply })
    }
  }
  return said
}

describe('without romance', () => {
  it.each([
    'would you be my girlfriend',
    'do you find me attractive',
    'Would you go on a date with me?',
    'what turns you on',
    'Do you love me?',
  ])('a yes in words that no list knows is a no: %s', async (question) => {
    for (const slug of ['nyx', 'dante', 'mira']) {
      const life = await LIVES[slug]!()
      const lines = Object.entries(life.answers).flatMap(([id, answer]) =>
        id.startsWith('us_') ? [...answer!.says, ...(answer!.more ?? [])] : [],
      )
      const persona = personaOf(slug)
      const messages: ChatTurn[] = [{ role: 'user', content: question }]
      const reply = (await Array.fromAsync(provider.stream({ ...requestOf(persona, messages), romance: false }))).join('')
      expect(reply).not.toBe('')
      expect(lines.filter((line) => reply.includes(line))).toEqual([])
    }
  })
  it('no character flirts, whatever is said, and none is silent', async () => {
    const said = await talk(false)
    expect(said.filter((line) => ROMANTIC.test(line))).toEqual([])
    expect(said.filter((line) => line.trim().length < 2)).toEqual([])
  })

  it('with it they do: the look finds flirting where there is some', async () => {
    expect((await talk(undefined)).some((line) => ROMANTIC.test(line))).toBe(true)
  })
})
