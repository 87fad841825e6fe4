import { createHash } from 'node:crypto'
import { OWN_VOICE, type Voices } from '@/contracts/voices'
import { ProviderError } from '@/server/providers/errors'
import type { Speaker } from '@/server/providers/speech/port'
import type { Caller, Context } from '../context'
import { AppError, notFound } from '../errors'
import { signedAddress } from '../media/media-address'
import { markGenerated } from '../media/mark-generated'
import { hitLimit } from '../rate-limit'

/** What every voice says of itself; a test has it moderated. */
export const SAMPLE_TEXT = 'Hi. This is how I sound. Tell me about your day.'
const SENTENCES = SAMPLE_TEXT.match(/[^.]+\./g)!.map((text) => ({ text: text.trim(), pause_ms: 200 }))
/** Samples that one person has made; those that are there already are not counted. */
const MADE = { most: 60, seconds: 10 * 60 }
const LIMIT_MS = 30_000

type Found = { character_id: number; slug: string; gender: Speaker['gender']; extroversion: number; age: number; voice: string | null }

async function find(ctx: Context, user_id: number, conversation_id: number): Promise<Found> {
  const [found] = await ctx.db.query<Found>(
    `select a.id as character_id, a.slug, a.gender, a.extroversion, a.age,
        (select p.voice from voice_choices p where p.user_id = c.user_id and p.character_id = a.id) as voice
       from conversations c join characters a on a.id = c.character_id where c.id = $1 and c.user_id = $2 and c.deleted_at is null`,
    [conversation_id, user_id],
  )
  if (!found) throw notFound('Conversation')
  return found
}

/** One voice is no choice. */
const choiceOf = ({ speech }: Context) => (speech.voices.length > 1 ? speech.voices : [])

function present(ctx: Context, chosen: string | null): Voices {
  const data = choiceOf(ctx).map(({ id, gender, manner, name }) => ({ id, gender, manner, name }))
  return { data, count: data.length, chosen: data.some(({ id }) => id === chosen) ? chosen : null }
}

/** Throws NOT_FOUND. */
export async function listVoices(ctx: Context, { user_id }: Caller, conversation_id: number): Promise<Voices> {
  return present(ctx, (await find(ctx, user_id, conversation_id)).voice)
}

/** Stored for the person and the character. Throws NOT_FOUND, for a voice that is not there too. Repeating changes nothing. */
export async function chooseVoice(ctx: Context, { user_id }: Caller, conversation_id: number, voice: string | null): Promise<Voices> {
  const { character_id } = await find(ctx, user_id, conversation_id)
  if (voice !== null && !choiceOf(ctx).some(({ id }) => id === voice)) throw notFound('Voice')
  if (voice === null) await ctx.db.query('delete from voice_choices where user_id = $1 and character_id = $2', [user_id, character_id])
  else
    await ctx.db.query(
      `insert into voice_choices (user_id, character_id, voice, chosen_at) values ($1, $2, $3, $4)
        on conflict (user_id, character_id) do update set voice = excluded.voice, chosen_at = excluded.chosen_at`,
      [user_id, character_id, voice, ctx.now()],
    )
  return present(ctx, voice)
}

/** A voice sounds the same in every sample, whoever listens; a character's own has its pace. */
function speakerOf(ctx: Context, { slug, gender, extroversion, age }: Found, voice: string): Speaker {
  if (voice === OWN_VOICE) return { seed: slug, gender, extroversion, age }
  const known = choiceOf(ctx).find(({ id }) => id === voice)
  if (!known) throw notFound('Voice')
  return { seed: voice, gender: known.gender, extroversion: 50, age: 30, voice }
}

const hex = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)
/** The same for everyone who hears the same, so that each sample is made once; it has nothing of a person in it. */
const keyOf = (ctx: Context, speaker: Speaker) =>
  `${hex('voice samples')}/${hex(JSON.stringify([ctx.speech.name, SAMPLE_TEXT, speaker]))}.mp3`

/** Samples that are being made in this process, by key. */
const making = new WeakMap<Context['storage'], Map<string, Promise<void>>>()

async function make(ctx: Context, key: string, speaker: Speaker): Promise<void> {
  const pieces: Uint8Array[] = []
  for await (const { mp3 } of ctx.speech.speak({ sentences: SENTENCES, speaker, signal: AbortSignal.timeout(LIMIT_MS) })) pieces.push(mp3)
  await ctx.storage.put(key, await markGenerated(ctx, Buffer.concat(pieces), 'audio/mpeg', 'model'), 'audio/mpeg')
}

async function makeOnce(ctx: Context, key: string, speaker: Speaker): Promise<void> {
  let running = making.get(ctx.storage)
  if (!running) making.set(ctx.storage, (running = new Map()))
  const known = running.get(key)
  if (known) return known
  const made = make(ctx, key, speaker).finally(() => running.delete(key))
  running.set(key, made)
  return made
}

/** Answers where a sample can be heard. Throws NOT_FOUND, RATE_LIMITED, VOICE_NOT_POSSIBLE where the engine fails. Free. */
export async function sampleVoice(ctx: Context, { user_id }: Caller, conversation_id: number, voice: string): Promise<{ url: string }> {
  const speaker = speakerOf(ctx, await find(ctx, user_id, conversation_id), voice)
  const key = keyOf(ctx, speaker)
  const there = await ctx.storage.open(key)
  if (there) await there.close()
  else {
    await hitLimit(ctx, { key: `voice-sample:user:${user_id}`, ...MADE })
    await makeOnce(ctx, key, speaker).catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error
      ctx.log.warn({ provider: ctx.speech.name, kind: error.kind }, 'a sample of a voice was not made')
      throw new AppError('VOICE_NOT_POSSIBLE', 'Failed to generate voice message', { why: 'engine' })
    })
  }
  return { url: signedAddress(ctx, key) }
}
