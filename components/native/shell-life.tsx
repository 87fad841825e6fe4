'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { toast } from '@/components/ui/toast'
import { onTopDialog, topDialog } from '@/components/ui/top-layer'
import { usePath, useRouter } from '@/hooks/use-navigation'
import { dropSession } from '@/lib/auth/session'
import { ownPath, takeLinks } from '@/lib/native/addresses'
import { nativeBridge } from '@/lib/native/bridge'
import type { Bridge } from '@/lib/native/client'
import { giveDevice, takeInsets, takeTextScale, tellTheme } from '@/lib/native/device'
import { takePurchases } from '@/lib/native/store'
import { useAuthStore } from '@/stores/auth-store'

function useBridge(): Bridge | null {
  const [bridge, setBridge] = useState<Bridge | null>(null)
  useEffect(() => {
    let here = true
    nativeBridge()?.then(
      (found) => here && setBridge(found),
      () => undefined,
    )
    return () => void (here = false)
  }, [])
  return bridge
}

/** What holds for every page. */
function useDevice(bridge: Bridge | null) {
  const t = useTranslations('native')
  const failed = useRef('')
  failed.current = t('not_saved')
  useEffect(() => {
    if (!bridge) return
    const stops = [tellTheme(bridge), takeInsets(bridge), takeTextScale(bridge)]
    let here = true
    void giveDevice(bridge)
    void bridge
      .can('file')
      .then((canSave) => here && stops.push(takeLinks(bridge, { canSave, onFailed: () => toast.error(failed.current) })))
    // Something is drawn by now, and be it the waiting screen: the launch screen may go.
    void bridge.request('ui.ready', {})
    return () => {
      here = false
      for (const stop of stops) stop()
    }
  }, [bridge])
}

/** "Back" closes what lies on top; pulling down refreshes pages that do not scroll by themselves. */
function useGestures(bridge: Bridge | null) {
  const path = usePath()
  const router = useRouter()
  const queryClient = useQueryClient()
  const [covered, setCovered] = useState(() => topDialog() !== null)
  useEffect(() => onTopDialog(() => setCovered(topDialog() !== null)), [])
  useEffect(() => void bridge?.request('ui.backable', { enabled: covered }), [bridge, covered])
  useEffect(() => bridge?.on('ui.back', () => void topDialog()?.dispatchEvent(new Event('cancel', { cancelable: true }))), [bridge])
  // A thread loads what is above it instead, and a form would be lost.
  const refreshable = !covered && !/^\/(chat\/|create|sandbox)/.test(path)
  useEffect(() => void bridge?.request('ui.refreshable', { enabled: refreshable }), [bridge, refreshable])
  useEffect(
    () =>
      bridge?.on('ui.refresh', () => {
        router.refresh()
        void queryClient.invalidateQueries()
      }),
    [bridge, router, queryClient],
  )
}

/** Addresses from outside: a notification or a link that opened the app. Others than our own are not followed. */
function useArrivals(bridge: Bridge | null) {
  const router = useRouter()
  useEffect(() => {
    if (!bridge) return
    const go = ({ url }: { url: string }) => {
      const path = ownPath(url)
      if (path === null) return
      // A token in an address is read when a page begins (hooks/use-session-life.ts).
      if (/[?&](t|email)=/.test(path)) window.location.assign(path)
      else router.push(path)
    }
    const stops = [bridge.on('push.opened', go), bridge.on('link.opened', go)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [bridge, router])
}

/** The shell knows of the line and of the person before the page does. */
function useStates(bridge: Bridge | null) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!bridge) return
    const stops = [
      bridge.on('net.state', ({ online }) => void window.dispatchEvent(new Event(online ? 'online' : 'offline'))),
      bridge.on('app.resumed', () => void document.dispatchEvent(new Event('visibilitychange'))),
      bridge.on('auth.changed', ({ state }) => {
        if (state === 'signed_in' || useAuthStore.getState().status !== 'in') return
        void dropSession({ everything: true })
        useAuthStore.getState().signOut({ reason: 'elsewhere' })
        queryClient.clear()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [bridge, queryClient])
}

/** Purchases that the store reports on its own are claimed only while someone is signed in: they may be theirs. */
function usePurchases(bridge: Bridge | null) {
  const queryClient = useQueryClient()
  const signedIn = useAuthStore(({ status }) => status === 'in')
  useEffect(() => {
    if (bridge && signedIn) return takePurchases(bridge, () => void queryClient.invalidateQueries())
  }, [bridge, signedIn, queryClient])
}

/** Keeps the shell told, and does what it says. Mounted once in app/in-shell. */
export function ShellLife() {
  const bridge = useBridge()
  useDevice(bridge)
  useGestures(bridge)
  useArrivals(bridge)
  useStates(bridge)
  usePurchases(bridge)
  return null
}
