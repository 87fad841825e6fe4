import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearBrowser, failure, fakeIndexedDb, fakeNetwork, inFuture, person, type Routes } from '../../lib/auth/browser-fakes'
import { list, subscription } from '../billing/harness'
import { openPage } from '../modals/harness'

beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  fakeIndexedDb()
})
afterEach(() => {
  vi.unstubAllGlobals()
  cleanup()
})

const WAYS = {
  email: 'ana@example.com',
  password: false,
  social: [],
  passkeys: [],
  second_factor: { enabled: false, enabled_at: null, recovery_codes_left: 0 },
  proven_until: null,
}
const PREFERENCES = { app_mode: 'crush:nsfw', break_minutes: 180, place: null }
const PLACE = { disclosure: 'quiet', blocked: false, closed: null, checks: false, checked_at: null, help: null }
const LIMITS = {
  credits: { amount: null, spent: 12, pending: null },
  cents: { amount: 2500, spent: 499, pending: null },
  resets_at: '2026-12-01T00:00:00.000Z',
}
const session = (id: string, device: string, current: boolean) => ({
  id,
  device,
  current,
  created_at: '2026-11-01T10:00:00.000Z',
  seen_at: new Date().toISOString(),
})

async function openSettings(extra: Routes = {}, about: Record<string, unknown> = {}) {
  const user = person({}, about)
  let proven = false
  const network = fakeNetwork({
    'GET /v1/users/me': { body: user },
    'GET /v1/session': { body: { ok: true, expires_at: inFuture(1e9) } },
    'GET /v1/users/me/preferences': { body: PREFERENCES },
    'GET /v1/place': { body: PLACE },
    'GET /v1/users/me/boundaries': { body: { themes: [], words: [], safe_word: null } },
    'GET /v1/users/me/export': { body: { export: null } },
    'GET /v1/identity/ways': { body: WAYS },
    'GET /v1/sessions': {
      body: { data: [session('s-one-123456', 'Firefox on Windows', true), session('s-two-123456', 'Safari on iPhone', false)], count: 2 },
    },
    'GET /v1/models': { body: { data: [], count: 0 } },
    'GET /v1/billing/subscriptions': { body: { data: [], count: 0 } },
    'GET /v1/billing/limits': { body: LIMITS },
    'POST /v1/identity/proof/request': {},
    'POST /v1/identity/proof': ({ body }) => {
      proven = (body as { code?: string }).code === '123456'
      return proven ? { body: { proven_until: inFuture(900_000) } } : failure('WRONG_PROOF', 422)
    },
    'DELETE /v1/users/me': () => (proven ? { body: { status: 'deleting' } } : failure('PROOF_REQUIRED', 403)),
    'POST /v1/users/me/export': ({ body }) => {
      void body
      return proven
        ? { body: { id: 'e-1', state: 'queued', created_at: new Date().toISOString(), expires_at: null, bytes: null } }
        : failure('PROOF_REQUIRED', 403)
    },
    ...extra,
  })
  localStorage.setItem('krush_session', 's-1')
  localStorage.setItem('user', JSON.stringify(user))
  const { SettingsView } = await import('@/components/settings/settings-view')
  const page = await openPage(<SettingsView />)
  await screen.findByRole('heading', { name: 'Where you’re signed in' })
  return { ...network, page, user: userEvent.setup() }
}

