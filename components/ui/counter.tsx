import { cn } from '@/lib/cn'

/** The counter shows when the length exceeds 80 percent of the maximum. */
const SHOWN_FROM = 0.8

/** `none` up to 80 %, `near` above, `over` past the maximum. */
export function counterState(length: number, maxLength: number | undefined): 'none' | 'near' | 'over' {
  if (maxLength === undefined || length <= maxLength * SHOWN_FROM) return 'none'
  return length > maxLength ? 'over' : 'near'
}

type CounterProps = { length: number; maxLength: number | undefined }

export function Counter({ length, maxLength }: CounterProps) {
  const state = counterState(length, maxLength)
  if (state === 'none') return null
  return (
    <span data-state={state} className={cn('ms-auto flex-none tabular-nums', state === 'over' ? 'font-semibold text-bad' : 'text-muted')}>
      {length}/{maxLength}
    </span>
  )
}
