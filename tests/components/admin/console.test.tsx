import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import admin from '@/lib/i18n/messages/en/admin.json'
import reports from '@/lib/i18n/messages/en/reports.json'
import type { StaffRole } from '@/contracts/staff'
import { clearBrowser, failure, fakeIndexedDb, fakeNetwork, inFuture, person, type Routes } from '../../lib/auth/browser-fakes'
import { openPage } from '../modals/harness'

const NOW = '2026-11-25T10:00:00.000Z'

beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  fakeIndexedDb()
})
afterEach(cleanup)

const list = (...data: object[]) => ({ body: { data, count: data.length } })
const line = (id: number) => ({ kind: 'character', id, reason: 'hateful', reports: 2, hidden: false, since: NOW })
const one = (id: number) => ({
  ...line(id),
  name: `Character ${id}`,
  page: null,
  owner_id: 5,
  owner_strikes: 1,
  pieces: [{ from: 'character', text: `Text of ${id}`, reported: true }],
  media: null,
  said: [{ id: 1, reason: 'hateful', comment: 'Look.', created_at: NOW }],
  trail: [],
})
const dora = {
  id: 9,
  email: 'dora@example.test',
  name: 'Dora',
  created_at: NOW,
  premium: false,
  banned_at: null,
  held_at: null,
  frozen_at: null,
}
const whole = {
  ...dora,
  uuid: 'u',
  balance: 40,
  held_credits: 0,
  strikes: 0,
  conversations: 2,
  characters: 0,
  sessions: [],
  orders: [],
  ledger: [],
  restrictions: [],
}

async function open(at: string, { role = 'owner' as StaffRole, second_factor = true, routes = {} as Routes } = {}) {
  const network = fakeNetwork({
    'GET /v1/users/me': { body: person() },
    'GET /v1/session': { body: { ok: true, expires_at: inFuture(1e9) } },
    'GET /v1/admin/me': { body: { role, second_factor } },
    ...routes,
  })
  localStorage.setItem('krush_session', 's-1')
  localStorage.setItem('user', JSON.stringify(person()))
  const [{ Console }, { WithMessages }] = await Promise.all([
    import('@/components/admin/console'),
    import('@/components/layout/with-messages'),
  ])
  const run = async (act: () => Promise<unknown>) => {
    await act()
    return true
  }
  await openPage(
    <WithMessages messages={{ admin, reports }}>
      <Console run={run} />
    </WithMessages>,
    at,
  )
  return { ...network, user: userEvent.setup() }
}

it('does not exist for people, and asks staff for two-step sign-in', async () => {
  await open('/admin/people', { routes: { 'GET /v1/admin/me': failure('NOT_FOUND', 404) } })
  expect(await screen.findByRole('heading', { name: 'There’s nothing here' })).toBeTruthy()
  cleanup()
  await open('/admin/people', { second_factor: false })
  expect(await screen.findByRole('heading', { name: 'Turn on two-step sign-in' })).toBeTruthy()
})

it('shows each role its own menu, and nothing of the rest by address', async () => {
  await open('/admin/payments', { role: 'support' })
  const menu = within(await screen.findByRole('navigation', { name: 'Console' }))
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Today',
    'People',
    'Contact and notices',
    'Reward codes',
    'Emails',
    'Leave the console',
  ])
  expect(screen.getByRole('heading', { name: 'There’s nothing here' })).toBeTruthy()
})

it('goes through the cases by keyboard: move, give a reason, decide; letters that are typed decide nothing', async () => {
  const { user, calls } = await open('/admin/cases', {
    routes: {
      'GET /v1/admin/cases': list(line(3), line(4)),
      'GET /v1/admin/cases/character/3': { body: one(3) },
      'GET /v1/admin/cases/character/4': { body: one(4) },
      'PUT /v1/admin/cases/character/4': { body: { ok: true } },
    },
  })
  expect(await screen.findByText('Text of 3')).toBeTruthy()
  await user.keyboard('j')
  expect(await screen.findByText('Text of 4')).toBeTruthy()
  const decided = () => calls('/v1/admin/cases/character/4').filter(({ method }) => method === 'PUT')
  await user.keyboard('h')
  expect(decided()).toEqual([])
  const field = screen.getByRole('textbox', { name: /^Reason/ })
  expect(document.activeElement).toBe(field)
  await user.keyboard('ha')
  expect(decided()).toEqual([])
  field.blur()
  await user.keyboard('h')
  await waitFor(() => expect(decided().map(({ body }) => body)).toEqual([{ decision: 'hide', reason: 'ha' }]))
})