describe('an account on hold for age', () => {
  it('says what is off, what is not, and where to say otherwise; adult themes cannot be turned on', async () => {
    await openSettings({ 'GET /v1/users/me/preferences': { body: { app_mode: 'crush:sfw' } } }, { age_hold: true })
    const card = await screen.findByRole('region', { name: 'Your account is on hold' })
    expect(card.textContent).toMatch(/Off for now: photos.*Still on: your chats/)
    expect(within(card).getByRole('link', { name: 'I’m 18 or older' }).getAttribute('href')).toBe('/contact?about=age')
    expect((await screen.findByRole<HTMLInputElement>('switch', { name: /Adult themes/ })).disabled).toBe(true)
  })

  it('offers the age check that ends it where there is one, in its card and nowhere else', async () => {
    const { user, seen } = await openSettings(
      {
        'GET /v1/users/me/preferences': { body: { app_mode: 'crush:sfw' } },
        'GET /v1/place': { body: { ...PLACE, checks: true } },
        'POST /v1/users/me/age-check': failure('RATE_LIMITED', 429),
      },
      { age_hold: true },
    )
    const card = await screen.findByRole('region', { name: 'Your account is on hold' })
    await user.click(await within(card).findByRole('button', { name: 'Check your age' }))
    await waitFor(() => expect(seen.some(({ path }) => path.endsWith('/age-check'))).toBe(true))
    expect(screen.getAllByRole('button', { name: 'Check your age' })).toHaveLength(1)
  })

  it('is not spoken of otherwise', async () => {
    await openSettings()
    expect(screen.queryByRole('region', { name: 'Your account is on hold' })).toBeNull()
  })
})

describe('the profile', () => {
  it('sends only what was changed, and says so', async () => {
    const { user, calls } = await openSettings({ 'PATCH /v1/users/me': { body: person({ name: 'Anna' }) } })
    const name = await screen.findByLabelText('Name')
    await user.clear(name)
    await user.type(name, 'Anna')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await screen.findByText('Saved.')
    const [saved] = calls('/v1/users/me').filter(({ method }) => method === 'PATCH')
    expect(saved?.body).toEqual({ custom_attributes: { name: 'Anna' } })
  })

  it('does not save an empty name', async () => {
    const { user } = await openSettings()
    await user.clear(await screen.findByLabelText('Name'))
    expect(screen.getByText("Don't be shy.")).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true)
  })
})

describe('finding one’s way', () => {
  it('names every section, leads there, and logs out from the top', async () => {
    const { user, page } = await openSettings({ 'DELETE /v1/session': {} })
    const links = within(screen.getByRole('navigation', { name: 'Sections of your profile' })).getAllByRole('link')
    for (const link of links) {
      const target = document.querySelector(link.getAttribute('href')!)
      expect(within(target as HTMLElement).getByRole('heading', { level: 2 }).textContent).toContain(link.textContent)
    }
    expect(links).toHaveLength(10)
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(page.useAuthStore.getState().status).toBe('out'))
  })

  it('a Save that has nothing to save does not look like the thing to do', async () => {
    const { user } = await openSettings()
    const save = await screen.findByRole('button', { name: 'Save changes' })
    expect(save.className).not.toContain('bg-brand')
    await user.type(screen.getByLabelText('Name'), 'x')
    await waitFor(() => expect(save.className).toContain('bg-brand'))
  })
})

