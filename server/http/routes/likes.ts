import type { Hono } from 'hono'
import * as contract from '@/contracts/likes'
import { reportCharacter as report, reportContent as reportPiece } from '@/contracts/reports'
import { likeCharacter, listLikes, unlikeCharacter } from '@/server/domain/characters/likes'
import { reportCharacter } from '@/server/domain/characters/reports'
import { reportContent } from '@/server/domain/reports/report-content'
import type { Env } from '../env'
import { route } from '../route'

/** What people say of characters of others. */
export function mountLikes(app: Hono<Env>) {
  route(app, contract.likeCharacter, (ctx, { caller, params, query }) => likeCharacter(ctx, caller.user_id, params.id, query.slug))
  route(app, contract.unlikeCharacter, (ctx, { caller, params }) => unlikeCharacter(ctx, caller.user_id, params.id))
  route(app, contract.listLikes, (ctx, { caller, query }) => listLikes(ctx, caller.user_id, query))
  route(app, reportPiece, (ctx, { caller, params, body }) => reportContent(ctx, caller.user_id, { ...params, ...body }))
  route(app, report, (ctx, { caller, params, query, body }) => reportCharacter(ctx, caller.user_id, params.id, { ...body, ...query }))
}
