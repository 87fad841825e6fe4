import type { ServerEvent } from '@/contracts/events'
import type { Message } from '@/contracts/messages'
import { isKey } from '@/server/providers/storage/port'
import type { Context } from '../context'
import { signedAddress } from './media-address'

const addressOf = (ctx: Context, key: string | null) => (key !== null && isKey(key) ? signedAddress(ctx, key) : key)

/** A message as it leaves the server: the keys of its files have become addresses that expire. */
export function signMessage(ctx: Context, message: Message): Message {
  const { voice, voice_note, attachments } = message
  if (attachments.length === 0 && !voice && !voice_note) return message
  return {
    ...message,
    ...(voice && { voice: { ...voice, url: addressOf(ctx, voice.url) } }),
    ...(voice_note && { voice_note: { ...voice_note, url: addressOf(ctx, voice_note.url) } }),
    attachments: attachments.map((one) => ({
      ...one,
      data_url: addressOf(ctx, one.data_url),
      video_url: addressOf(ctx, one.video_url ?? null),
    })),
  }
}

/** The same for stored events, whenever they are sent: an address lives as long as one that is made now. */
export const signEvents = (ctx: Context, events: ServerEvent[]): ServerEvent[] =>
  events.map((event) =>
    event.event === 'message.created' || event.event === 'message.updated' ? { ...event, data: signMessage(ctx, event.data) } : event,
  )
