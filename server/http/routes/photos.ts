import type { Hono } from 'hono'
import * as contract from '@/contracts/photos'
import { animatePhoto } from '@/server/domain/clips/request-clip'
import { actOnPhoto, unlockPhoto } from '@/server/domain/photos/act-on-photo'
import { getPhoto, listPhotos } from '@/server/domain/photos/find-photo'
import { requestPhoto } from '@/server/domain/photos/request-photo'
import type { Env } from '../env'
import { route } from '../route'

export function mountPhotos(app: Hono<Env>) {
  route(app, contract.requestPhoto, (ctx, { caller, params, body }, { idempotency_key }) =>
    requestPhoto(ctx, caller, { conversation_id: params.id, request: body.request, origin: body.type ?? 'composer', idempotency_key }),
  )
  route(app, contract.listPhotos, (ctx, { caller, params, query }) => listPhotos(ctx, caller, { conversation_id: params.id, ...query }))
  route(app, contract.listAssets, (ctx, { caller, query }) => listPhotos(ctx, caller, query))
  route(app, contract.getPhoto, (ctx, { caller, params }) => getPhoto(ctx, caller, params.id))
  route(app, contract.unlockPhoto, (ctx, { caller, params }) => unlockPhoto(ctx, caller, params.id))
  route(app, contract.animatePhoto, (ctx, { caller, params, body }, { idempotency_key }) =>
    animatePhoto(ctx, caller, { photo_id: params.id, retry: body.retry ?? false, length: body.length ?? 'short', idempotency_key }),
  )
  route(app, contract.actOnPhoto, (ctx, { caller, params, body }) => actOnPhoto(ctx, caller, { ...params, ...body }))
}
