import type { Hono } from 'hono'
import * as contract from '@/contracts/voices'
import { requestVoice } from '@/server/domain/voices/request-voice'
import type { Env } from '../env'
import { route } from '../route'

export function mountVoices(app: Hono<Env>) {
  route(app, contract.requestVoice, (ctx, { caller, params }) => requestVoice(ctx, caller, params.id))
}
