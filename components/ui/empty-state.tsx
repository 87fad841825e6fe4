import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

type EmptyStateProps = {
  icon?: ReactNode
  title: string
  /** What happened and what to do next. */
  text?: ReactNode
  /** A button or a link. */
  action?: ReactNode
  className?: string
  /** Heading level of the title. */
  level?: 'h1' | 'h2' | 'h3'
}

export function EmptyState({ icon, title, text, action, className, level: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className={cn('mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-16 text-center', className)}>
      {icon ? (
        <span aria-hidden className='grid size-14 place-items-center rounded-full bg-raised text-muted [&_svg]:size-6'>
          {icon}
        </span>
      ) : null}
      <Heading className='title text-lg'>{title}</Heading>
      {text ? <p className='text-pretty text-muted'>{text}</p> : null}
      {action ? <div className='mt-3 flex flex-wrap justify-center gap-3'>{action}</div> : null}
    </div>
  )
}
