import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Composer } from '@/components/messages/composer'
import { Suggestions } from '@/components/messages/suggestions'
import { keys } from '@/lib/query/keys'
import { conversation, message } from '../../lib/realtime/fixtures'
import { draw, stubFetch, stubLayout } from './harness'

beforeEach(() => stubLayout())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const both = (
  <>
    <Suggestions id={1} />
    <Composer id={1} name='Mira' signedIn />
  </>
)
const reply = message(2, { sender_type: 'Contact', status: 'complete' })

it('a press writes a suggestion into the field and sends nothing', async () => {
  const requests = stubFetch(() => ({ data: ['One', 'Two', 'Three'], count: 3 }))
  const { client } = draw(both, [reply])
  expect(screen.queryByRole('group', { name: 'Suggestions' })).toBeNull()
  client.setQueryData(keys.conversation(1), conversation(1, { config: { ...conversation(1).config, suggestions: true } }))
  const group = await screen.findByRole('group', { name: 'Suggestions' })
  expect(within(group).getAllByRole('button')).toHaveLength(3)
  await userEvent.click(within(group).getByRole('button', { name: 'Two' }))
  expect(screen.getByRole('textbox', { name: 'Message Mira' })).toHaveProperty('value', 'Two')
  expect(screen.queryByRole('group', { name: 'Suggestions' })).toBeNull()
  expect(requests.map(({ method }) => method)).toEqual(['GET'])
})
