import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getExport, openExport, requestExport } from '@/contracts/account'
import { exportData } from '@/server/domain/account/export-data'
import { testServer } from '@/tests/support/server'

test("a finished copy is opened by its owner alone; somebody else's call neither sees nor replaces its address", async () => {
  const { ctx, media, signIn } = await testServer()
  const [owner, other] = [await signIn(), await signIn()]
  const { id } = await owner.call(requestExport, undefined, { idempotency_key: randomUUID() })
  await exportData(ctx, { id: Number(id) })
  const { url } = await owner.call(openExport)
  expect(await other.call(getExport)).toEqual({ export: null })
  await expect(other.call(openExport)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await media(new Request(new URL(url, 'http://localhost')))).status).toBe(200)
})
