import * as z from 'zod/mini'
import { CALL_ENDS } from './call-ends'
import { endpoint } from './endpoint'
import { Message } from './messages'
import { IdParam } from './page'
import { VOICE_NOTE_RATE } from './voice-notes'

/** How often a page says that it is there. */
export const CALL_BEAT_MS = 4_000
/** Two signs of life further apart than this were not connected: the time between them is free. One lost beat is none. */
export const CALL_GAP_MS = 9_000
/** After so long without a sign of life the call is over. */
export const CALL_LOST_MS = 60_000
/** After so long without a word the person is asked whether they are there. */
export const CALL_QUIET_MS = 45_000
/** And after so long the call is over. */
export const CALL_SILENT_MS = 60_000
/** The next minute is set aside so long before it begins, so that its lack can be told. */
export const CALL_AHEAD_MS = 15_000
/** The longest a person speaks in one turn, in seconds. */
export const CALL_TURN_SECONDS = 60
/** Nobody takes turns faster; it keeps a minute's price a price for talking. */
export const CALL_TURNS_A_MINUTE = 15
const TURN_MAX_BYTES = CALL_TURN_SECONDS * VOICE_NOTE_RATE * 2 + 4096

export const Call = z.object({
  id: z.int(),
  conversation_id: z.int(),
  /** Credits for a minute, as they were when it began. */
  price: z.int(),
  /** What is charged so far. */
  credits: z.int(),
  /** Connected time so far, in whole seconds; what was not served is not in it. */
  seconds: z.int(),
  /** The clock is stopped: the last turn was not answered. */
  stopped: z.boolean(),
  /** Why the minute that runs is the last one; null while the next one can be paid. */
  last_minute: z.nullable(z.enum(['credits', 'limit'])),
  ended: z.nullable(z.enum(CALL_ENDS)),
})
export type Call = z.infer<typeof Call>

/** Up to where a reply was heard: its sentence as it was spoken, and the part of it between 0 and 1. */
export const Heard = z.strictObject({
  message_id: z.int().check(z.gte(1)),
  sentence: z.int().check(z.gte(0), z.lte(10_000)),
  fraction: z.number().check(z.gte(0), z.lte(1)),
})
export type Heard = z.infer<typeof Heard>

export const CallTurn = z.object({
  /** What was understood. */
  message: Message,
  reply_id: z.nullable(z.int()),
  /** Where the answer is heard as it is made (contracts/call-sound.ts); null where it is not spoken. */
  sound: z.nullable(z.string()),
  call: Call,
})
export type CallTurn = z.infer<typeof CallTurn>

const params = z.strictObject({ id: IdParam })
const talks = { auth: 'user', needs_profile: true, closed_on_hold: true, idempotent: true, spends: true } as const

export const startCall = endpoint({
  method: 'POST',
  path: '/v1/conversations/:id/calls',
  ...talks,
  summary: 'Begins a voice call with the character of a conversation and sets its first minute aside. Another call of the person ends.',
  params,
  response: Call,
})
export const takeTurn = endpoint({
  method: 'POST',
  path: '/v1/calls/:id/turns',
  ...talks,
  summary:
    'What the person said in a call: a WAV file as for voice notes, which is understood and not stored. It becomes a message, and the reply is spoken.',
  params,
  upload: { field: 'file', max_bytes: TURN_MAX_BYTES },
  response: CallTurn,
})
export const beatCall = endpoint({
  method: 'POST',
  path: '/v1/calls/:id/beat',
  auth: 'user',
  summary:
    'Says that the page of a call is there, and answers the state of the call. `here`: somebody speaks, or said that they are there.',
  params,
  body: z.strictObject({ here: z.boolean() }),
  response: Call,
})
export const interruptCall = endpoint({
  method: 'POST',
  path: '/v1/calls/:id/interrupt',
  auth: 'user',
  summary: 'Stops the reply that is being spoken in a call and cuts its text after the last word that was heard.',
  params,
  body: Heard,
  response: Call,
})
export const endCall = endpoint({
  method: 'POST',
  path: '/v1/calls/:id/end',
  auth: 'user',
  summary: 'Hangs up. A reply that is being spoken is cut after the last word that was heard.',
  params,
  body: z.strictObject({ heard: z.nullable(Heard) }),
  response: Call,
})
