'use client'

import { Clapperboard, Download, Flag, Heart, Pause, Play, Trash2, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useTranslations } from 'next-intl'
import PhotoSwipe from 'photoswipe'
import 'photoswipe/style.css'
import './lightbox.css'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { IconButton } from '@/components/ui/icon-button'
import { late } from '@/components/ui/late'
import { Layer } from '@/components/ui/layer'
import { LoopingVideo, usePlaying } from '@/components/ui/looping-video'
import { topDialog } from '@/components/ui/top-layer'
import type { Photo } from '@/contracts/photos'
import { useActOnPhoto } from '@/hooks/api/use-photos'
import { cn } from '@/lib/cn'
import { usePerson } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'
import { AnimateSheet } from './animate-sheet'
import { ClipState } from './clip-state'

const ReportPhoto = late(() => import('./report-photo').then((module) => module.ReportPhoto))

type BarProps = {
  photo: Photo
  playing: boolean
  onPlay: (playing: boolean) => void
  zoomed: boolean
  onZoom: () => void
  onClose: () => void
  /** Closes the photos, and then does it: what it opens is not closed with them. */
  onLeave: (then: () => void) => void
}

/** What can be done with the photo that is open. */
function Bar({ photo, playing, onPlay, zoomed, onZoom, onClose, onLeave }: BarProps) {
  const t = useTranslations('photos')
  const act = useActOnPhoto()
  const premium = usePerson((person) => person?.is_premium ?? false)
  const openModal = useModalStore((state) => state.openModal)
  const [asking, setAsking] = useState<'delete' | 'animate' | 'report' | null>(null)
  const kept = photo.favorited_at !== null
  const animate = () => {
    if (premium) setAsking('animate')
    else onLeave(() => openModal('upsell', { type: 'premium_video' }))
  }
  return (
    <div className='absolute inset-x-0 top-0 z-10 flex items-center justify-end gap-0 sm:gap-1 bg-linear-to-b from-shade/80 to-transparent pt-[max(0.5rem,var(--safe-top))] pe-[max(0.5rem,var(--safe-right))] pb-2 ps-[max(0.5rem,var(--safe-left))] text-on-picture'>
      <IconButton onPicture label={t(zoomed ? 'zoom_out' : 'zoom_in')} onClick={onZoom}>
        {zoomed ? <ZoomOut aria-hidden /> : <ZoomIn aria-hidden />}
      </IconButton>
      {photo.clip ? (
        <IconButton onPicture label={t(playing ? 'clip.pause' : 'clip.play')} onClick={() => onPlay(!playing)}>
          {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
      ) : null}
      <IconButton onPicture label={t('clip.animate')} onClick={animate}>
        <Clapperboard aria-hidden />
      </IconButton>
      <IconButton
        onPicture
        label={t(kept ? 'unfavorite' : 'favorite')}
        aria-pressed={kept}
        onClick={() => act.mutate({ id: photo.id, action: kept ? 'unfavorite' : 'favorite' })}
      >
        <Heart aria-hidden className={cn(kept && 'fill-current')} />
      </IconButton>
      <a
        href={photo.download_url ?? ''}
        download={`${photo.character.slug}-${photo.id}.webp`}
        aria-label={t('download')}
        title={t('download')}
        className='grid size-11 flex-none place-items-center rounded-full bg-shade/60 hover:bg-shade/80'
      >
        <Download aria-hidden className='size-5' />
      </a>
      <IconButton onPicture label={t('report.action')} onClick={() => setAsking('report')}>
        <Flag aria-hidden />
      </IconButton>
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
            kind='danger'
            full
            busy={act.isPending}
            className='mt-5'
            onClick={() => act.mutate({ id: photo.id, action: 'delete' }, { onSuccess: onClose })}
          >
            {t('delete')}
          </Button>
        </Dialog>
      ) : asking === 'report' ? (
        <ReportPhoto photo={photo} onClose={() => setAsking(null)} onDeleted={onClose} />
      ) : asking === 'animate' ? (
        <AnimateSheet photo={photo} onClose={() => setAsking(null)} onOffer={onClose} />
      ) : null}
    </div>
  )
}

