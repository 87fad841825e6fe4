import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearBrowser, failure, fakeIndexedDb, fakeNetwork, person, type Routes } from '../../lib/auth/browser-fakes'
import { openPage } from './harness'

beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  fakeIndexedDb()
})
afterEach(cleanup)

/** A server that keeps what is patched. */
function server(start: ReturnType<typeof person>) {
  let me = start
  const routes: Routes = {
    'GET /v1/users/me': () => ({ body: me }),
    'PATCH /v1/users/me': ({ body }) => {
      const { custom_attributes } = body as { custom_attributes: Record<string, unknown> }
      me = { ...me, custom_attributes: { ...me.custom_attributes, ...custom_attributes } }
      return { body: me }
    },
    'PATCH /v1/users/me/preferences': ({ body }) => {
      const { app_mode } = body as { app_mode: 'crush:sfw' | 'crush:nsfw' }
      me = { ...me, custom_attributes: Object.assign({}, me.custom_attributes, { app_mode }) }
      return { body: { mail_news: false, mail_reminders: false, notify_messages: true, app_mode } }
    },
  }
  return fakeNetwork(routes)
}

async function arrive(about: Record<string, unknown>, rest: Record<string, unknown> = {}, path = '/') {
  const blank = { name: undefined, gender: undefined, accept_tos_18: undefined, default_language: undefined, welcome_seen: undefined }
  const user = person({ ...blank, ...about }, rest)
  const network = server(user)
  localStorage.setItem('krush_session', 's-1')
  localStorage.setItem('user', JSON.stringify(user))
  const page = await openPage(undefined, path)
  return { ...network, page, user: userEvent.setup() }
}
const profile = () => screen.findByRole('dialog', { name: 'Before you begin' })
const save = () => screen.getByRole('button', { name: 'Continue' })

