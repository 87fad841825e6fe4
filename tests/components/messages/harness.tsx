import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { endpoints } from '@/contracts/index'
import type { Message } from '@/contracts/messages'
import { ApiError } from '@/lib/api/errors'
import chat from '@/lib/i18n/messages/en/chat.json'
import common from '@/lib/i18n/messages/en/common.json'
import errors from '@/lib/i18n/messages/en/errors.json'
import voices from '@/lib/i18n/messages/en/voices.json'
import { createQueryClient } from '@/lib/query/client'
import { keys } from '@/lib/query/keys'
import { firstPage } from '@/lib/realtime/message-pages'
import { useChatStore } from '@/stores/chat-store'
import { conversation } from '../../lib/realtime/fixtures'

/** What jsdom lacks and the thread uses; sizes are all zero there. */
export function stubLayout(media: (query: string) => boolean = () => false) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: media(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('CSS', { supports: () => true })
  Element.prototype.scrollTo = () => undefined
  document.cookie = 'krush_disclosed=; Max-Age=0; Path=/chat'
}

const pathPattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)

/** As the server sends it: what breaks the contract is an error of its own. */
function sent({ method, url }: Request, result: unknown): Response {
  const { pathname } = new URL(url)
  const contract = Object.values(endpoints).find((each) => each.method === method && pathPattern(each.path).test(pathname))
  const checked = contract?.response.safeParse(result)
  if (checked?.success !== false) return Response.json(result)
  return Response.json({ error: { code: 'INTERNAL', message: 'x', request_id: 'r', details: {} } }, { status: 500 })
}

/** Requests that left the browser, answered by `answer`. */
export function stubFetch(answer: (request: Request) => unknown) {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request.clone())
    const result = await answer(request)
    if (!(result instanceof ApiError)) return sent(request, result)
    const { code, message, status, details } = result
    return Response.json({ error: { code, message, request_id: 'r', details } }, { status: status || 400 })
  })
  return requests
}

export function draw(children: ReactNode, messages: Message[] = []) {
  useChatStore.getState().reset()
  const client = createQueryClient()
  client.setQueryData(keys.messages(1), firstPage(messages))
  client.setQueryData(keys.conversations(), { data: [conversation(1, { messages: messages.slice(-1) })], count: 1 })
  const view = render(
    <NextIntlClientProvider locale='en' timeZone='UTC' messages={{ chat, common, errors, voices }}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </NextIntlClientProvider>,
  )
  return { ...view, client }
}
