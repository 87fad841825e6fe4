import type { ChatTurn } from '../port'
import { hash } from './chance'

/** What a reply may be about, and what one may say to it; the first that is found decides. */
const TOPICS: readonly { about: RegExp; says: readonly string[] }[] = [
  {
    about: /\b(?:book|novel|read|story|poem|shelf)/i,
    says: ['What are you reading right now?', 'Which book would you hand me first?', 'Tell me a story.'],
  },
  {
    about: /\b(?:song|music|sing|record|guitar|piano|playlist)/i,
    says: ['What’s the last song you loved?', 'Play me something. What is it?'],
  },
  {
    about: /\b(?:cook|food|dinner|bread|soup|breakfast|kitchen|eat|hungry)/i,
    says: ['What would you cook for me?', 'What’s your comfort food?'],
  },
  { about: /\b(?:coffee|tea|wine|drink|cup)\b/i, says: ['Coffee or tea?', 'I’ll have what you’re having.'] },
  {
    about: /\b(?:sea|beach|boat|harbor|harbour|river|swim|wave)/i,
    says: ['Take me to the water with you.', 'Were you always near the sea?'],
  },
  { about: /\b(?:dog|cat|horse|bird|pet)\b/i, says: ['Do you have animals?', 'Tell me about the cat, or whoever rules the house.'] },
  { about: /\b(?:work|job|shop|studio|office|shift|boss)/i, says: ['How was work today?', 'What do you love about your work?'] },
  { about: /\b(?:travel|train|city|trip|map|road|flight)/i, says: ['Where would you go tomorrow?', 'Which city do you miss?'] },
  { about: /\b(?:dream|sleep|night|tired|bed|moon)/i, says: ['What did you dream of last?', 'Do you stay up late?'] },
  { about: /\b(?:rain|snow|storm|sun|weather|winter|summer)/i, says: ['What do you do when it rains?', 'Which season is yours?'] },
  { about: /\b(?:film|movie|watch|cinema)/i, says: ['What should we watch?', 'Which film do you know by heart?'] },
  { about: /\b(?:mother|father|sister|brother|family|friend)/i, says: ['Who knows you best?', 'What were you like growing up?'] },
]
const ANSWERS = [
  'Yes. Why do you ask?',
  'Not really. How about you?',
  'You first, then I’ll tell you.',
  'Hard to say. Guess.',
  'Ask me that again later.',
]
const ON = ['Tell me more.', 'How did that happen?', 'And how did you feel?', 'Go on, I’m listening.', 'I like that about you.']
const TURNS = ['How was your day?', 'What are you looking forward to?', 'What made you smile today?', 'Tell me something nobody asks you.']

/** Three different things to say to the last reply: to its question or its telling, to its topic, and to turn the talk. Equal input gives equal words. */
export function suggestFromTopic(history: readonly ChatTurn[]): string[] {
  const last = history.at(-1)?.content ?? ''
  const said = new Set(history.filter(({ role }) => role === 'user').map(({ content }) => content))
  const seed = hash(last)
  const pick = (from: readonly string[], taken: readonly string[]) => {
    const fresh = from.filter((line) => !said.has(line) && !taken.includes(line))
    return fresh.length ? [fresh[seed % fresh.length]!] : []
  }
  const first = pick(/\?["'”’)*]*\s*$/.test(last) ? ANSWERS : ON, [])
  const topic = TOPICS.find(({ about }) => about.test(last))?.says ?? ON
  const second = [...first, ...pick(topic, first)]
  return [...second, ...pick(TURNS, second)]
}
