'use client'

import { RealtimeConnection } from '@/components/conversations/realtime-connection'
import { FeedbackKeeper } from '@/components/feedback/feedback-keeper'
import { WithQueries } from '@/components/layout/with-queries'
import { SessionKeeper } from '@/components/modals/session-keeper'

/** What keeps a session alive; fetched by app/providers once there is one, or one is about to begin. */
export const SignedIn = () => (
  <WithQueries>
    <SessionKeeper />
    <RealtimeConnection />
    <FeedbackKeeper />
  </WithQueries>
)
