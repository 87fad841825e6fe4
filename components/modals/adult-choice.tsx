import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Preferences } from '@/contracts/account'
import { cn } from '@/lib/cn'

type Mode = Preferences['app_mode']
type AdultChoiceProps = { mode: Mode; onChange: (mode: Mode) => void }

const CHOICES = [
  { name: 'off', value: 'crush:sfw' },
  { name: 'on', value: 'crush:nsfw' },
] as const

/** Whether adult themes are wanted. Off until somebody turns them on. */
export function AdultChoice({ mode, onChange }: AdultChoiceProps) {
  const t = useTranslations('modals.profile.adult')
  return (
    <fieldset className='grid gap-1.5'>
      <legend className='mb-1.5 text-sm font-semibold'>{t('title')}</legend>
      <div className='grid grid-cols-2 gap-2'>
        {CHOICES.map(({ name, value }) => {
          const on = mode === value
          return (
            <label
              key={name}
              className={cn(
                'relative rounded-md px-3.5 py-2.5 text-sm transition-shadow duration-fast has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                on ? 'bg-raised shadow-[inset_0_0_0_2px_var(--c-text)]' : 'hairline',
              )}
            >
              <input
                type='radio'
                name='adult'
                checked={on}
                onChange={() => onChange(value)}
                aria-labelledby={`adult-${name}`}
                aria-describedby={`adult-${name}-text`}
                className='absolute inset-0 cursor-pointer appearance-none rounded-md outline-none'
              />
              <span className='flex items-center justify-between gap-2 font-semibold'>
                <span id={`adult-${name}`}>{t(name)}</span>
                <Check aria-hidden className={cn('size-4.5 flex-none', !on && 'invisible')} />
              </span>
              <span id={`adult-${name}-text`} className='mt-0.5 block text-pretty text-muted'>
                {t(`${name}_text`)}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
