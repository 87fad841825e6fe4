import type { Hono } from 'hono'
import * as contract from '@/contracts/voices'
import { requestVoice } from '@/server/domain/voices/request-voice'
import { route, type Env } from '../route'

export function mountVoices(app: Hono<Env>) {
  route(app, contract.requestVoice, (ctx, { caller, params }) => requestVoice(ctx, caller, params.id))
}
