import { createHash } from 'node:crypto'
import { HANDLE_REST_DAYS } from '@/contracts/creators'
import type { Db } from '@/server/db/client'
import type { Context } from '../context'

/** Nobody may pass for the operator, and no handle may equal a path of the site. */
const RESERVED = new Set([
  'admin',
  'administrator',
  'root',
  'system',
  'moderator',
  'moderators',
  'moderation',
  'mod',
  'mods',
  'staff',
  'team',
  'support',
  'help',
  'helpdesk',
  'service',
  'official',
  'verified',
  'security',
  'safety',
  'legal',
  'abuse',
  'billing',
  'payments',
  'press',
  'contact',
  'info',
  'operator',
  'owner',
  'founder',
  'ceo',
  'postmaster',
  'webmaster',
  'hostmaster',
  'noreply',
  'no-reply',
  'mail',
  'email',
  'www',
  'api',
  'media',
  'static',
  'assets',
  'null',
  'undefined',
  'anonymous',
  'deleted',
  'me',
  'you',
  'user',
  'users',
  'account',
  'settings',
  'profile',
  'login',
  'logout',
  'signin',
  'signup',
  'register',
  'auth',
  'session',
  'new',
  'edit',
  'explore',
  'categories',
  'characters',
  'character',
  'creators',
  'creator',
  'chat',
  'create',
  'studio',
  'gallery',
  'photos',
  'my-krushes',
  'credits',
  'subscriptions',
  'premium',
  'rewards',
  'affiliates',
  'inbox',
  'sandbox',
  'home',
  'about',
  'terms',
  'privacy',
  'community',
  'search',
  'likes',
  'favorites',
])
/** Words that make a name look official, anywhere in it. */
const OURS = ['official', 'admin', 'support', 'moderator', 'staff']

const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
const partsOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)

/** Whether a handle or a name could be taken for the service itself: a reserved word, or one that has its name in it. */
export function imitatesBrand(ctx: Context, text: string): boolean {
  const letters = lettersOf(text)
  const brand = lettersOf(ctx.settings.brand)
  return (
    RESERVED.has(text.toLowerCase()) ||
    RESERVED.has(letters) ||
    (brand.length > 2 && letters.includes(brand)) ||
    partsOf(text).some((part) => OURS.includes(part))
  )
}

const hashOf = (handle: string) => createHash('sha256').update(handle).digest('hex')

/** Whether a handle that was given up is still reserved. */
export async function isReserved(ctx: Context, tx: Db, handle: string): Promise<boolean> {
  const since = new Date(ctx.now().getTime() - HANDLE_REST_DAYS * 86_400_000)
  const found = await tx.query('select 1 from freed_handles where handle_hash = $1 and freed_at > $2', [hashOf(handle), since])
  return found.length > 0
}
