import { MEASURED_PATHS } from '@/contracts/consent'
import { thirdPartySources, type Config } from '@/server/config'

/** What a page may load or tell beside its own origin, as sources of a Content-Security-Policy. */
export type Outside = {
  scripts: string[]
  connect: string[]
  images: string[]
  frames: string[]
  /** True where scripts of others load further ones. */
  tags: boolean
}
export type OutsideOf = (path: string) => Outside

export const NOTHING_OUTSIDE: Outside = { scripts: [], connect: [], images: [], frames: [], tags: false }

/** Nothing, unless the operator configured it; analytics on measured pages only (research/safety.md T-08). */
export function createOutside(config: Pick<Config, 'third_parties'>): OutsideOf {
  const { script, connect, img } = thirdPartySources(config)
  const measured: Outside = { ...NOTHING_OUTSIDE, scripts: script, connect, images: img, tags: script.length > 0 }
  return (path) => (MEASURED_PATHS.includes(path) ? measured : NOTHING_OUTSIDE)
}
