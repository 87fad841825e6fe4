'use client'

import { RealtimeConnection } from '@/components/conversations/realtime-connection'
import { FeedbackKeeper } from '@/components/feedback/feedback-keeper'
import { WithQueries } from '@/components/layout/with-queries'
import { SessionKeeper } from '@/components/sign-in/session-keeper'
import { useKeptChats } from '@/hooks/api/kept-chats'
import { usePushDevice } from '@/hooks/use-push-device'
import { useServiceWorker } from '@/hooks/use-service-worker'

/** Keeps the chats, and what opens them, on the device; and the device known to those who notify it. */
function Device() {
  useKeptChats()
  useServiceWorker()
  usePushDevice()
  return null
}

/** What keeps a session alive; fetched by app/providers once there is one, or one is about to begin. */
export const SignedIn = () => (
  <WithQueries>
    <SessionKeeper />
    <RealtimeConnection />
    <FeedbackKeeper />
    <Device />
  </WithQueries>
)