const CAPTION_BUTTON = 'min-h-11 rounded-full bg-on-picture/15 px-4 text-sm font-semibold hover:bg-on-picture/25'

type CaptionProps = Pick<BarProps, 'photo' | 'onLeave'>

/** Who it shows, what was asked for, and the way to ask again. */
function Caption({ photo, onLeave }: CaptionProps) {
  const t = useTranslations('photos')
  const openModal = useModalStore((state) => state.openModal)
  const { character, conversation_id, request, left_out, clip_attempt: attempt } = photo
  const again = (change: boolean) =>
    conversation_id === null
      ? undefined
      : () => onLeave(() => openModal('photo', { id: conversation_id, name: character.full_name, request, change }))
  return (
    <div className='absolute inset-x-0 bottom-0 z-10 grid gap-2 bg-linear-to-t from-shade to-transparent px-4 pt-12 pb-[max(1rem,var(--safe-bottom))] text-on-picture'>
      {attempt ? <ClipState attempt={attempt} className='mx-auto w-fit max-w-sm rounded-md bg-shade/80 px-4 py-3' /> : null}
      <div className='mx-auto flex w-full max-w-2xl flex-wrap items-end gap-x-4 gap-y-2'>
        <div className='min-w-0 flex-1 basis-56'>
          <p className='truncate'>
            <span className='font-semibold'>{character.full_name}</span>
            <span className='ps-2 text-xs text-on-picture-soft'>{t('ai_generated')}</span>
          </p>
          <p className='line-clamp-2 text-sm text-pretty text-on-picture-soft'>
            {request.prompt ? t('request', { level: request.level, prompt: request.prompt }) : t('request_plain', { level: request.level })}
          </p>
          {left_out.length > 0 ? (
            <p className='text-sm text-pretty text-on-picture-soft'>{t('left_out', { words: left_out.join(', ') })}</p>
          ) : null}
        </div>
        {conversation_id === null ? null : (
          <div className='flex flex-none gap-2'>
            <button type='button' onClick={again(false)} className={CAPTION_BUTTON}>
              {t('again')}
            </button>
            <button type='button' onClick={again(true)} className={CAPTION_BUTTON}>
              {t('change')}
            </button>
          </div>
        )}
      </div>
    </div>
  )
}

/** How much larger than the window's fit: with a press or the z key, and at most. */
const ZOOM = 2
const ZOOM_MAX = 5
/** Widths of windows in pixels, as in tailwind.config.ts. */
const SCREEN = { sm: 640, lg: 1024 }

/** Room round a photo, in pixels: bars above and below on phones, arrows beside it on wide windows. */
function roomAround({ x }: { x: number }) {
  if (x < SCREEN.sm) return { top: 64, bottom: 144, left: 0, right: 0 }
  const side = x < SCREEN.lg ? 24 : 96
  return { top: 72, bottom: 104, left: side, right: side }
}

/** `+` and `-` zoom in steps; PhotoSwipe itself knows `z` and the arrows. True when the key was one of them. */
function zoomByKey({ currSlide }: PhotoSwipe, key: string): boolean {
  const step = key === '+' || key === '=' ? 1.5 : key === '-' ? 1 / 1.5 : null
  if (step === null || !currSlide) return false
  const { fit, max } = currSlide.zoomLevels
  currSlide.zoomTo(Math.min(max, Math.max(fit, currSlide.currZoomLevel * step)), undefined, 200)
  return true
}

/** Where the picture is: a clip is laid over it, and moves with it under the fingers. */
type Place = { index: number; host: HTMLElement; width: number; height: number }
const placeOf = ({ currSlide, currIndex }: PhotoSwipe): Place | null =>
  currSlide
    ? {
        index: currIndex,
        host: currSlide.container,
        width: currSlide.content.displayedImageWidth,
        height: currSlide.content.displayedImageHeight,
      }
    : null

const isZoomed = ({ currSlide }: PhotoSwipe) => currSlide !== undefined && currSlide.currZoomLevel > currSlide.zoomLevels.fit * 1.01

type LightboxProps = { photos: Photo[]; at: number; onClose: () => void }

