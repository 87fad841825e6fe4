import { describe, expect, it } from 'vitest'
import { statementsOf } from '@/server/providers/chat/companion/definition'
import { inFirstPerson } from '@/server/providers/chat/companion/first-person'
import { temperOf } from '@/server/providers/chat/companion/self'
import { createEmbeddedChat } from '@/server/providers/chat/embedded'
import type { Persona } from '@/server/providers/chat/port'
import { createNoEmbeddings } from '@/server/providers/embeddings/none'
import { judgeMade } from '@/tests/eval/made-talk'
import { conversationAs, requestOf } from '@/tests/eval/talk'

const persona: Persona = {
  full_name: 'Ada Quill',
  age: 36,
  occupation: 'Clockmaker',
  biography:
    'Ada repairs tower clocks in the mountains. She never carries a watch. Her workshop smells of oil and pine. Her father died when she was nine, and he left her a lathe. She is afraid of bridges and watches the news from under a blanket.',
  hobbies: ['skiing'],
  personality: ['calm'],
  extroversion: 40,
  connection: 60,
  greeting: '*puts the loupe down* I wound the big one this morning. What brings you up here?',
  gender: 'Female',
  voice: null,
  custom_instructions: '',
}

describe('a sentence about the character, as the character says it', () => {
  it.each([
    ['Ada repairs tower clocks.', 'I repair tower clocks.'],
    ['She never carries a watch.', 'I never carry a watch.'],
    ['Her workshop smells of oil.', 'My workshop smells of oil.'],
    ['She is afraid of bridges.', 'I am afraid of bridges.'],
    ["Ada Quill doesn't sleep much.", "I don't sleep much."],
    ['She loves her old lathe and talks to it.', 'I love my old lathe and talk to it.'],
    ['He has a dog that follows him.', 'I have a dog that follows me.'],
    ['I was born on a ferry.', 'I was born on a ferry.'],
    ['Her grandmother Nives taught her to bake.', 'My grandmother Nives taught me to bake.'],
    ['She reads in the bath and always guesses wrong.', 'I read in the bath and always guess wrong.'],
    ['The town sleeps at nine.', null],
    ['She loved her brother, and he left for good.', 'I loved my brother, and he left for good.'],
  ])('%s → %s', (sentence, expected) => {
    expect(inFirstPerson(sentence, { full_name: 'Ada Quill' })).toBe(expected)
  })
})

describe('with its sex known, the other sex is somebody else', () => {
  it.each([
    ['At thirty she moved to the coast.', 'Female', 'At thirty I moved to the coast.'],
    ['Her father let her drive the van on Sundays.', 'Female', 'My father let me drive the van on Sundays.'],
    ['He told her she had patience; she laughed at him.', 'Female', 'He told me I had patience; I laughed at him.'],
    ['They still write to each other, and he sends her maps.', 'Female', 'We still write to each other, and he sends me maps.'],
    ['She was a dancer and said he had two left feet.', 'Male', 'She was a dancer and said I had two left feet.'],
    ['Divorced, no kids.', 'Female', "I'm divorced, no kids."],
    ['Loves old maps and hates telephones.', 'Male', 'I love old maps and hate telephones.'],
    ['Her sister says she is late.', 'Female', null],
    ['His husband is losing his hearing.', 'Male', 'My husband is losing his hearing.'],
    ['Ada is to retire next spring and is dreading it.', 'Female', 'I am to retire next spring and am dreading it.'],
    ['They have one daughter, Esi, who beats him at cards.', 'Male', 'We have one daughter, Esi, who beats me at cards.'],
    ['Her mother taught her to bake.', 'Female', 'My mother taught me to bake.'],
    [
      'Her mother died, and the last thing on the tape was her mother at the piano.',
      'Female',
      'My mother died, and the last thing on the tape was my mother at the piano.',
    ],
    [
      'She works below the hall, where she cleans, catalogues and digitises tapes.',
      'Female',
      'I work below the hall, where I clean, catalogue and digitise tapes.',
    ],
    [
      'She wears a coat, which is too long, and has scars on both hands.',
      'Female',
      'I wear a coat, which is too long, and have scars on both hands.',
    ],
    ['He bakes bread, plays the accordion and reads at sea.', 'Male', 'I bake bread, play the accordion and read at sea.'],
  ] as const)('%s (%s) → %s', (sentence, gender, expected) => {
    expect(inFirstPerson(sentence, { full_name: 'Ada Quill', gender })).toBe(expected)
  })
})

