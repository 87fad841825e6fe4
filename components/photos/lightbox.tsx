'use client'

import { Download, Heart, Trash2, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import PhotoSwipe from 'photoswipe'
import 'photoswipe/style.css'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { IconButton } from '@/components/ui/icon-button'
import type { Photo } from '@/contracts/photos'
import { useActOnPhoto } from '@/hooks/api/use-photos'
import { cn } from '@/lib/cn'

type BarProps = { photo: Photo; onClose: () => void }

/** What can be done with the photo that is open. */
function Bar({ photo, onClose }: BarProps) {
  const t = useTranslations('photos')
  const act = useActOnPhoto()
  const [asking, setAsking] = useState(false)
  const kept = photo.favorited_at !== null
  return (
    <div className='absolute inset-x-0 top-0 z-10 flex items-center gap-1 bg-linear-to-b from-shade/80 to-transparent p-2 text-on-picture'>
      <p className='min-w-0 flex-1 px-3'>
        <span className='block truncate font-semibold'>{photo.character.full_name}</span>
        <span className='block truncate text-xs'>{t('ai_generated')}</span>
      </p>
      <IconButton onPicture label={t(kept ? 'unfavorite' : 'favorite')} aria-pressed={kept} onClick={() => act.mutate({ id: photo.id, action: kept ? 'unfavorite' : 'favorite' })}>
        <Heart aria-hidden className={cn(kept && 'fill-current')} />
      </IconButton>
      <a href={photo.download_url ?? ''} download={`${photo.character.slug}-${photo.id}.webp`} aria-label={t('download')} title={t('download')} className='grid size-11 place-items-center rounded-full bg-shade/60 hover:bg-shade/80'>
        <Download aria-hidden className='size-5' />
      </a>
      <IconButton onPicture label={t('delete')} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
      </IconButton>
      <IconButton onPicture label={t('close')} onClick={onClose}>
        <X aria-hidden />
      </IconButton>
      {asking ? (
        <Dialog title={t('delete_title')} onClose={() => setAsking(false)}>
          <p className='text-muted'>{t('delete_text')}</p>
          <Button
            kind='danger' full busy={act.isPending} className='mt-5'
            onClick={() => act.mutate({ id: photo.id, action: 'delete' }, { onSuccess: onClose })}
          >
            {t('delete')}
          </Button>
        </Dialog>
      ) : null}
    </div>
  )
}

type LightboxProps = { photos: Photo[]; at: number; onClose: () => void }

/** Photos over the whole window: swipe, pinch and double tap, arrow keys and Escape. */
export function Lightbox({ photos, at, onClose }: LightboxProps) {
  const t = useTranslations('photos')
  const [index, setIndex] = useState(at)
  const [host, setHost] = useState<HTMLElement | null>(null)
  const swipe = useRef<PhotoSwipe | null>(null)
  const [source] = useState(() => photos.map((photo) => ({ id: photo.id, src: photo.image_url ?? '', width: photo.width ?? 768, height: photo.height ?? 1024, alt: t('alt', { name: photo.character.full_name }) })))
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const box = new PhotoSwipe({
      dataSource: source, index: at, bgOpacity: 0.94, showHideAnimationType: calm ? 'none' : 'fade', showAnimationDuration: 0, zoom: false, close: false, counter: false,
      arrowPrevTitle: t('previous'), arrowNextTitle: t('next'), errorMsg: t('gone'), returnFocus: true, trapFocus: true, mainClass: 'z-50!',
    })
    box.on('change', () => setIndex(box.currIndex))
    box.on('destroy', () => close.current())
    box.init()
    box.element?.setAttribute('aria-label', t('title'))
    swipe.current = box
    setHost(box.element ?? null)
    return () => {
      swipe.current = null
      box.destroy()
    }
    // The photos are those it was opened with: what arrives meanwhile does not move what is looked at.
  }, [at, source, t])
  const open = photos.find(({ id }) => id === source[index]?.id)
  return host && open ? createPortal(<Bar key={open.id} photo={open} onClose={() => swipe.current?.close()} />, host) : null
}
