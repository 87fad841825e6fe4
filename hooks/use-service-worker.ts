import { useEffect } from 'react'
import { isNative } from '@/lib/auth/native'
import { IS_BUILT } from '@/lib/offline/is-built'
import { onPerson } from '@/stores/auth-store'

const PATH = '/sw.js'

/** What this page has loaded before there was a worker to keep it. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/_next/static/`))

async function register(workers: ServiceWorkerContainer) {
  await workers.register(PATH, { updateViaCache: 'none' })
  const { active } = await workers.ready
  active?.postMessage(loadedFiles())
}

/** Notifications that are still shown are the person's who leaves. */
async function closeNotifications(workers: ServiceWorkerContainer) {
  const registration = await workers.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
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
    const start = () => void register(workers).catch(ignore)
    const stop = onPerson((person) => person || void closeNotifications(workers).catch(ignore))
    if (document.readyState === 'complete') start()
    else window.addEventListener('load', start, { once: true })
    return () => {
      stop()
      window.removeEventListener('load', start)
    }
  }, [])
}
