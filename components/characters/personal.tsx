'use client'

import { lateWithQueries } from '@/components/layout/late-with-queries'
import type { ExploreFilter } from '@/lib/explore/explore-filter'
import { useAuthStore } from '@/stores/auth-store'
import { ListSkeleton } from './list-skeleton'

const YourFront = lateWithQueries(() => import('./your-front').then((module) => module.YourFront))
const Continue = lateWithQueries(() => import('./your-hero').then((module) => module.YourHero))
const YourList = lateWithQueries(() => import('./your-list').then((module) => module.YourList))
const ForVisitors = lateWithQueries(() => import('./for-visitors').then((module) => module.ForVisitors))

/**
 * What is kept for everybody cannot hold what is one person's: it comes in the browser, in the room that is kept for it.
 */
export const YourExplore = () => (useAuthStore((state) => state.status) === 'in' ? <YourFront /> : <ListSkeleton />)

/** Where one left off, in place of what visitors are told. */
export const YourHero = () => (useAuthStore((state) => state.status) === 'in' ? <Continue /> : null)

/** A list that only a session can answer. */
export function PersonalList({ filter }: { filter: ExploreFilter }) {
  const status = useAuthStore((state) => state.status)
  if (status === 'in') return <YourList key={JSON.stringify(filter)} filter={filter} />
  return status === 'out' ? <ForVisitors filter={filter} /> : <ListSkeleton />
}
