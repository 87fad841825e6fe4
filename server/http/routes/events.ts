import type { Hono } from 'hono'
import { getEventHead } from '@/contracts/event-head'
import { lastSeq } from '@/server/domain/events/read-events'
import type { Env } from '../env'
import { route } from '../route'

export function mountEvents(app: Hono<Env>) {
  route(app, getEventHead, async (ctx, { caller: { user_id } }) => ({ user_id, seq: await lastSeq(ctx, user_id) }))
}
