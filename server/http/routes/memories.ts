import type { Hono } from 'hono'
import * as contract from '@/contracts/memories'
import {
  addMemory,
  forgetMemory,
  forgetMessage,
  listMemories,
  rememberMessage,
  setStory,
  updateMemory,
} from '@/server/domain/memories/book'
import { measurePrompt } from '@/server/domain/messages/measure-prompt'
import type { Env } from '../env'
import { route } from '../route'

export function mountMemories(app: Hono<Env>) {
  route(app, contract.listMemories, (ctx, { caller, params, query }) => listMemories(ctx, caller, params.id, query.account_id))
  route(app, contract.getPrompt, (ctx, { caller, params }) => measurePrompt(ctx, caller, params.id))
  route(app, contract.addMemory, (ctx, { caller, params, body }) => addMemory(ctx, caller, params.id, body))
  route(app, contract.rememberMessage, (ctx, { caller, params, body }) => rememberMessage(ctx, caller, params.id, body.message_id))
  route(app, contract.forgetMessage, (ctx, { caller, params, body }) => forgetMessage(ctx, caller, params.id, body.message_id))
  route(app, contract.setStory, (ctx, { caller, params, body }) => setStory(ctx, caller, params.id, body.text))
  route(app, contract.updateMemory, (ctx, { caller, params, body }) => updateMemory(ctx, caller, params.id, params.memory_id, body))
  route(app, contract.forgetMemory, (ctx, { caller, params }) => forgetMemory(ctx, caller, params.id, params.memory_id))
}
