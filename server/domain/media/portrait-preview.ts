import { PREVIEW_CHOICES, PREVIEW_EXTRAS, PREVIEW_FRAMES, PREVIEW_VERSION, PREVIEW_WIDTHS } from '@/contracts/portrait-preview'
import type { PreviewRequest } from '@/server/providers/image/port'
import type { Context } from '../context'
import { describeGenerated } from './mark-generated'

const SEED_MAX = 2_147_483_647

/** What an address asks for, or null for anything that is not exactly one of our addresses: no name twice, none unknown, none missing. */
export function readPreview({ previews }: Pick<Context, 'previews'>, query: URLSearchParams): PreviewRequest | null {
  const given = Object.fromEntries(query)
  if ([...query.keys()].length !== Object.keys(given).length) return null
  const { v, w, frame, seed, ...named } = given
  const optional: Record<string, readonly string[]> = { ...PREVIEW_EXTRAS, wardrobe: previews.wardrobe, scene: previews.scenes }
  const lists: Record<string, readonly string[]> = { ...PREVIEW_CHOICES, ...optional }
  if (v !== PREVIEW_VERSION || !(PREVIEW_WIDTHS as readonly unknown[]).includes(w)) return null
  if (frame !== undefined && !(PREVIEW_FRAMES as readonly string[]).includes(frame)) return null
  if (!/^(0|[1-9]\d{0,9})$/.test(seed ?? '') || Number(seed) > SEED_MAX) return null
  if (!Object.keys(PREVIEW_CHOICES).every((name) => name in named)) return null
  if (!Object.entries(named).every(([name, value]) => Object.hasOwn(lists, name) && lists[name]!.includes(value))) return null
  const appearance = Object.fromEntries(
    Object.keys(lists)
      .filter((name) => name in named)
      .map((name) => [name, named[name]]),
  )
  return { appearance: { ...appearance, seed: Number(seed) }, width: Number(w), frame } as PreviewRequest
}

/**
 * The portrait that an address asks for as WebP that says it is generated (unsigned: nothing of it is kept); null for an
 * malformed address, 'busy' while too many wait. Throws ProviderError, at once when `signal` aborts.
 */
export async function drawPreview(ctx: Context, query: URLSearchParams, signal: AbortSignal): Promise<Uint8Array | 'busy' | null> {
  const request = readPreview(ctx, query)
  if (!request) return null
  const bytes = await ctx.previews.draw(request, signal)
  return bytes ? describeGenerated(ctx, bytes, 'image/webp', 'algorithm') : 'busy'
}
