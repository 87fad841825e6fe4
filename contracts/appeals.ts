import * as z from 'zod/mini'
import { APPEAL_DECISIONS, RESTRICTIONS } from './cases'
import { endpoint } from './endpoint'

export const APPEAL_MAX = 2000
/** The secret of an emailed link; it comes in the fragment, so it is sent in the body. */
const Token = z.string().check(z.regex(/^[\w-]{43}$/))

/** A statement of reasons, as the person sees it. */
export const Statement = z.object({
  kind: z.enum(RESTRICTIONS),
  reason: z.string(),
  /** True where no person decided. */
  automated: z.boolean(),
  created_at: z.string(),
  ends_at: z.nullable(z.string()),
  lifted: z.boolean(),
  appealed_at: z.nullable(z.string()),
  decision: z.nullable(z.enum(APPEAL_DECISIONS)),
  note: z.string(),
})
export type Statement = z.infer<typeof Statement>

/** What the person writes. */
export const AppealInput = z.strictObject({ text: z.string().check(z.trim(), z.minLength(1, 'Say why.'), z.maxLength(APPEAL_MAX)) })

export const readStatement = endpoint({
  method: 'POST',
  path: '/v1/appeals/statement',
  auth: 'none',
  summary: 'The statement of reasons that an emailed link is about. No session is needed.',
  body: z.strictObject({ token: Token }),
  response: Statement,
})
export const sendAppeal = endpoint({
  method: 'POST',
  path: '/v1/appeals',
  auth: 'none',
  summary: 'Appeals against a restriction, once; also while banned. Someone other than the first person decides.',
  body: z.extend(AppealInput, { token: Token }),
  response: Statement,
})
