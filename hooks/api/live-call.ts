import {
  beatCall,
  CALL_BEAT_MS,
  CALL_QUIET_MS,
  CALL_TURN_SECONDS,
  endCall,
  interruptCall,
  startCall,
  takeTurn,
  type Call,
  type Heard,
} from '@/contracts/calls'
import { call as callServer } from '@/lib/api/browser'
import { isApiError } from '@/lib/api/errors'
import { createEar, type Ear } from '@/lib/audio/ear'
import { MicrophoneError, openMicrophone, type Microphone } from '@/lib/audio/microphone'
import { createReplyPlayer, type ReplyPlayer } from '@/lib/audio/reply-player'
import { turnOfSpeech } from '@/lib/audio/turn-of-speech'
import { NO_CALL, useCallStore, type CallPhase } from '@/stores/call-store'

/** A turn is sent again so often while there is no connection, with so long in between. */
const SEND_TRIES = 5
const AGAIN_MS = 2_000
const MOST_CAPTIONS = 100

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type Line = { microphone: Microphone; ear: Ear; player: ReplyPlayer; context: AudioContext; beats: ReturnType<typeof setInterval> | null }

const { getState: get, setState: set } = useCallStore

let line: Line | null = null
/** Ends what is being asked or heard. */
let turn: AbortController | null = null
let reply_id: number | null = null
let spoke_at = 0
let captions = 0

const isLive = () => ['listening', 'thinking', 'speaking'].includes(get().phase)
const params = () => ({ id: String(get().call!.id) })
const learn = (call: Call) => set({ call, answered_at: performance.now(), away: false })
const caption = (mine: boolean, text: string) =>
  set({ captions: [...get().captions, { key: captions++, mine, text }].slice(-MOST_CAPTIONS) })
const spoke = () => {
  spoke_at = performance.now()
  if (get().asking) set({ asking: false })
}

/** Which ear fits the phase: nobody is listened to while the character thinks. */
function tune() {
  const { phase, muted, holding } = get()
  if (holding) line?.ear.set('hold')
  else if (muted || phase === 'thinking') line?.ear.set('deaf')
  else line?.ear.set(phase === 'speaking' ? 'barge' : 'listen')
}
const enter = (phase: CallPhase) => {
  set({ phase })
  tune()
}

function letGo() {
  turn?.abort()
  turn = null
  if (line?.beats) clearInterval(line.beats)
  line?.player.silence()
  line?.microphone.close()
  void line?.context.close().catch(() => undefined)
  line = null
}

function end(call: Call | null) {
  if (call) learn(call)
  letGo()
  set({ phase: 'ended', hearing: false, holding: false, asking: false, away: false })
}

const heardNow = (): Heard | null => {
  if (reply_id === null || (get().phase !== 'speaking' && get().phase !== 'thinking')) return null
  return { message_id: reply_id, ...(line?.player.heard() ?? { sentence: 0, fraction: 0 }) }
}

/** The answer, while there is a connection or one comes back soon. */
async function send(file: Blob, signal: AbortSignal) {
  const idempotency_key = crypto.randomUUID()
  for (let tries = 1; ; tries++) {
    try {
      return await callServer(takeTurn, { params: params(), file }, { idempotency_key, signal })
    } catch (error) {
      if (signal.aborted || !isApiError(error) || error.code !== 'OFFLINE' || tries === SEND_TRIES) throw error
      set({ away: true })
      await sleep(AGAIN_MS)
    }
  }
}

function fail(error: unknown) {
  const code = isApiError(error) ? error.code : 'INTERNAL'
  if (code === 'CALL_OVER' || code === 'NOT_FOUND' || code === 'AGE_HOLD') return void beat()
  const problem = code === 'CONTENT_BLOCKED' ? 'blocked' : code === 'NOT_UNDERSTOOD' || code === 'INVALID_AUDIO' ? 'unheard' : 'unanswered'
  set({ problem })
  enter('listening')
}

async function say(samples: Float32Array) {
  if (!line || !isLive()) return
  const file = turnOfSpeech(samples, line.microphone.rate, CALL_TURN_SECONDS)
  set({ hearing: false })
  if (!file) return tune()
  const own = (turn = new AbortController())
  const { signal } = own
  set({ problem: null })
  enter('thinking')
  spoke()
  reply_id = null
  try {
    const answer = await send(file, signal)
    if (signal.aborted) return
    learn(answer.call)
    caption(true, answer.message.content)
    if (answer.call.ended) return end(answer.call)
    reply_id = answer.reply_id
    if (answer.sound === null) return enter('listening')
    const why = await line.player.play(answer.sound, {
      signal,
      onSentence: (text) => {
        caption(false, text)
        spoke()
        if (get().phase === 'thinking') enter('speaking')
      },
    })
    if (signal.aborted || !isLive()) return
    spoke()
    set({ problem: why === 'failed' || why === 'broken' ? 'unanswered' : null })
    enter('listening')
  } catch (error) {
    if (!signal.aborted && isLive()) fail(error)
  }
}

