'use client'

import { late } from '@/components/ui/late'

/** As high and wide as the player: most chats have nothing to play. */
export const LateVoicePlayer = late(
  () => import('./voice-player').then((module) => module.VoicePlayer),
  <span className='block h-15 w-72 max-w-full' />,
)
