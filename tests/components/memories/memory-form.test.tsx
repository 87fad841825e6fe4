import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { WithMessages } from '@/components/layout/with-messages'
import { MemoryForm } from '@/components/memories/memory-form'
import { MEMORY_MAX_LENGTH } from '@/contracts/memories'
import { ApiError } from '@/lib/api/errors'
import memories from '@/lib/i18n/messages/en/memories.json'
import { draw } from '../messages/harness'

afterEach(cleanup)

function open(over: Partial<ComponentProps<typeof MemoryForm>> = {}) {
  const given = { send: vi.fn(() => Promise.resolve()), onDone: vi.fn() }
  draw(
    <WithMessages messages={{ memories }}>
      <MemoryForm what='memory' label='Memory' initial='' action='Save' {...given} {...over} />
    </WithMessages>,
  )
  return given
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Memory' })
const save = () => screen.getByRole('button', { name: 'Save' })

it('a memory waits for a text within its limit and is sent without spaces around it; a story may be empty', async () => {
  const { send, onDone } = open()
  expect(document.activeElement).toBe(field())
  expect(save().hasAttribute('disabled')).toBe(true)
  await userEvent.click(field())
  await userEvent.paste('x'.repeat(MEMORY_MAX_LENGTH + 1))
  expect(save().hasAttribute('disabled')).toBe(true)
  await userEvent.clear(field())
  await userEvent.type(field(), ' You play the cello. ')
  await userEvent.click(save())
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  expect(send.mock.calls).toEqual([['You play the cello.']])
  cleanup()

  const story = open({ what: 'story', initial: 'You met in May.' })
  await userEvent.clear(field())
  await userEvent.click(save())
  await waitFor(() => expect(story.send.mock.calls).toEqual([['']]))
})

it('says at the field why it was not kept, keeps the words, and can be sent again or left', async () => {
  const send = vi.fn(() => Promise.reject(new ApiError('CONTENT_BLOCKED', '', 422, null, { rule: 'minors' })))
  const { onDone } = open({ send, initial: 'You play the cello.' })
  await userEvent.click(save())
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We can’t keep this: /)
  expect(field().value).toBe('You play the cello.')
  send.mockImplementation(() => Promise.reject(new ApiError('OFFLINE', '')))
  await userEvent.click(save())
  expect(await screen.findByText('Not saved. Try again.')).toBeTruthy()
  await userEvent.type(field(), '!')
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(onDone).toHaveBeenCalledTimes(1)
})
