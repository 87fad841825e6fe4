'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { reloadOnce } from '@/lib/offline/reload-once'

/** Nothing says that a part is on its way before this has passed, in milliseconds: most parts are there sooner. */
export const LAZY_DELAY_MS = 200

/** Draws its children once a part has been on its way for a while. */
export function Delayed({ children }: { children: ReactNode }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LAZY_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return late ? children : null
}

/** Milliseconds between two tries to fetch a part, and how often it is tried while the browser says that it is online. */
const TRY_AGAIN_MS = 2000
const MOST_TRIES = 3

/** Node has a navigator too, which knows of no connection. */
const isOffline = () => typeof window !== 'undefined' && navigator.onLine === false

/** The connection is back, or a while has passed. */
const nextTry = () =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, TRY_AGAIN_MS)
    window.addEventListener('online', done)
  })

/**
 * Offline is waited out: a part that was asked for then opens when the connection is back. Rejects as `load` does otherwise, and loads
 * the page again where an update has taken the part away.
 */
async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await load()
    } catch (error) {
      if (!isOffline() && tries >= MOST_TRIES) {
        reloadOnce(error)
        throw error
      }
      await nextTry()
    }
  }
}

/** One sentence where toasts are, drawn with what every page has. */
export function PlainNotice({ children }: { children: ReactNode }) {
  return (
    <p
      role='status'
      className='pointer-events-none fixed inset-x-4 z-50 max-lg:top-(--toast-top) lg:bottom-[calc(max(var(--bottom),var(--field,0px))+1rem)] mx-auto w-fit rounded-md bg-raised px-4 py-3 hairline'
    >
      {children}
    </p>
  )
}

/** In place of a part that cannot come now: says why nothing opens. */
function WhileOffline() {
  const t = useTranslations('errors')
  return <PlainNotice>{t('offline')}</PlainNotice>
}

/**
 * A part that is fetched when it is first drawn, with `meanwhile` in its place: what keeps its room at once, and what says
 * that it is loading in `Delayed`. For what only the browser draws: smaller than next/dynamic, which also knows how to draw
 * on the server. Offline, `offline` is added to it: that there is no connection, unless the caller knows better. `preload` fetches it
 * before it is drawn, e.g. while the menu that leads to it is open: it then comes at once.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile?: ReactNode,
  offline: ReactNode = <WhileOffline />,
): ComponentType<P> & { preload: () => void } {
  let here: ComponentType<P> | undefined
  const Part = lazy(async () => ({ default: await loadPatiently(load) })) as unknown as ComponentType<P>
  const Late = (props: P) => {
    const [Drawn] = useState(() => here ?? Part)
    return (
      <Suspense
        fallback={
          isOffline() ? (
            <>
              {meanwhile}
              {offline}
            </>
          ) : (
            meanwhile
          )
        }
      >
        <Drawn {...props} />
      </Suspense>
    )
  }
  const preload = () =>
    void load().then(
      (part) => (here = part),
      () => undefined,
    )
  return Object.assign(Late, { preload })
}
