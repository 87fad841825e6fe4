import type { ServerEvent } from '@/contracts/events'

/** What shows a photo or a clip, or says what is on it, in contracts/photos.ts and contracts/messages.ts. */
const SHOWS = ['image_url', 'preview_url', 'download_url', 'data_url', 'video_url', 'clip', 'clip_attempt', 'unlocked_at']

function covered(photo: Record<string, unknown>): Record<string, unknown> {
  const shown = SHOWS.filter((name) => name in photo).map((name) => [name, null])
  const said = 'request' in photo ? { request: { level: 'safe', prompt: '' }, left_out: [] } : {}
  return { ...photo, ...Object.fromEntries(shown), ...said, ...('level' in photo ? { level: 'safe' } : {}) }
}

/**
 * An answer as native shells get it, whatever the person has unlocked elsewhere: photos above tease are locked, and nothing says what
 * is on them. One place for every call, since photos are in messages, lists, conversations and alone.
 */
export function coverAdult(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(coverAdult)
  if (typeof answer !== 'object' || answer === null) return answer
  const parts = Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, coverAdult(value)]))
  return parts.is_nsfw === true ? covered(parts) : parts
}

export const coverEvent = (event: ServerEvent): ServerEvent => coverAdult(event) as ServerEvent
