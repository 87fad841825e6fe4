'use client'

import { useTranslations } from 'next-intl'
import { PROMPT_BLOCKS, type Memories } from '@/contracts/memories'
import { useFormats } from '@/hooks/use-formats'

type RoomProps = { prompt: Memories['prompt']; name: string }

const COLORS = {
  character: 'bg-accent',
  person: 'bg-brand',
  memories: 'bg-rose',
  story: 'bg-ok',
  instructions: 'bg-warn',
  note: 'bg-bad',
  messages: 'bg-text',
  reply: 'bg-muted',
  free: 'bg-line',
} as const

/** How much of what the model takes in is used, and by what. */
export function Room({ prompt: { limit, blocks, left_out, from }, name }: RoomProps) {
  const format = useFormats()
  const t = useTranslations('memories')
  const tokens = new Map(blocks.map((block) => [block.name, block.tokens]))
  const used = blocks.reduce((sum, block) => sum + block.tokens, 0)
  const parts = [
    ...PROMPT_BLOCKS.map((part) => ({ name: part, tokens: tokens.get(part) ?? 0 })),
    { name: 'free' as const, tokens: Math.max(0, limit - used) },
  ].filter((part) => part.tokens > 0)
  return (
    <section aria-labelledby='room'>
      <div className='flex items-baseline justify-between gap-4'>
        <h2 id='room' className='title text-lg'>
          {t('room')}
        </h2>
        <p className='text-sm text-muted tabular-nums'>{t('room_of', { used: format.number(used), limit: format.number(limit) })}</p>
      </div>
      <div aria-hidden className='mt-3 flex h-2 gap-0.5 overflow-hidden rounded-full'>
        {parts.map((part) => (
          <span key={part.name} className={COLORS[part.name]} style={{ flexGrow: part.tokens }} />
        ))}
      </div>
      <dl className='mt-3 grid gap-2 text-sm'>
        {parts.map((part) => (
          <div key={part.name} className='flex items-center gap-2.5'>
            <span aria-hidden className={`size-2.5 flex-none rounded-xs ${COLORS[part.name]}`} />
            <dt className='min-w-0 flex-1'>{t(`blocks.${part.name}`, { name })}</dt>
            <dd className='tabular-nums'>{format.number(part.tokens)}</dd>
          </div>
        ))}
      </dl>
      {left_out > 0 ? (
        <p className='mt-3 text-sm text-pretty'>{t('left_out', { count: left_out, day: from ? format.day(from.at) : '' })}</p>
      ) : null}
      <p className='mt-3 text-sm text-pretty text-muted'>{t('room_text', { name })}</p>
    </section>
  )
}