/** What was not heard leaves the caption too, as it leaves the chat. */
function cutCaption(fraction: number) {
  const last = get().captions.at(-1)
  if (!last || last.mine) return
  const heard = last.text.slice(0, Math.round(fraction * last.text.length))
  const words = heard.length === last.text.length ? heard : heard.slice(0, Math.max(0, heard.lastIndexOf(' ')))
  set({ captions: [...get().captions.slice(0, -1), { ...last, text: words === last.text ? words : `${words}…` }] })
}

function interrupt() {
  const heard = heardNow()
  if (!heard) return
  cutCaption(heard.fraction)
  turn?.abort()
  line?.player.silence()
  spoke()
  callServer(interruptCall, { params: params(), body: heard }).then(learn, () => undefined)
}

async function beat() {
  const { phase, hearing, holding } = get()
  if (!isLive()) return
  const quiet = performance.now() - spoke_at
  if (quiet > CALL_QUIET_MS && phase === 'listening') set({ asking: true })
  try {
    const call = await callServer(beatCall, {
      params: params(),
      body: { here: phase !== 'listening' || hearing || holding || quiet < CALL_BEAT_MS * 2 },
    })
    if (!isLive()) return
    if (call.ended) end(call)
    else learn(call)
  } catch (error) {
    if (!isLive()) return
    if (isApiError(error) && (error.code === 'NOT_FOUND' || error.code === 'UNAUTHENTICATED')) end(null)
    else set({ away: true })
  }
}

async function openLine(context: AudioContext): Promise<Line> {
  let ear: Ear | null = null
  const microphone = await openMicrophone({
    onSamples: (samples) => ear?.hear(samples),
    onLost: () => isLive() && set({ problem: 'lost_microphone' }),
  })
  ear = createEar(microphone.rate, CALL_TURN_SECONDS, {
    onSpeech: () => {
      spoke()
      set({ hearing: true, problem: null })
    },
    onBarge: () => {
      interrupt()
      set({ phase: 'listening', hearing: true, problem: null })
    },
    onTurn: (samples) => void say(samples),
  })
  return { microphone, ear, player: createReplyPlayer(context), context, beats: null }
}

/** What the person does in a call. */
export const liveCall = {
  /** Must run inside a tap or a key: the browser asks for the microphone, and lets a sound begin. */
  begin: async (conversation_id: number): Promise<void> => {
    if (get().phase !== 'idle' && get().phase !== 'ended') return
    letGo()
    set({ ...NO_CALL, conversation_id, phase: 'connecting' })
    const context = new AudioContext()
    void context.resume().catch(() => undefined)
    try {
      line = await openLine(context)
      // Given up while the browser asked, or while the server was asked.
      if (get().phase !== 'connecting') return letGo()
      const call = await callServer(startCall, { params: { id: String(conversation_id) } }, { idempotency_key: crypto.randomUUID() })
      if (get().phase !== 'connecting') {
        letGo()
        return void callServer(endCall, { params: { id: String(call.id) }, body: { heard: null } }).catch(() => undefined)
      }
      learn(call)
      spoke()
      line.beats = setInterval(() => void beat(), CALL_BEAT_MS)
      enter('listening')
    } catch (error) {
      letGo()
      void context.close().catch(() => undefined)
      if (get().phase !== 'connecting') return
      if (error instanceof MicrophoneError) set({ ...NO_CALL, conversation_id, problem: error.problem })
      else set({ ...NO_CALL, conversation_id, refused: isApiError(error) ? error.code : 'INTERNAL' })
    }
  },
  mute: () => {
    set({ muted: !get().muted, hearing: false })
    tune()
  },
  hold: (on: boolean) => {
    const { phase, holding } = get()
    if (on === holding || (on && phase !== 'listening' && phase !== 'speaking')) return
    if (on && phase === 'speaking') {
      interrupt()
      set({ phase: 'listening' })
    }
    set({ holding: on, problem: null })
    spoke()
    tune()
  },
  interrupt: () => {
    if (get().phase !== 'speaking') return
    interrupt()
    enter('listening')
  },
  here: () => {
    spoke()
    void beat()
  },
  hangUp: () => {
    const { call, phase } = get()
    if (phase === 'connecting' || !call) {
      letGo()
      return set(NO_CALL)
    }
    if (!isLive()) return
    const heard = heardNow()
    end(null)
    callServer(endCall, { params: { id: String(call.id) }, body: { heard } }).then(
      (ended) => get().call?.id === ended.id && learn(ended),
      () => undefined,
    )
  },
  close: () => set(NO_CALL),
}
