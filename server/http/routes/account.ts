import type { Hono } from 'hono'
import * as contract from '@/contracts/account'
import { removeAvatar, uploadAvatar } from '@/server/domain/account/avatar'
import { deleteAccount } from '@/server/domain/account/delete-account'
import { getExport, openExport, requestExport } from '@/server/domain/account/exports'
import { feedbackPrompted, sendFeedback } from '@/server/domain/account/feedback'
import { getPreferences, updatePreferences } from '@/server/domain/account/preferences'
import type { Env } from '../env'
import { DONE, route } from '../route'

export function mountAccount(app: Hono<Env>) {
  route(app, contract.uploadAvatar, (ctx, { caller, file }) => uploadAvatar(ctx, caller, file))
  route(app, contract.removeAvatar, (ctx, { caller }) => removeAvatar(ctx, caller))
  route(app, contract.deleteMe, async (ctx, { caller, body }) => {
    await deleteAccount(ctx, caller, body)
    return { status: 'deleting' as const }
  })
  route(app, contract.requestExport, (ctx, { caller }, { idempotency_key }) => requestExport(ctx, caller, idempotency_key))
  route(app, contract.getExport, async (ctx, { caller }) => ({ export: await getExport(ctx, caller) }))
  route(app, contract.openExport, async (ctx, { caller }) => ({ url: await openExport(ctx, caller) }))
  route(app, contract.getPreferences, (ctx, { caller }) => getPreferences(ctx, caller))
  route(app, contract.updatePreferences, (ctx, { caller, body }) => updatePreferences(ctx, caller, body))
  route(app, contract.sendFeedback, async (ctx, { caller, body }, { idempotency_key }) => {
    await sendFeedback(ctx, caller, { ...body, idempotency_key })
    return DONE
  })
  route(app, contract.feedbackPrompted, async (ctx, { caller, body }) => {
    const next = await feedbackPrompted(ctx, caller, body.dismissed)
    return { next_prompt_at: next?.toISOString() ?? null }
  })
}
