import type * as z from 'zod/mini'
import type { StaffRole } from './staff'

type Schema = z.ZodMiniType

export type StaffCall = {
  roles: readonly StaffRole[]
  /** Its name in the audit log, written before it runs; null for plain counts, which show nobody. */
  act: string | null
  /** What `params.id` names there. */
  subject?: string
  /** True for what cannot be undone or moves money: it needs a proof of the last minutes (PROOF_REQUIRED). */
  grave?: true
}

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/v1/${string}`
  /** One sentence for the reference page. */
  summary: string
  /** Who may call: everyone, or a session (or fresh identity token). */
  auth: 'none' | 'user'
  /** A call of the console: its roles, checked by the server; to others it does not exist. */
  staff?: StaffCall
  /** True for every POST that spends or creates: it takes an `Idempotency-Key`. */
  idempotent?: true
  /** True for what costs credits or money. Where it is `idempotent` too, the key is required. */
  spends?: true
  /** True for what talks, spends or makes: it answers PROFILE_INCOMPLETE without name, gender and the 18+ acceptance. */
  needs_profile?: true
  /** True for media, what makes or publishes characters, and payments: it answers AGE_HOLD while the account is on hold for age. */
  closed_on_hold?: true
  params?: Schema
  query?: Schema
  body?: Schema
  /** Largest JSON body where it may be larger than usual. */
  max_bytes?: number
  /** A multipart body with one file instead of JSON; `body` then describes its other fields, which are texts. */
  upload?: { field: string; max_bytes: number }
  response: Schema
}

/** One value describes one API call; the browser calls it and the server implements it. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type In<S> = S extends Schema ? z.input<S> : never
type Out<S> = S extends Schema ? z.output<S> : never

/** What a caller must supply. */
export type RequestOf<E> = (E extends { params: infer P } ? { params: In<P> } : unknown) &
  (E extends { query: infer Q } ? { query?: In<Q> } : unknown) &
  (E extends { body: infer B } ? (undefined extends In<B> ? { body?: In<B> } : { body: In<B> }) : unknown) &
  (E extends { upload: object } ? { file: Blob } : unknown)
/** What a handler receives, parsed. */
export type ParsedOf<E> = (E extends { params: infer P } ? { params: Out<P> } : unknown) &
  (E extends { query: infer Q } ? { query: Out<Q> } : unknown) &
  (E extends { body: infer B } ? { body: Out<B> } : unknown) &
  (E extends { upload: object } ? { file: Uint8Array } : unknown)
export type ResponseOf<E> = E extends { response: infer R } ? Out<R> : never
