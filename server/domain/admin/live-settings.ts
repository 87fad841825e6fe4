import type { Installation } from '@/contracts/meta'
import { LIVE_SETTINGS, type LiveSetting, type LiveSettings } from '@/contracts/admin'
import type { Context } from '../context'

/** Every process asks the database again after this long, in milliseconds. */
const KEEP_MS = 5_000
type Stored = Partial<Record<LiveSetting, string>>
const kept = new WeakMap<Context, { until: number; answer: Promise<Stored> }>()

function load(ctx: Context): Promise<Stored> {
  const known = kept.get(ctx)
  const now = ctx.now().getTime()
  if (known && known.until > now && known.until <= now + KEEP_MS) return known.answer
  const answer = ctx.db
    .query<{ name: LiveSetting; value: string }>('select name, value from live_settings', [])
    .then((rows): Stored => Object.fromEntries(rows.map(({ name, value }) => [name, value])))
  kept.set(ctx, { until: now + KEEP_MS, answer })
  answer.catch(() => kept.delete(ctx))
  return answer
}

/** Whether people are kept out while the operator works; the console stays open. */
export const inMaintenance = async (ctx: Context): Promise<boolean> => (await load(ctx)).maintenance === 'true'

/** What the operator has said here, before what the environment says. */
export async function readLiveSettings(ctx: Context): Promise<LiveSettings> {
  const { operator } = ctx.settings
  const stored = await load(ctx)
  const fact = (name: 'name' | 'address' | 'country' | 'support_email' | 'report_email') => stored[name] ?? operator[name] ?? ''
  return {
    announcement: stored.announcement ?? '',
    maintenance: stored.maintenance === 'true',
    name: fact('name'),
    address: fact('address'),
    country: fact('country'),
    support_email: fact('support_email'),
    report_email: fact('report_email'),
  }
}

/** For pages, mails and the contact form: who runs this installation. */
export async function operatorFacts(ctx: Context): Promise<Installation['operator']> {
  const { name, address, country, support_email, report_email } = await readLiveSettings(ctx)
  return {
    local: ctx.settings.operator.local,
    name: name || null,
    address: address || null,
    country: country || null,
    support_email: support_email || null,
    report_email: report_email || null,
  }
}

/** Changes some; an empty text is forgotten, so that the environment counts again. */
export async function setLiveSettings(ctx: Context, given: Partial<LiveSettings>): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    for (const name of LIVE_SETTINGS) {
      const value = given[name]
      if (value === undefined) continue
      if (value === '' || value === false) await tx.query('delete from live_settings where name = $1', [name])
      else
        await tx.query(
          `insert into live_settings (name, value, changed_at) values ($1, $2, $3)
             on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at`,
          [name, String(value), ctx.now()],
        )
    }
  })
  kept.delete(ctx)
}
