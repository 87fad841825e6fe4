import { and, eq } from 'drizzle-orm'
import type { Character } from '@/contracts/characters'
import { characters } from '@/server/db/schema'
import type { Context } from '../context'
import { notFound } from '../errors'
import { characterOf, creatorOf } from './present'

/** A public character by slug. Throws NOT_FOUND for absent and private ones alike. */
export async function getCharacter(ctx: Context, slug: string): Promise<Character> {
  const [row] = await ctx.db.orm.select().from(characters).where(and(eq(characters.slug, slug), eq(characters.visibility, 'public')))
  if (!row) throw notFound('Character')
  return characterOf(ctx, row, await creatorOf(ctx, row))
}
