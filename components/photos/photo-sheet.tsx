'use client'

import { Flame, Lock, Moon, Sparkles, Sun } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Link } from '@/components/ui/link'
import { TextField } from '@/components/ui/text-field'
import { levelsOf } from '@/contracts/photo-levels'
import { PHOTO_PROMPT_MAX_LENGTH, type PhotoLevel, type PhotoRequest, PREMIUM_LEVELS } from '@/contracts/photos'
import { PHOTO_CREDITS } from '@/contracts/prices'
import { useConversation } from '@/hooks/api/use-conversations'
import { useRequestPhoto } from '@/hooks/api/use-photos'
import { useInstallation } from '@/hooks/use-installation'
import { isNative } from '@/lib/auth/native'
import { cn } from '@/lib/cn'
import { firstName } from '@/lib/format/first-name'
import { usePerson } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'

const LEVELS = [
  { level: 'safe', icon: Sun },
  { level: 'tease', icon: Sparkles },
  { level: 'nude', icon: Moon },
  { level: 'hardcore', icon: Flame },
] as const

/** What the person has to do before levels above tease; null for nothing. */
type Need = 'premium' | 'adult' | null
type LevelsProps = { levels: readonly PhotoLevel[]; value: PhotoLevel; need: Need; onChange: (level: PhotoLevel) => void }

/** Only what can be drawn here; each with what it costs, or what it needs. */
function Levels({ levels, value, need, onChange }: LevelsProps) {
  const t = useTranslations('photos.ask')
  const name = useId()
  return (
    <fieldset>
      <legend className='sr-only'>{t('level')}</legend>
      <div className={cn('grid gap-2', levels.length > 2 ? 'grid-cols-4' : 'grid-cols-2')}>
        {LEVELS.filter(({ level }) => levels.includes(level)).map(({ level, icon: Icon }) => {
          const needed = PREMIUM_LEVELS.includes(level) ? need : null
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
                type='radio'
                name={name}
                value={level}
                checked={level === value}
                onChange={() => onChange(level)}
                className='absolute inset-0 cursor-pointer appearance-none rounded-md outline-none'
              />
              {needed ? (
                <Lock aria-hidden className='size-5' strokeWidth={1.75} />
              ) : (
                <Icon aria-hidden className='size-5' strokeWidth={1.75} />
              )}
              {t(`levels.${level}`)}
              <span className='text-xs font-normal text-muted'>
                {needed === 'premium' ? t('premium') : needed === 'adult' ? t('needs_adult') : t('price', { credits: PHOTO_CREDITS })}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

type PhotoSheetProps = {
  id: number
  /** The companion's name. */
  name: string
  type?: 'composer' | 'studio'
  /** What was asked for before, to be asked for again, or with `change` to be written again. */
  request?: PhotoRequest
  change?: boolean
  onClose: () => void
}

/** What the engine of a conversation can draw, without what native shells never show; until that is known, what every engine can. */
function useLevels(id: number): readonly PhotoLevel[] {
  const image = useInstallation()?.image
  const backend = useConversation(id)?.config.image_backend
  const drawn = (image?.backends.find(({ name }) => name === (backend ?? image.provider)) ?? image)?.levels ?? levelsOf({ covered: true })
  return isNative() ? drawn.filter((level) => !PREMIUM_LEVELS.includes(level)) : drawn
}

/** Asks for a photo: how far it may go, what it shows, and what it costs before it is asked for. */
export function PhotoSheet({ id, name, type = 'composer', request, change = false, onClose }: PhotoSheetProps) {
  const t = useTranslations('photos.ask')
  const user = usePerson((person) => person)
  const openModal = useModalStore((state) => state.openModal)
  const levels = useLevels(id)
  const ask = useRequestPhoto(id, type)
  const [wanted, setLevel] = useState<PhotoLevel>(request?.level ?? 'safe')
  const level = levels.includes(wanted) ? wanted : 'safe'
  const [prompt, setPrompt] = useState(request?.prompt ?? '')
  const called = firstName(name)
  const need: Need = !user?.is_premium ? 'premium' : user.custom_attributes.app_mode === 'crush:nsfw' ? null : 'adult'
  const needed = PREMIUM_LEVELS.includes(level) ? need : null
  const tooLong = prompt.length > PHOTO_PROMPT_MAX_LENGTH
  const submit = () => {
    if (needed === 'adult') return
    if (needed === 'premium') {
      onClose()
      openModal('upsell', { type: 'premium_photo' })
    } else if (!tooLong) ask.mutate({ level, prompt: prompt.trim() }, { onSuccess: onClose })
  }
  return (
    <Dialog title={t('title', { name: called })} onClose={onClose}>
      <form
        className='grid gap-4'
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Levels levels={levels} value={level} need={need} onChange={setLevel} />
        <TextField
          name='prompt'
          label={t('prompt')}
          value={prompt}
          onChange={(event) => setPrompt(event.target.value)}
          placeholder={t('prompt_hint')}
          maxLength={PHOTO_PROMPT_MAX_LENGTH}
          error={tooLong ? t('too_long', { max: PHOTO_PROMPT_MAX_LENGTH }) : undefined}
          data-autofocus={change ? '' : undefined}
        />
        {needed === 'adult' ? (
          <>
            <p className='text-center text-sm text-pretty text-muted'>{t('adult_off')}</p>
            <Link href='/settings#adult' onClick={onClose} className={buttonClass('primary', 'w-full')}>
              {t('turn_on')}
            </Link>
          </>
        ) : (
          <Button type='submit' kind='primary' full busy={ask.isPending} data-autofocus={request && !change ? '' : undefined}>
            {needed === 'premium' ? t('see_premium') : t('ask', { credits: PHOTO_CREDITS })}
          </Button>
        )}
        {needed ? null : <p className='text-center text-sm text-muted'>{t('balance', { credits: user?.credit_balance ?? 0 })}</p>}
        {levels.length > 2 || isNative() ? null : <p className='-mt-2 text-center text-sm text-muted'>{t('not_offered')}</p>}
      </form>
    </Dialog>
  )
}
