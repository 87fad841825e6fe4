'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Delayed } from '@/components/ui/late'
import { Layer } from '@/components/ui/layer'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast'
import { useConversationPhotos } from '@/hooks/api/use-photos'
import photos from '@/lib/i18n/messages/en/photos.json'
import { Lightbox } from './lightbox'

type PhotoViewerProps = { id: number; conversation_id: number; onClose: () => void }

function Viewer({ id, conversation_id, onClose }: PhotoViewerProps) {
  const t = useTranslations('photos')
  const common = useTranslations('common')
  const { data, isError, isFetching, refetch } = useConversationPhotos(conversation_id, id)
  const at = data?.findIndex((photo) => photo.id === id) ?? -1
  const gone = data !== undefined && at < 0
  useEffect(() => {
    if (!gone) return
    toast.error(t('gone'))
    onClose()
  }, [gone, onClose, t])
  if (isError && !data) {
    return (
      <Dialog title={t('failed_title')} text={t('failed_text')} onClose={onClose}>
        <Button full busy={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </Dialog>
    )
  }
  // Visible and dismissable while the photos are loading.
  if (!data) {
    return (
      <Layer label={t('lightbox')} onDismiss={onClose} className='grid place-items-center bg-shade/70'>
        <Delayed>
          <Spinner label={common('loading')} className='size-7 text-on-picture' />
        </Delayed>
      </Layer>
    )
  }
  return at >= 0 ? <Lightbox photos={data} at={at} onClose={onClose} /> : null
}

/** The photos of a conversation over the whole window, beginning with the one that was touched. */
export const PhotoViewer = (props: PhotoViewerProps) => (
  <WithCatalogs catalogs={{ photos }}>
    <Viewer {...props} />
  </WithCatalogs>
)
