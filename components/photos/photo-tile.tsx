'use client'

import { Clapperboard, Heart, Lock, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Developing } from '@/components/ui/developing'
import { IconButton } from '@/components/ui/icon-button'
import type { Photo } from '@/contracts/photos'
import { useActOnPhoto } from '@/hooks/api/use-photos'
import { useUnlockPhoto } from '@/hooks/api/use-unlock-photo'
import { cn } from '@/lib/cn'
import { ratioOf } from './columns'

const NOTE = 'absolute inset-x-0 bottom-0 bg-linear-to-t from-shade/80 to-transparent p-3 pt-8 text-sm text-on-picture'

function UnderWay({ photo }: { photo: Photo }) {
  const t = useTranslations('photos')
  return (
    <>
      <Developing portrait={photo.character.portrait} percent={photo.progress > 0 ? photo.progress : null} />
      <p role='status' className='absolute inset-x-3 bottom-3 text-sm text-on-picture'>
        <strong className='block font-semibold'>{t('developing')}</strong>
        <span className='text-on-picture-soft'>{photo.progress > 0 ? t('percent', { percent: photo.progress }) : t('waiting')}</span>
      </p>
    </>
  )
}

function Ended({ photo }: { photo: Photo }) {
  const t = useTranslations('photos')
  const act = useActOnPhoto()
  return (
    <>
      <p className='absolute inset-3 grid place-items-center text-center text-sm text-pretty text-muted'>
        {t(photo.state === 'blocked' ? 'blocked' : 'failed')}
      </p>
      <IconButton label={t('remove')} className='absolute top-1 end-1' onClick={() => act.mutate({ id: photo.id, action: 'delete' })}>
        <X aria-hidden />
      </IconButton>
    </>
  )
}

function Locked({ photo }: { photo: Photo }) {
  const t = useTranslations('photos')
  const unlock = useUnlockPhoto()
  return (
    <>
      {photo.preview_url ? <img src={photo.preview_url} alt='' className='size-full scale-110 object-cover blur-md' /> : null}
      <div className='absolute inset-x-3 bottom-3'>
        <Button full busy={unlock.isPending} onClick={() => unlock.mutate(photo.id)}>
          <Lock aria-hidden className='size-4' />
          {t('unlock', { credits: photo.cost })}
        </Button>
      </div>
    </>
  )
}

/** That a photo moves, or is about to. */
function ClipBadge({ photo: { clip, clip_attempt: attempt } }: { photo: Photo }) {
  const t = useTranslations('photos.clip')
  const running = attempt?.state === 'queued' || attempt?.state === 'running'
  if (!clip && !running) return null
  return (
    <span className='pointer-events-none absolute top-2 start-2 flex h-8 items-center gap-1.5 rounded-full bg-shade/70 px-2.5 text-xs font-semibold text-on-picture'>
      <Clapperboard aria-hidden className='size-4' />
      {running ? t('percent', { percent: attempt.progress }) : <span className='sr-only'>{t('badge')}</span>}
    </span>
  )
}

type TileProps = { photo: Photo; onOpen: () => void }

function Ready({ photo, onOpen }: TileProps) {
  const t = useTranslations('photos')
  const act = useActOnPhoto()
  const kept = photo.favorited_at !== null
  const name = photo.character.full_name
  return (
    <>
      <button type='button' onClick={onOpen} className='absolute inset-0 size-full rounded-lg -outline-offset-2'>
        <img
          src={photo.image_url ?? ''}
          alt={photo.request.prompt ? t('alt_prompt', { name, prompt: photo.request.prompt }) : t('alt', { name })}
          loading='lazy'
          decoding='async'
          className='size-full animate-fade object-cover'
        />
      </button>
      <span aria-hidden className={cn(NOTE, 'pointer-events-none')}>
        {name}
      </span>
      <ClipBadge photo={photo} />
      <IconButton
        onPicture
        label={t(kept ? 'unfavorite' : 'favorite')}
        aria-pressed={kept}
        className='absolute top-2 end-2'
        onClick={() => act.mutate({ id: photo.id, action: kept ? 'unfavorite' : 'favorite' })}
      >
        <Heart aria-hidden className={cn(kept && 'fill-current')} />
      </IconButton>
    </>
  )
}

/** One photo in whatever state it is, in a frame that keeps its place. */
export function PhotoTile({ photo, onOpen }: TileProps) {
  return (
    <li className='relative overflow-hidden rounded-lg bg-raised' style={{ aspectRatio: `1 / ${ratioOf(photo)}` }}>
      {photo.state === 'ready' ? (
        photo.unlocked_at === null ? (
          <Locked photo={photo} />
        ) : (
          <Ready photo={photo} onOpen={onOpen} />
        )
      ) : photo.state === 'queued' || photo.state === 'running' ? (
        <UnderWay photo={photo} />
      ) : (
        <Ended photo={photo} />
      )}
    </li>
  )
}
