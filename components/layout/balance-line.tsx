'use client'

import { Coins } from 'lucide-react'
import { useMe } from '@/hooks/api/use-me'
import { cn } from '@/lib/cn'

/** The live balance, large; keeps its room until it is known. */
export function BalanceLine({ label }: { label: string }) {
  const me = useMe()
  return (
    <p className='flex min-h-20 flex-wrap items-center justify-between gap-4 rounded-lg bg-surface px-5 py-4 hairline sm:px-6'>
      <span className='text-muted'>{label}</span>
      <span className='flex items-center gap-3 text-xl font-semibold tabular-nums'>
        <Coins aria-hidden className={cn('size-6', me?.is_premium && 'text-gold')} />
        {me?.credit_balance ?? '··'}
      </span>
    </p>
  )
}
