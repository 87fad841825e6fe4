import { ProviderError } from '@/server/providers/errors'
import type { MadeBy, MarkedType } from '@/server/providers/provenance/port'
import type { Context } from '../context'

/** Our own illustrator and living pictures are rules without samples; every other engine learnt from some. Voices always did. */
export const madeBy = (...engines: string[]): MadeBy => (engines.every((name) => name === 'embedded') ? 'algorithm' : 'model')

/** For small copies that nobody passes on: the file says that it is generated, unsigned. Throws ProviderError. */
export const describeGenerated = (ctx: Context, bytes: Uint8Array, type: MarkedType, made_by: MadeBy): Uint8Array =>
  ctx.provenance.describe({ bytes, type, made_by, day: ctx.now() })

/**
 * The file as it may be kept and handed out: signed, and saying that it is generated. Where signing fails (a full disk, a
 * certificate that ran out) it says so unsigned, for a paid picture must not wait for a key. Throws ProviderError
 * ('rejected') for a file that cannot even say it: that one is not to be delivered.
 */
export async function markGenerated(ctx: Context, bytes: Uint8Array, type: MarkedType, made_by: MadeBy): Promise<Uint8Array> {
  try {
    return await ctx.provenance.sign({ bytes, type, made_by, day: ctx.now() })
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'rejected') throw error
    ctx.log.error(
      { type, error: error instanceof ProviderError ? error.message : (error as Error).name },
      'generated file not signed: it carries its source in XMP only',
    )
    return describeGenerated(ctx, bytes, type, made_by)
  }
}