describe('preferences', () => {
  it('change what the person may see at once', async () => {
    const preferences = { mail_news: false, mail_reminders: false, notify_messages: true, app_mode: 'crush:nsfw' }
    const { user, page } = await openSettings({ 'PATCH /v1/users/me/preferences': { body: preferences } })
    expect(page.personNow()?.custom_attributes.app_mode).not.toBe('crush:nsfw')
    await user.click(await screen.findByRole('switch', { name: /Adult themes/ }))
    await waitFor(() => expect(page.personNow()?.custom_attributes.app_mode).toBe('crush:nsfw'))
  })

  it('are shown changed at once and put back when the server refuses', async () => {
    const { user } = await openSettings({ 'PATCH /v1/users/me/preferences': failure('INTERNAL', 500) })
    const adult = await screen.findByRole('switch', { name: /Adult themes/ })
    await user.click(adult)
    expect(await screen.findByText(/Something went wrong/)).toBeTruthy()
    await waitFor(() => expect(adult).toHaveProperty('checked', true))
  })

  it('adult themes have a section of their own, and what it changes counts for the person at once', async () => {
    const { user, page } = await openSettings({ 'PATCH /v1/users/me/preferences': { body: { app_mode: 'crush:sfw' } } })
    const section = screen.getByRole('region', { name: 'Adult themes' })
    await user.click(await within(section).findByRole('switch'))
    expect(await within(section).findByText('Off. Chats and photos stay safe for work.')).toBeTruthy()
    await waitFor(() => expect(page.personNow()?.custom_attributes.app_mode).toBe('crush:sfw'))
  })

  it('where the law asks for an age check, adult themes are off until it is done, and it can be started', async () => {
    const { user, seen } = await openSettings({
      'GET /v1/users/me/preferences': { body: { ...PREFERENCES, app_mode: 'crush:sfw' } },
      'GET /v1/place': { body: { ...PLACE, closed: 'age_check', checks: true } },
      'POST /v1/users/me/age-check': failure('RATE_LIMITED', 429),
    })
    const section = screen.getByRole('region', { name: 'Adult themes' })
    expect(await within(section).findByText('Off. The law where you are asks for an age check first.')).toBeTruthy()
    expect(within(section).getByRole('switch')).toHaveProperty('disabled', true)
    await user.click(within(section).getByRole('button', { name: 'Check your age' }))
    await waitFor(() => expect(seen.some(({ path }) => path.endsWith('/age-check'))).toBe(true))
  })

  it('says so where no check opens them, and takes where somebody lives and when a break is suggested', async () => {
    const changes: unknown[] = []
    const { user } = await openSettings({
      'GET /v1/place': { body: { ...PLACE, closed: 'place', checks: true } },
      'GET /v1/users/me/preferences': { body: { ...PREFERENCES, app_mode: 'crush:sfw' } },
      'PATCH /v1/users/me/preferences': ({ body }) => {
        changes.push(body)
        return { body: { ...PREFERENCES, app_mode: 'crush:sfw', ...(body as object) } }
      },
    })
    const section = screen.getByRole('region', { name: 'Adult themes' })
    expect(await within(section).findByText('Off. Adult themes aren’t available where you are.')).toBeTruthy()
    expect(within(section).queryByRole('button', { name: 'Check your age' })).toBeNull()
    const place = within(section).getByRole('combobox', { name: 'Where you live' })
    await user.clear(place)
    await user.type(place, 'texas')
    await user.click(await screen.findByRole('option', { name: 'United States: Texas' }))
    await user.click(screen.getByRole('combobox', { name: 'Suggest a break' }))
    await user.click(await screen.findByRole('option', { name: 'After an hour' }))
    await waitFor(() => expect(changes).toEqual([{ place: 'US-TX' }, { break_minutes: 60 }]))
  })

  it('every switch does something: sound and notifications for this device, and none for emails that nobody sends', async () => {
    const requestPermission = vi.fn(async () => 'granted')
    vi.stubGlobal('Notification', { permission: 'default', requestPermission })
    const { user } = await openSettings()
    const section = screen.getByRole('region', { name: 'Look and notifications' })
    const names = within(section)
      .getAllByRole('switch')
      .map((one) => one.closest('label')?.querySelector('.font-medium')?.textContent)
    expect(names).toEqual(['Sounds', 'Message notifications'])
    await user.click(within(section).getByRole('switch', { name: /^Sounds/ }))
    expect(localStorage.getItem('sound')).toBe('on')
    const notices = within(section).getByRole('switch', { name: /^Message notifications/ })
    await user.click(notices)
    await waitFor(() => expect(notices).toHaveProperty('checked', true))
    expect(requestPermission).toHaveBeenCalledOnce()
    expect(localStorage.getItem('notices')).toBe('on')
  })

  it('notifications that the browser blocks stay off, and it says where to allow them', async () => {
    vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => 'denied' })
    const { user } = await openSettings()
    const notices = await screen.findByRole('switch', { name: /^Message notifications/ })
    await user.click(notices)
    expect(await screen.findByText(/Your browser blocks notifications/)).toBeTruthy()
    expect(notices).toHaveProperty('checked', false)
  })
})