describe('the profile', () => {
  it('starts from the display name, Male and Women', async () => {
    await arrive({})
    await profile()
    expect(screen.getByLabelText('What should they call you?')).toHaveProperty('value', 'Ana')
    expect(screen.getByRole('radio', { name: 'Male' })).toHaveProperty('checked', true)
    expect(screen.getByRole('radio', { name: 'Women' })).toHaveProperty('checked', true)
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)
  })

  it('cannot be dismissed', async () => {
    const { user } = await arrive({})
    const dialog = await profile()
    await user.keyboard('{Escape}')
    await user.click(dialog)
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    expect(await profile()).toBeTruthy()
  })

  it('says what is missing, word for word, and goes to the first of it', async () => {
    const { user, calls } = await arrive({}, { name: null })
    await profile()
    await user.click(save())
    expect(screen.getByText("Don't be shy.")).toBeTruthy()
    expect(screen.getByText('You must accept the terms of service')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('What should they call you?')))
    await user.type(screen.getByLabelText('What should they call you?'), '   ')
    expect(screen.getByText("Don't be shy.")).toBeTruthy()
    expect(calls('/v1/users/me').filter(({ method }) => method === 'PATCH')).toEqual([])
  })

  it('saves, sets the language, goes to / and then welcomes in three steps', async () => {
    const { user, calls, page } = await arrive({})
    await profile()
    await user.click(screen.getByRole('radio', { name: 'Non-binary' }))
    await user.click(screen.getByRole('radio', { name: 'Everyone' }))
    await user.click(screen.getByRole('checkbox', { name: /Terms of Service.*18 or older/ }))
    await user.click(save())
    expect(await screen.findByRole('dialog', { name: 'Good to have you, Ana.' })).toBeTruthy()
    const patches = () =>
      calls('/v1/users/me')
        .filter(({ method }) => method === 'PATCH')
        .map(({ body }) => body)
    expect(patches()).toEqual([
      { custom_attributes: { name: 'Ana', gender: 'Non-binary', orientation: 'Everyone', accept_tos_18: true, default_language: 'en-US' } },
    ])
    expect(page.router.push).toHaveBeenCalledWith('/')

    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Get Started' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(patches().at(-1)).toEqual({ custom_attributes: { welcome_seen: true } }))
  })

  it('has the terms as a link in the words of their box, and asks nothing more about them', async () => {
    const { user } = await arrive({})
    await profile()
    const link = screen.getByRole('link', { name: 'Terms of Service' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/legal/terms', '_blank'])
    expect(link.closest('label')?.textContent).toBe('I have read the Terms of Service and I am 18 or older.')
    expect(screen.getAllByText(/Terms/)).toHaveLength(1)
    await user.click(screen.getByText(/I have read the/))
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true)
  })

  it('keeps adult themes off until they are chosen, and what is chosen counts at once', async () => {
    const { user, calls, page } = await arrive({})
    await profile()
    expect(screen.getByRole('radio', { name: 'Keep it soft' })).toHaveProperty('checked', true)
    await user.click(screen.getByRole('radio', { name: 'Allow' }))
    await user.click(screen.getByRole('checkbox'))
    await user.click(save())
    await waitFor(() => expect(page.personNow()?.custom_attributes.accept_tos_18).toBe(true))
    expect(calls('/v1/users/me/preferences').map(({ body }) => body)).toEqual([{ app_mode: 'crush:nsfw' }])
    expect(page.personNow()?.custom_attributes.app_mode).toBe('crush:nsfw')
  })

  it('stays, with what was typed, when the choice could not be saved', async () => {
    const { user, routes } = await arrive({})
    routes['PATCH /v1/users/me/preferences'] = failure('INTERNAL', 500)
    await profile()
    await user.click(screen.getByRole('radio', { name: 'Allow' }))
    await user.click(screen.getByRole('checkbox'))
    await user.click(save())
    expect((await screen.findByRole('alert')).textContent).toBe('Couldn’t save. Your changes are still here. Try again.')
    expect(screen.getByRole('radio', { name: 'Allow' })).toHaveProperty('checked', true)
  })

  it('says nothing of adult themes in native shells', async () => {
    Object.defineProperty(navigator, 'userAgent', { configurable: true, value: 'Mozilla/5.0 KrushiOS/1.0' })
    try {
      await arrive({})
      await profile()
      expect(screen.queryByText('Adult themes')).toBeNull()
    } finally {
      Reflect.deleteProperty(navigator, 'userAgent')
    }
  })

  it('is not asked for when complete, nor is the welcome when seen', async () => {
    const { page } = await arrive({ name: 'Ana', gender: 'Male', accept_tos_18: true, default_language: 'de', welcome_seen: true })
    await waitFor(() => expect(page.useAuthStore.getState().status).toBe('in'))
    expect(page.useModalStore.getState().open).toBeNull()
  })
})

describe('the welcome', () => {
  const complete = { name: 'Ana', gender: 'Male', accept_tos_18: true, default_language: 'de' }

  it('is passed with one press', async () => {
    const { user, calls } = await arrive(complete)
    expect(await screen.findByRole('dialog', { name: 'Good to have you, Ana.' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Skip' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(calls('/v1/users/me').at(-1)?.body).toEqual({ custom_attributes: { welcome_seen: true } }))
  })

  it('does not come back with an answer of the server that was on its way', async () => {
    const { user, page } = await arrive(complete)
    await user.click(await screen.findByRole('button', { name: 'Skip' }))
    const now = page.personNow()!
    page.useAuthStore.getState().signIn({ ...now, custom_attributes: { ...now.custom_attributes, welcome_seen: undefined } })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.useModalStore.getState().open).toBeNull()
  })

  it('never comes before the chat that was asked for', async () => {
    const { user, page } = await arrive({}, {}, '/characters/mira')
    await profile()
    page.useAuthStore.getState().setNext('/characters/mira?start=chat')
    await user.click(screen.getByRole('checkbox'))
    await user.click(save())
    await waitFor(() => expect(page.router.push).toHaveBeenCalledWith('/characters/mira?start=chat'))
    await waitFor(() => expect(page.useModalStore.getState().open).toBeNull())
  })
})

describe('the default language', () => {
  it('is set for somebody who accepted the terms without one', async () => {
    const { calls } = await arrive({ name: 'Ana', gender: 'Male', accept_tos_18: true, welcome_seen: true })
    await waitFor(() =>
      expect(calls('/v1/users/me').at(-1)).toMatchObject({ method: 'PATCH', body: { custom_attributes: { default_language: 'en-US' } } }),
    )
  })
})