/** Photos over the whole window: swipe, arrows and Escape; zoom by pinch, press, wheel, `z`, `+` and `-`. */
export function Lightbox({ photos, at, onClose }: LightboxProps) {
  const t = useTranslations('photos')
  const [place, setPlace] = useState<Place | null>(null)
  const [playing, setPlaying] = usePlaying()
  const [zoomed, setZoomed] = useState(false)
  const ground = useRef<HTMLDivElement>(null)
  const [host, setHost] = useState<HTMLElement | null>(null)
  const swipe = useRef<PhotoSwipe | null>(null)
  const [source] = useState(() =>
    photos.map((photo) => ({
      id: photo.id,
      src: photo.image_url ?? '',
      width: photo.width ?? 768,
      height: photo.height ?? 1024,
      alt: t('alt', { name: photo.character.full_name }),
    })),
  )
  const close = useRef(onClose)
  const next = useRef<(() => void) | null>(null)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    let left = false
    const box = new PhotoSwipe({
      dataSource: source,
      index: at,
      appendToEl: ground.current ?? document.body,
      bgOpacity: 1,
      paddingFn: roomAround,
      secondaryZoomLevel: ({ fit }) => fit * ZOOM,
      maxZoomLevel: ({ fit }) => fit * ZOOM_MAX,
      wheelToZoom: true,
      showHideAnimationType: calm ? 'none' : 'fade',
      showAnimationDuration: 0,
      zoom: false,
      close: false,
      counter: false,
      arrowPrevTitle: t('previous'),
      arrowNextTitle: t('next'),
      errorMsg: t('gone'),
      // The dialog that it is in answers Escape and keeps the focus.
      escKey: false,
      returnFocus: false,
      trapFocus: false,
    })
    for (const moved of ['change', 'imageSizeChange'] as const) box.on(moved, () => setPlace(placeOf(box)))
    box.on('zoomPanUpdate', () => setZoomed(isZoomed(box)))
    box.on('change', () => setZoomed(isZoomed(box)))
    box.on('keydown', (event) => {
      const { key, ctrlKey, metaKey } = event.originalEvent
      // Another dialog over it has the keys; Tab goes from button to button.
      if (topDialog()?.contains(ground.current) !== true || key === 'Tab') event.preventDefault()
      else if (!ctrlKey && !metaKey && zoomByKey(box, key)) event.preventDefault()
    })
    box.on('destroy', () => {
      // Removed because something else has opened: that is not closed with it.
      if (left) return
      close.current()
      next.current?.()
    })
    box.init()
    // The dialog round it has the role and the name.
    box.element?.removeAttribute('role')
    swipe.current = box
    setHost(box.element ?? null)
    setPlace(placeOf(box))
    return () => {
      left = true
      swipe.current = null
      box.destroy()
    }
    // The photos are those it was opened with: what arrives meanwhile does not move what is looked at.
  }, [at, source, t])
  const open = photos.find(({ id }) => id === source[place?.index ?? at]?.id)
  const { clip } = open ?? {}
  const leave = (then: () => void) => {
    next.current = then
    swipe.current?.close()
  }
  return (
    <Layer label={t('lightbox')} onDismiss={() => swipe.current?.close()} className='bg-transparent'>
      <div ref={ground} />
      {host && open
        ? createPortal(
            <>
              <Bar
                key={open.id}
                photo={open}
                playing={playing}
                onPlay={setPlaying}
                zoomed={zoomed}
                onZoom={() => swipe.current?.toggleZoom()}
                onClose={() => swipe.current?.close()}
                onLeave={leave}
              />
              <Caption photo={open} onLeave={leave} />
            </>,
            host,
          )
        : null}
      {open && clip?.video_url && place && place.width > 0
        ? createPortal(
            <div className='pointer-events-none absolute top-0 start-0' style={{ width: place.width, height: place.height }}>
              <LoopingVideo
                key={clip.id}
                src={clip.video_url}
                poster={open.image_url ?? undefined}
                label={t('clip.alt', { name: open.character.full_name })}
                playing={playing}
                className='size-full object-fill'
              />
            </div>,
            place.host,
          )
        : null}
    </Layer>
  )
}
