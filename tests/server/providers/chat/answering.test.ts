import { afterAll, describe, expect, it } from 'vitest'
import { openDefinition } from '@/server/providers/chat/companion/definition'
import { createEmbeddedEmbeddings } from '@/server/providers/embeddings/embedded'
import { conversationAs, personaOf } from '@/tests/eval/talk'

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
  it('is said again to another question that it answers', async () => {
    const said = await conversationAs(BETTINA, ['do you have any pets', "What's your bird called?"], encoder)
    expect(said.map(({ text }) => /Admiral/.test(text))).toEqual([true, true])
  })
})
