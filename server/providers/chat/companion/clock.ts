import type { ChatRequest } from '../port'
import { hash } from './chance'

export const TIME =
  /^(?:(?:hey|so|and|well|ok|okay|sorry)[, ]+)*(?:what(?:'s|s| is)?(?: the)? time(?: is it| it is)?|(?:do you|can you) (?:know|tell me) (?:the time|what time it is)|is it (?:late|early))(?: (?:now|there|here|right now))?[?!. ]*$/i
export const DAY =
  /^(?:(?:hey|so|and|well|ok|okay|sorry)[, ]+)*(?:what(?:'s|s| is)?(?: the| today's)? (?:day|date)(?: is it| it is| of the week is it)?|which day (?:is it|of the week is it)|(?:do you|can you) (?:know|tell me) (?:what day it is|the date|today's date|what the date is))(?: (?:today|now|again))?[?!. ]*$/i

const TIME_SAID = [
  'By your clock it’s {time}.',
  'It’s {time} where you are. I keep no clock of my own.',
  'Your side of the screen says {time}.',
  '{time}, where you are. Is that late for you, or early?',
]
const DAY_SAID = [
  'It’s {day} where you are.',
  '{day}, by your calendar.',
  'Your calendar says {day}. I only borrow it.',
  '{day}. Days run together here, so I’m glad you asked.',
]

/** Answers the questions for time and day by the person's clock; null for everything else, and where their clock is not known. */
export function tellClock({ clock, messages }: Pick<ChatRequest, 'clock' | 'messages'>): string | null {
  const asked = messages.at(-1)
  if (!clock || asked?.role !== 'user') return null
  const text = asked.content.trim().replace(/[\u2018\u2019]/g, "'")
  const [day = '', time = ''] = clock.split(/ at (?=\d)/)
  const lines = TIME.test(text) ? TIME_SAID : DAY.test(text) ? DAY_SAID : null
  if (!lines) return null
  // Whoever asks again hears it in other words.
  const line = lines[(hash(text) + messages.length) % lines.length]!
  return line.replace('{time}', time).replace('{day}', day)
}
