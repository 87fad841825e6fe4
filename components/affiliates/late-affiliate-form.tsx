'use client'

import { late } from '@/components/ui/late'
import { Skeleton } from '@/components/ui/skeleton'
import { useHydrated } from '@/hooks/use-hydrated'

const WAITING = <Skeleton className='h-[64rem]' />
const AffiliateForm = late(() => import('./affiliate-form').then((module) => module.AffiliateForm), WAITING)

/** The application, fetched with its schema once the page is there: without scripts it could not be sent anyway. */
export const LateAffiliateForm = () => (useHydrated() ? <AffiliateForm /> : WAITING)
