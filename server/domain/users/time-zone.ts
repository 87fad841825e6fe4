import type { Context } from '../context'

/** Whether the runtime knows a time zone by this name. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== ''
  } catch {
    return false
  }
}

/** Keeps where the person wrote last, and answers it; what is no time zone is ignored, since a message must not fail for it. */
export async function keepTimeZone(ctx: Context, user_id: number, known: string | null, said: string | undefined): Promise<string | null> {
  if (!said || said === known || !isTimeZone(said)) return known
  await ctx.db.query('update users set time_zone = $2 where id = $1', [user_id, said])
  return said
}
