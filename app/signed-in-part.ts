import type { ComponentType } from 'react'
import { arrivesKnown } from '@/hooks/use-session-wanted'

/** How long the chat's script may take before the part is fetched by itself, in milliseconds. */
const CHAT_TAKES_MS = 3000

let bring: (part: ComponentType) => void = () => undefined
const brought = new Promise<ComponentType>((resolve) => (bring = resolve))

/** From a script that holds the part already. */
export const bringSignedIn = (part: ComponentType): void => bring(part)

const fetchPart = (): Promise<ComponentType> => import('./signed-in').then((module) => module.SignedIn)

/** The chat needs most of the part's modules itself: whoever arrives there gets the part with the chat's script, and nothing twice. */
const chatBrings = () => /^\/chat(\/|$)/.test(window.location.pathname) && arrivesKnown()

/** What keeps a session alive. Rejects where it cannot be fetched. */
export const loadSignedIn = (): Promise<ComponentType> =>
  chatBrings()
    ? new Promise((resolve, reject) => {
        const timer = setTimeout(() => void fetchPart().then(resolve, reject), CHAT_TAKES_MS)
        void brought.then((part) => {
          clearTimeout(timer)
          resolve(part)
        })
      })
    : fetchPart()
