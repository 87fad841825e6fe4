import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

type TextButtonProps = { busy?: boolean; onClick: () => void; children: ReactNode }

/** A way aside: looks like a link, is as tall as a finger. */
export const TextButton = ({ busy, onClick, children }: TextButtonProps) => (
  <button
    type='button'
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={busy ? undefined : onClick}
    className={cn(
      'inline-flex min-h-11 items-center text-sm font-semibold text-muted underline-offset-4 hover:text-text hover:underline',
      busy && 'opacity-60',
    )}
  >
    {children}
  </button>
)
