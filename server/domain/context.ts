import type { MessageDelta, ServerEvent } from '@/contracts/events'
import type { Installation, ThirdParties } from '@/contracts/meta'
import type { Database } from '@/server/db/client'
import type { ArchiveProvider } from '@/server/providers/archive/port'
import type { AgeProvider } from '@/server/providers/age/port'
import type { AudioProvider } from '@/server/providers/audio/port'
import type { ChatProvider } from '@/server/providers/chat/port'
import type { EmbeddingsProvider } from '@/server/providers/embeddings/port'
import type { ImageProvider, PortraitProvider, PreviewProvider } from '@/server/providers/image/port'
import type { IdentityProvider } from '@/server/providers/identity/port'
import type { MailProvider } from '@/server/providers/mail/port'
import type { ModelsProvider } from '@/server/providers/models/port'
import type { ModerationProvider } from '@/server/providers/moderation/port'
import type { PaymentProvider, StoreProvider } from '@/server/providers/payment/port'
import type { PictureProvider } from '@/server/providers/picture/port'
import type { PushProviders } from '@/server/providers/push/port'
import type { ProvenanceProvider } from '@/server/providers/provenance/port'
import type { StorageProvider } from '@/server/providers/storage/port'
import type { SpeechProvider } from '@/server/providers/speech/port'
import type { Tracing } from '@/server/providers/tracing/port'
import type { TranscriptionProvider } from '@/server/providers/transcription/port'
import type { PostbackProvider } from '@/server/providers/postback/port'
import type { VideoProvider } from '@/server/providers/video/port'
import type { PlaceSettings } from './places/rules-for'
import type { RunningReplies } from './messages/running-replies'
import type { Vault } from './sessions/vault'
import type { LiveVoices } from './voices/live-voices'

export type Log = {
  info(fields: object, text: string): void
  warn(fields: object, text: string): void
  error(fields: object, text: string): void
}

/** The short way to sockets of this process; the long way is the events table and NOTIFY. */
export type Bus = {
  events(user_id: number, events: ServerEvent[]): void
  delta(user_id: number, delta: MessageDelta): void
  /** How many are before a reply that waits for the engine; null once it is its turn. */
  place(user_id: number, message_id: number, ahead: number | null): void
  /** Whether a page of the person's is before their eyes, as far as this process's sockets know. */
  isSeen(user_id: number): boolean
}

/** Jobs that verbs enqueue. The work is described by a row; a payload holds its id and no personal data. */
export type SentJobs = {
  'export-data': { id: number }
  'erase-user': { id: number }
  'work-photos': { id: number }
  'work-clips': { id: number }
  'work-voices': { id: number }
  'work-voice-notes': { id: number }
  remember: { id: number }
  'write-first': { id: number }
}
export type SentJob = keyof SentJobs

/** Wakes a worker soon. It never throws and may be lost: whatever waits in a row is sent again each minute. */
export type Jobs = { send<Name extends SentJob>(name: Name, data: SentJobs[Name]): void }

/** Where hits are counted, in this process or for all together: answers after how many seconds one is allowed, 0 for one that is. */
export type RateStore = { take(key: string, rate: { most: number; seconds: number }): number | Promise<number> }

/** Everything a verb may use. Built once in compose.ts. */
export type Context = {
  db: Database
  /** Follows the database a moment later and is only read (read-late.ts); null without one. */
  standby: Database | null
  now(): Date
  log: Log
  /** Tells a collector how long things take; nothing where none is configured. */
  tracing: Tracing
  bus: Bus
  /** Counts requests and refusals a minute. */
  rates: RateStore
  running: RunningReplies
  /** This process ends soon: it begins no reply, takes no payment and claims no job. */
  stopping: boolean
  /** The default model. */
  chat: ChatProvider
  /** Every model that a conversation may choose, the default one first; see messages/chat-of.ts. */
  chats: readonly ChatProvider[]
  /** Finds texts by their meaning; the built-in companion asks the same one. */
  embeddings: EmbeddingsProvider
  moderation: ModerationProvider
  identity: IdentityProvider
  /** Finds out whether somebody is 18 or older. */
  age: AgeProvider
  mail: MailProvider
  /** Encrypts and hashes what must be unreadable in the database. */
  vault: Vault
  storage: StorageProvider
  picture: PictureProvider
  /** Writes into generated files that they are generated. */
  provenance: ProvenanceProvider
  /** The picture engine that is configured. */
  image: ImageProvider
  /** Draws the faces of characters; always the illustrator, whatever makes the photos. */
  portraits: PortraitProvider
  /** Portraits of options that someone is choosing. */
  previews: PreviewProvider
  /** Every engine that a conversation may choose: the configured one, and the embedded one. */
  images: readonly ImageProvider[]
  video: VideoProvider
  speech: SpeechProvider
  /** The voices that this process is making. */
  voices: LiveVoices
  /** Re-encodes sound: nothing that people upload is kept as it came. */
  audio: AudioProvider
  transcription: TranscriptionProvider
  archive: ArchiveProvider
  /** Models on this machine's disk. */
  models: ModelsProvider
  jobs: Jobs
  /** Carries notifications to devices that are not looking. */
  push: PushProviders
  /** Receives conversions; null while none is configured. */
  postback: PostbackProvider | null
  /** Who takes payments; null while nobody does (BILLING_CLOSED). */
  payment: PaymentProvider | null
  /** The stores of the phones that sell inside the native apps. */
  stores: readonly StoreProvider[]
  settings: {
    brand: string
    origin: string
    /** True where answers say that this is an installation for testing. */
    staging: boolean
    /** What the operator adds to the table of places. */
    places: PlaceSettings
    /** True where mails go to the inbox page. */
    inbox: boolean
    /** What the browser must know to sign someone in. */
    identity: Installation['identity']
    /** Signs the addresses of stored files. */
    media_secret: Uint8Array
    third_parties: ThirdParties
    new_origin: string | null
    /** The server of EMBEDDINGS_PROVIDER=openai; null without one. */
    embeddings_host: string | null
    /** Servers of the moderation models beside the rules in code. */
    moderation_hosts: string[]
    /** Longest custom instructions of a character, in characters (supplied at run time). */
    limits: { custom_instructions: number }
    /** Where people find us elsewhere; null where the operator has not said. */
    communities: Record<'reddit' | 'discord' | 'instagram', string | null>
    /** Who runs this installation, where it says so. */
    operator: Installation['operator']
    /** Opens the counts for Prometheus; null where nobody may read them. */
    metrics_token: string | null
    /** `form_key` signs the tokens of the form; `commission` is a percentage. */
    affiliates: { form_key: string; operator_mail: string | null; commission: number | null }
    /** Identifies this process among those that share the database. */
    process_id: string
  }
}

/** Who is asking, when someone is. */
export type Caller = {
  user_id: number
  premium: boolean
  app_mode: string | null
  /** Whether name, gender and the acceptance of the 18+ terms are there. */
  profile_complete: boolean
  /** Whether the account is on hold because the person said that they are under 18. */
  age_held: boolean
  /** Where they say that they live; null where they have not. */
  declared_place: string | null
  /** Whether an age check found them to be 18 or older. */
  age_checked: boolean
  /** Why the place of this request closes adult themes, whatever the person has chosen; `app_mode` is crush:sfw then. */
  closed_by: 'place' | 'age_check' | null
  /** SHA-256 of the session id; null for a call made with an identity token. */
  session_hash: Uint8Array | null
  /** The identity session behind it, to be ended with it. */
  identity_session: string | null
  session_expires_at: Date
  identity_uid: string
}
