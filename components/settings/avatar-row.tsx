'use client'

import { ImagePlus, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, type ChangeEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast'
import { AVATAR_MAX_BYTES } from '@/contracts/account'
import { useRemoveAvatar, useUploadAvatar } from '@/hooks/api/use-account'
import { PersonAvatar } from './person-avatar'

const MEGABYTE = 1024 * 1024

/** The own picture: chosen from the device, shown at once when the server has drawn it again. */
export function AvatarRow({ picture }: { picture: string | undefined }) {
  const t = useTranslations('settings.profile')
  const input = useRef<HTMLInputElement>(null)
  const upload = useUploadAvatar()
  const remove = useRemoveAvatar()
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    if (file.size > AVATAR_MAX_BYTES) toast.error(t('picture_large', { megabytes: AVATAR_MAX_BYTES / MEGABYTE }))
    else upload.mutate(file)
  }
  return (
    <div className='flex flex-wrap items-center gap-x-5 gap-y-3'>
      <span className='relative'>
        <PersonAvatar picture={picture} />
        {upload.isPending ? (
          <span className='absolute inset-0 grid place-items-center rounded-full bg-shade/60 text-on-picture'>
            <Spinner label={t('picture_uploading')} />
          </span>
        ) : null}
      </span>
      <div className='min-w-0 flex-1 basis-52'>
        <div className='flex flex-wrap gap-2'>
          <Button busy={upload.isPending} onClick={() => input.current?.click()}>
            <ImagePlus aria-hidden className='size-5' strokeWidth={1.75} />
            {t(picture ? 'picture_change' : 'picture_add')}
          </Button>
          {picture ? (
            <Button kind='quiet' busy={remove.isPending} onClick={() => remove.mutate()}>
              <Trash2 aria-hidden className='size-5' strokeWidth={1.75} />
              {t('picture_remove')}
            </Button>
          ) : null}
        </div>
        <p className='mt-2 text-sm text-muted'>{t('picture_text', { megabytes: AVATAR_MAX_BYTES / MEGABYTE })}</p>
        <input
          ref={input}
          type='file'
          accept='image/jpeg,image/png,image/webp,image/avif'
          aria-label={t('picture')}
          tabIndex={-1}
          onChange={choose}
          className='sr-only'
        />
      </div>
    </div>
  )
}
