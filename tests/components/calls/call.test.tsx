import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallDoor } from '@/components/calls/call-door'
import type { Call } from '@/contracts/calls'
import { ApiError } from '@/lib/api/errors'
import { keys } from '@/lib/query/keys'
import { useAuthStore } from '@/stores/auth-store'
import { NO_CALL, useCallStore } from '@/stores/call-store'
import { useModalStore } from '@/stores/modal-store'
import { conversation, message } from '../../lib/realtime/fixtures'
import { draw, stubFetch, stubLayout } from '../messages/harness'
import { fakeMicrophone } from '../voice-notes/microphone'

const CALL: Call = { id: 5, conversation_id: 1, price: 2, credits: 0, seconds: 0, stopped: false, last_minute: null, ended: null }
const SAID = message(11, { content: 'Did you sleep well?' })

/** A server that takes calls; `answers` by the last part of the address. */
function server(answers: Partial<Record<'calls' | 'turns' | 'beat' | 'interrupt' | 'end', () => unknown>> = {}) {
  const usual = {
    calls: () => CALL,
    // The answer is text alone here: jsdom decodes no sound.
    turns: () => ({ message: SAID, reply_id: null, sound: null, call: { ...CALL, credits: 2, seconds: 4 } }),
    beat: () => CALL,
    interrupt: () => CALL,
    end: () => ({ ...CALL, credits: 2, seconds: 64, ended: 'hung_up' }),
  }
  const all = stubFetch((request) => {
    const what = request.url.split('/').at(-1) as keyof typeof usual
    return (answers[what] ?? usual[what])()
  })
  return { posted: (what: string) => all.filter(({ method, url }) => method === 'POST' && url.endsWith(`/${what}`)) }
}

const door = (calls = true) => {
  const { client } = draw(<CallDoor id={1} character={conversation(1).character} help={(close) => <button onClick={close}>Help</button>} />)
  act(() => void client.setQueryData(keys.installation(), { transcription: { provider: 'openai', listens: true }, calls }))
}
const open = async () => {
  door()
  await userEvent.click(await screen.findByRole('button', { name: 'Call Mira' }))
  return screen.findByRole('dialog', { name: 'Call Mira' })
}
const start = async () => {
  await userEvent.click(within(await open()).getByRole('button', { name: 'Start call · 2 credits a minute' }))
  await screen.findByText('Listening')
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  stubLayout()
  Element.prototype.scrollIntoView = () => undefined
  useCallStore.setState(NO_CALL)
  useAuthStore.getState().signIn({ is_premium: false, credit_balance: 12 } as never)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a call', () => {
  it('is not offered where nobody hears', async () => {
    server()
    door(false)
    expect(screen.queryByRole('button', { name: 'Call Mira' })).toBeNull()
  })

  it('says its price, the balance and what becomes of the voice before the microphone is asked for', async () => {
    const { state } = fakeMicrophone()
    server()
    const sheet = await open()
    expect(within(sheet).getByText(/2 credits a minute, charged/).textContent).toMatch(/You have 12 credits/)
    expect(within(sheet).getByText(/this site’s speech service. We don’t keep the recording/)).toBeTruthy()
    expect(state.asked).toBe(0)
    await press('Not now')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('sends what was said when the person pauses, shows it, and lets go of the microphone when it ends', async () => {
    const microphone = fakeMicrophone()
    const { posted } = server()
    await start()
    await microphone.hear(0.5, 0)
    await microphone.hear(1.2)
    expect(screen.getByText('Hearing you')).toBeTruthy()
    await microphone.hear(0.9, 0)
    await waitFor(() => expect(posted('turns')).toHaveLength(1))
    expect((await screen.findByText(/Did you sleep well/)).textContent).toBe('You: Did you sleep well?')
    expect(screen.getByText(/2 credits so far/)).toBeTruthy()
    await press('Hang up')
    expect(await screen.findByText('You hung up.')).toBeTruthy()
    await waitFor(() => expect(screen.getByText(/1:04/).textContent).toMatch(/2 credits$/))
    expect(microphone.state.open).toBe(0)
    await press('Close')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('hears nobody while it is muted, except through the held button and the space bar', async () => {
    const microphone = fakeMicrophone()
    const { posted } = server()
    await start()
    await press('Mute')
    expect(screen.getByText('Muted')).toBeTruthy()
    await microphone.hear(1.5)
    await microphone.hear(1, 0)
    expect(posted('turns')).toEqual([])
    const hand = userEvent.setup()
    await hand.keyboard('[Space>]')
    await microphone.hear(1.5)
    await hand.keyboard('[/Space]')
    await waitFor(() => expect(posted('turns')).toHaveLength(1))
  })

  it('says that it was not understood, and goes on', async () => {
    const microphone = fakeMicrophone()
    server({ turns: () => new ApiError('NOT_UNDERSTOOD', 'no', 422) })
    await start()
    await microphone.hear(1.5)
    await microphone.hear(0.9, 0)
    expect((await screen.findByRole('alert')).textContent).toMatch(/Say it again. This part is free/)
    expect(screen.getByText('Listening')).toBeTruthy()
  })

  it('says why the server ended it', async () => {
    const microphone = fakeMicrophone()
    server({ turns: () => ({ message: SAID, reply_id: null, sound: null, call: { ...CALL, ended: 'safe_word' } }) })
    await start()
    await microphone.hear(1.5)
    await microphone.hear(0.9, 0)
    expect(await screen.findByText('You used your safe word, so everything has stopped.')).toBeTruthy()
    expect(microphone.state.open).toBe(0)
  })

  it('names a microphone that is not allowed, and offers credits where they are short', async () => {
    fakeMicrophone({ fails: 'NotAllowedError' })
    server({ calls: () => new ApiError('NOT_ENOUGH_BALANCE', 'no', 402) })
    const sheet = await open()
    const begin = within(sheet).getByRole('button', { name: /^Start call/ })
    await userEvent.click(begin)
    expect((await within(sheet).findByRole('alert')).textContent).toMatch(/isn’t allowed/)
    const microphone = fakeMicrophone()
    await userEvent.click(begin)
    await waitFor(() => expect(useModalStore.getState().open?.name).toBe('upsell'))
    expect(microphone.state.open).toBe(0)
  })
})
