import { createHash } from 'node:crypto'
import { createFrameReader } from '../audio/mp3-frames'
import { ProviderError } from '../errors'
import type { Sherpa } from '../sherpa/engine'
import { looksEnglish } from './looks-english'
import type { Speaker, SpeechProvider, SpeechRequest, SpeechVoice } from './port'

/** Who can speak, and how each of them sounds. */
export type OwnSpeaker = { sid: number; gender: Speaker['gender']; manner: 'quiet' | 'even' | 'lively' }

const mannerOf = (extroversion: number): OwnSpeaker['manner'] => (extroversion < 35 ? 'quiet' : extroversion > 65 ? 'lively' : 'even')

/**
 * The speaker of a character, always the same: of its gender if there is one, and of its manner if there is one with both. Older and
 * shyer characters speak more slowly.
 */
export function ownVoiceOf({ seed, gender, extroversion, age }: Speaker, speakers: readonly OwnSpeaker[]): { sid: number; speed: number } {
  const ofGender = speakers.filter((one) => one.gender === gender)
  const some = ofGender.length ? ofGender : speakers
  const fitting = some.filter(({ manner }) => manner === mannerOf(extroversion))
  const choice = fitting.length ? fitting : some
  const chance = createHash('sha256').update(`voice ${seed}`).digest()
  const pace = 0.92 + (extroversion / 100) * 0.16 - Math.max(0, Math.min(age, 70) - 30) * 0.002
  const own = (chance.readUInt16BE(4) / 65_535 - 0.5) * 0.02
  return { sid: choice[chance.readUInt32BE(0) % choice.length]?.sid ?? 0, speed: Number((pace + own).toFixed(3)) }
}

/** Numbered within the model: another model's speaker of the same number sounds otherwise. */
const idOf = (model: string, { sid }: OwnSpeaker) => `own:${model}:${sid}`

/** A text without the characters that the engine would read aloud or mispronounce. */
const plain = (text: string) =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[“”\u00ab\u00bb*_]/g, '')
    .replace(/…/g, '...')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The voice that is installed on this machine; it is heard from the first sentence on. */
export function createOwnSpeech(sherpa: Sherpa, model: string, speakers: readonly OwnSpeaker[]): SpeechProvider {
  const voices = speakers.map((one): SpeechVoice => ({ id: idOf(model, one), gender: one.gender, manner: one.manner, name: null }))
  const voiceOf = (speaker: Speaker) => {
    const chosen = speakers.find((one) => idOf(model, one) === speaker.voice)
    return { ...ownVoiceOf(speaker, speakers), ...(chosen ? { sid: chosen.sid } : {}) }
  }

  async function* speak({ sentences, speaker, signal }: SpeechRequest) {
    const said = sentences.map(({ text, pause_ms }) => ({ text: plain(text), pause_ms })).filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    if (said.length === 0) throw new ProviderError('rejected', 'There’s nothing to say.')
    const read = createFrameReader()
    for await (const answer of sherpa.ask({ sentences: said, ...voiceOf(speaker) }, signal)) {
      if (!('mp3' in answer)) continue
      const { bytes, seconds } = read(answer.mp3)
      if (bytes.length || answer.levels.length) yield { mp3: bytes, seconds, levels: answer.levels }
    }
  }
  return { name: 'own', voices, canSay: looksEnglish, speak, warm: () => sherpa.warm() }
}
