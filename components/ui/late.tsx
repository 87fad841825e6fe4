'use client'

import { lazy, Suspense, type ComponentType } from 'react'

/**
 * A part that is fetched when it is first drawn, with nothing in its place meanwhile. For what only the browser draws:
 * smaller than next/dynamic, which also knows how to draw on the server.
 */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>
  const Late = (props: P) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
  return Late
}
