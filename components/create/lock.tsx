'use client'

import { Lock, LockOpen } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Field } from '@/lib/create/draft'
import { cn } from '@/lib/cn'
import { useCreateStore } from '@/stores/create-store'

/** Whether the dice leave a field alone. */
export function LockButton({ field, what, className }: { field: Field; /** In words. */ what: string; className?: string }) {
  const t = useTranslations('create')
  const kept = useCreateStore(({ sheet }) => sheet?.kept.includes(field) ?? false)
  const keep = useCreateStore((state) => state.keep)
  const label = t('keep', { what })
  return (
    <button
      type='button'
      aria-pressed={kept}
      aria-label={label}
      title={label}
      onClick={() => keep(field, !kept)}
      className={cn(
        'grid size-11 place-items-center rounded-full transition-colors duration-fast hover:bg-raised',
        kept ? 'text-accent' : 'text-muted',
        className,
      )}
    >
      {kept ? <Lock aria-hidden className='size-4' /> : <LockOpen aria-hidden className='size-4' />}
    </button>
  )
}

/** A field of the form with its lock at the right of its label. */
export const Kept = ({ field, what, children }: { field: Field; what: string; children: ReactNode }) => (
  <div className='relative min-w-0'>
    {children}
    <LockButton field={field} what={what} className='absolute -top-3 end-0' />
  </div>
)
