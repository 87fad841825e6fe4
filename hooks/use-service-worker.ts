import { useEffect } from 'react'
import { DEFAULT_LOCALE } from '@/contracts/locales'
import { isNative } from '@/lib/auth/native'
import { IS_BUILT } from '@/lib/offline/is-built'

const PATH = '/sw.js'

const isOurs = ({ name }: PerformanceEntry) => name.startsWith(`${window.location.origin}/_next/static/`)

/** Names each file of the build that this page loads, before or after there was a worker, so that it is there offline too. */
function nameFiles(workerNow: () => ServiceWorker | null): PerformanceObserver {
  const observer = new PerformanceObserver((list) => {
    const names = list
      .getEntries()
      .filter(isOurs)
      .map(({ name }) => name)
    if (names.length > 0) workerNow()?.postMessage(names)
  })
  observer.observe({ type: 'resource', buffered: true })
  return observer
}

async function register(workers: ServiceWorkerContainer) {
  // Another language is another worker, which keeps its documents in that language.
  const locale = document.documentElement.lang
  await workers.register(locale === DEFAULT_LOCALE ? PATH : `${PATH}?locale=${locale}`, { updateViaCache: 'none' })
  const registration = await workers.ready
  return nameFiles(() => registration.active)
}

const ignore = () => undefined

/**
 * Registers the service worker once the page has loaded, for people who are signed in: visitors have nothing to read offline
 * and load nothing for it. Native shells have their own files and screens. Mounted once, in app/signed-in.
 */
export function useServiceWorker() {
  useEffect(() => {
    // Absent where the address is not a secure one.
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
    if (!IS_BUILT || !workers || isNative()) return
    let naming: Promise<PerformanceObserver | void> | undefined
    const start = () => {
      naming = register(workers).catch(ignore)
    }
    if (document.readyState === 'complete') start()
    else window.addEventListener('load', start, { once: true })
    return () => {
      void naming?.then((observer) => observer?.disconnect())
      window.removeEventListener('load', start)
    }
  }, [])
}
