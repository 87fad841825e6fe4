'use client'

import { RealtimeKeeper } from '@/components/conversations/realtime-keeper'
import { FeedbackKeeper } from '@/components/feedback/feedback-keeper'
import { WithQueries } from '@/components/layout/with-queries'
import { SessionKeeper } from '@/components/modals/session-keeper'

/** What keeps a session alive; fetched by app/providers once there is one, or one is about to begin. */
export const SignedIn = () => (
  <WithQueries>
    <SessionKeeper />
    <RealtimeKeeper />
    <FeedbackKeeper />
  </WithQueries>
)
