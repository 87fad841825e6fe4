'use client'

import { lateWithQueries } from '@/components/layout/late-with-queries'
import type { ExploreFilter } from '@/lib/explore/explore-filter'
import { useAuthStore } from '@/stores/auth-store'
import { ListSkeleton } from './list-skeleton'

const YourShelves = lateWithQueries(() => import('./your-shelves').then((module) => module.YourShelves))
const YourList = lateWithQueries(() => import('./your-list').then((module) => module.YourList))
const ForVisitors = lateWithQueries(() => import('./for-visitors').then((module) => module.ForVisitors))

/** What is kept for everybody cannot hold what is one person's: it comes in the browser. */
export const PersonalShelves = () => (useAuthStore((state) => state.status) === 'in' ? <YourShelves /> : null)

/** A list that only a session can answer. */
export function PersonalList({ filter }: { filter: ExploreFilter }) {
  const status = useAuthStore((state) => state.status)
  if (status === 'in') return <YourList key={JSON.stringify(filter)} filter={filter} />
  return status === 'out' ? <ForVisitors filter={filter} /> : <ListSkeleton />
}