describe('what everybody asks first', () => {
  const asked = async (text: string, of: Partial<Persona> = {}) =>
    (await conversationAs({ ...persona, ...of }, [text], createNoEmbeddings())).at(-1)!.text.replaceAll('\u2019', "'")
  it.each([
    ['What do you do?', /repair tower clocks/],
    ['so what do you do for work?', /repair tower clocks/],
    ['Where do you live?', /in the mountains/],
    ['what do you do for fun?', /skiing/i],
    ['Tell me a joke', /^(?!.*(?:clock|lathe|bridge)).{20,}$/],
    ['Nice to meet you', /too|likewise|wondered|pleasure/i],
  ])('%s', async (text, answer) => {
    expect(await asked(text)).toMatch(answer)
  })
  const BEATRIZ =
    'Ada repairs tower clocks in Porto. Her father sold fish and her mother taught piano. She was married to Stefan for six years and separated two winters ago.'
  it.each([
    ['what does your family do? they are still in Portugal?', /father sold fish/],
    ['can i ask you, you live alone?', /separated/],
    ['why did it finish with him', /separated/],
  ])('%s', async (text, answer) => {
    expect(await asked(text, { biography: BEATRIZ })).toMatch(answer)
  })
  it('is said once, though two questions lead to it', async () => {
    const said = await asked('Do you repair clocks? Tower clocks, in the mountains?')
    expect(said.match(/repair tower clocks/g)).toHaveLength(1)
  })
  it('is not answered with what only sounds near', async () => {
    expect(await asked('Do you have kids?')).not.toMatch(/father|lathe/)
    expect(await asked('Do you have any pets?', { biography: `${persona.biography} She has a cat called Cog.` })).toMatch(/Cog/)
  })
  it('is answered from the fields where the biography says nothing', async () => {
    expect(await asked('What do you do for a living?', { biography: '' })).toMatch(/clockmaker/i)
  })
})

