import { randomInt } from 'node:crypto'

/** What a character says while a photo that was asked for develops. Fits everyone: who is calm, shy or bold. */
const LINES = [
  'Give me a minute. I want the light to be right.',
  'Hold on, I’m finding a good spot.',
  'One second. Let me fix my hair.',
  'Okay. Wait right there.',
  'Just for you. Don’t go anywhere.',
  'Let me see what I can do.',
  'Coming up. Tell me what you think when you see it.',
  'Hold still, I tell myself. It never works.',
] as const

/** One of them, another time another one. */
export const photoLine = (): string => LINES[randomInt(LINES.length)]!
