'use client'

import dynamic from 'next/dynamic'
import { VisitorChat } from '@/components/conversations/visitor-chat'
import { usePath } from '@/hooks/use-navigation'
import { useAuthStore } from '@/stores/auth-store'
import type { ChatDoorProps } from './chat-screen'

/** Drawn on the server too, so not `late`; its script is asked for in the document's head. */
const OwnChat = dynamic(() => import('./own-chat').then((module) => module.OwnChat))

/** Who has a session gets the chat, everybody else an invitation and none of the chat's script. */
export function ChatDoor(props: ChatDoorProps) {
  const status = useAuthStore((state) => state.status)
  const path = usePath()
  const isOpen = status === 'in' || (status === 'unknown' && props.hasSession)
  return isOpen ? <OwnChat {...props} /> : <VisitorChat next={path} />
}
