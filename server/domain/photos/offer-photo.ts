import type { PhotoRequest } from '@/contracts/photos'
import type { ServerEvent } from '@/contracts/events'
import { readPhotoRequest } from '@/contracts/read-photo-request'
import type { Context } from '../context'
import { publish } from '../events/publish'
import { moderate } from '../moderation/moderate'
import { placeCarrier, enqueuePhoto, emitCreated } from './enqueue-photo'

/** Messages from one photo that a character sends by itself to the next. */
const MESSAGES_APART = 12
/** At most this many in a day for one person: nobody has paid for them yet. */
const DAILY = 6
const PROMPT_LENGTH = 120

const PICTURE = '(?:photo|photograph|picture|pic|selfie|snapshot)s?'
/** Recognizes a request for a photo in words other than the fixed sentence. */
const ASKED = new RegExp(
  `\\b(?:send|show|share|give)(?: me| us)?\\b[^.!?\\n]{0,40}\\b${PICTURE}\\b|\\b(?:can|could|may) i (?:see|have|get)\\b[^.!?\\n]{0,30}\\b${PICTURE}\\b`,
  'i',
)
/** The character says that it sends one. */
const SENT = new RegExp(
  `\\b(?:here(?:'|’)?s|here is|sends?|sending|snaps?|takes?|taking|attach\\w*)\\b[^.!?\\n]{0,40}\\b${PICTURE}\\b`,
  'i',
)
const OF_WHAT = new RegExp(`\\b${PICTURE}\\b(?: of (?:you|me|yourself|myself|us))?([^.!?\\n*"“”]{0,200})`, 'i')

/** What the photo would show when this was said and that was answered; null when no photo was spoken of. */
export function readOffer(said: string, answered: string): PhotoRequest | null {
  // What asks for a photo in the words that make one has its photo already.
  const source = ASKED.test(said) && !readPhotoRequest(said) ? said : SENT.test(answered) ? answered : null
  if (source === null) return null
  const prompt = (OF_WHAT.exec(source)?.[1] ?? '')
    .replace(/^[\s,.:;–-]+/, '')
    .replace(/\bplease\b/gi, '')
    .trim()
  return { level: 'safe', prompt: prompt.slice(0, PROMPT_LENGTH) }
}

type Offer = {
  user_id: number
  conversation_id: number
  /** The reply that is complete. */ message_id: number
  /** The member of a group that wrote it; null in a chat of two. */
  speaker: number | null
  said: string
  answered: string
}

/**
 * Sends a photo with a reply that mentions one, where the conversation allows it. It arrives locked: seeing it costs
 * what any photo costs, and until it is opened or deleted no other is sent. Answers whether one will be sent.
 */
export async function offerPhoto(ctx: Context, offer: Offer): Promise<boolean> {
  const { user_id, conversation_id, message_id } = offer
  const request = readOffer(offer.said, offer.answered)
  if (!request) return false
  const verdict = await moderate(
    ctx,
    { stage: 'image_prompt', text: request.prompt, context: [offer.said, offer.answered] },
    { user_id, subject: `message:${message_id}` },
  )
  if (verdict.action === 'block') return false
  const placed = await ctx.db.transaction(async (tx): Promise<{ id: number; events: ServerEvent[] } | null> => {
    const now = ctx.now()
    const [thread] = await tx.query<{ character_id: number; unread: boolean }>(
      `select c.character_id, c.unread from conversations c join users u on u.id = c.user_id
        where c.id = $1 and c.user_id = $2 and c.deleted_at is null and c.allow_implicit_images and u.disabled_at is null and u.age_hold_at is null for update of c`,
      [conversation_id, user_id],
    )
    if (!thread) return null
    const [reason] = await tx.query(
      `select 1 from photos p where p.user_id = $2 and p.conversation_id = $1 and p.state in ('queued', 'running')
       union all select 1 from photos p where p.conversation_id = $1 and p.origin = 'implicit' and p.state = 'ready' and p.unlocked_at is null and p.deleted_at is null
       union all select 1 from photos p where p.conversation_id = $1 and p.origin = 'implicit'
         and (select count(*) from (select 1 from messages m where m.conversation_id = $1 and m.id > p.message_id limit $3) later) < $3
       union all select 1 where (select count(*) from photos p where p.user_id = $2 and p.origin = 'implicit' and p.created_at > $4::timestamptz - interval '1 day') >= $5
       limit 1`,
      [conversation_id, user_id, MESSAGES_APART, now, DAILY],
    )
    if (reason) return null
    const { speaker } = offer
    const carrier = await placeCarrier(tx, { user_id, conversation_id, speaker, request, line: '', unread: thread.unread }, now)
    const character_id = speaker ?? thread.character_id
    const id = await enqueuePhoto(
      tx,
      {
        user_id,
        character_id,
        conversation_id,
        message_id: carrier,
        client_key: `reply:${message_id}`,
        origin: 'implicit',
        request,
        hold_key: null,
      },
      now,
    )
    return { id, events: await emitCreated(tx, user_id, character_id, [carrier], false) }
  })
  if (!placed) return false
  publish(ctx, user_id, placed.events)
  ctx.jobs.send('work-photos', { id: placed.id })
  return true
}
