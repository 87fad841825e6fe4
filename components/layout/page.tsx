import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

type PageProps = {
  children: ReactNode
  /** `text` is a reading column, `wide` the whole page. */
  width?: 'text' | 'wide'
  className?: string
}

/** The page's own margins, the same everywhere. */
export const Page = ({ children, width = 'wide', className }: PageProps) => (
  <div className={cn('px-4 pt-2 pb-12 lg:px-8', className)}>
    <div className={cn('mx-auto', width === 'text' ? 'max-w-3xl' : 'max-w-page')}>{children}</div>
  </div>
)
