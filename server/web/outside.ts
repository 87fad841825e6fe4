import { MEASURED_PATHS } from '@/contracts/consent'
import { thirdPartySources, type Config, type FirebaseSettings } from '@/server/config'

/** What a page may load from or send to besides its own origin, as sources of a Content-Security-Policy. */
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

/** What the SDK calls; and for popups Google's loader and the frame of the sign-in pages, which hears their answer. */
function identitySources({ auth_domain, emulator, social }: FirebaseSettings): Outside {
  const calls = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
  const popups = social.length > 0
  return {
    ...NOTHING_OUTSIDE,
    connect: emulator ? [...calls, emulator] : calls,
    scripts: popups ? ['https://apis.google.com'] : [],
    frames: popups ? [emulator ?? `https://${auth_domain}`] : [],
  }
}

/** Nothing, unless the operator configured it: identity on every page, analytics on measured ones. */
export function createOutside(config: Pick<Config, 'third_parties' | 'firebase'>): OutsideOf {
  const everywhere = config.firebase ? identitySources(config.firebase) : NOTHING_OUTSIDE
  const { script, connect, img } = thirdPartySources(config)
  const measured: Outside = {
    ...everywhere,
    scripts: [...everywhere.scripts, ...script],
    connect: [...everywhere.connect, ...connect],
    images: img,
    tags: script.length > 0,
  }
  return (path) => (MEASURED_PATHS.includes(path) ? measured : everywhere)
}
