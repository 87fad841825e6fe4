import type { Hono } from 'hono'
import * as contract from '@/contracts/cards'
import { exportCard } from '@/server/domain/cards/export-card'
import { changeExtras, getExtras } from '@/server/domain/cards/extras'
import { importCard } from '@/server/domain/cards/import-card'
import { importChat } from '@/server/domain/cards/import-chat'
import { listGreetings } from '@/server/domain/conversations/conversations'
import type { Env } from '../env'
import { route } from '../route'

export function mountCards(app: Hono<Env>) {
  route(app, contract.importCard, (ctx, { caller, file }, { idempotency_key }) => importCard(ctx, caller, { file, idempotency_key }))
  route(app, contract.exportCard, (ctx, { caller, params, query }) => exportCard(ctx, caller, { id: params.id, format: query.format }))
  route(app, contract.importChat, (ctx, { caller, query, file }, { idempotency_key }) =>
    importChat(ctx, caller, { ...query, file, idempotency_key }),
  )
  route(app, contract.getExtras, (ctx, { caller, params }) => getExtras(ctx, caller, params.id))
  route(app, contract.changeExtras, (ctx, { caller, params, body }) => changeExtras(ctx, caller, { id: params.id, ...body }))
  route(app, contract.listGreetings, (ctx, { caller, query }) => listGreetings(ctx, caller, query))
}
