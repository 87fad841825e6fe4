import type { Hono } from 'hono'
import * as contract from '@/contracts/boundaries'
import { getBoundaries, getChatBoundaries, setBoundaries, setChatBoundaries } from '@/server/domain/boundaries/boundaries'
import { resumeChat } from '@/server/domain/boundaries/pause'
import type { Env } from '../env'
import { DONE, route } from '../route'

export function mountBoundaries(app: Hono<Env>) {
  route(app, contract.getBoundaries, (ctx, { caller }) => getBoundaries(ctx, caller))
  route(app, contract.setBoundaries, (ctx, { caller, body }) => setBoundaries(ctx, caller, body))
  route(app, contract.getChatBoundaries, (ctx, { caller, params }) => getChatBoundaries(ctx, caller, params.id))
  route(app, contract.setChatBoundaries, (ctx, { caller, params, body }) => setChatBoundaries(ctx, caller, params.id, body))
  route(app, contract.resumeChat, async (ctx, { caller, params }) => {
    await resumeChat(ctx, caller, params.id)
    return DONE
  })
}
