import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PendingRow } from '@/components/messages/pending-row'
import type { PendingSend } from '@/stores/chat-store'
import { draw, stubLayout } from './harness'

beforeEach(() => stubLayout())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const row = (send: Partial<PendingSend>) => {
  const nothing = () => {}
  const pending: PendingSend = { client_key: 'k', conversation_id: 1, content: 'Hello', state: 'sending', created_at: 0, ...send }
  return draw(<PendingRow send={pending} name='Mira' first last afterReply={false} onRetry={nothing} onEdit={nothing} onRemove={nothing} />)
}

it('a message on its way says so only once it takes long', () => {
  row({})
  expect(screen.queryByText('Sending…')).toBeNull()
  cleanup()
  row({ slow: true })
  expect(screen.getByText('Sending…')).toBeDefined()
  cleanup()
  row({ state: 'waiting' })
  expect(screen.queryByText('Sending…')).toBeNull()
  expect(screen.getByText('Waiting to send')).toBeDefined()
})
