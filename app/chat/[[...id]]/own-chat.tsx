'use client'

import { HydrationBoundary } from '@tanstack/react-query'
import { SignedIn } from '@/app/signed-in'
import { bringSignedIn } from '@/app/signed-in-part'
import { WithQueries } from '@/components/layout/with-queries'
import { ChatScreen, type ChatDoorProps } from './chat-screen'

bringSignedIn(SignedIn)

/** The chat with what the server has brought along for it. */
export const OwnChat = ({ state, ...screen }: ChatDoorProps) => (
  <WithQueries>
    <HydrationBoundary state={state}>
      <ChatScreen {...screen} />
    </HydrationBoundary>
  </WithQueries>
)
