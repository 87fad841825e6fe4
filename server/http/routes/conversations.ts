import type { Hono } from 'hono'
import * as contract from '@/contracts/conversations'
import { listSuggestions } from '@/contracts/suggestions'
import {
  createConversation,
  deleteConversation,
  forkConversation,
  getConversation,
  listConversations,
  listMessages,
  markRead,
  recoverConversation,
  shelveConversation,
  updateConfig,
} from '@/server/domain/conversations/conversations'
import { exportConversation } from '@/server/domain/conversations/export-conversation'
import { continueReply } from '@/server/domain/messages/continue-reply'
import { sendMessage } from '@/server/domain/messages/send-message'
import { suggestLine } from '@/server/domain/messages/suggest-line'
import { stopReply } from '@/server/domain/messages/stop-reply'
import { suggestReplies } from '@/server/domain/messages/suggest-replies'
import type { Env } from '../env'
import { DONE, route } from '../route'

export function mountConversations(app: Hono<Env>) {
  route(app, contract.listConversations, (ctx, { caller }) => listConversations(ctx, caller))
  route(app, contract.listTrashedConversations, (ctx, { caller }) => listConversations(ctx, caller, true))
  route(app, contract.createConversation, (ctx, { caller, body }, { idempotency_key }) =>
    createConversation(ctx, caller, body, idempotency_key),
  )
  route(app, contract.getConversation, (ctx, { caller, params }) => getConversation(ctx, caller, params.id))
  route(app, contract.listMessages, (ctx, { caller, params, query }) => listMessages(ctx, caller, params.id, query))
  route(app, contract.sendMessage, (ctx, { caller, params, body }, { idempotency_key }) =>
    sendMessage(ctx, caller, { conversation_id: params.id, ...body, idempotency_key }),
  )
  route(app, contract.stopReply, async (ctx, { caller, params }) => {
    await stopReply(ctx, caller, params.id)
    return DONE
  })
  route(app, contract.continueReply, (ctx, { caller, params }, { idempotency_key }) =>
    continueReply(ctx, caller, { conversation_id: params.id, idempotency_key }),
  )
  route(app, contract.markRead, async (ctx, { caller, params }) => {
    await markRead(ctx, caller, params.id)
    return DONE
  })
  route(app, contract.deleteConversation, async (ctx, { caller, params }) => {
    await deleteConversation(ctx, caller, params.id)
    return DONE
  })
  route(app, contract.recoverConversation, (ctx, { caller, params }) => recoverConversation(ctx, caller, params.id))
  route(app, contract.archiveConversation, async (ctx, { caller, params, body }) => {
    await shelveConversation(ctx, caller, params.id, 'archived_at', body.on)
    return DONE
  })
  route(app, contract.pinConversation, async (ctx, { caller, params, body }) => {
    await shelveConversation(ctx, caller, params.id, 'pinned_at', body.on)
    return DONE
  })
  route(app, contract.exportConversation, (ctx, { caller, params, query }) => exportConversation(ctx, caller, params.id, query.format))
  route(app, contract.forkConversation, (ctx, { caller, params, body }, { idempotency_key }) =>
    forkConversation(ctx, caller, { id: params.id, message_id: body.message_id, idempotency_key }),
  )
  route(app, listSuggestions, (ctx, { caller, params, query }) => suggestReplies(ctx, caller, params.id, query.after_id))
  route(app, contract.updateConfig, (ctx, { caller, params, body }) => updateConfig(ctx, caller, params.id, body))
  route(app, contract.suggestLine, (ctx, { caller, params }, { idempotency_key }) =>
    suggestLine(ctx, caller, { conversation_id: params.id, idempotency_key }),
  )
  route(app, contract.setNote, (ctx, { caller, params, body }) => updateConfig(ctx, caller, params.id, body))
  route(app, contract.setInstructions, (ctx, { caller, params, query }) => updateConfig(ctx, caller, params.id, query))
}
