// Prints what the companion answers to an outside reader's questions, for a person to judge.
import { openDefinition, type Definition } from '@/server/providers/chat/companion/definition'
import { createEmbeddedEmbeddings } from '@/server/providers/embeddings/embedded'
import { FIRST, HELD, MADE_OUTSIDE, type Asked, type MadeDefinition } from './outside'
import { LATER } from './outside-later'
import { conversationAs, personaOf } from './talk'

const definitionOf = ({ name, age, gender, occupation = '', definition, greeting }: MadeDefinition): Definition => ({
  full_name: name,
  age,
  occupation,
  biography: definition,
  hobbies: [],
  personality: [],
  extroversion: 50,
  connection: 50,
  greeting,
  gender,
  voice: null,
  custom_instructions: '',
})

const say = (line: string) => process.stdout.write(`${line}\n`)
const encoder = createEmbeddedEmbeddings({ limit_ms: 60_000 })

async function read(persona: Definition, asked: readonly Asked[]) {
  // Vectors of a definition are made in the background when it is saved or first met.
  if (!persona.voice) await openDefinition(persona, encoder).ready
  const lines = asked.map(([said]) => said)
  say(`\n${persona.full_name}`)
  for (const [at, { text, choices }] of (await conversationAs(persona, lines, encoder)).entries()) {
    const guessed = choices.some((choice) => choice.sort === 'thing' && !choice.sure)
    say(`  ${lines[at]}${asked[at]![1] && ` (${asked[at]![1]})`}\n    ${guessed ? 'guess: ' : ''}${text}`)
  }
}

for (const set of [FIRST, HELD]) for (const [slug, asked] of Object.entries(set)) await read(personaOf(slug), asked)
for (const set of LATER)
  for (const [slug, turns] of Object.entries(set))
    await read(
      personaOf(slug),
      turns.split(' | ').map((said) => [said, ''] as const),
    )
for (const made of MADE_OUTSIDE) await read(definitionOf(made), made.asked)
await encoder.close()
