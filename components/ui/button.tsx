import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { Spinner } from './spinner'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'

const SHARED =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-md px-5 py-2.5 text-center text-base font-semibold ' +
  'transition-[background-color,opacity,transform,filter] duration-fast ease-glide active:scale-[.98] ' +
  'disabled:opacity-50 disabled:active:scale-100 aria-disabled:opacity-50'

const KINDS: Record<ButtonKind, string> = {
  primary: 'bg-brand text-on-brand hover:brightness-105',
  secondary: 'bg-raised text-text hover:bg-hover',
  quiet: 'text-muted hover:bg-raised hover:text-text',
  danger: 'bg-raised text-bad hover:bg-hover',
}

/** The look of a button, for links: `<Link className={buttonClass('secondary')}>`. */
export const buttonClass = (kind: ButtonKind = 'secondary', className?: string) => cn(SHARED, KINDS[kind], className)

type ButtonProps = ComponentProps<'button'> & {
  /** `primary` is for the one primary act of a screen. */
  kind?: ButtonKind
  /** Fills its row. */
  full?: boolean
  /** Shows a spinner and refuses presses, keeping its width and its place in the tab order. */
  busy?: boolean
}

export function Button({ kind = 'secondary', full, busy, className, children, onClick, type, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass(kind, cn(full && 'w-full', 'relative', className))}
    >
      {/* Unseen, not hidden: a waiting button keeps its name. */}
      <span className={busy ? 'inline-flex items-center justify-center gap-2 opacity-0' : 'contents'}>{children}</span>
      {busy ? <Spinner className='absolute' /> : null}
    </button>
  )
}
