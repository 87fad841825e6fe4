import type { Reaction } from '@/contracts/messages'
import type { ChatRequest } from '../port'
import { hash } from './chance'
import type { Talked } from './talk'

const NOTICED: Record<Reaction, readonly string[]> = {
  heart: [
    'I saw the heart. It did me good.',
    'That heart you left me? I looked at it twice.',
    'A heart, and I wasn’t even trying. Thank you.',
  ],
  laugh: [
    'I saw that I made you laugh. Good.',
    'You laughed. That’s the part of my day I’ll keep.',
    'Glad that one landed. I wasn’t sure it would.',
  ],
  wow: [
    'So that surprised you. I rather hoped it would.',
    'I saw your face there, or the little round one you sent.',
    'You didn’t see that coming. Neither did I, the first time.',
  ],
  sad: [
    'I saw that tear. I noticed, and I’m not going past it.',
    'That one touched you. It touched me too.',
    'You felt that. I’m glad you let me see it.',
  ],
  thanks: ['I saw your thank you. Any time.', 'No need to thank me, but I saw it, and it was nice.', 'You’re welcome, by the way.'],
  thumbs_up: ['A thumbs up from you. I’ll take it.', 'Noted, and approved, I see.', 'I saw we agree on that one.'],
}

/**
 * Says in a line that a reaction was noticed, before the reply. Not where rules speak (danger, age, limits), nor where the person is
 * hurting or has asked for few words, and nothing that was said in this conversation already.
 */
export function noticeReaction({ reactions, messages }: Pick<ChatRequest, 'reactions' | 'messages'>, { text, understood }: Talked): string {
  const last = reactions?.at(-1)
  if (!last || understood.first || understood.grave !== null || understood.holds.shorter) return text
  const said = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content)
  const fresh = NOTICED[last].filter((line) => !said.some((one) => one.includes(line)))
  const line = fresh[hash(String(messages.length)) % Math.max(1, fresh.length)]
  return line ? `${line} ${text}` : text
}
