'use client'

import { ChevronDown, Play, Square } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast'
import { OWN_VOICE, type Voice } from '@/contracts/voices'
import { useChooseVoice, useSampleVoice, useVoices } from '@/hooks/api/use-voices'
import { firstName } from '@/lib/format/first-name'
import { cn } from '@/lib/cn'
import { trackOf, usePlayerStore } from '@/stores/player-store'

const GENDER = { Female: 'female', Male: 'male', 'Non-binary': 'neutral' } as const

type SampleProps = { id: number; voice: string; label: string }

/** Plays a few seconds of a voice, free. */
function SampleButton({ id, voice, label }: SampleProps) {
  const t = useTranslations('voices.choice')
  const [url, setUrl] = useState<string | null>(null)
  const sample = useSampleVoice(id)
  const status = usePlayerStore((state) => (url && state.track === trackOf(url) ? state.status : 'idle'))
  const sounds = status === 'playing' || status === 'loading'
  const press = () => {
    const { unlock, pause, play } = usePlayerStore.getState()
    if (sounds) return pause()
    // Inside the tap, so that an iPhone lets it be heard.
    unlock()
    sample.mutate(voice, {
      onSuccess: (answer) => {
        setUrl(answer.url)
        play(answer.url)
      },
      onError: () => toast.error(t('sample_failed')),
    })
  }
  return (
    <IconButton
      label={t(sounds ? 'stop' : 'sample', { voice: label })}
      aria-disabled={sample.isPending || undefined}
      onClick={sample.isPending ? undefined : press}
    >
      {sample.isPending || status === 'loading' ? (
        <Spinner />
      ) : sounds ? (
        <Square aria-hidden className='fill-current' />
      ) : (
        <Play aria-hidden strokeWidth={1.75} />
      )}
    </IconButton>
  )
}

/** In which voice the person hears this character, in all chats with it; nothing where the server has one voice. */
export function VoiceChoice({ id, name }: { id: number; name: string }) {
  const t = useTranslations('voices.choice')
  const { data } = useVoices(id)
  const choose = useChooseVoice(id)
  useEffect(() => () => usePlayerStore.getState().stop(), [id])
  if (!data || data.count === 0) return null
  const who = firstName(name)
  const about = ({ gender, manner }: Voice) => [t(GENDER[gender]), manner ? t(manner) : ''].filter(Boolean).join(', ')
  const options = [
    { value: OWN_VOICE, label: t('own', { name: who }), text: '' },
    ...data.data.map((voice, at) => ({ value: voice.id, label: voice.name ?? t('numbered', { n: at + 1 }), text: about(voice) })),
  ]
  const chosen = data.chosen ?? OWN_VOICE
  const shown = options.find(({ value }) => value === chosen) ?? options[0]!
  return (
    <details className='group rounded-lg bg-surface hairline'>
      <summary className='flex min-h-11 cursor-pointer items-center gap-2 rounded-lg px-3 py-2'>
        <span className='text-sm font-semibold'>{t('legend')}</span>
        <span className='min-w-0 flex-1 truncate text-end text-sm text-muted'>{shown.label}</span>
        <ChevronDown
          aria-hidden
          className='size-4.5 flex-none text-muted transition-transform duration-fast group-open:rotate-180'
          strokeWidth={1.75}
        />
      </summary>
      <fieldset className='grid gap-0.5 px-1.5 pb-2'>
        <legend className='sr-only'>{t('legend')}</legend>
        <p className='px-1.5 pb-1 text-sm text-pretty text-muted'>{`${t('text', { name: who })} ${t('free')}`}</p>
        {options.map(({ value, label, text }) => (
          <div key={value} className={cn('flex items-center rounded-md', value === chosen && 'bg-hover')}>
            <label className='flex min-h-12 min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-md px-1.5 py-1 has-focus-visible:outline-2 has-focus-visible:outline-focus'>
              <input
                type='radio'
                name={`voice-${id}`}
                value={value}
                checked={value === chosen}
                onChange={() => choose.mutate({ chosen: value === OWN_VOICE ? null : value })}
                className='size-5 flex-none accent-accent outline-none'
              />
              <span className='min-w-0'>
                <span className='block truncate'>{label}</span>
                {text ? <span className='block text-sm text-muted'>{text}</span> : null}
              </span>
            </label>
            <SampleButton id={id} voice={value} label={label} />
          </div>
        ))}
      </fieldset>
    </details>
  )
}
