import type { Hono } from 'hono'
import * as contract from '@/contracts/voices'
import { chooseVoice, listVoices, sampleVoice } from '@/server/domain/voices/choose-voice'
import { requestVoice } from '@/server/domain/voices/request-voice'
import type { Env } from '../env'
import { route } from '../route'

export function mountVoices(app: Hono<Env>) {
  route(app, contract.requestVoice, (ctx, { caller, params }) => requestVoice(ctx, caller, params.id))
  route(app, contract.listVoices, (ctx, { caller, params }) => listVoices(ctx, caller, params.id))
  route(app, contract.chooseVoice, (ctx, { caller, params, body }) => chooseVoice(ctx, caller, params.id, body.voice))
  route(app, contract.sampleVoice, (ctx, { caller, params }) => sampleVoice(ctx, caller, params.id, params.voice))
}
