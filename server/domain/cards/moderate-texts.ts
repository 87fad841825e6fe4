import { setImmediate } from 'node:timers/promises'
import type { ModerationStage, Verdict } from '@/server/providers/moderation/port'
import type { Context } from '../context'
import { moderate } from '../moderation/moderate'

/** Characters that are moderated at once, and how far a long text reaches over into the next piece. */
const PIECE = 8000
const OVERLAP = 400

/** Texts in pieces of a size that a detector takes, none cut where a sentence could hide. */
export function piecesOf(texts: string[]): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const text of texts) {
    for (let at = 0; at === 0 || at < text.length; at += PIECE - OVERLAP) {
      const part = text.slice(at, at + PIECE).toWellFormed()
      if (piece && piece.length + part.length > PIECE) {
        pieces.push(piece)
        piece = ''
      }
      piece = piece ? `${piece}\n${part}` : part
      if (at + PIECE >= text.length) break
    }
  }
  return piece ? [...pieces, piece] : pieces
}

/** The first verdict that refuses any of the texts, or null. Others get their turn between two pieces. */
export async function moderateTexts(
  ctx: Context,
  stage: ModerationStage,
  texts: string[],
  who: { user_id: number; subject: string },
): Promise<Verdict | null> {
  const [head = '', ...rest] = piecesOf(texts)
  for (const [index, text] of [head, ...rest].entries()) {
    const verdict = await moderate(ctx, { stage, text, ...(index > 0 ? { context: [head] } : {}) }, who)
    if (verdict.action === 'block') return verdict
    await setImmediate()
  }
  return null
}
