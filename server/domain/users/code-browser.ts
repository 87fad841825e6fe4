import type { Context } from '../context'
import { digestOf } from '../rate-limit'

/**
 * Remembers which browser asked for the newest code of an address: it alone may enter it. Null is
 * a client without our cookie, such as a script; its codes may be entered anywhere.
 */
export async function recordRequester(ctx: Context, input: { email: string; browser: string | null; expires_at: Date }): Promise<void> {
  const address = digestOf(input.email)
  if (input.browser === null) {
    await ctx.db.query('delete from code_requests where address = $1', [address])
    return
  }
  await ctx.db.query(
    `insert into code_requests (address, browser, expires_at) values ($1, $2, $3)
       on conflict (address) do update set browser = excluded.browser, expires_at = excluded.expires_at`,
    [address, digestOf(input.browser), input.expires_at],
  )
}

/** Who enters it: the browser that asked, another one, or anybody where no browser asked. */
export async function mayEnterCode(
  ctx: Context,
  { email, browser }: { email: string; browser: string | null },
): Promise<'asker' | 'elsewhere' | 'anybody'> {
  const [row] = await ctx.db.query<{ browser: string }>('select browser from code_requests where address = $1 and expires_at > $2', [
    digestOf(email),
    ctx.now(),
  ])
  if (!row) return 'anybody'
  return browser !== null && row.browser === digestOf(browser) ? 'asker' : 'elsewhere'
}

export async function removeOldCodeRequests(ctx: Context): Promise<void> {
  await ctx.db.query('delete from code_requests where expires_at <= $1', [ctx.now()])
}
