'use client'

import type { ComponentType, ReactNode } from 'react'
import { late } from '@/components/ui/late'

/** Like `late`, for a part that asks the server: the query cache comes along, fetched at the same time. */
export const lateWithQueries = <P extends object>(load: () => Promise<ComponentType<P>>, meanwhile?: ReactNode): ComponentType<P> =>
  late(async () => {
    const [Part, { WithQueries }] = await Promise.all([load(), import('./with-queries')])
    const Inside = (props: P) => (
      <WithQueries>
        <Part {...props} />
      </WithQueries>
    )
    return Inside
  }, meanwhile)
