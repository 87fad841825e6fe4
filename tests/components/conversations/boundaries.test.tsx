import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChatBoundaries } from '@/components/conversations/chat-boundaries'
import { PauseCard } from '@/components/messages/pause-card'
import { useAuthStore } from '@/stores/auth-store'
import { draw, stubFetch, stubLayout } from '../messages/harness'

beforeEach(() => {
  stubLayout()
  useAuthStore.setState({ status: 'in' })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('themes and words of a chat are saved as they were chosen; a list that is too long is named and not sent', async () => {
  let here = { themes: ['blood'], words: ['storm'] }
  const requests = stubFetch(({ method }) => ({
    here: method === 'PUT' ? (here = { themes: [], words: ['rain', 'old boss'] }) : here,
    paused_at: null,
  }))
  draw(<ChatBoundaries id={3} />)
  const blood = await screen.findByRole('button', { name: 'Blood and wounds' })
  expect(blood.getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByLabelText('Safe word (optional)')).toBeNull()
  await userEvent.click(blood)
  const words = screen.getByLabelText('Your own words')
  await userEvent.clear(words)
  await userEvent.type(words, 'x')
  expect(screen.getByText(/each of 2 to 40 characters/)).toBeTruthy()
  await userEvent.clear(words)
  await userEvent.type(words, 'rain, old boss, rain')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByText('Saved')).toBeTruthy())
  const put = requests.find(({ method }) => method === 'PUT')!
  expect(await put.clone().json()).toEqual({ themes: [], words: ['rain', 'old boss'] })
  expect(put.url).toMatch(/\/v1\/conversations\/3\/boundaries$/)
})

test('after the safe word the card resumes the chat, and only the newest one', async () => {
  const requests = stubFetch(() => ({ ok: true }))
  draw(<PauseCard conversation_id={3} name='Mira' newest />)
  expect(await screen.findByText(/This isn’t Mira speaking/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Resume the chat' }))
  await waitFor(() => expect(screen.getByText(/You’ve resumed the chat/)).toBeTruthy())
  expect(requests.map(({ url }) => new URL(url).pathname)).toContain('/v1/conversations/3/resume')
  cleanup()
  draw(<PauseCard conversation_id={3} name='Mira' newest={false} />)
  expect(await screen.findByText('Everything has stopped')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Resume the chat' })).toBeNull()
})
