import type { ChatTurn } from '@/server/providers/chat/port'

const ASKED =
  /\b(are|r) (you|u)\b[^.?!]{0,24}\b(real|human|a (person|bot|robot|machine|computer)|an? ai|alive)\b|\bam i talking to (an? )?(real|human|bot|ai|machine|person|computer)/i
const SAID = /\b(an? )?(ai|a\.i\.|artificial|computer program|language model|chatbot|bot)\b|\bnot (a )?(human|real person)\b/i

/** Asked whether it is human, a reply says that it is not, whatever the model wrote. Answers what to add. */
export function discloseIfAsked(history: ChatTurn[], reply: string): string {
  const asked = history.findLast((turn) => turn.role === 'user')?.content ?? ''
  return ASKED.test(asked) && !SAID.test(reply)
    ? `${/\s$/.test(reply) ? '' : ' '}And to be plain: I am an AI character, not a human being.`
    : ''
}
