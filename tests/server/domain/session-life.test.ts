import { expect, test } from 'vitest'
import { getSession } from '@/contracts/users'
import { forgetCallers } from '@/server/domain/sessions/known-callers'
import { IDLE_DAYS, SESSION_DAYS } from '@/server/domain/sessions/sessions-life'
import { testServer } from '@/tests/support/server'

const DAY = 86_400_000

async function open() {
  let now = Date.now()
  const { ctx, signIn } = await testServer({ now: () => new Date(now) })
  const { call, user } = await signIn()
  /** Looks in after this many days, when no process remembers the caller anymore. */
  const after = (days: number) => {
    now += days * DAY
    forgetCallers(ctx, user.id)
    return call(getSession)
  }
  return { after }
}

test('a session in use ends 90 days after it was opened, before any nightly job', async () => {
  const { after } = await open()
  for (let day = 0; day < SESSION_DAYS - 10; day += 10) expect(await after(10)).toMatchObject({ ok: true })
  await expect(after(10)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('a session that nobody uses ends after 30 days', async () => {
  const { after } = await open()
  expect(await after(IDLE_DAYS - 1)).toMatchObject({ ok: true })
  await expect(after(IDLE_DAYS)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})
