import type { Context } from '../context'
import { digestOf } from './rate-limit'

/**
 * Remembers which browser asked for the newest code of an address: it alone may enter it (research/safety.md A-02). Null is
 * a client without our cookie, such as a script; its codes may be entered anywhere.
 */
export async function noteRequester(ctx: Context, input: { email: string; browser: string | null; expires_at: Date }): Promise<void> {
  const address = digestOf(input.email)
  if (input.browser === null) {
    await ctx.db.query('delete from code_requests where address = $1', [address])
    return
  }
  await ctx.db.query(
    `insert into code_requests (address, browser, expires_at) values ($1, $2, $3)
       on conflict (address) do update set browser = excluded.browser, expires_at = excluded.expires_at`,
    [address, digestOf(input.browser), input.expires_at])
}

export async function mayEnterCode(ctx: Context, { email, browser }: { email: string; browser: string | null }): Promise<boolean> {
  const [row] = await ctx.db.query<{ browser: string }>(
    'select browser from code_requests where address = $1 and expires_at > $2', [digestOf(email), ctx.now()])
  return !row || (browser !== null && row.browser === digestOf(browser))
}

export async function removeOldCodeRequests(ctx: Context): Promise<void> {
  await ctx.db.query('delete from code_requests where expires_at <= $1', [ctx.now()])
}
