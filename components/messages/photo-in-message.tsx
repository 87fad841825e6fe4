'use client'

import { late } from '@/components/ui/late'
import type { Message } from '@/contracts/messages'
import { FRAME } from './photo-frame'

const PhotoOfMessage = late(() => import('./photo-of-message').then((module) => module.PhotoOfMessage), <div className={FRAME} />)

/** Most messages have no photo, and most chats begin without one. */
export const PhotoInMessage = ({ message }: { message: Message }) =>
  message.attachments.length > 0 || message.content_attributes.photo_generating ? <PhotoOfMessage message={message} /> : null
