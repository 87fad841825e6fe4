import { cn } from '@/lib/cn'

/** The look of a chip, for links. */
export const chipClass = (on = false, className?: string) =>
  cn(
    'inline-flex min-h-11 flex-none items-center gap-2 rounded-full px-4 py-2 text-sm font-medium whitespace-nowrap',
    'transition-colors duration-fast',
    on ? 'bg-text text-ink' : 'text-text hairline hover:bg-raised',
    className,
  )
