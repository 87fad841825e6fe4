import type { Hono } from 'hono'
import * as contract from '@/contracts/models'
import { actOnModel, listLocalModels } from '@/server/domain/models/local-models'
import type { Env } from '../env'
import { route } from '../route'

export function mountModels(app: Hono<Env>) {
  route(app, contract.listModels, (ctx, { caller }) => listLocalModels(ctx, caller))
  route(app, contract.fetchModel, (ctx, { caller, params }) => actOnModel(ctx, caller, 'fetch', params.name))
  route(app, contract.pauseModel, (ctx, { caller, params }) => actOnModel(ctx, caller, 'pause', params.name))
  route(app, contract.checkModel, (ctx, { caller, params }) => actOnModel(ctx, caller, 'check', params.name))
  route(app, contract.removeModel, (ctx, { caller, params }) => actOnModel(ctx, caller, 'remove', params.name))
}
