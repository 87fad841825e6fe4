'use client'

import { Shuffle } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { AppearanceInput } from '@/contracts/character-definition'
import { isTileFrame, previewAddress, tileAddress, type PreviewFrame } from '@/contracts/portrait-preview'
import { cn } from '@/lib/cn'
import type { Field } from '@/lib/create/draft'
import { withChoice } from '@/lib/create/looks'
import { useCreateStore } from '@/stores/create-store'
import { Kept } from './lock'
import { useRetriedAddress, useSettled } from './use-picture'

/** Before pictures to choose by follow a choice. */
const SETTLE_MS = 250

/** By how many there are, so that rows are full. */
const COLUMNS: Record<number, string> = {
  3: 'grid-cols-3 max-w-[27rem]',
  6: 'grid-cols-3 @min-[32rem]:grid-cols-6',
  8: 'grid-cols-4',
  9: 'grid-cols-3 @min-[34rem]:grid-cols-5',
}

type Value = string | undefined
type ChoicesProps = {
  field: keyof AppearanceInput
  legend: string
  appearance: AppearanceInput
  options: readonly Value[]
  labelOf: (value: Value) => string
}

const RADIO = 'absolute inset-0 z-10 cursor-pointer appearance-none rounded-md outline-none'
const RING =
  'has-checked:outline-2 has-checked:outline-offset-2 has-checked:outline-text has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

function Group({ field, legend, chosen, children }: { field: keyof AppearanceInput; legend: string; chosen: string; children: ReactNode }) {
  // Before the page's script has opened the sheet a choice would be forgotten.
  const opened = useCreateStore(({ sheet }) => sheet !== null)
  return (
    <Kept field={field} what={legend}>
      <fieldset disabled={!opened} className='min-w-0'>
        <legend className='mb-2.5 pe-12'>
          <span className='font-semibold'>{legend}</span> <span className='text-muted'>{chosen}</span>
        </legend>
        <div className='@container'>{children}</div>
      </fieldset>
    </Kept>
  )
}

type RadioProps = { field: keyof AppearanceInput; value: Value; checked: boolean; label?: string }

function Radio({ field, value, checked, label }: RadioProps) {
  const choose = useCreateStore((state) => state.choose)
  return (
    <input
      type='radio'
      name={field}
      value={value ?? ''}
      checked={checked}
      aria-label={label}
      onChange={() => choose(field, value)}
      className={RADIO}
    />
  )
}

/** A tile waits with a shimmer, never empty. */
function Preview({ src }: { src: string }) {
  const retried = useRetriedAddress(src)
  const [drawn, setDrawn] = useState(false)
  return (
    <>
      {drawn ? null : <span aria-hidden className='absolute inset-0 animate-pulse bg-edge/40' />}
      <img
        {...retried}
        alt=''
        width={160}
        height={213}
        loading='lazy'
        decoding='async'
        onLoad={() => setDrawn(true)}
        className='relative size-full object-cover'
      />
    </>
  )
}

const NOTHING_KEPT: readonly Field[] = []

/** The picture of one option: what choosing it gives, framed on what it changes. */
const optionAddress = (appearance: AppearanceInput, frame: PreviewFrame) =>
  isTileFrame(frame) ? tileAddress(appearance, frame) : previewAddress(appearance, '160', frame)

/** Each option as the person would look with it. In a strip where there are many. */
export function PictureChoices({
  field,
  legend,
  appearance,
  options,
  labelOf,
  frame,
  strip,
  chance,
}: ChoicesProps & {
  frame: PreviewFrame
  strip?: boolean
  /** Nothing chosen is left to chance, which has no picture. */ chance?: boolean
}) {
  const settled = useSettled(appearance, SETTLE_MS)
  const kept = useCreateStore(({ sheet }) => sheet?.kept ?? NOTHING_KEPT)
  const given = appearance[field] as Value
  // The dice say 'none' where a list begins with nothing.
  const now = given === 'none' && !options.includes(given) ? undefined : given
  return (
    <Group field={field} legend={legend} chosen={labelOf(now)}>
      <div
        className={
          strip
            ? '-mx-4 -mt-1 flex snap-x scroll-px-4 items-start gap-3 overflow-x-auto overscroll-x-contain px-4 pt-2 pb-3 *:w-26 *:flex-none *:snap-start sm:*:w-30 lg:-mx-2 lg:scroll-px-2 lg:px-2'
            : cn('grid gap-3', COLUMNS[options.length] ?? 'grid-cols-3')
        }
      >
        {options.map((value) => (
          <label key={value ?? ''} className={cn('relative block rounded-md bg-raised', RING)}>
            <Radio field={field} value={value} checked={value === now} />
            <span className={cn('relative block overflow-hidden rounded-t-md bg-hover', frame === 'eyes' ? 'aspect-2/1' : 'aspect-3/4')}>
              {chance && value === undefined ? (
                <Shuffle aria-hidden className='absolute inset-0 m-auto size-8 text-muted' />
              ) : (
                <Preview src={optionAddress(withChoice(settled, field, value, kept), frame)} />
              )}
            </span>
            <span className='block px-1 py-1.5 text-center text-sm leading-4.5 font-medium text-balance max-sm:text-xs'>
              {labelOf(value)}
            </span>
          </label>
        ))}
      </div>
    </Group>
  )
}

/** Full rows, or rows of nearly the same length, at every width: six in one or two, eleven in one, two or three. */
const SWATCH_COLUMNS: Record<number, string> = {
  6: 'grid-cols-[repeat(3,3rem)] @min-[21.25rem]:grid-cols-[repeat(6,3rem)]',
  11: 'grid-cols-[repeat(4,3rem)] @min-[21.25rem]:grid-cols-[repeat(6,3rem)] @min-[39.25rem]:grid-cols-[repeat(11,3rem)]',
}

/** Colors. */
export function SwatchChoices({
  field,
  legend,
  appearance,
  options,
  labelOf,
  colorOf,
}: ChoicesProps & { colorOf: (value: string) => string }) {
  const now = appearance[field] as Value
  return (
    <Group field={field} legend={legend} chosen={labelOf(now)}>
      <div className={cn('grid gap-2.5 pt-1', SWATCH_COLUMNS[options.length] ?? 'grid-cols-[repeat(auto-fill,3rem)]')}>
        {options.map((value) => (
          <label key={value} title={labelOf(value)} className={cn('relative block size-12 rounded-full edged', colorOf(value ?? ''), RING)}>
            <Radio field={field} value={value} checked={value === now} label={labelOf(value)} />
          </label>
        ))}
      </div>
    </Group>
  )
}
