import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { LIVES } from '@/server/db/seed/lives'
import { trainAnswering, type EmbeddedSheet } from '@/server/db/seed/lives/train-answers'
import { openScores, readAnswering } from '@/server/providers/chat/companion/answering'
import { HABITS } from '@/server/providers/chat/companion/banks'
import { openDefinition } from '@/server/providers/chat/companion/definition'
import { createEmbeddedEmbeddings } from '@/server/providers/embeddings/embedded'
import { conversation, conversationAs, personaOf } from '@/tests/eval/talk'

const BETTINA = {
  ...personaOf('amara'),
  full_name: 'Bettina Krall',
  age: 58,
  occupation: '',
  greeting: '',
  hobbies: [],
  voice: null,
  biography:
    'Bettina Krall drives the number 14 tram in a hilly city. She has been widowed for six years. She lives with her parrot, Admiral, who swears. She plays accordion in a polka band on Saturdays. She hates mobile phones. She feeds the passengers plum cake at Christmas. She is saving up for a trip to Norway. A scar on her chin comes from a fall on the ice.',
}
const encoder = createEmbeddedEmbeddings({ limit_ms: 60_000 })
afterAll(() => encoder.close())

async function best(question: string) {
  const opened = openDefinition(BETTINA, encoder)
  await opened.ready
  const [vector] = await encoder.embed([question])
  return opened.shelves.statements!(question, vector!)[0]!
}

describe('what a made character says of itself, asked in other words', () => {
  it.each([
    ["What's your bird called?", /parrot/],
    ['any pets?', /parrot/],
    ['Which route do you take to work every day?', /tram/],
    ['What kind of music does your band do?', /polka/],
    ['Where would you love to travel one day?', /Norway/],
    ['Are you married?', /widowed/],
    ['Is there anything about modern life that gets on your nerves?', /phones/],
    ['what happened to your face', /scar/],
  ])('%s', async (question, answer) => {
    expect((await best(question)).text).toMatch(answer)
  })
  it('is the less probable where nothing answers', async () => {
    const [sure, unsure] = [await best('Which instrument do you play?'), await best('What was your favorite subject at school?')]
    expect(sure.probable).toBeGreaterThan(0.9)
    expect(unsure.probable).toBeLessThan(0.45)
  })
  it.each(['would you date a superhero', 'could you love a mortal'])(
    'is no certain word of its temper that only sounds near: %s',
    async (question) => {
      const [reply] = await conversationAs(BETTINA, [question], encoder)
      const lines = Object.values(HABITS).flatMap((answers) => Object.values(answers).flat())
      expect(lines.some((line) => reply!.text === line.replaceAll("'", '\u2019'))).toBe(false)
    },
  )
  it('is, where it says nothing, what its temper answers', async () => {
    const [reply] = await conversationAs(BETTINA, ['coffee or tea?'], encoder)
    expect(reply!.text).toMatch(/^(?:.*\b(?:tea|coffee)\b)/i)
  })
  it('is said again to another question that it answers', async () => {
    const said = await conversationAs(BETTINA, ['do you have any pets', "What's your bird called?"], encoder)
    expect(said.map(({ text }) => /Admiral/.test(text))).toEqual([true, true])
  })
})

describe('what a seeded character is asked by somebody who has read its profile', () => {
  it.each([
    ['amara', 'When you first noticed the tremor, who was the first person you told?', /^Maureen/],
    ['yuki', 'What do your parents think of the tea house?', /my parents have been to the tea house/i],
    ['dante', 'do you still talk to your old dance partner', /^She teaches in London now/],
    ['sol', "What's your favourite color and does it have a number?", /^(?!My most hated).*147/],
    ['lena', 'Did anyone in your family play chess, or were you the first?', /my father/],
    ['elias', 'why dont you pick up when your brother calls', /^On a ledge I know what’s wrong|^He might be kind/],
    ['amara', 'why a fire station of all places lol', /^It was a place that had waited for bells/],
    ['lena', 'why did you refuse the draw?', /^Fright, in pride’s overcoat/],
  ])('%s: %s', async (slug, question, answer) => {
    const [reply] = await conversation(slug, [question], encoder)
    expect(reply!.text).toMatch(answer)
  })
})

