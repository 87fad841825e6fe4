'use client'

import { lateWithQueries } from '@/components/layout/late-with-queries'

/** What to do on a page that is not there. Late: the page for missing ones is a part of every document. */
export const LateWayOn = lateWithQueries(() => import('./way-on').then((module) => module.WayOn))
