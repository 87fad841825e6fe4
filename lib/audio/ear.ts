/** Root mean square below which nobody speaks, whatever the room: -42 dB. */
const LEAST = 0.008
/** Speech is this much louder than the room, and louder still while a loudspeaker is on. */
const ABOVE_ROOM = 4
const ABOVE_ECHO = 10
/** The room is learnt at once where it is quieter, and slowly where it is louder: in so many seconds by half. */
const ROOM_SECONDS = 4
const START_SECONDS = 0.12
/** Whoever speaks for so long means to interrupt. */
const BARGE_SECONDS = 0.3
/** A pause for breath is shorter. */
const END_SECONDS = 0.7
/** What is kept from before speech was certain, so that no first sound is cut. */
const BEFORE_SECONDS = 0.4

type EarMode = 'deaf' | 'listen' | 'barge' | 'hold'

export type EarEvents = {
  /** Somebody speaks. */
  onSpeech: () => void
  /** Somebody speaks into what is being said. It is listened to from here on. */
  onBarge: () => void
  /** A turn has ended; at most `most_seconds` of it. */
  onTurn: (samples: Float32Array) => void
}

const loudnessOf = (samples: Float32Array) => {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return Math.sqrt(sum / Math.max(1, samples.length))
}

function join(pieces: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** Finds turns of speech in the sound of a microphone by its loudness. Knows no clock but the samples. */
export function createEar(rate: number, most_seconds: number, { onSpeech, onBarge, onTurn }: EarEvents) {
  let mode: EarMode = 'deaf'
  let room = LEAST
  let before: Float32Array[] = []
  let turn: Float32Array[] | null = null
  let loud = 0
  let quiet = 0
  let length = 0

  function forget() {
    turn = null
    loud = quiet = length = 0
  }

  function begin() {
    turn = before
    length = join(before).length / rate
    quiet = 0
    before = []
  }

  function end() {
    const said = turn
    forget()
    if (said && said.length > 0) onTurn(join(said))
  }

  /** Whether this piece is speech; learns the room from what is not. */
  function hearLoudness(samples: Float32Array, seconds: number): boolean {
    const level = loudnessOf(samples)
    const is_speech = level > Math.max(LEAST, room * (mode === 'barge' ? ABOVE_ECHO : ABOVE_ROOM))
    room = level < room ? level : room * 2 ** (seconds / ROOM_SECONDS)
    room = Math.max(LEAST / ABOVE_ECHO, Math.min(room, 0.1))
    return is_speech
  }

  return {
    get mode() {
      return mode
    },
    /** Another mode forgets a turn that was begun; `hold` begins one, and leaving it ends it. */
    set(next: EarMode) {
      if (next === mode) return
      if (mode === 'hold') end()
      else forget()
      mode = next
      if (mode === 'hold') begin()
    },
    hear(samples: Float32Array) {
      const seconds = samples.length / rate
      const is_speech = hearLoudness(samples, seconds)
      if (turn) {
        turn.push(samples)
        length += seconds
        quiet = is_speech ? 0 : quiet + seconds
        if (length >= most_seconds || (mode !== 'hold' && quiet >= END_SECONDS)) end()
        return
      }
      before.push(samples)
      while (before.length > 1 && (before.length - 1) * seconds >= BEFORE_SECONDS) before.shift()
      loud = is_speech ? loud + seconds : 0
      if (mode === 'listen' && loud >= START_SECONDS) {
        begin()
        onSpeech()
      } else if (mode === 'barge' && loud >= BARGE_SECONDS) {
        mode = 'listen'
        begin()
        onBarge()
      }
    },
  }
}

export type Ear = ReturnType<typeof createEar>
