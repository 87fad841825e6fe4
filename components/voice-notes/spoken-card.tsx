import type { ReactNode } from 'react'

type SpokenCardProps = {
  /** What became of it, below. */
  line: ReactNode
  children: ReactNode
}

/** One's own voice, on the right. */
export const SpokenCard = ({ line, children }: SpokenCardProps) => (
  <div className='mb-1 ms-auto w-fit max-w-[min(90%,32.5rem)]'>
    <div className='rounded-lg rounded-ee-sm bg-raised px-2.5 py-2'>{children}</div>
    <div className='flex flex-wrap items-center justify-end gap-x-1 px-2 pt-1 text-end text-xs text-muted'>{line}</div>
  </div>
)
