import type { Hono } from 'hono'
import * as contract from '@/contracts/appeals'
import { readStatement, sendAppeal } from '@/server/domain/restrictions/appeals'
import type { Env } from '../env'
import { route } from '../route'

export function mountAppeals(app: Hono<Env>) {
  route(app, contract.readStatement, (ctx, { body }, { client }) => readStatement(ctx, body.token, client))
  route(app, contract.sendAppeal, (ctx, { body }, { client }) => sendAppeal(ctx, body, client))
}