describe('sessions', () => {
  it('lists them, and offers to end every one but this', async () => {
    const { user, calls } = await openSettings({ 'DELETE /v1/sessions/s-two-123456': {} })
    expect(await screen.findByText('Firefox on Windows')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Sign out Firefox on Windows' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }))
    await screen.findByText('That device is signed out.')
    expect(calls('/v1/sessions/s-two-123456')).toHaveLength(1)
  })
})

describe('deleting the account', () => {
  it('wants a reason first, in the words of the specification', async () => {
    const { user, calls } = await openSettings()
    await user.click(screen.getByRole('button', { name: 'Delete account' }))
    await user.click(await screen.findByRole('button', { name: 'Delete my account for good' }))
    expect(await screen.findByText('Please select a reason.')).toBeTruthy()
    expect(calls('/v1/users/me').filter(({ method }) => method === 'DELETE')).toHaveLength(0)
  })

  it('asks who it is, then deletes and signs out', async () => {
    const { user, calls, page } = await openSettings({ 'DELETE /v1/session': {} })
    await user.click(screen.getByRole('button', { name: 'Delete account' }))
    await user.click(await screen.findByRole('radio', { name: 'Privacy' }))
    await user.click(screen.getByRole('button', { name: 'Delete my account for good' }))
    const dialog = await screen.findByRole('dialog', { name: 'Is it you?' })
    const code = await within(dialog).findByLabelText('6-digit code')
    await user.type(code, '000000')
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
    expect(await within(dialog).findByText('That wasn’t right. Try again.')).toBeTruthy()
    await user.clear(code)
    await user.type(code, '123456')
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(page.useAuthStore.getState().status).toBe('out'))
    const deletions = calls('/v1/users/me').filter(({ method }) => method === 'DELETE')
    expect(deletions.at(-1)?.body).toEqual({ reason: 'privacy' })
    expect(localStorage.getItem('krush_session')).toBeNull()
  })

  it.each(['apple', 'google'] as const)('says first what only the person can end: a plan of %s', async (store) => {
    const { user } = await openSettings({
      'GET /v1/billing/subscriptions': list([subscription({ store })]),
    })
    await screen.findByText(/Renews on/)
    await user.click(screen.getByRole('button', { name: 'Delete account' }))
    await screen.findByRole('button', { name: 'Delete my account for good' })
    expect(screen.queryByText(/renews in the App Store, and only you can cancel it/) !== null).toBe(store === 'apple')
  })

  it('closing the question deletes nothing', async () => {
    const { user, calls, page } = await openSettings()
    await user.click(screen.getByRole('button', { name: 'Delete account' }))
    await user.click(await screen.findByRole('radio', { name: 'Privacy' }))
    await user.click(screen.getByRole('button', { name: 'Delete my account for good' }))
    const dialog = await screen.findByRole('dialog', { name: 'Is it you?' })
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Is it you?' })).toBeNull())
    expect(page.useAuthStore.getState().status).toBe('in')
    expect(calls('/v1/users/me').filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  })
})

describe('the data export', () => {
  it('is packed after a proof, and fetched once it is ready', async () => {
    const { user, routes } = await openSettings()
    await user.click(screen.getByRole('button', { name: 'Pack my data' }))
    const dialog = await screen.findByRole('dialog', { name: 'Is it you?' })
    await user.type(await within(dialog).findByLabelText('6-digit code'), '123456')
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText(/Packing\. You can leave this page/)).toBeTruthy()
    routes['GET /v1/users/me/export'] = {
      body: { export: { id: 'e-1', state: 'ready', created_at: inFuture(0), expires_at: inFuture(1e8), bytes: 2_400_000 } },
    }
    expect(await screen.findByText(/Ready, 2\.3 MB/, undefined, { timeout: 8000 })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy()
  })
})

describe('two-step sign-in', () => {
  it('shows the key, takes a code and hands out the recovery codes', async () => {
    const { user } = await openSettings({
      'POST /v1/identity/second-factor/start': {
        body: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Krush:ana?secret=JBSWY3DPEHPK3PXP' },
      },
      'POST /v1/identity/second-factor/confirm': ({ body }) =>
        (body as { code: string }).code === '424242'
          ? { body: { recovery_codes: ['aaaa-bbbb', 'cccc-dddd'] } }
          : failure('WRONG_PROOF', 422),
    })
    await user.click(await screen.findByRole('button', { name: 'Turn on' }))
    const dialog = await screen.findByRole('dialog', { name: 'Two-step sign-in' })
    expect(await within(dialog).findByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
    expect(within(dialog).getByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy()
    const code = within(dialog).getByLabelText('6-digit code from the app')
    await user.type(code, '111111')
    await user.click(within(dialog).getByRole('button', { name: 'Turn on' }))
    expect(await within(dialog).findByText(/That code isn’t right/)).toBeTruthy()
    await user.clear(code)
    await user.type(code, '424242')
    await user.click(within(dialog).getByRole('button', { name: 'Turn on' }))
    const codes = await screen.findByRole('dialog', { name: 'Save your recovery codes' })
    expect(within(codes).getByText('aaaa-bbbb')).toBeTruthy()
    expect(within(codes).queryByRole('button', { name: 'Close' })).toBeNull()
  })

  const ON: Routes = {
    'GET /v1/identity/ways': {
      body: { ...WAYS, second_factor: { enabled: true, enabled_at: '2026-11-01T10:00:00.000Z', recovery_codes_left: 3 } },
    },
  }

  it('goes off after a question, and not before', async () => {
    const { user, calls } = await openSettings({ ...ON, 'DELETE /v1/identity/second-factor': {} })
    await user.click(await screen.findByRole('button', { name: 'Turn off' }))
    await screen.findByRole('dialog', { name: 'Turn off two-step sign-in?' })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep it on'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls('/v1/identity/second-factor')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Turn off' }))
    await user.click(await screen.findByRole('button', { name: 'Turn it off' }))
    expect(await screen.findByText('Two-step sign-in is off.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls('/v1/identity/second-factor')).toHaveLength(1)
  })

  it('shows renewed recovery codes until they are kept', async () => {
    const { user } = await openSettings({
      ...ON,
      'POST /v1/identity/second-factor/recovery-codes': { body: { recovery_codes: ['eeee-ffff'] } },
    })
    await user.click(await screen.findByRole('button', { name: 'New recovery codes' }))
    const codes = await screen.findByRole('dialog', { name: 'Save your recovery codes' })
    await user.keyboard('{Escape}')
    expect(within(codes).queryByRole('button', { name: 'Close' })).toBeNull()
    expect(within(codes).getByText('eeee-ffff')).toBeTruthy()
    await user.click(within(codes).getByRole('button', { name: 'I’ve saved them' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says how long to wait after too many codes, and when to begin again', async () => {
    const { user, routes } = await openSettings({
      'POST /v1/identity/second-factor/start': {
        body: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Krush:ana?secret=JBSWY3DPEHPK3PXP' },
      },
      'POST /v1/identity/second-factor/confirm': failure('RATE_LIMITED', 429, { 'retry-after': '890' }),
    })
    await user.click(await screen.findByRole('button', { name: 'Turn on' }))
    const dialog = await screen.findByRole('dialog', { name: 'Two-step sign-in' })
    await user.type(await within(dialog).findByLabelText('6-digit code from the app'), '111111{Enter}')
    expect(await within(dialog).findByText('Too many tries. Try again in 15 minutes.')).toBeTruthy()
    routes['POST /v1/identity/second-factor/confirm'] = failure('CONFLICT', 409)
    await user.click(within(dialog).getByRole('button', { name: 'Turn on' }))
    expect(await within(dialog).findByText('That took too long. Close this and turn it on again.')).toBeTruthy()
  })
})

describe('passkeys', () => {
  it('says that this device has one already', async () => {
    vi.stubGlobal('PublicKeyCredential', function () {})
    const { user } = await openSettings({ 'POST /v1/identity/passkeys/start': failure('CONFLICT', 409) })
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }))
    expect(await screen.findByText('This device already has a passkey for your account.')).toBeTruthy()
  })
})

describe('the spending limit', () => {
  const PUT = 'PUT /v1/billing/limits'
  const changes = (calls: (path: string) => { method: string; body: unknown }[]) =>
    calls('/v1/billing/limits')
      .filter(({ method }) => method === 'PUT')
      .map(({ body }) => body)

  it('says what is allowed and spent, and takes a lower one at once', async () => {
    const { user, calls } = await openSettings({ [PUT]: { body: { ...LIMITS, cents: { amount: 1050, spent: 499, pending: null } } } })
    expect(await screen.findByText('Money: $25.00 a month')).toBeTruthy()
    expect(screen.getByText('$4.99 spent this month')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Change the limit for Money' }))
    const field = await screen.findByLabelText('Most dollars a month')
    await user.clear(field)
    await user.type(field, '$10.50{Enter}')
    expect(await screen.findByText('Saved. Your new limit is in effect.')).toBeTruthy()
    expect(changes(calls)).toEqual([{ unit: 'cents', amount: 1050 }])
    expect(screen.getByText('Money: $10.50 a month')).toBeTruthy()
  })

  it('removes one after a day, and says from when', async () => {
    const pending = { amount: null, from: '2026-11-22T14:05:00.000Z' }
    const { user, calls } = await openSettings({ [PUT]: { body: { ...LIMITS, cents: { ...LIMITS.cents, pending } } } })
    await user.click(await screen.findByRole('button', { name: 'Change the limit for Money' }))
    await user.click(await screen.findByRole('button', { name: 'Remove limit' }))
    expect(await screen.findByText(/Saved. It takes effect on Nov 2\d, 2026/)).toBeTruthy()
    expect(screen.getByText(/From Nov 2\d, 2026.*: No limit/)).toBeTruthy()
    expect(screen.getByText('Money: $25.00 a month')).toBeTruthy()
    expect(changes(calls)).toEqual([{ unit: 'cents', amount: null }])
  })

  it.each([
    ['2.5', 'Enter a whole number of credits.'],
    ['', 'Enter a whole number of credits.'],
    ['100001', 'Must be at most 100000.'],
  ])('does not send "%s"', async (typed, text) => {
    const { user, calls } = await openSettings()
    await user.click(await screen.findByRole('button', { name: 'Set a limit for Credits' }))
    const field = await screen.findByLabelText('Most credits a month')
    if (typed) await user.type(field, typed)
    await user.click(screen.getByRole('button', { name: 'Save limit' }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(changes(calls)).toEqual([])
  })
})

describe('the plan', () => {
  it('says in words what somebody without Premium has', async () => {
    await openSettings()
    expect(await screen.findByText('Free credits arrive every day at midnight UTC.')).toBeTruthy()
  })
  it('can be cancelled from here with one press', async () => {
    const plan = {
      id: 1,
      package_id: 3,
      state: 'active',
      amount_cents: 1499,
      currency: 'USD',
      started_at: '2026-11-01T10:00:00.000Z',
      paid_until: '2026-12-01T10:00:00.000Z',
      renews_at: '2026-12-01T10:00:00.000Z',
      cancelled_at: null,
      can_resume: true,
      price_held_until: '2027-11-01T10:00:00.000Z',
      test: false,
    }
    const { user, calls } = await openSettings({
      'GET /v1/billing/subscriptions': { body: { data: [plan], count: 1 } },
      'POST /v1/billing/subscriptions/cancel': { body: { ...plan, state: 'cancelled', renews_at: null } },
    })
    expect(await screen.findByText('Renews on December 1, 2026 at $14.99.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Cancel Premium' }))
    expect(await screen.findByText('Subscription successfully cancelled.')).toBeTruthy()
    expect(calls('/v1/billing/subscriptions/cancel')).toHaveLength(1)
    expect(screen.getByText(/You have Premium until December 1, 2026/)).toBeTruthy()
  })
})

describe('models on this machine', () => {
  const model = {
    ...{ name: 'chat-small', kind: 'chat', title: 'Small one', what: 'Talks', languages: 'English', license: 'MIT', rules: null },
    ...{ credit: null, bytes: 2_500_000_000, memory_bytes: 5e9, state: 'absent', fits: true, done_bytes: null, total_bytes: null },
    ...{ problem: null, in_use: false },
  }
  it('are fetched, paused and deleted by the owner of the installation, after a proof where it is asked for', async () => {
    let proven = false
    let state: Record<string, unknown> = model
    const { user, calls } = await openSettings({
      'GET /v1/models': () => ({ body: { data: [state], count: 1 } }),
      'POST /v1/identity/proof': () => {
        proven = true
        return { body: { proven_until: inFuture(900_000) } }
      },
      'POST /v1/models/chat-small/fetch': () => {
        if (!proven) return failure('PROOF_REQUIRED', 403)
        state = { ...model, state: 'fetching', done_bytes: 1_000_000_000, total_bytes: 2_500_000_000 }
        return { body: { problem: null } }
      },
      'POST /v1/models/chat-small/pause': () => {
        state = { ...model, state: 'installed' }
        return { body: { problem: null } }
      },
      'DELETE /v1/models/chat-small': () => {
        state = model
        return { body: { problem: 'It is being fetched.' } }
      },
    })
    const card = await screen.findByRole('region', { name: 'Models on this machine' })
    await user.click(within(card).getByRole('button', { name: 'Download Small one' }))
    await user.type(await screen.findByLabelText(/code/i), '123456')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await within(card).findByText('1.0 GB of 2.5 GB')
    expect(within(card).getByRole('progressbar', { name: 'Download of Small one' })).toHaveProperty('value', 1_000_000_000)
    await user.click(within(card).getByRole('button', { name: 'Pause the download of Small one' }))
    // Deleting takes a second press.
    await user.click(await within(card).findByRole('button', { name: 'Delete Small one' }))
    expect(calls('/v1/models/chat-small')).toHaveLength(0)
    await user.click(within(card).getByRole('button', { name: 'Really delete Small one?' }))
    await screen.findByText('It is being fetched.')
  })
  it('are not spoken of to anyone else', async () => {
    await openSettings()
    expect(screen.queryByText('Models on this machine')).toBeNull()
  })
})

it('changes the email address: a proof first, then the code that the new address got', async () => {
  let proven = false
  const { user, calls } = await openSettings({
    'POST /v1/identity/proof': () => {
      proven = true
      return { body: { proven_until: inFuture(900_000) } }
    },
    'POST /v1/identity/email/change': () => (proven ? {} : failure('PROOF_REQUIRED', 403)),
    'POST /v1/identity/email/confirm': ({ body }) =>
      (body as { code: string }).code === '654321' ? { body: { email: 'new@example.com' } } : failure('INVALID_CODE', 422),
  })
  await user.click(await screen.findByRole('button', { name: 'Change email' }))
  await user.type(await screen.findByRole('textbox', { name: 'New email address' }), 'nobody{Enter}')
  expect(await screen.findByText('Enter a valid email address.')).toBeTruthy()
  await user.clear(screen.getByRole('textbox', { name: 'New email address' }))
  await user.type(screen.getByRole('textbox', { name: 'New email address' }), 'new@example.com{Enter}')
  await user.type(await screen.findByRole('textbox', { name: /code/i }), '123456')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('We’ve sent a code to new@example.com.')).toBeTruthy()
  const code = screen.getByRole('textbox', { name: '6-digit code' })
  await user.type(code, '111111{Enter}')
  expect((await screen.findAllByText('That code is wrong or has expired. Check the newest email.')).length).toBeGreaterThan(0)
  await user.clear(code)
  await user.type(code, '654321{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls('/v1/identity/email/confirm')).toHaveLength(2)
})
