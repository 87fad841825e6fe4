'use client'

import { Heart } from 'lucide-react'
import { iconButtonClass } from '@/components/ui/icon-button'
import { Skeleton } from '@/components/ui/skeleton'

/** The heart until it can be pressed. */
export const LikeRoom = () => (
  <span aria-hidden className={iconButtonClass('bg-shade/60 text-on-picture')}>
    <Heart className='size-5' strokeWidth={1.75} />
  </span>
)

/** The room of what can be set for a chat: what follows it is out of sight from the start, so that nothing moves. */
export const SettingsRoom = () => (
  <div aria-hidden className='mt-6 grid gap-4 border-t border-line pt-5'>
    <Skeleton className='h-5 w-28' />
    <Skeleton className='h-12' />
    <Skeleton className='h-60' />
    <Skeleton className='h-44' />
    <Skeleton className='h-60' />
  </div>
)
