import type { Hono } from 'hono'
import * as contract from '@/contracts/voice-notes'
import { correctVoiceNote } from '@/server/domain/voice-notes/correct-voice-note'
import { listVoiceNotes } from '@/server/domain/voice-notes/find-voice-notes'
import { sendVoiceNote } from '@/server/domain/voice-notes/send-voice-note'
import type { Env } from '../env'
import { route } from '../route'

export function mountVoiceNotes(app: Hono<Env>) {
  route(app, contract.sendVoiceNote, (ctx, { caller, params, file, body }, { idempotency_key }) =>
    sendVoiceNote(ctx, caller, { conversation_id: params.id, file, ...body, idempotency_key }),
  )
  route(app, contract.listVoiceNotes, (ctx, { caller, params }) => listVoiceNotes(ctx, caller, params.id))
  route(app, contract.correctVoiceNote, (ctx, { caller, params, body }) => correctVoiceNote(ctx, caller, params.id, body.content))
}