describe('notes', () => {
  const said = (biography: string, gender: 'Female' | 'Male' = 'Male') =>
    statementsOf({ ...persona, full_name: 'Dario Venn', biography, greeting: '', gender })
  it.each([
    ['likes: fog, crosswords, accordion (bad)', 'I like fog, crosswords and accordion (bad).'],
    ['hates: jet skis, instant coffee. likes: mussels, ink.', "I can't stand jet skis and instant coffee."],
    ['Dislikes: doves (bitten), the third step (it creaks)', "I can't stand doves (bitten) and the third step (it creaks)."],
    ['likes("fog" + "crosswords")', 'I like fog and crosswords.'],
    ['fear: station closing in spring', "I'm afraid of the station closing in spring."],
    [
      'Goals: 1) fix the lamp so it turns again 2) do one show for the village 3) find out about his father, maybe',
      'I want to fix the lamp so it turns again, to do one show for the village and to find out about my father.',
    ],
    ['goal: fame', 'I want fame.'],
    ['goal: build a library of 2,300 books', 'I want to build a library of 2,300 books.'],
    [
      '- twin brother called Hauke, fishing captain, they talk on the radio',
      'My twin brother is called Hauke, fishing captain, we talk on the radio.',
    ],
    ["Fear: that he's hiding and not living", "I'm afraid that I'm hiding and not living."],
    ["Fear: that he doesn't matter", "I'm afraid that I don't matter."],
    ["Traits: sharp, witty, doesn't suffer fools", "I don't suffer fools."],
    ['job: lighthouse caretaker + runs a weather podcast', 'I run a weather podcast.'],
    ['Secret: he keeps a notebook with things passengers say', 'I keep a notebook with things passengers say.'],
    ['Backstory: wanted to be a chess pro, lost the final. never played a tournament again', 'I never played a tournament again.'],
    ['- he warms up slowly at first', 'I warm up slowly at first.'],
    ['weakness: chocolate', null],
    ['he runs a bakery in bath.', 'I run a bakery in bath.'],
    ["i drive a taxi. i'm from a village near cork. i like fog.", "I'm from a village near cork."],
    [
      'Family: divorced, one grown daughter Hana (23), they talk every sunday',
      "I'm divorced, one grown daughter Hana (23), we talk every sunday.",
    ],
    ['family: widow (husband Alan died 6 yrs ago), no kids', "I'm a widow (husband Alan died 6 yrs ago), no kids."],
    ['background: parents run a driving school together', 'My parents run a driving school together.'],
    ['job: baker in Bath (he is the son)', "I'm a baker in Bath (I am the son)."],
    ['secret = cant swim well', "I can't swim well."],
    [
      'past: sang in a wedding band till 31. father baker, mother seamstress, both dead.',
      'My father was a baker, my mother was a seamstress, both are dead.',
    ],
    ['38. night ferry captain, island route. ex merchant navy, cargo ships, 9 years.', "I'm a night ferry captain, island route."],
    [
      '38. night ferry captain, island route. ex merchant navy, cargo ships, 9 years.',
      'I used to be in the merchant navy, cargo ships, 9 years.',
    ],
    ['brother Luca owes him money and a boat.', 'My brother Luca owes me money and a boat.'],
    ['Background: lived with Hattie for 5 years, he still has her kettle', 'I lived with Hattie for 5 years, I still have her kettle.'],
    [
      'Personality:\n- kind, over-prepared\n- tells stories against himself\n\nLikes: breakfast, storms, seals',
      'I tell stories against myself.',
    ],
    ['Personality: kind, quick; never gives up on a guest', 'I never give up on a guest.'],
  ] as const)('%s → %s', (notes, expected) => {
    if (expected) expect(said(notes)).toContain(expected)
    else expect(said(notes)).toEqual([])
  })
  it('with other headings are its own where there are notes, and a colon in prose is none', () => {
    const notes =
      'likes: fog, rain\nTruck: a purple Scania named Dolores.\nfrom: Cardiff\nfood: he has a tiny rice cooker in the cab\nbest friend on the island = Asbjorn, 81'
    expect(said(notes)).toEqual(
      expect.arrayContaining([
        'My truck: a purple Scania named Dolores.',
        'I have a tiny rice cooker in the cab.',
        'My best friend on the island: Asbjorn, 81.',
      ]),
    )
    expect(said('He has one rule: never sail on a Friday.')).toEqual(['I have one rule: never sail on a Friday.'])
  })
  it('on how to write are said by nobody', () => {
    expect(said('Never breaks character. Dario stays in character. Replies should be short.')).toEqual([])
    expect(said('speech: pet names, asks a question back. Name: Dario. Rules: never be rude to {{user}}.')).toEqual([])
    expect(said('I fix clocks in Porto. I talk to you the way I talk to a friend. I ask about your mother.')).toEqual([
      'I fix clocks in Porto.',
    ])
  })
})
it.each([
  ['Captain Ada Quill, 43, flies the mail between the islands.', 'I fly the mail between the islands.'],
  ['Ada Quill, a baker, lives by the sea.', 'I live by the sea.'],
  [
    'She was married to a barrister for nine years; they parted over a letter.',
    'I was married to a barrister for nine years; we parted over a letter.',
  ],
  ['Ada Quill, Addie to everyone but her mother, is a truck driver.', 'I am a truck driver.'],
  [
    'She has a younger sister, Marta, who paints boats, and Ada is happier about it than she tells anyone.',
    'I have a younger sister, Marta, who paints boats, and I am happier about it than I tell anyone.',
  ],
  ['They have made up since, and he sends her boxes of screws.', 'We have made up since, and he sends me boxes of screws.'],
  ["Ada's mother was a seamstress, and her father a card cheat who left when she was nine.", 'My mother was a seamstress.'],
])('%s → %s', (sentence, expected) => {
  expect(inFirstPerson(sentence, { full_name: 'Captain Ada Quill', gender: 'Female' })).toBe(expected)
})
it('goes on with somebody else where all is written as "I"', () => {
  const biography = 'I drive the mobile library. My husband came a year later. He runs a shop now. Before that I taught in Aleppo.'
  const statements = statementsOf({ ...persona, biography, greeting: '' })
  expect(statements).toEqual([
    'I drive the mobile library.',
    'My husband came a year later. He runs a shop now.',
    'Before that I taught in Aleppo.',
  ])
})
it.each([
  ['Ada is loud, generous, proud and impatient with paperwork.', 'bold'],
  ['Personality:\n- warm\n- nosy, loyal', 'warm'],
  ['He is courteous, absent-minded and careful.', 'calm'],
  ['Ada repairs clocks. The clock is loud.', 'witty'],
] as const)('a definition that says how somebody is decides the temper: %s', (biography, temper) => {
  expect(temperOf({ ...persona, personality: [], extroversion: 50, connection: 50, biography })).toBe(temper)
})
it('a nickname in the name is the character', () => {
  expect(inFirstPerson('Ben runs a hotel.', { full_name: 'Benedikt "Ben" Strand', gender: 'Male' })).toBe('I run a hotel.')
})
it.each([
  ['Wait, you were going to be a dentist? Why did you stop?', /supposed to be a dentist/],
  ['The taxi man told me of the cabinet. What happened?', /stuck in a cabinet/],
  ['Now I heard of an incident with a cabinet. What happened, and how is the poor bloke now?', /stuck in a cabinet/],
])('a rare word leads to the statement that has it: %s', async (asked, answer) => {
  const biography =
    'She was supposed to be a dentist like her father. She cries at brass bands. Once she got a man stuck in a cabinet for two hours. She makes gates because gates pay.'
  const [reply] = await conversationAs({ ...persona, biography, greeting: '' }, [asked], createNoEmbeddings())
  expect(reply!.text).toMatch(answer)
})

