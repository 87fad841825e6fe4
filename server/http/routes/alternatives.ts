import type { Hono } from 'hono'
import * as contract from '@/contracts/alternatives'
import { reportContent } from '@/server/domain/reports/report-content'
import { editMessage, regenerateMessage } from '@/server/domain/messages/answer-anew'
import { deleteMessage, pinMessage, recoverMessage, selectMessage } from '@/server/domain/messages/change-branch'
import { reactToMessage } from '@/server/domain/messages/react-to-message'
import { searchMessages } from '@/server/domain/messages/search-messages'
import type { Env } from '../env'
import { route } from '../route'

export function mountAlternatives(app: Hono<Env>) {
  route(app, contract.regenerateMessage, (ctx, { caller, params }, { idempotency_key }) =>
    regenerateMessage(ctx, caller, { message_id: params.id, idempotency_key }),
  )
  route(app, contract.editMessage, (ctx, { caller, params, body }, { idempotency_key }) =>
    editMessage(ctx, caller, { message_id: params.id, content: body.content, idempotency_key }),
  )
  route(app, contract.selectMessage, (ctx, { caller, params }) => selectMessage(ctx, caller, params.id))
  route(app, contract.deleteMessage, (ctx, { caller, params }) => deleteMessage(ctx, caller, params.id))
  route(app, contract.recoverMessage, (ctx, { caller, params }) => recoverMessage(ctx, caller, params.id))
  route(app, contract.pinMessage, (ctx, { caller, params, body }) => pinMessage(ctx, caller, params.id, body.on))
  route(app, contract.reactToMessage, (ctx, { caller, params, body }) => reactToMessage(ctx, caller, params.id, body.reaction))
  route(app, contract.searchMessages, (ctx, { caller, query }) => searchMessages(ctx, caller, query))
  route(app, contract.reportMessage, (ctx, { caller, params, body }) =>
    reportContent(ctx, caller.user_id, { kind: 'message', id: String(params.id), ...body }),
  )
}
