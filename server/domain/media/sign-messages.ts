import type { ServerEvent } from '@/contracts/events'
import type { Message } from '@/contracts/messages'
import { isKey } from '@/server/providers/storage/port'
import type { Context } from '../context'
import { signedAddress } from './media-address'

/** A message as it leaves the server: the keys of its files have become addresses that expire. */
export function signMessage(ctx: Context, message: Message): Message {
  const spoken = message.voice_note?.url
  if (spoken && isKey(spoken)) return signMessage(ctx, { ...message, voice_note: { ...message.voice_note!, url: signedAddress(ctx, spoken) } })
  if (message.attachments.length === 0) return message
  const attachments = message.attachments.map((one) =>
    one.data_url !== null && isKey(one.data_url) ? { ...one, data_url: signedAddress(ctx, one.data_url) } : one)
  return { ...message, attachments }
}

/** The same for stored events, whenever they are sent: an address lives as long as one that is made now. */
export const signEvents = (ctx: Context, events: ServerEvent[]): ServerEvent[] =>
  events.map((event) =>
    event.event === 'message.created' || event.event === 'message.updated' ? { ...event, data: signMessage(ctx, event.data) } : event)