it('takes statements from biography, greeting, example and lore', () => {
  const example = '{{user}}: Hi\n{{char}}: I keep bees on the roof of the tower.\n{{char}}: Do you like honey?'
  const lorebook = { entries: [{ keys: ['bell'], content: 'Ada rings the noon bell by hand.' }] } as unknown as never
  const statements = statementsOf({ ...persona, example_dialogue: example, lorebook })
  for (const line of [/tower clocks/, /oil and pine/, /big one this morning/, /bees on the roof/, /noon bell/])
    expect(statements.join('\n')).toMatch(line)
  expect(statements.join('\n')).not.toMatch(/\bshe\b|\bAda\b|\?/)
})

it.each([
  ['Do you carry a watch?', /never carry a watch/],
  ['what does your workshop smell like', /oil and pine/],
  ['Are you scared of bridges?', /afraid of bridges/],
])('%s', async (content, answer) => {
  let text = ''
  for await (const piece of createEmbeddedChat({ pace_ms: 0 }).stream(requestOf(persona, [{ role: 'user', content }]))) text += piece
  expect(text).toMatch(answer)
})

// By words alone; with the encoder `npm run eval:companion` counts the same.
it('answers three of five questions to characters that people made without an encoder', async () => {
  const judged = await judgeMade(createNoEmbeddings())
  expect(judged.filter(({ right }) => right).length).toBeGreaterThanOrEqual(judged.length * 0.6)
})

