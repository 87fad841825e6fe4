import * as z from 'zod/mini'
import { GENDERS } from './character-options'
import { endpoint } from './endpoint'
import { IdParam, listOf, Ok } from './page'

/** Longest name and description of a persona in characters, and how many one person has at most. */
export const PERSONA_LIMITS = { name: 60, about: 1000, personas: 20 } as const

/** Who a person is in chats that choose it. */
export const Persona = z.object({
  id: z.int(),
  name: z.string(),
  gender: z.nullable(z.enum(GENDERS)),
  about: z.string(),
  /** New chats begin with it. */
  is_default: z.boolean(),
})
export type Persona = z.infer<typeof Persona>

export const PersonaInput = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(PERSONA_LIMITS.name)),
  gender: z.nullable(z.enum(GENDERS)),
  about: z.string().check(z.trim(), z.maxLength(PERSONA_LIMITS.about)),
})
export type PersonaInput = z.infer<typeof PersonaInput>
const is_default = z.optional(z.boolean())

const params = z.strictObject({ id: IdParam })

export const listPersonas = endpoint({
  method: 'GET',
  path: '/v1/personas',
  auth: 'user',
  summary: "The caller's personas, the oldest first.",
  response: listOf(Persona),
})
export const createPersona = endpoint({
  method: 'POST',
  path: '/v1/personas',
  auth: 'user',
  needs_profile: true,
  idempotent: true,
  summary: 'Makes a persona, after its name and description passed moderation; with `is_default` new chats begin with it.',
  body: z.strictObject({ ...PersonaInput.shape, is_default }),
  response: Persona,
})
export const updatePersona = endpoint({
  method: 'PATCH',
  path: '/v1/personas/:id',
  auth: 'user',
  summary: 'Changes a persona, from the next reply on in every chat that uses it.',
  params,
  body: z.strictObject({ ...z.partial(PersonaInput).shape, is_default }),
  response: Persona,
})
export const deletePersona = endpoint({
  method: 'DELETE',
  path: '/v1/personas/:id',
  auth: 'user',
  summary: 'Deletes a persona; chats that used it go back to the profile.',
  params,
  response: Ok,
})
