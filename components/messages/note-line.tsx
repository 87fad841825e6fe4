import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { cn } from '@/lib/cn'

type NoteLineProps = {
  /** Under one's own message. */
  mine?: boolean
  bad?: boolean
  children: ReactNode
}

/** A quiet line under a bubble that says what became of it, with what can be done. */
export const NoteLine = ({ mine, bad, children }: NoteLineProps) => (
  <div
    className={cn('flex flex-wrap items-center gap-x-1 px-2 pt-1 text-sm', mine && 'justify-end text-end', bad ? 'text-bad' : 'text-muted')}
  >
    {children}
  </div>
)

const ACT = '-my-1.5 inline-flex min-h-11 items-center rounded-md px-2.5 font-semibold text-text hover:bg-raised'

type NoteActionProps = { onClick: () => void; busy?: boolean; children: ReactNode }

export const NoteAction = ({ onClick, busy, children }: NoteActionProps) => (
  <button type='button' onClick={onClick} aria-disabled={busy || undefined} className={cn(ACT, busy && 'pointer-events-none opacity-50')}>
    {children}
  </button>
)

export const NoteLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className={ACT}>
    {children}
  </Link>
)
