import { useEffect } from 'react'
import { nativeBridge } from '@/lib/native/bridge'
import { useSignedIn } from '@/stores/auth-store'
import { usePreferencesStore } from '@/stores/preferences-store'

const ignore = () => undefined

/**
 * Registers this device for notifications while somebody is signed in who wants them here, and again with each token that a
 * native app tells. The server forgets it with the session. Its code is fetched by those who switched it on.
 */
export function usePushDevice() {
  const signedIn = useSignedIn()
  const notices = usePreferencesStore((state) => state.notices)
  useEffect(() => {
    if (!signedIn || !notices) return
    const load = () => import('./this-device')
    // Whoever has just switched it on has registered.
    if (!usePreferencesStore.getState().pushed) {
      void load()
        .then(({ keepDevice }) => keepDevice())
        .catch(ignore)
    }
    let stop = ignore as () => void
    let here = true
    void nativeBridge()?.then((bridge) => {
      if (!here) return
      stop = bridge.on(
        'push.token',
        ({ token }) =>
          void load()
            .then(({ registerShell }) => registerShell(bridge, token))
            .catch(ignore),
      )
    }, ignore)
    return () => {
      here = false
      stop()
      usePreferencesStore.getState().setPushed(false)
    }
  }, [signedIn, notices])
}
