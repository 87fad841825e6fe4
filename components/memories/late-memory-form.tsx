'use client'

import { late } from '@/components/ui/late'
import { Skeleton } from '@/components/ui/skeleton'

/** Fetched with its schema when somebody wants to write. */
export const LateMemoryForm = late(() => import('./memory-form').then((module) => module.MemoryForm), <Skeleton className='h-40' />)
