import type { FirebaseSettings } from '@/server/config'
import type { Outside } from './policy'

/** What Firebase's SDK calls; and for popups Google's loader and the frame of the sign-in pages, which hears their answer. */
export function outsideOf({ auth_domain, emulator, social }: FirebaseSettings): Outside {
  const popups = social.length > 0
  return {
    scripts: popups ? ['https://apis.google.com'] : [],
    connect: [
      'https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', ...(emulator ? [emulator] : []),
    ],
    frames: popups ? [emulator ?? `https://${auth_domain}`] : [],
  }
}
