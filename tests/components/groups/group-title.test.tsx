import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GroupTitle } from '@/components/groups/group-title'
import { WithMessages } from '@/components/layout/with-messages'
import { ToastHost } from '@/components/ui/toast-host'
import type { Group } from '@/contracts/groups'
import { useConversation } from '@/hooks/api/use-conversations'
import { ApiError } from '@/lib/api/errors'
import groups from '@/lib/i18n/messages/en/groups.json'
import { keys } from '@/lib/query/keys'
import { conversation } from '../../lib/realtime/fixtures'
import { draw, stubFetch, stubLayout } from '../messages/harness'

const group = (title: string): Group => ({ title, turns: 'in_turn', members: [] })

function Panel() {
  const now = useConversation(1)?.group
  return now ? <GroupTitle id={1} group={now} /> : null
}

function open(title: string) {
  const { client } = draw(
    <WithMessages messages={{ groups }}>
      <Panel />
      <ToastHost label='Notifications' closeLabel='Close' wide />
    </WithMessages>,
  )
  client.setQueryData(keys.conversation(1), conversation(1, { group: group(title) }))
}
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Group name' })
const save = () => screen.getByRole('button', { name: 'Save' })

beforeEach(() => stubLayout())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('a name is sent once and said to be saved; none takes the old one away', async () => {
  let answer = () => {}
  const requests = stubFetch(async (request) => {
    if (request.method !== 'PATCH') return new ApiError('NOT_FOUND', '')
    const { title } = (await request.json()) as { title: string }
    await new Promise<void>((resolve) => (answer = resolve))
    return conversation(1, { group: group(title) })
  })
  const patches = () => requests.filter(({ method }) => method === 'PATCH')
  open('')
  await userEvent.type(await field(), ' Friday ')
  await userEvent.click(save())
  await waitFor(() => expect(save().getAttribute('aria-busy')).toBe('true'))
  await userEvent.click(save())
  answer()
  expect(await screen.findByText('Saved.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
  expect((await field()).value).toBe('Friday')
  expect(patches()).toHaveLength(1)
  await userEvent.clear(await field())
  await userEvent.click(save())
  await waitFor(() => expect(patches()).toHaveLength(2))
  answer()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
  expect(await Promise.all(patches().map((request) => request.json()))).toEqual([{ title: 'Friday' }, { title: '' }])
})

it('a name that is too long waits, and one that was not saved stays in the field', async () => {
  const requests = stubFetch(() => new ApiError('INTERNAL', ''))
  open('Friday')
  const input = await field()
  await userEvent.type(input, '!'.repeat(55))
  expect(save().hasAttribute('disabled')).toBe(true)
  await userEvent.clear(input)
  await userEvent.type(input, 'Saturday')
  await userEvent.click(save())
  await waitFor(() => expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1))
  await waitFor(() => expect(save().getAttribute('aria-busy')).toBeNull())
  expect((await field()).value).toBe('Saturday')
})
