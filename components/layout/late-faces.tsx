'use client'

import { lateWithQueries } from './late-with-queries'

const Faces = lateWithQueries(() => import('./faces').then((module) => module.Faces))

/** Somebody to begin with, where nothing is yet: fetched with its part, in room of its own. */
export const LateFaces = () => (
  <div className='min-h-28'>
    <Faces />
  </div>
)
