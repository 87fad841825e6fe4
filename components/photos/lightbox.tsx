'use client'

import { Clapperboard, Download, Heart, Pause, Play, Trash2, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import PhotoSwipe from 'photoswipe'
import 'photoswipe/style.css'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { IconButton } from '@/components/ui/icon-button'
import { LoopingVideo, usePlaying } from '@/components/ui/looping-video'
import type { Photo } from '@/contracts/photos'
import { useActOnPhoto } from '@/hooks/api/use-photos'
import { cn } from '@/lib/cn'
import { useAuthStore } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'
import { AnimateSheet } from './animate-sheet'
import { ClipState } from './clip-state'

type BarProps = { photo: Photo; playing: boolean; onPlay: (playing: boolean) => void; onClose: () => void }

/** What can be done with the photo that is open. */
function Bar({ photo, playing, onPlay, onClose }: BarProps) {
  const t = useTranslations('photos')
  const act = useActOnPhoto()
  const premium = useAuthStore((state) => state.user?.is_premium ?? false)
  const openModal = useModalStore((state) => state.openModal)
  const [asking, setAsking] = useState<'delete' | 'animate' | null>(null)
  const kept = photo.favorited_at !== null
  const animate = () => {
    if (premium) return setAsking('animate')
    onClose()
    openModal('upsell', { type: 'premium_video' })
  }
  return (
    <div className='absolute inset-x-0 top-0 z-10 flex items-center gap-1 bg-linear-to-b from-shade/80 to-transparent p-2 text-on-picture'>
      <p className='min-w-0 flex-1 px-3'>
        <span className='block truncate font-semibold'>{photo.character.full_name}</span>
        <span className='block truncate text-xs'>{t('ai_generated')}</span>
      </p>
      {photo.clip ? (
        <IconButton onPicture label={t(playing ? 'clip.pause' : 'clip.play')} onClick={() => onPlay(!playing)}>
          {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
      ) : null}
      <IconButton onPicture label={t('clip.animate')} onClick={animate}>
        <Clapperboard aria-hidden />
      </IconButton>
      <IconButton onPicture label={t(kept ? 'unfavorite' : 'favorite')} aria-pressed={kept} onClick={() => act.mutate({ id: photo.id, action: kept ? 'unfavorite' : 'favorite' })}>
        <Heart aria-hidden className={cn(kept && 'fill-current')} />
      </IconButton>
      <a href={photo.download_url ?? ''} download={`${photo.character.slug}-${photo.id}.webp`} aria-label={t('download')} title={t('download')} className='grid size-11 flex-none place-items-center rounded-full bg-shade/60 hover:bg-shade/80'>
        <Download aria-hidden className='size-5' />
      </a>
      <IconButton onPicture label={t('delete')} onClick={() => setAsking('delete')}>
        <Trash2 aria-hidden />
      </IconButton>
      <IconButton onPicture label={t('close')} onClick={onClose}>
        <X aria-hidden />
      </IconButton>
      {asking === 'delete' ? (
        <Dialog title={t('delete_title')} onClose={() => setAsking(null)}>
          <p className='text-muted'>{t('delete_text')}</p>
          <Button
            kind='danger' full busy={act.isPending} className='mt-5'
            onClick={() => act.mutate({ id: photo.id, action: 'delete' }, { onSuccess: onClose })}
          >
            {t('delete')}
          </Button>
        </Dialog>
      ) : asking === 'animate' ? <AnimateSheet photo={photo} onClose={() => setAsking(null)} onOffer={onClose} /> : null}
    </div>
  )
}

/** Our dialogs and sheets lie over the lightbox: the keys and the focus are theirs. */
const isInLayer = (target: EventTarget | null, box: PhotoSwipe) =>
  target instanceof Element && target !== box.element && !box.element?.contains(target) && target.closest('[role=dialog]') !== null

/** Keeps the focus in the box, as its own trap does, but leaves it to what lies over it. Answers how to stop. */
function trapFocus(box: PhotoSwipe): () => void {
  const before = document.activeElement
  const keep = ({ target }: FocusEvent) => {
    if (target === document || isInLayer(target, box) || (target instanceof Node && box.element?.contains(target))) return
    box.element?.focus()
  }
  box.element?.focus()
  document.addEventListener('focusin', keep)
  return () => {
    document.removeEventListener('focusin', keep)
    if (before instanceof HTMLElement) before.focus()
  }
}

/** Where the picture is: a clip is laid over it, and moves with it under the fingers. */
type Place = { index: number; host: HTMLElement; width: number; height: number }
const placeOf = ({ currSlide, currIndex }: PhotoSwipe): Place | null =>
  currSlide ? { index: currIndex, host: currSlide.container, width: currSlide.content.displayedImageWidth, height: currSlide.content.displayedImageHeight } : null

type LightboxProps = { photos: Photo[]; at: number; onClose: () => void }

/** Photos over the whole window: swipe, pinch and double tap, arrow keys and Escape. */
export function Lightbox({ photos, at, onClose }: LightboxProps) {
  const t = useTranslations('photos')
  const [place, setPlace] = useState<Place | null>(null)
  const [playing, setPlaying] = usePlaying()
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
      arrowPrevTitle: t('previous'), arrowNextTitle: t('next'), errorMsg: t('gone'), returnFocus: false, trapFocus: false, mainClass: 'z-50!',
    })
    for (const moved of ['change', 'imageSizeChange'] as const) box.on(moved, () => setPlace(placeOf(box)))
    box.on('keydown', (event) => {
      if (isInLayer(event.originalEvent.target, box)) event.preventDefault()
    })
    let release = () => {}
    box.on('destroy', () => {
      release()
      close.current()
    })
    box.init()
    box.element?.setAttribute('aria-label', t('lightbox'))
    release = trapFocus(box)
    swipe.current = box
    setHost(box.element ?? null)
    setPlace(placeOf(box))
    return () => {
      swipe.current = null
      box.destroy()
    }
    // The photos are those it was opened with: what arrives meanwhile does not move what is looked at.
  }, [at, source, t])
  const open = photos.find(({ id }) => id === source[place?.index ?? at]?.id)
  if (!host || !open) return null
  const { clip, clip_attempt: attempt } = open
  return (
    <>
      {createPortal(
        <>
          <Bar key={open.id} photo={open} playing={playing} onPlay={setPlaying} onClose={() => swipe.current?.close()} />
          {attempt ? <ClipState attempt={attempt} className='absolute inset-x-4 bottom-6 z-10 mx-auto w-fit max-w-sm rounded-md bg-shade/80 px-4 py-3 text-on-picture' /> : null}
        </>, host)}
      {clip?.video_url && place && place.width > 0 ? createPortal(
        <div className='pointer-events-none absolute top-0 left-0' style={{ width: place.width, height: place.height }}>
          <LoopingVideo
            key={clip.id} src={clip.video_url} poster={open.image_url ?? undefined} label={t('clip.alt', { name: open.character.full_name })} playing={playing}
            className='size-full object-fill'
          />
        </div>, place.host) : null}
    </>
  )
}
