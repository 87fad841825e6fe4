'use client'

import { WithCatalogs } from '@/components/layout/with-catalogs'
import { usePhoto } from '@/hooks/api/use-photos'
import photos from '@/lib/i18n/messages/en/photos.json'
import { AnimateSheet } from './animate-sheet'

/** The sheet for a photo of a chat, with its own texts. */
export function AnimateInChat({ id, onClose }: { id: number; onClose: () => void }) {
  const { data } = usePhoto(id)
  if (!data) return null
  return (
    <WithCatalogs catalogs={{ photos }}>
      {/* An offer is a modal too, and takes this one's place by itself. */}
      <AnimateSheet photo={data} onClose={onClose} onOffer={() => {}} />
    </WithCatalogs>
  )
}
