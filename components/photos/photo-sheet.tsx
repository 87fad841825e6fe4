'use client'

import { Flame, Lock, Moon, Sparkles, Sun } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/text-field'
import { PHOTO_PROMPT_MAX_LENGTH, type PhotoLevel, PREMIUM_LEVELS } from '@/contracts/photos'
import { PHOTO_CREDITS } from '@/contracts/prices'
import { useConversation } from '@/hooks/api/use-conversations'
import { useRequestPhoto } from '@/hooks/api/use-photos'
import { useInstallation } from '@/hooks/use-installation'
import { cn } from '@/lib/cn'
import { useAuthStore } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'

const LEVELS = [
  { level: 'safe', icon: Sun }, { level: 'tease', icon: Sparkles }, { level: 'nude', icon: Moon }, { level: 'hardcore', icon: Flame },
] as const

type LevelsProps = { value: PhotoLevel; locked: boolean; onChange: (level: PhotoLevel) => void }

function Levels({ value, locked, onChange }: LevelsProps) {
  const t = useTranslations('photos.ask')
  const name = useId()
  return (
    <fieldset>
      <legend className='sr-only'>{t('level')}</legend>
      <div className='grid grid-cols-4 gap-2'>
        {LEVELS.map(({ level, icon: Icon }) => {
          const needsPremium = locked && PREMIUM_LEVELS.includes(level)
          return (
            <label
              key={level}
              className={cn(
                'relative grid min-h-22 place-items-center content-center gap-1 rounded-md bg-raised px-1 py-2 text-center text-sm font-semibold',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                level === value && 'shadow-[inset_0_0_0_2px_var(--c-text)]',
              )}
            >
              <input
                type='radio' name={name} value={level} checked={level === value} onChange={() => onChange(level)}
                className='absolute inset-0 cursor-pointer appearance-none rounded-md outline-none'
              />
              {needsPremium ? <Lock aria-hidden className='size-5' strokeWidth={1.75} /> : <Icon aria-hidden className='size-5' strokeWidth={1.75} />}
              {t(`levels.${level}`)}
              <span className='text-xs font-normal text-muted'>{needsPremium ? t('premium') : t('price', { credits: PHOTO_CREDITS })}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

type PhotoSheetProps = { id: number; name: string; type?: 'composer' | 'studio'; onClose: () => void }

/** Asks for a photo: how far it may go, what it shows, and what it costs before it is asked for. */
export function PhotoSheet({ id, name, type = 'composer', onClose }: PhotoSheetProps) {
  const t = useTranslations('photos.ask')
  const user = useAuthStore((state) => state.user)
  const openModal = useModalStore((state) => state.openModal)
  const installation = useInstallation()
  const backend = useConversation(id)?.config.image_backend
  const covered = (installation?.image.backends?.find(({ name: each }) => each === backend) ?? installation?.image)?.covered
  const ask = useRequestPhoto(id, type)
  const [level, setLevel] = useState<PhotoLevel>('safe')
  const [prompt, setPrompt] = useState('')
  const locked = !user?.is_premium
  const needsPremium = locked && PREMIUM_LEVELS.includes(level)
  const tooLong = prompt.length > PHOTO_PROMPT_MAX_LENGTH
  const submit = () => {
    if (needsPremium) {
      onClose()
      openModal('upsell', { type: 'premium_photo' })
    } else if (!tooLong) ask.mutate({ level, prompt: prompt.trim() }, { onSuccess: onClose })
  }
  return (
    <Dialog title={t('title', { name })} onClose={onClose}>
      <form
        className='grid gap-4'
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Levels value={level} locked={locked} onChange={setLevel} />
        <TextField
          name='prompt' label={t('prompt')} value={prompt} onChange={(event) => setPrompt(event.target.value)} placeholder={t('prompt_hint')}
          maxLength={PHOTO_PROMPT_MAX_LENGTH}
        />
        {covered && PREMIUM_LEVELS.includes(level) ? <p className='text-sm text-muted'>{t('covered')}</p> : null}
        <Button type='submit' kind='primary' full busy={ask.isPending}>
          {needsPremium ? t('see_premium') : t('ask', { credits: PHOTO_CREDITS })}
        </Button>
        <p className='text-center text-sm text-muted'>{t('balance', { credits: user?.credit_balance ?? 0 })}</p>
      </form>
    </Dialog>
  )
}
