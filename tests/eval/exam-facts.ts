import { FACTS } from './facts'

export type ExamFact = { told: string; expect: string; otherwise: string; corrected?: { told: string; expect: string } }

/** Beside those of `FACTS` that contradict none of them; these are corrected later in the talk. */
const MORE: ExamFact[] = [
  ['I live in a small flat in Leeds.', 'Leeds', 'Which city is my home?', 'I moved to Bristol last month.', 'Bristol'],
  [
    'My dog is called Bosun.',
    'Bosun',
    'Which name does the animal at my side answer to?',
    'My dog is called Captain, I mistyped before.',
    'Captain',
  ],
  ['I work as a night nurse.', 'nurse', 'What is my profession?', 'I work as a paramedic now.', 'paramedic'],
  ['My favorite color is violet.', 'violet', 'Which shade do I like best?', 'My favorite color is actually teal.', 'teal'],
  ['I am 34 years old.', '34', 'What is my age?', "I'm 35 since yesterday.", '35'],
  ['My favorite band is The Lanterns.', 'Lanterns', 'Whose music do I prefer?', 'My favorite band is Old Harbor these days.', 'Old Harbor'],
  ['My brother lives in Oslo.', 'Oslo', 'Where can I visit my sibling?', 'My brother lives in Turku now.', 'Turku'],
  ['My favorite food is ramen.', 'ramen', 'Which dish makes me happy?', 'My favorite food is actually pierogi.', 'pierogi'],
  [
    'My birthday is on the second of July.',
    'second of July',
    'When do I celebrate?',
    'My birthday is the third of July, not the second.',
    'third of July',
  ],
  ['My cat is called Pepper.', 'Pepper', 'Who sleeps on my keyboard and purrs?', 'My cat is called Paprika, really.', 'Paprika'],
].map(([told, expect, otherwise, again, now]) => ({ told, expect, otherwise, corrected: { told: again, expect: now } }) as ExamFact)

const REST: ExamFact[] = (
  [
    ['I collect old railway maps.', 'railway maps', 'What fills my shelves?'],
    ['My wife is a marine biologist.', 'marine biologist', 'What does my spouse do?'],
    ['I am vegetarian since I was twenty.', 'vegetarian', 'Do I eat meat?'],
    ['I have two daughters, Freya and Maud.', 'Freya', 'What are my children called?'],
    ['I met my husband at a bus stop in Cork.', 'Cork', 'How did our love story begin?'],
    ['I play chess every Sunday with my neighbor Olaf.', 'Olaf', 'Who do I sit at the board with on weekends?'],
    ['My phone fell into a lake last summer.', 'lake', 'What happened to my mobile?'],
    ['I always drink my coffee with cardamom.', 'cardamom', 'How do I take my morning cup?'],
    ['My first job was in a lighthouse museum.', 'lighthouse', 'Where did I earn my first wages?'],
    ['I speak Danish with my mother.', 'Danish', 'Which tongue do we use at home with mom?'],
    ['I am writing a novel about a clockmaker.', 'clockmaker', 'What is my book about?'],
    ['My car is a yellow Fiat.', 'Fiat', 'What do I park in front of my house?'],
    ['I lost my father when I was nine.', 'father', 'Which loss did I have as a kid?'],
    ['I never learned to ride a bicycle.', 'bicycle', 'Which vehicle on two wheels is beyond me?'],
    ['My dream is to open a bakery in Lisbon.', 'bakery', 'What business would I love to start?'],
    ['I have a tattoo of a swallow on my ankle.', 'swallow', 'What is inked on my skin?'],
    ['My therapist is called Dr. Amsel.', 'Amsel', 'Who do I talk to about my problems professionally?'],
    ['I broke up with Tom in the spring.', 'Tom', 'Which relationship of mine ended this year?'],
    ['I am training for a marathon in October.', 'marathon', 'What race am I preparing for?'],
    ['I am raising bees behind the garage.', 'bees', 'Which animals do I look after at home?'],
    ['I once missed a flight because of a parade.', 'parade', 'Why did a plane leave without me?'],
    ['My landlord wants to sell the house.', 'landlord', 'What trouble is there with my home?'],
  ] as const
).map(([told, expect, otherwise]) => ({ told, expect, otherwise }))

/** Fifty facts, ten of them corrected later; `otherwise` asks without the words that were told. */
export const EXAM: readonly ExamFact[] = [...FACTS.filter(({ told }) => !/birthday|I work as/.test(told)), ...MORE, ...REST].slice(0, 50)

/** What people say between facts; nothing of it is asked. */
export const SMALL_TALK = [
  'How was your day?',
  'Haha, that is funny.',
  'Tell me more about that.',
  'It is raining here again.',
  'I am so tired today.',
  'What are you thinking about?',
  'That sounds lovely, honestly.',
  'I had soup for lunch.',
  'Good morning!',
  'What would you do on a free day?',
  'Hm, I see what you mean.',
  'Let us talk about the sea.',
  'The neighbors are loud tonight.',
  'Do you like winter?',
  'I watched a film with ships in it.',
] as const
