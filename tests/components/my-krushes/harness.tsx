import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { type ReactNode, useEffect, useState } from 'react'
import { vi } from 'vitest'
import chat from '@/lib/i18n/messages/en/chat.json'
import krushes from '@/lib/i18n/messages/en/krushes.json'
import { fakeNetwork, inFuture, person, type Routes } from '../../lib/auth/browser-fakes'
import { stubLayout } from '../messages/harness'
import { openPage } from '../modals/harness'

/** As Next does it: what the page writes into the address is read by whoever asks for it. */
function Address({ children }: { children: ReactNode }) {
  const [search, setSearch] = useState(window.location.search)
  useEffect(() => {
    const replace = window.history.replaceState.bind(window.history)
    window.history.replaceState = (...state) => {
      replace(...state)
      setSearch(window.location.search)
    }
    return () => void (window.history.replaceState = replace)
  }, [])
  return <SearchParamsContext.Provider value={new URLSearchParams(search) as never}>{children}</SearchParamsContext.Provider>
}

export const list = (data: readonly unknown[], more: Record<string, unknown> = {}) => ({
  body: { data, count: data.length, next_cursor: null, ...more },
})

type Open = {
  signedIn?: boolean
  routes?: Routes
  characters?: readonly unknown[]
  trash?: readonly unknown[]
  drafts?: readonly unknown[]
}

/** /my-krushes of someone, over a network that answers. */
export async function openMyKrushes({ signedIn = true, routes = {}, characters = [], trash = [], drafts = [] }: Open = {}) {
  stubLayout()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const network = fakeNetwork({
    'GET /v1/users/me': { body: person() },
    'GET /v1/session': { body: { ok: true, expires_at: inFuture(1e9) } },
    'GET /v1/users/me/characters': ({ query }) => list(query.includes('trash=true') ? trash : characters),
    'GET /v1/users/me/character-drafts': () => list(drafts),
    'GET /v1/conversations': list([]),
    ...routes,
  })
  if (signedIn) {
    localStorage.setItem('krush_session', 's-1')
    localStorage.setItem('user', JSON.stringify(person()))
  }
  const [{ ForAuthors }, { MyKrushesView }, { WithMessages }] = await Promise.all([
    import('@/components/my-krushes/for-authors'),
    import('@/components/my-krushes/my-krushes-view'),
    import('@/components/layout/with-messages'),
  ])
  const page = await openPage(
    <Address>
      <WithMessages messages={{ krushes, chat }}>
        <ForAuthors>
          <MyKrushesView />
        </ForAuthors>
      </WithMessages>
    </Address>,
  )
  return { ...network, page }
}
