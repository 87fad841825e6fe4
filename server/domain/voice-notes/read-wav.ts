import { audiblePart } from '@/contracts/audible'
import { MIN_VOICE_SECONDS, PREMIUM_VOICE_SECONDS, VOICE_NOTE_RATE } from '@/contracts/voice-notes'
import { AppError } from '../errors'

/** Parts of a file besides its sound that are passed over. */
const MOST_PARTS = 16
/** The highest value of a sample. */
const FULL = 32_768

const refuse = (why: string) => new AppError('INVALID_AUDIO', `${why} You weren’t charged.`)
const format = () => refuse('A voice note has to be a mono WAV file, 16-bit, 16 kHz.')

type Part = { name: string; start: number; size: number }

/** The parts of a RIFF file; each has to lie within it. */
function partsOf(file: Buffer): Part[] {
  if (file.length < 44 || file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WAVE') throw format()
  if (file.readUInt32LE(4) !== file.length - 8) throw refuse('This file is cut off or longer than it says.')
  const parts: Part[] = []
  for (let at = 12; at < file.length;) {
    if (parts.length === MOST_PARTS || at + 8 > file.length) throw format()
    const part = { name: file.toString('latin1', at, at + 4), start: at + 8, size: file.readUInt32LE(at + 4) }
    if (part.start + part.size > file.length) throw refuse('This file is cut off or longer than it says.')
    parts.push(part)
    at = part.start + part.size + (part.size % 2)
  }
  return parts
}

function checkFormat(file: Buffer, { start, size }: Part): void {
  if (size !== 16) throw format()
  const [kind, channels] = [file.readUInt16LE(start), file.readUInt16LE(start + 2)]
  const [rate, per_second] = [file.readUInt32LE(start + 4), file.readUInt32LE(start + 8)]
  const [step, bits] = [file.readUInt16LE(start + 12), file.readUInt16LE(start + 14)]
  const right = kind === 1 && channels === 1 && rate === VOICE_NOTE_RATE && per_second === VOICE_NOTE_RATE * 2 && step === 2 && bits === 16
  if (!right) throw format()
}

/**
 * The samples of a voice note; nothing else of the file is kept. Throws INVALID_AUDIO for any other format or length,
 * and where nothing can be heard.
 */
export function readWav(bytes: Uint8Array): Int16Array<ArrayBuffer> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = partsOf(file)
  const formats = parts.filter(({ name }) => name === 'fmt ')
  const sounds = parts.filter(({ name }) => name === 'data')
  const [about, sound] = [formats[0], sounds[0]]
  if (!about || !sound || formats.length > 1 || sounds.length > 1 || about.start > sound.start || sound.size % 2 !== 0) throw format()
  checkFormat(file, about)
  const seconds = sound.size / 2 / VOICE_NOTE_RATE
  if (seconds < MIN_VOICE_SECONDS) throw refuse('This voice note is too short.')
  if (seconds > PREMIUM_VOICE_SECONDS) throw refuse(`A voice note has at most ${PREMIUM_VOICE_SECONDS} seconds.`)
  const samples = new Int16Array(sound.size / 2)
  for (let n = 0; n < samples.length; n++) samples[n] = file.readInt16LE(sound.start + n * 2)
  if (!audiblePart(samples, VOICE_NOTE_RATE, { full: FULL }))
    throw refuse('Nothing can be heard on this voice note. Is the microphone off?')
  return samples
}
