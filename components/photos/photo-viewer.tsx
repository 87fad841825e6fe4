'use client'

import { useEffect } from 'react'
import { WithMessages } from '@/components/layout/with-messages'
import { toast } from '@/components/ui/toast'
import { useConversationPhotos } from '@/hooks/api/use-photos'
import photos from '@/lib/i18n/messages/en/photos.json'
import { Lightbox } from './lightbox'

type PhotoViewerProps = { id: number; conversation_id: number; onClose: () => void }

/** The photos of a conversation over the whole window, beginning with the one that was touched. */
export function PhotoViewer({ id, conversation_id, onClose }: PhotoViewerProps) {
  const { data } = useConversationPhotos(conversation_id, id)
  const at = data?.findIndex((photo) => photo.id === id) ?? -1
  const gone = data !== undefined && at < 0
  useEffect(() => {
    if (!gone) return
    toast.error(photos.gone)
    onClose()
  }, [gone, onClose])
  if (!data || at < 0) return null
  return (
    <WithMessages messages={{ photos }}>
      <Lightbox photos={data} at={at} onClose={onClose} />
    </WithMessages>
  )
}
