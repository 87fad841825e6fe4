'use client'

import { Camera } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Message } from '@/contracts/messages'
import { writePhotoRequest } from '@/contracts/read-photo-request'

type PhotoRequestProps = { request: NonNullable<Message['image_request']>; content: string }

/** What a photo was asked for with, in one's own bubble; a sentence that was written by hand stays as it was. */
export function PhotoRequest({ request, content }: PhotoRequestProps) {
  const t = useTranslations('chat.message')
  const text = content === writePhotoRequest(request) ? request.prompt : content
  return (
    <>
      <span className='flex items-center gap-1.5 text-xs font-semibold text-mine-muted'>
        <Camera aria-hidden className='size-3.5' strokeWidth={1.75} />
        {t(`photo_levels.${request.level}`)}
      </span>
      {text}
    </>
  )
}
