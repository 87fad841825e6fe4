'use client'

import { Lock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useContext } from 'react'
import { Button } from '@/components/ui/button'
import type { Attachment, Message } from '@/contracts/messages'
import { useUnlockPhoto } from '@/hooks/api/use-photos'
import { useModalStore } from '@/stores/modal-store'
import { ThreadContext } from './thread-context'

/** Every photo in a chat stands in the same frame, so that nothing moves when it arrives. */
const FRAME = 'relative mb-1.5 block aspect-3/4 w-55 overflow-hidden rounded-lg bg-raised'

function Developing() {
  const t = useTranslations('chat.message')
  return (
    <div role='status' className={FRAME}>
      <span aria-hidden className='absolute inset-0 animate-pulse bg-linear-to-br from-hover to-raised motion-reduce:animate-none' />
      <span className='absolute inset-x-4 bottom-4 text-sm'>
        <strong className='block font-semibold'>{t('developing')}</strong>
        <span className='text-muted'>{t('developing_text')}</span>
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
        <Button className='absolute inset-x-3 bottom-3' busy={unlock.isPending} onClick={() => unlock.mutate(id)}>
          <Lock aria-hidden className='size-4' />
          {t('unlock', { credits: photo.cost })}
        </Button>
      )}
    </div>
  )
}

function Shown({ photo, name, conversation_id }: { photo: Attachment; name: string; conversation_id: number }) {
  const t = useTranslations('chat.message')
  const openModal = useModalStore((state) => state.openModal)
  if (photo.deleted_at !== null) return <p className='mb-1.5 text-sm text-muted'>{t('photo_deleted')}</p>
  if (photo.data_url === null) return null
  return (
    <button type='button' data-focusable onClick={() => openModal('photo_view', { id: photo.user_media_id ?? 0, conversation_id })} className={FRAME}>
      <img src={photo.data_url} alt={t('photo_alt', { name })} loading='lazy' decoding='async' className='size-full animate-fade object-cover' />
    </button>
  )
}

/** What of a message is a photo: on its way, locked, or here. */
export function PhotoInMessage({ message }: { message: Message }) {
  const { name } = useContext(ThreadContext)
  if (message.content_attributes.photo_generating) return <Developing />
  return message.attachments.map((photo) =>
    photo.unlocked_at === null && photo.deleted_at === null
      ? <Locked key={photo.created_at} photo={photo} />
      : <Shown key={photo.created_at} photo={photo} name={name} conversation_id={message.conversation_real_id} />)
}
