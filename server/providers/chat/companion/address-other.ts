import type { ChatRequest } from '../port'
import { hash } from './chance'
import type { Talked } from './talk'

/** Before the reply, to another character of a group who has just spoken. */
const ADDRESSED = [
  'I heard you, {name}.',
  '{name} got there before me, so let me add mine.',
  'Well said, {name}. Now me.',
  '{name}, I’d have put it differently.',
  'Between you and me, {name}, I was about to say something too.',
]

/**
 * Turns to the other character whose line was the last one. Not where rules speak (danger, age, limits), nor where the person is hurting or
 * has asked for few words, and nothing that was said in this conversation already.
 */
export function addressOther({ others, messages }: Pick<ChatRequest, 'others' | 'messages'>, { understood }: Talked, text: string): string {
  const name = others?.after?.trim().split(/\s+/)[0]
  if (!name || understood.first || understood.grave !== null || understood.holds.shorter) return text
  const said = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content)
  const fresh = ADDRESSED.map((line) => line.replace('{name}', name)).filter((line) => !said.some((one) => one.includes(line)))
  const line = fresh[hash(`${name} ${messages.length}`) % Math.max(1, fresh.length)]
  return line ? `${line} ${text}` : text
}
