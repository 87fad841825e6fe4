'use client'

import { Check, Globe, Link2, Lock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Link } from '@/components/ui/link'
import { toast } from '@/components/ui/toast'
import { type OwnCharacterSummary, type Review, VISIBILITIES, type Visibility } from '@/contracts/own-characters'
import { useSetVisibility } from '@/hooks/api/use-own-characters'
import { cn } from '@/lib/cn'
import { useRefusal } from './use-refusal'

const ICONS = { private: Lock, unlisted: Link2, public: Globe } as const

type ChoicesProps = { name: string; value: Visibility; disabled: boolean; onChange: (value: Visibility) => void }

function Choices({ name, value, disabled, onChange }: ChoicesProps) {
  const t = useTranslations('krushes.visibility')
  const id = useId()
  return (
    <fieldset disabled={disabled} className='grid gap-2 disabled:opacity-60'>
      <legend className='sr-only'>{t('legend')}</legend>
      {VISIBILITIES.map((visibility) => {
        const Icon = ICONS[visibility]
        return (
          <label
            key={visibility}
            className={cn(
              'relative flex gap-3.5 rounded-md bg-raised p-4',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              visibility === value && 'shadow-[inset_0_0_0_2px_var(--c-text)]',
            )}
          >
            <input
              type='radio'
              name={id}
              value={visibility}
              checked={visibility === value}
              onChange={() => onChange(visibility)}
              aria-label={t(visibility)}
              aria-describedby={`${id}-${visibility}`}
              className='absolute inset-0 cursor-pointer appearance-none rounded-md outline-none disabled:cursor-default'
            />
            <Icon aria-hidden strokeWidth={1.75} className='mt-0.5 size-5 flex-none text-muted' />
            <span className='min-w-0 flex-1'>
              <span className='block font-semibold'>{t(visibility)}</span>
              <span id={`${id}-${visibility}`} className='mt-0.5 block text-sm text-pretty text-muted'>
                {t(`${visibility}_text`, { name })}
              </span>
            </span>
            <Check aria-hidden className={cn('size-5 flex-none', visibility !== value && 'invisible')} />
          </label>
        )
      })}
    </fieldset>
  )
}

/** That somebody reads it, and how long that takes; or why it was not published. */
function ReviewNote({ name, review, onLeave }: { name: string; review: Review; onLeave: () => void }) {
  const t = useTranslations('krushes.visibility')
  if (review.state === 'waiting')
    return (
      <p className='rounded-md bg-raised p-4 text-sm text-pretty'>
        {t('waiting', { name })} {review.usual_hours === null ? null : t('usual', { hours: review.usual_hours })} {t('until_then')}
      </p>
    )
  return (
    <div className='grid gap-2 rounded-md bg-raised p-4 text-sm text-pretty'>
      <p>{t('refused', { name })}</p>
      <blockquote className='border-s-2 border-edge ps-3 whitespace-pre-line'>{review.note}</blockquote>
      <p>
        {t('refused_then', { name })}{' '}
        <Link href='/contact' className='font-semibold text-accent underline' onClick={onLeave}>
          {t('contact')}
        </Link>
      </p>
    </div>
  )
}

type VisibilityDialogProps = { character: OwnCharacterSummary; onClose: () => void }

/** Private, unlisted or public, and what each means. */
export function VisibilityDialog({ character, onClose }: VisibilityDialogProps) {
  const t = useTranslations('krushes.visibility')
  const name = character.full_name.split(' ')[0] ?? character.full_name
  // What waits is asked to be public; choosing anything else takes it back.
  const asked = character.review?.state === 'waiting' ? 'public' : character.visibility
  const [value, setValue] = useState<Visibility>(asked)
  const save = useSetVisibility(character.id)
  const refusal = useRefusal({
    blocked: (rule) => t('blocked', { name, rule }),
    ...(character.review?.state === 'refused' ? { conflict: t('refused_then', { name }) } : {}),
  })(save.error)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (value === asked) return onClose()
    const saved = await save.mutateAsync(value).catch(() => null)
    if (!saved) return
    onClose()
    toast.success(t(saved.review?.state === 'waiting' ? 'done_waiting' : `done_${saved.visibility}`, { name }))
  }
  const choose = (next: Visibility) => {
    setValue(next)
    save.reset()
  }
  return (
    <Dialog title={t('title', { name: character.full_name })} onClose={onClose}>
      <form className='grid gap-4' onSubmit={(event) => void submit(event)}>
        {character.hidden ? (
          <p className='rounded-md bg-raised p-4 text-sm text-pretty'>
            {t('hidden', { name })}{' '}
            <Link href='/legal/community#then' className='font-semibold text-accent underline' onClick={onClose}>
              {t('appeal')}
            </Link>
          </p>
        ) : null}
        {character.review && !character.hidden ? <ReviewNote name={name} review={character.review} onLeave={onClose} /> : null}
        <Choices name={name} value={value} disabled={character.hidden} onChange={choose} />
        <p className='text-sm text-pretty text-muted'>{t('seen')}</p>
        {refusal ? (
          <p role='alert' className='text-sm text-pretty text-bad'>
            {refusal}
          </p>
        ) : null}
        <Button type='submit' kind='primary' full busy={save.isPending} disabled={character.hidden}>
          {t(value === 'public' && asked !== 'public' ? 'make_public' : 'save')}
        </Button>
      </form>
    </Dialog>
  )
}
