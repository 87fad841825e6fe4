import type { Hono } from 'hono'
import * as contract from '@/contracts/creators'
import { getCreator, getOwnCreator, listCreatorCharacters, removeOwnCreator, saveOwnCreator } from '@/server/domain/creators/creators'
import { followCreator, listFollowing, unfollowCreator } from '@/server/domain/creators/follows'
import type { Env } from '../env'
import { route } from '../route'

export function mountCreators(app: Hono<Env>) {
  route(app, contract.getCreator, (ctx, { params }) => getCreator(ctx, params.handle))
  route(app, contract.listCreatorCharacters, (ctx, { params, query }) => listCreatorCharacters(ctx, params.handle, query))
  route(app, contract.followCreator, (ctx, { caller, params }) => followCreator(ctx, caller.user_id, params.handle))
  route(app, contract.unfollowCreator, (ctx, { caller, params }) => unfollowCreator(ctx, caller.user_id, params.handle))
  route(app, contract.listFollowing, (ctx, { caller, query }) => listFollowing(ctx, caller.user_id, query))
  route(app, contract.getOwnCreator, async (ctx, { caller }) => ({ creator: await getOwnCreator(ctx, caller.user_id) }))
  route(app, contract.saveOwnCreator, (ctx, { caller, body }) => saveOwnCreator(ctx, caller.user_id, body))
  route(app, contract.removeOwnCreator, async (ctx, { caller }) => {
    await removeOwnCreator(ctx, caller.user_id)
    return { ok: true as const }
  })
}
