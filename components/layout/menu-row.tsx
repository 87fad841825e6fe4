'use client'

import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { cn } from '@/lib/cn'

type MenuRowProps = {
  icon: LucideIcon
  label: ReactNode
  /** Right of the label, e.g. a balance. */
  aside?: ReactNode
  href?: string
  onClick: () => void
  className?: string
}

/** A row of a menu sheet: a link with `href`, else a button. */
export function MenuRow({ icon: Icon, label, aside, href, onClick, className }: MenuRowProps) {
  const look = cn('flex min-h-13 w-full items-center gap-4 rounded-md px-3 text-start font-medium hover:bg-raised', className)
  const inside = (
    <>
      <Icon aria-hidden strokeWidth={1.75} className='size-5 flex-none text-muted' />
      <span className='min-w-0 flex-1'>{label}</span>
      {aside}
    </>
  )
  return href ? (
    <Link href={href} onClick={onClick} className={look}>
      {inside}
    </Link>
  ) : (
    <button type='button' onClick={onClick} className={look}>
      {inside}
    </button>
  )
}
