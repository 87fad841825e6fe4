import type { ServerEvent } from '@/contracts/events'
import type { Message } from '@/contracts/messages'
import { isKey } from '@/server/providers/storage/port'
import type { Context } from '../context'
import { signedAddress } from './media-address'

/** A message as it leaves the server: the keys of its files have become addresses that expire. */
export function signMessage(ctx: Context, message: Message): Message {
  if (message.attachments.length === 0) return message
  const address = (key: string | null | undefined) => (key && isKey(key) ? signedAddress(ctx, key) : key)
  const attachments = message.attachments.map((one) => ({ ...one, data_url: address(one.data_url) ?? null, video_url: address(one.video_url) ?? null }))
  return { ...message, attachments }
}

/** The same for stored events, whenever they are sent: an address lives as long as one that is made now. */
export const signEvents = (ctx: Context, events: ServerEvent[]): ServerEvent[] =>
  events.map((event) =>
    event.event === 'message.created' || event.event === 'message.updated' ? { ...event, data: signMessage(ctx, event.data) } : event)
