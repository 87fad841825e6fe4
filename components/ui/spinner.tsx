import { cn } from '@/lib/cn'

type SpinnerProps = {
  className?: string
  /** Announced; without it the spinner is decoration beside words that already say it. */
  label?: string
}

export function Spinner({ className, label }: SpinnerProps) {
  return (
    <span
      role={label ? 'status' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cn('inline-block size-5 animate-spin rounded-full border-2 border-current border-r-transparent', className)}
    />
  )
}
