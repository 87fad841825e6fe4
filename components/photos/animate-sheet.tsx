'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button, buttonClass } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { CLIP_LENGTHS, CLIP_SECONDS } from '@/contracts/clips'
import type { Photo } from '@/contracts/photos'
import { CLIP_CREDITS } from '@/contracts/prices'
import { useAnimatePhoto } from '@/hooks/api/use-photos'
import { firstName } from '@/lib/format/first-name'
import { usePerson } from '@/stores/auth-store'
import { ClipState } from './clip-state'

type AnimateSheetProps = {
  photo: Photo
  onClose: () => void
  /** An offer takes the place of the sheet: credits, or Premium. */
  onOffer?: () => void
}

/** Makes a clip of a photo: how long it is, what it costs, and how far the one is that is under way. */
export function AnimateSheet({ photo, onClose, onOffer }: AnimateSheetProps) {
  const t = useTranslations('photos.clip')
  const balance = usePerson((person) => person?.credit_balance ?? 0)
  const animate = useAnimatePhoto(photo.id)
  const { clip, clip_attempt: attempt } = photo
  const running = attempt?.state === 'queued' || attempt?.state === 'running'
  return (
    <Sheet title={t('title', { name: firstName(photo.character.full_name) })} onClose={onClose}>
      <div className='grid gap-3 px-2'>
        <p className='text-muted'>{t(clip ? 'text_again' : 'text')}</p>
        {attempt ? <ClipState attempt={attempt} /> : null}
        {running
          ? null
          : CLIP_LENGTHS.map((length) => {
              const again = clip?.length === length
              return (
                <Button
                  key={length}
                  kind={length === 'short' && !clip ? 'primary' : 'secondary'}
                  full
                  busy={animate.isPending && animate.variables.length === length}
                  onClick={() => {
                    if (animate.isPending) return
                    animate.mutate(
                      { length, retry: again },
                      {
                        onSuccess: onClose,
                        onError: (error) => {
                          if ('code' in error && (error.code === 'NOT_ENOUGH_BALANCE' || error.code === 'PREMIUM_ONLY'))
                            (onOffer ?? onClose)()
                        },
                      },
                    )
                  }}
                >
                  {t(again ? 'again' : 'make', { seconds: CLIP_SECONDS[length], credits: CLIP_CREDITS[length] })}
                </Button>
              )
            })}
        {clip?.video_url ? (
          <a href={clip.video_url} download={`${photo.character.slug}-${photo.id}.mp4`} className={buttonClass('quiet')}>
            <Download aria-hidden className='size-5' />
            {t('download')}
          </a>
        ) : null}
        <p className='text-center text-sm text-muted'>{t('balance', { credits: balance })}</p>
      </div>
    </Sheet>
  )
}
