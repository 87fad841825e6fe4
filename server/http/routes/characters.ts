import type { Hono } from 'hono'
import * as contract from '@/contracts/characters'
import { characterOptions } from '@/contracts/own-characters'
import { getCharacter } from '@/server/domain/characters/get-character'
import { characterOptions as optionsOf } from '@/server/domain/characters/options/character-options'
import { listCategories } from '@/server/domain/characters/list-categories'
import { listCharacters } from '@/server/domain/characters/list-characters'
import { listSitemap } from '@/server/domain/characters/list-sitemap'
import type { Env } from '../env'
import { route } from '../route'

export function mountCharacters(app: Hono<Env>) {
  route(app, contract.listCharacters, (ctx, { query, caller }) => listCharacters(ctx, query, caller))
  route(app, contract.getCharacter, (ctx, { params }) => getCharacter(ctx, params.slug))
  route(app, contract.listSitemap, (ctx, { query }) => listSitemap(ctx, Number(query.cursor ?? 0)))
  route(app, contract.listCategories, (ctx) => listCategories(ctx))
  route(app, characterOptions, async (ctx) => optionsOf(ctx))
}
