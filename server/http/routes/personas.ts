import type { Hono } from 'hono'
import * as contract from '@/contracts/personas'
import { createPersona, deletePersona, listPersonas, updatePersona } from '@/server/domain/personas/personas'
import type { Env } from '../env'
import { DONE, route } from '../route'

export function mountPersonas(app: Hono<Env>) {
  route(app, contract.listPersonas, (ctx, { caller }) => listPersonas(ctx, caller))
  route(app, contract.createPersona, (ctx, { caller, body }, { idempotency_key }) => createPersona(ctx, caller, body, idempotency_key))
  route(app, contract.updatePersona, (ctx, { caller, params, body }) => updatePersona(ctx, caller, params.id, body))
  route(app, contract.deletePersona, async (ctx, { caller, params }) => {
    await deletePersona(ctx, caller, params.id)
    return DONE
  })
}
