import { encodeMp3, readMp3 } from './mp3'
import type { SpeechPiece, SpeechProvider, SpeechRequest } from '@/server/providers/speech/port'
import { looksEnglish } from '@/server/providers/speech/looks-english'

/** A tone of so many seconds, as a piece of a voice. */
export async function tone(seconds: number, hertz = 200): Promise<SpeechPiece> {
  const samples = Float32Array.from(
    { length: Math.round(16_000 * seconds) },
    (_, at) => 0.4 * Math.sin((2 * Math.PI * hertz * at) / 16_000),
  )
  const { bytes, seconds: length, levels } = readMp3(await encodeMp3({ samples, sample_rate: 16_000 }))
  return { mp3: bytes, seconds: length, levels }
}

export type Say = (request: SpeechRequest) => AsyncIterable<SpeechPiece>

/** An engine whose sound the test decides; the port is the outside, so it may be replaced. */
export function scriptedSpeech(say: Say): SpeechProvider & { asked: SpeechRequest[] } {
  const asked: SpeechRequest[] = []
  return {
    name: 'scripted',
    asked,
    voices: [],
    canSay: looksEnglish,
    async *speak(request) {
      asked.push(request)
      yield* say(request)
    },
  }
}

/** A second of sound for each sentence. */
export const tones: Say = async function* ({ sentences }) {
  for (const _ of sentences) yield await tone(1)
}

export const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open }
}
