import type { Hono } from 'hono'
import * as contract from '@/contracts/group-chats'
import { askMember } from '@/server/domain/groups/ask-member'
import { addMember, createGroup, removeMember, updateGroup } from '@/server/domain/groups/change-group'
import type { Env } from '../env'
import { route } from '../route'

export function mountGroupChats(app: Hono<Env>) {
  route(app, contract.createGroup, (ctx, { caller, body }, { idempotency_key }) => createGroup(ctx, caller, { ...body, idempotency_key }))
  route(app, contract.updateGroup, (ctx, { caller, params, body }) => updateGroup(ctx, caller, params.id, body))
  route(app, contract.addMember, (ctx, { caller, params, body }) =>
    addMember(ctx, caller, params.id, { account_id: params.account_id, ...body }),
  )
  route(app, contract.removeMember, (ctx, { caller, params }) => removeMember(ctx, caller, params.id, params.account_id))
  route(app, contract.askMember, (ctx, { caller, params, body }, { idempotency_key }) =>
    askMember(ctx, caller, { conversation_id: params.id, ...body, idempotency_key }),
  )
}