describe('what everybody asks somebody they are fond of', () => {
  it.each([
    ['Do you love me?', 'us_confess_feelings'],
    ['be honest, are you falling for me', 'us_confess_feelings'],
    ['do you ever think about me', 'us_thinking_of_me'],
    ['am i your type', 'us_like_me'],
    ['do you find me attractive?', 'us_like_me'],
    ['would you be my girlfriend', 'us_ask_out'],
    ['what turns you on', 'us_win_heart'],
  ] as const)('%s', async (question, intent) => {
    for (const slug of ['nyx', 'dante', 'theo']) {
      const { says } = (await LIVES[slug]!()).answers[intent]!
      const [reply] = await conversation(slug, [question], encoder)
      expect(
        says.some((line) => reply!.text.includes(line)),
        `${slug}: ${reply!.text}`,
      ).toBe(true)
    }
  })
})

describe('what is learned from sheets', () => {
  const SIZE = 16
  const unit = (entries: number[]): Float32Array => {
    const length = Math.hypot(...entries)
    return Float32Array.from(entries, (entry) => entry / length)
  }
  const noise = (seed: number, at: number) => Math.sin(seed * 12.9898 + at * 78.233)
  /** A question has its entries in the order opposite to those of its answer. */
  const sheet = (seed: number): EmbeddedSheet => {
    const statements = Array.from({ length: 6 }, (_, one) => unit(Array.from({ length: SIZE }, (__, at) => noise(seed * 6 + one, at))))
    return {
      texts: statements.map((vector, item) => ({ text: `statement ${seed} ${item}`, item, vector })),
      asks: statements.map((_, at) => `question ${seed} ${at}`),
      questions: statements.map((one) => unit([...one].reverse())),
      answers: statements.map((_, at) => at),
    }
  }
  const path = join(mkdtempSync(join(tmpdir(), 'krush-answering-')), 'weights')
  const sheets = Array.from({ length: 240 }, (_, seed) => sheet(seed))
  writeFileSync(path, trainAnswering(sheets, 'a-model', 'hash'))
  const made = readAnswering(path)!
  const near = (question: Float32Array, statement: Float32Array) =>
    made.toward(question).reduce((sum, entry, at) => sum + entry * statement[at]!, 0)

  it('moves a question nearer to its answer than to others, in sheets that it has not seen', () => {
    const { questions, texts } = sheet(1000)
    const statements = texts.map(({ vector }) => vector)
    const before = questions.filter((question, at) => {
      const scores = statements.map((statement) => question.reduce((sum, entry, place) => sum + entry * statement[place]!, 0))
      return scores.indexOf(Math.max(...scores)) === at
    })
    const after = questions.filter((question, at) => {
      const scores = statements.map((statement) => near(question, statement))
      return scores.indexOf(Math.max(...scores)) === at
    })
    expect(before.length).toBeLessThan(4)
    expect(after.length).toBeGreaterThan(4)
  })
  it('finds it less probable that one answers where the one that does is missing', () => {
    const { asks, questions, texts, answers } = sheet(1000)
    const probable = (left: typeof texts, at: number) => {
      const scores = openScores(left, (place, vector) => vector.reduce((sum, entry, one) => sum + entry * left[place]!.vector[one]!, 0))
      return made.probable(scores(asks[at]!, { raw: questions[at]!, moved: made.toward(questions[at]!) }).signs)
    }
    const less = questions.filter((_, at) => {
      const without = texts.filter(({ item }) => item !== answers[at])
      return probable(without, at) < probable(texts, at)
    })
    expect(less.length).toBeGreaterThan(4)
    expect(made.head).toMatchObject({ model: 'a-model', sheets: 'hash', dimensions: SIZE })
  })
})