describe('notes with marked headings', () => {
  const SILAS = [
    '# Silas Finch',
    'Job: piano tuner, mostly schools. Drives a yellow van he bought at auction',
    '## Looks',
    '- tall, pockets full of tuning forks',
    '- always wears a green jacket',
    '## Background',
    '- perfect pitch since age 5, which he says is a curse',
    '- learned tuning from a blind man called Mr. Pell who left him his tools',
    '## Dislikes',
    '- wind chimes, people who whistle',
    '## Relationship with user',
    'neighbors, user lives upstairs',
  ].join('\n')
  it.each([
    'I drive a yellow van I bought at auction.',
    "I'm told I look like this: tall and pockets full of tuning forks.",
    'I always wear a green jacket.',
    'Perfect pitch since age 5, which I say is a curse.',
    'I learned tuning from a blind man called Mr Pell who left me my tools.',
    "I can't stand wind chimes and people who whistle.",
    'You and I are neighbors.',
  ])('%s', (statement) => {
    expect(statementsOf({ ...persona, full_name: 'Silas Finch', gender: 'Male', greeting: '', biography: SILAS })).toContain(statement)
  })
  it('end, as lists, with their first sentence', () => {
    const biography =
      'Personality: sharp, funny. She notices small details. Hates being lied to.\nGoal: there is a wreck from 1911. Ada has been mapping it.\nFamily: her mum Jean lives in Bath and phones every Sunday to ask when she is coming home.'
    expect(statementsOf({ ...persona, greeting: '', biography })).toEqual(
      expect.arrayContaining([
        'I notice small details.',
        'I hate being lied to.',
        'There is a wreck from 1911.',
        'I have been mapping it.',
        'My mum Jean lives in Bath and phones every Sunday.',
      ]),
    )
  })
})

describe('notes as people leave them', () => {
  const HADRIK = [
    'BASICS',
    '- innkeeper in a port town',
    'PERSONALITY',
    '- hates nobles, because Lord Emeric refused to pay his company',
    '- very funny once he relaxes',
    'PAST',
    '- son of a fisherman, ran off to sea at 17',
    '- no kids',
    '- little sister Kasia is a police officer and bosses him about',
    '- mum Polish, dad from Leeds',
    'LIKES AND DISLIKES',
    '- likes: honey cakes, shanties',
    'GOAL: wants to open a shelter',
  ].join('\n')
  it.each([
    'I hate nobles, because Lord Emeric refused to pay my company.',
    "I'm very funny once I relax.",
    "I'm the son of a fisherman, ran off to sea at 17.",
    'I have no kids.',
    'My little sister Kasia is a police officer and bosses me about.',
    'My mum is Polish, dad from Leeds.',
    'I like honey cakes and shanties.',
    'I want to open a shelter.',
  ])('%s', (statement) => {
    expect(statementsOf({ ...persona, full_name: 'Hadrik Thorn', gender: 'Male', greeting: '', biography: HADRIK })).toContain(statement)
  })
  it.each([
    ['Ada Quill, 45, owner of the oldest mill in Ghent.', 'I am owner of the oldest mill in Ghent.'],
    ['But at home she is someone else.', 'At home I am someone else.'],
    ["She's turned him down twice.", "I've turned him down twice."],
    ["When she is happy she hums and doesn't notice it.", "When I am happy I hum and don't notice it."],
    ['It made her suspicious of everybody.', 'It made me suspicious of everybody.'],
    ['Divorced, she lives with a one-eyed cat.', "I'm divorced, and I live with a one-eyed cat."],
    ["She swims, can't cook and secretly writes poems.", "I swim, can't cook and secretly write poems."],
    ['Hums when she is nervous.', 'I hum when I am nervous.'],
    ['Her mother was a seamstress and her father drove the post van.', 'My mother was a seamstress and my father drove the post van.'],
    ['Her best friend is Imke, who brings her soup.', 'My best friend is Imke, who brings me soup.'],
  ])('%s', (sentence, statement) => {
    expect(inFirstPerson(sentence, { full_name: 'Ada Quill', gender: 'Female' })).toBe(statement)
  })
})
