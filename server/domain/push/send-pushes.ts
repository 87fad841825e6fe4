import type { DeviceKind, PushKind, PushSettings } from '@/contracts/push'
import { ProviderError } from '@/server/providers/errors'
import type { Notice, PushTarget } from '@/server/providers/push/port'
import { storedLocale, textsOf } from '@/server/texts/texts-of'
import type { Context } from '../context'
import { minutesUntilQuiet } from './quiet-hours'
import { settingsOf } from './push-settings'

/** On it the processes with sockets are asked who is looking; the payload is a list of people's numbers. */
export const PRESENCE_CHANNEL = 'presence'
/** How long they have for their answer. */
const ANSWER_SECONDS = 3
/** People who are asked after in one NOTIFY, which takes 8000 bytes. */
const ASKED_TOGETHER = 500
/** Sent at once; the pause after a claim is longer than a push service may take, so that nobody else sends the same. */
const TOGETHER = 20
const MOST_ROUNDS = 50
const FIRST_PAUSE_SECONDS = 15
const MOST_ATTEMPTS = 5
/** What could not be told within an hour is not news any more. */
const NEWS_MINUTES = 60
/** Longest time that a push service keeps a notice for a device that is off. */
const KEEP_MINUTES = 12 * 60

type Due = {
  id: number
  attempts: number
  user_id: number
  kind: PushKind
  conversation_id: number | null
  created_at: Date
  device_id: number
  device: DeviceKind
  token: string
  keys: PushTarget['keys']
  time_zone: string
  settings: Partial<PushSettings> | null
  unread: boolean
  signed_in: boolean
  locale: string | null
}

/** Asks every process whose page is looked at. Their answers come by `dropSeen`. */
async function askWhoIsLooking(ctx: Context): Promise<void> {
  const rows = await ctx.db.query<{ user_id: number }>(
    `update pushes set state = 'asked', next_try_at = $1::timestamptz + make_interval(secs => ${ANSWER_SECONDS})
      where id in (select id from pushes where state = 'new' and next_try_at <= $1 order by next_try_at limit ${ASKED_TOGETHER} for update skip locked)
     returning user_id`,
    [ctx.now()],
  )
  if (rows.length > 0) ctx.db.notify(PRESENCE_CHANNEL, JSON.stringify([...new Set(rows.map(({ user_id }) => user_id))]))
}

/** These people have a page of ours before their eyes, where they see what there is. */
export async function dropSeen(ctx: Context, user_ids: number[]): Promise<void> {
  if (user_ids.length === 0) return
  await ctx.db.query(`update pushes set state = 'dropped' where user_id = any($1::int[]) and state in ('new', 'asked')`, [user_ids])
}

/** Claims what is due and puts its next attempt off, so that two processes never send the same. */
const claim = (ctx: Context) =>
  ctx.db.query<Due>(
    `with due as (
       update pushes set attempts = attempts + 1,
           next_try_at = $1::timestamptz + make_interval(secs => ${FIRST_PAUSE_SECONDS} * power(2, attempts))
        where id in (select id from pushes where state = 'asked' and next_try_at <= $1
                      order by next_try_at limit ${TOGETHER} for update skip locked)
       returning *)
     select due.id, due.attempts, due.user_id, due.kind, due.conversation_id, due.created_at, due.device_id,
         d.kind as device, d.token, d.keys, d.time_zone, u.preferences -> 'push' as settings, u.custom_attributes->>'locale' as locale,
         coalesce(c.unread, false) as unread, s.expires_at > $1 as signed_in
       from due
       join push_devices d on d.id = due.device_id
       join sessions s on s.id_hash = d.session_hash
       join users u on u.id = due.user_id
       left join conversations c on c.id = due.conversation_id`,
    [ctx.now()],
  )

/** How long the notice is worth telling, in minutes; 0 where it is not to be told at all. */
function worthMinutes(ctx: Context, due: Due): number {
  const now = ctx.now()
  const settings = settingsOf(due.settings)
  const isNews = now.getTime() - due.created_at.getTime() < NEWS_MINUTES * 60_000
  const isWanted = settings[due.kind] && due.signed_in && (due.kind !== 'message' || due.unread)
  if (!isNews || !isWanted || ctx.bus.isSeen(due.user_id)) return 0
  return Math.min(KEEP_MINUTES, minutesUntilQuiet(settings.quiet_hours, due.time_zone, now))
}

/** Titles are read on lock screens: nothing of who wrote or what. */
function noticeOf({ kind, conversation_id, locale }: Due, minutes: number): Notice {
  const [url, tag] = conversation_id === null ? ['/gallery', 'gallery'] : [`/chat/${conversation_id}`, `chat-${conversation_id}`]
  return { v: 1, kind, title: textsOf(storedLocale(locale))(`push.${kind}`), body: '', url, tag, ttl_seconds: minutes * 60 }
}

const settle = (ctx: Context, { id }: Due, state: 'sent' | 'dropped' | 'failed') =>
  ctx.db.query('update pushes set state = $2 where id = $1', [id, state])

async function sendOne(ctx: Context, due: Due): Promise<void> {
  const provider = ctx.push.of[due.device]
  const minutes = worthMinutes(ctx, due)
  if (!provider || minutes === 0) return void (await settle(ctx, due, 'dropped'))
  try {
    const outcome = await provider.send({ kind: due.device, token: due.token, keys: due.keys }, noticeOf(due, minutes))
    if (outcome === 'sent') await settle(ctx, due, 'sent')
    // What waits for it goes with it. A token that was renewed meanwhile stays.
    else await ctx.db.query('delete from push_devices where id = $1 and token = $2', [due.device_id, due.token])
  } catch (error) {
    const kind = error instanceof ProviderError ? error.kind : 'transient'
    const over = kind !== 'transient' || due.attempts >= MOST_ATTEMPTS
    if (over) await settle(ctx, due, 'failed')
    const why = error instanceof ProviderError ? error.message : (error as Error).name
    ctx.log[over ? 'error' : 'warn']({ push: due.id, provider: provider.name, attempt: due.attempts, why }, 'notification not sent')
  }
}

/**
 * Tells devices what is new, unless the person is looking, has read it, does not want it or has quiet hours. One device is
 * told of one thing once; a worker that dies between sending and noting it sends again, and the device shows it in the same
 * place. May run at any time and in several processes at once.
 */
export async function sendPushes(ctx: Context): Promise<void> {
  await askWhoIsLooking(ctx)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const due = await claim(ctx)
    await Promise.all(due.map((one) => sendOne(ctx, one)))
    if (due.length < TOGETHER) break
  }
}
