'use client'

import type { ReactNode } from 'react'
import { late } from '@/components/ui/late'
import { useNative } from '@/hooks/use-native'

const StoreShelf = late(() => import('./store-shelf').then((module) => module.StoreShelf))

/** The web's own ways to buy; in a native app its store's, which allows no others, not even before the page comes alive. */
export const SoldHere = ({ kind, children }: { kind: 'plan' | 'pack'; children: ReactNode }) =>
  useNative() ? <StoreShelf kind={kind} /> : <div className='contents in-shell:hidden'>{children}</div>