it('a person: what the role may do, with a reason and one key for repeated presses', async () => {
  const bans: unknown[] = []
  const { user } = await open('/admin/people/9', {
    role: 'moderator',
    routes: {
      'GET /v1/admin/people/9': { body: whole },
      'PUT /v1/admin/people/9/ban': ({ body }: { body?: unknown }) => {
        bans.push(body)
        return Promise.resolve({ body: { ok: true } })
      },
    } as Routes,
  })
  expect(await screen.findByRole('heading', { name: 'dora@example.test' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change credits' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Ban' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ban' }))
  const send = dialog.getByRole('button', { name: 'Ban' })
  expect(send.hasAttribute('disabled')).toBe(true)
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Twice.')
  await user.click(send)
  await waitFor(() => expect(bans).toEqual([{ on: true, reason: 'Twice.' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('a dialog keeps the words it opened with while what is behind it is read again', async () => {
  let banned = false
  let answerMe = () => {}
  const { user, routes } = await open('/admin/people/9', {
    routes: {
      'GET /v1/admin/people/9': () => Promise.resolve({ body: { ...whole, banned_at: banned ? NOW : null } }),
      'PUT /v1/admin/people/9/ban': () => {
        banned = true
        return Promise.resolve({ body: { ok: true } })
      },
    } as Routes,
  })
  await user.click(await screen.findByRole('button', { name: 'Ban' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ban' }))
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Twice.')
  routes['GET /v1/admin/me'] = () => new Promise((resolve) => (answerMe = () => resolve({ body: { role: 'owner', second_factor: true } })))
  await user.click(dialog.getByRole('button', { name: 'Ban' }))
  await screen.findByRole('button', { name: 'Unban', hidden: true })
  expect(dialog.getByRole('button', { name: 'Ban' })).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Unban' })).toBeNull()
  answerMe()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

const kept = { id: 7, kind: 'photo', subject_id: 12, created_at: NOW, exported_at: null, until: '2027-11-25T10:00:00.000Z' }
const grave = { ...one(3), reason: 'underage', said: [{ id: 1, reason: 'underage', comment: '', created_at: NOW }] }
const preservable = {
  'GET /v1/admin/cases': list({ ...line(3), reason: 'underage' }, line(4)),
  'GET /v1/admin/cases/character/3': { body: grave },
  'GET /v1/admin/cases/character/4': { body: one(4) },
  'PUT /v1/admin/cases/character/3/preserved': { body: { ok: true } },
  'GET /v1/admin/preserved': list(kept),
  'GET /v1/admin/pictures': { body: { blocked: 0, known: 0, refused: 0 } },
  'POST /v1/admin/preserved/7/export': { body: { name: 'preserved-7.zip', base64: btoa('a copy') } },
} as Routes

it('preserves a case that is about children, and gives an owner the copy once', async () => {
  const made: Blob[] = []
  const { user, calls } = await open('/admin/cases', { routes: preservable })
  URL.createObjectURL = (blob) => `blob:${made.push(blob as Blob)}`
  URL.revokeObjectURL = () => {}
  await user.click(await screen.findByRole('button', { name: 'Preserve for the authorities' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Preserve for the authorities' }))
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'For a report.')
  await user.click(dialog.getByRole('button', { name: 'Preserve for the authorities' }))
  await waitFor(() => expect(calls('/v1/admin/cases/character/3/preserved').map(({ body }) => body)).toEqual([{ reason: 'For a report.' }]))
  // The next one is of another kind.
  expect(await screen.findByText('Text of 4')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Preserve for the authorities' })).toBeNull()

  await user.click(await screen.findByRole('button', { name: 'Export' }))
  const second = within(await screen.findByRole('dialog', { name: 'Export' }))
  await user.type(second.getByRole('textbox', { name: /^Reason/ }), 'For a report.')
  await user.click(second.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(made).toHaveLength(1))
  expect([made[0]!.type, made[0]!.size]).toEqual(['application/zip', 6])
})

it('shows a moderator no list of what is kept', async () => {
  await open('/admin/cases', { role: 'moderator', routes: preservable })
  expect(await screen.findByRole('button', { name: 'Preserve for the authorities' })).toBeTruthy()
  expect(screen.queryByText('Kept for the authorities')).toBeNull()
})

const settings = {
  announcement: '',
  maintenance: false,
  name: 'Krush Ltd',
  address: '',
  country: 'Malta',
  support_email: '',
  report_email: '',
}

it('settings: only what was changed is sent, an emptied one falls back, and it is said that they are saved', async () => {
  let now = settings
  const { user, calls } = await open('/admin/settings', {
    routes: {
      'GET /v1/admin/settings': () => ({ body: now }),
      'PATCH /v1/admin/settings': () => {
        now = { ...settings, announcement: 'Back at noon.', country: 'Cyprus' }
        return { body: { ok: true } }
      },
    },
  })
  const banner = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Banner/ })
  const save = screen.getByRole('button', { name: 'Save' })
  expect(save.hasAttribute('disabled')).toBe(true)
  await user.type(banner, ' Back at noon.')
  await user.clear(screen.getByRole('textbox', { name: 'Whose law applies' }))
  await user.click(save)
  await waitFor(() => expect(screen.getByText('Saved.')).toBeTruthy())
  const sent = calls('/v1/admin/settings').filter(({ method }) => method === 'PATCH')
  expect(sent.map(({ body }) => body)).toEqual([{ announcement: 'Back at noon.', country: '' }])
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Whose law applies' }).value).toBe('Cyprus')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Banner/ }).value).toBe('Back at noon.')
  expect(save.hasAttribute('disabled')).toBe(true)
  await user.type(screen.getByRole('textbox', { name: /^Banner/ }), '!')
  expect(screen.queryByText('Saved.')).toBeNull()
})

it('what a field of the console cannot be is said beside it and not sent', async () => {
  const { user, calls } = await open('/admin/staff', {
    routes: { 'GET /v1/admin/staff': list(), 'PUT /v1/admin/staff/12': { body: { ok: true } } },
  })
  await user.click(await screen.findByRole('button', { name: 'Set a role' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Set a role' }))
  await user.type(dialog.getByRole('textbox', { name: 'User number' }), 'twelve')
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'A new colleague.')
  await user.click(dialog.getByRole('button', { name: 'Set a role' }))
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toMatch(/wasn’t right/))
  await user.clear(dialog.getByRole('textbox', { name: 'User number' }))
  await user.type(dialog.getByRole('textbox', { name: 'User number' }), ' 12')
  await user.click(dialog.getByRole('button', { name: 'Set a role' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls('/v1/admin/staff/12').map(({ body }) => body)).toEqual([{ role: 'support', reason: 'A new colleague.' }])
  cleanup()

  const codes = await open('/admin/codes', {
    routes: { 'GET /v1/admin/codes': list(), 'PUT /v1/admin/codes/spring-26': { body: { ok: true } } },
  })
  await codes.user.type(await screen.findByRole('textbox', { name: 'Code' }), 'Spring-26')
  await codes.user.type(screen.getByRole('textbox', { name: 'Credits' }), '100000')
  await codes.user.type(screen.getByRole('textbox', { name: 'Uses' }), '50')
  await codes.user.click(screen.getByRole('button', { name: 'Create code' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Credits' }).getAttribute('aria-invalid')).toBe('true'))
  await codes.user.type(screen.getByRole('textbox', { name: 'Credits' }), '{Backspace}{Backspace}{Backspace}')
  await codes.user.click(screen.getByRole('button', { name: 'Create code' }))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }).value).toBe(''))
  expect(codes.calls('/v1/admin/codes/spring-26').map(({ body }) => body)).toEqual([{ credits: 100, most: 50, days: null }])
})
