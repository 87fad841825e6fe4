import type { Hono } from 'hono'
import * as contract from '@/contracts/meta'
import { describeInstallation, readInbox } from '@/server/domain/installation/installation'
import type { Env } from '../env'
import { route } from '../route'

export function mountMeta(app: Hono<Env>) {
  route(app, contract.getInstallation, (ctx) => describeInstallation(ctx))
  route(app, contract.listInbox, (ctx) => readInbox(ctx))
}
