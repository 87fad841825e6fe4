'use client'

import { Clapperboard, Lock, Pause, Play } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useContext } from 'react'
import { Button } from '@/components/ui/button'
import { Developing } from '@/components/ui/developing'
import { IconButton } from '@/components/ui/icon-button'
import { LoopingVideo, usePlaying } from '@/components/ui/looping-video'
import type { Attachment, Message } from '@/contracts/messages'
import { useUnlockPhoto } from '@/hooks/api/use-unlock-photo'
import { cn } from '@/lib/cn'
import { usePerson } from '@/stores/auth-store'
import { chatState, useChatStore } from '@/stores/chat-store'
import { useModalStore } from '@/stores/modal-store'
import { ThreadContext } from './thread-context'

/** Every photo in a chat stands in the same frame, so that nothing moves when it arrives. */
const FRAME = 'relative mb-1.5 block aspect-3/4 w-55 overflow-hidden rounded-lg bg-raised'

function OnItsWay({ conversation_id }: { conversation_id: number }) {
  const t = useTranslations('chat.message')
  const { portrait } = useContext(ThreadContext)
  const percent = useChatStore((store) => chatState(store, conversation_id).photo_progress)
  return (
    <div role='status' className={FRAME}>
      <Developing portrait={portrait} percent={percent} />
      <span className='absolute inset-x-4 bottom-4 text-sm text-on-picture'>
        <strong className='block font-semibold'>{t('developing')}</strong>
        <span className='text-on-picture-soft'>{t('developing_text')}</span>
      </span>
    </div>
  )
}

function Locked({ photo }: { photo: Attachment }) {
  const t = useTranslations('chat.message')
  const unlock = useUnlockPhoto()
  const id = photo.user_media_id
  return (
    <div className={FRAME}>
      {photo.data_url ? <img src={photo.data_url} alt='' className='size-full scale-110 object-cover blur-md' /> : null}
      {id === null ? null : (
        <div className='absolute inset-x-3 bottom-3'>
          <Button full busy={unlock.isPending} onClick={() => unlock.mutate(id)}>
            <Lock aria-hidden className='size-4' />
            {t('unlock', { credits: photo.cost })}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The photo as it moves, over the photo itself; one press opens the photo all the same. */
function Clip({ video_url, poster, name }: { video_url: string; poster: string; name: string }) {
  const t = useTranslations('chat.message')
  const [playing, setPlaying] = usePlaying()
  return (
    <>
      <LoopingVideo
        src={video_url}
        poster={poster}
        label={t('clip_alt', { name })}
        playing={playing}
        className='pointer-events-none absolute inset-0 size-full object-cover'
      />
      <IconButton
        onPicture
        label={t(playing ? 'clip_pause' : 'clip_play')}
        onClick={() => setPlaying(!playing)}
        className='absolute bottom-2 start-2'
      >
        {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
      </IconButton>
    </>
  )
}

function Animate({ id, running }: { id: number; running: boolean }) {
  const t = useTranslations('chat.message')
  const premium = usePerson((person) => person?.is_premium ?? false)
  const openModal = useModalStore((state) => state.openModal)
  if (running) {
    return (
      <span
        role='status'
        className='absolute end-2 bottom-2 flex min-h-11 items-center gap-2 rounded-full bg-shade/70 px-3.5 text-sm font-semibold text-on-picture'
      >
        <Clapperboard aria-hidden className='size-4 animate-pulse motion-reduce:animate-none' />
        {t('clip_coming')}
      </span>
    )
  }
  return (
    <IconButton
      onPicture
      label={t('animate')}
      className='absolute end-2 bottom-2'
      onClick={() => (premium ? openModal('animate', { id }) : openModal('upsell', { type: 'premium_video' }))}
    >
      <Clapperboard aria-hidden />
    </IconButton>
  )
}

function Shown({ photo, name, conversation_id }: { photo: Attachment; name: string; conversation_id: number }) {
  const t = useTranslations('chat.message')
  const openModal = useModalStore((state) => state.openModal)
  const { portrait } = useContext(ThreadContext)
  if (photo.deleted_at !== null) return <p className='mb-1.5 text-sm text-muted'>{t('photo_deleted')}</p>
  if (photo.data_url === null) return null
  // The colors of the face until the file is here: never an empty frame.
  const ground = portrait?.placeholder ? { backgroundImage: `url("${portrait.placeholder}")` } : undefined
  return (
    <div className={cn(FRAME, 'bg-cover bg-center')} style={ground}>
      <button
        type='button'
        data-focusable
        onClick={() => openModal('photo_view', { id: photo.user_media_id ?? 0, conversation_id })}
        className='block size-full -outline-offset-2'
      >
        <img
          src={photo.data_url}
          alt={t('photo_alt', { name })}
          loading='lazy'
          decoding='async'
          className='size-full animate-fade object-cover'
        />
      </button>
      {photo.video_url ? <Clip video_url={photo.video_url} poster={photo.data_url} name={name} /> : null}
      {photo.user_media_id === null ? null : <Animate id={photo.user_media_id} running={photo.clip_running ?? false} />}
    </div>
  )
}

/** What of a message is a photo: on its way, locked, or here. */
export function PhotoInMessage({ message }: { message: Message }) {
  const { name } = useContext(ThreadContext)
  if (message.content_attributes.photo_generating) return <OnItsWay conversation_id={message.conversation_real_id} />
  return message.attachments.map((photo) =>
    photo.unlocked_at === null && photo.deleted_at === null ? (
      <Locked key={photo.created_at} photo={photo} />
    ) : (
      <Shown key={photo.created_at} photo={photo} name={name} conversation_id={message.conversation_real_id} />
    ),
  )
}
