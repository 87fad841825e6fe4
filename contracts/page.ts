import * as z from 'zod/mini'

/** A list on the wire; `next_cursor` is null on the last page. */
export const listOf = <S extends z.ZodMiniType>(item: S) =>
  z.object({ data: z.array(item), count: z.int(), next_cursor: z.optional(z.nullable(z.string())) })

/** PostgreSQL's largest `integer`, the type of row ids: no row has a larger id. */
export const MAX_ID = 2_147_483_647

/** A positive id of a row, as a path parameter. */
export const IdParam = z.pipe(
  z.string().check(
    z.regex(/^[1-9]\d{0,9}$/),
    z.refine((text) => Number(text) <= MAX_ID),
  ),
  z.transform((text) => Number(text)),
)

/** The same for messages, whose ids are larger. */
export const MessageIdParam = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  z.transform((text) => Number(text)),
)

/** The last part of a character's address, which opens somebody else's unlisted one; others need none. */
export const SlugParam = z.string().check(z.maxLength(80))

/** A count in a query string. */
export const countQuery = (max: number, fallback: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,6}$/)),
      z.transform((text) => Math.max(1, Math.min(max, Number(text)))),
    ),
    fallback,
  )

export const Ok = z.object({ ok: z.literal(true) })
