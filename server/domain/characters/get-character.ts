import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Character } from '@/contracts/characters'
import { characters } from '@/server/db/schema'
import type { Context } from '../context'
import { notFound } from '../errors'
import { characterOf, creatorOf } from './present'

/** A public or unlisted character by slug. Throws NOT_FOUND alike for what is absent, private, taken down or in the trash. */
export async function getCharacter(ctx: Context, slug: string): Promise<Character> {
  const [row] = await ctx.db.orm
    .select()
    .from(characters)
    .where(
      and(eq(characters.slug, slug), ne(characters.visibility, 'private'), isNull(characters.deleted_at), isNull(characters.hidden_at)),
    )
  if (!row) throw notFound('Character')
  return characterOf(ctx, row, await creatorOf(ctx, row))
}
