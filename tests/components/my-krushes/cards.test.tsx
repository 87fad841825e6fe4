import { File } from 'node:buffer'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { CARD_LIMITS, REPORT_FIELDS, REPORT_NOTES } from '@/contracts/cards'
import { clearBrowser, fakeIndexedDb, type Seen } from '../../lib/auth/browser-fakes'
import { summary } from './fixtures'
import { catalogue } from '../../support/catalogue'
import { openMyKrushes } from './harness'

/** The network is Node's, so the forms that go over it are too. */
const { constructor: NodeForm } = await new Response(new URLSearchParams()).formData()

beforeEach(() => {
  vi.stubGlobal('FormData', NodeForm)
  vi.resetModules()
  clearBrowser()
  fakeIndexedDb()
  window.history.replaceState(null, '', '/my-krushes')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const DRAFT_ID = '0b0f6a52-7f0e-4a53-9d53-1f2f0c8f0002'
const imported = {
  draft_id: DRAFT_ID,
  format: 'v2-png',
  name: 'Sol of the Long Road',
  report: [
    { field: 'description', outcome: 'kept', note: null, values: {} },
    { field: 'tags', outcome: 'kept', note: null, values: {} },
    { field: 'name', outcome: 'changed', note: 'two_words', values: { name: 'Sol of' } },
    { field: 'other', outcome: 'kept', note: 'for_export', values: { name: 'depth_prompt' } },
    { field: 'picture', outcome: 'dropped', note: 'picture_not_used', values: {} },
    { field: 'age', outcome: 'dropped', note: 'not_said', values: {} },
  ],
  assets: [{ type: 'icon', name: 'main', ext: 'png', outcome: 'dropped', note: 'not_stored' }],
}
const CARD = '/v1/users/me/characters/import'
const CHAT = '/v1/users/me/conversations/import'
const refusal = (code: string, status: number, details = {}) => ({
  status,
  body: { error: { code, message: code, request_id: 'r', details } },
})

/** The body is a form, which the fake network cannot read as JSON. */
function readForms(routes: Record<string, (seen: Seen) => unknown>) {
  const inner = globalThis.fetch
  const seen: { path: string; query: string; key: string | null }[] = []
  globalThis.fetch = async (input, init) => {
    const request = input as Request
    const { pathname, search } = new URL(request.url)
    const route = routes[pathname]
    if (!route) return inner(input, init)
    seen.push({ path: pathname, query: search, key: request.headers.get('idempotency-key') })
    const answer = (await route({} as Seen)) as { status?: number; body: unknown } | 'offline'
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    return Response.json(answer.body, { status: answer.status ?? 200 })
  }
  return seen
}

async function openImport() {
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }))
  return screen.findByRole('dialog', { name: 'Import' })
}
const fieldOf = (dialog: HTMLElement) => dialog.querySelector<HTMLInputElement>('input[type=file]')!
const png = (name = 'sol.png') => new File(['x'], name, { type: 'image/png' })
/** As choosing and as dropping do it. */
const choose = (dialog: HTMLElement, file: File) => fireEvent.change(fieldOf(dialog), { target: { files: [file] } })

describe('bringing a card along', () => {
  it('ends with a report in sentences, asks for the age, and goes on in Create', async () => {
    await openMyKrushes()
    readForms({ [CARD]: () => ({ body: imported }) })
    choose(await openImport(), png())
    const report = await screen.findByRole('dialog', { name: 'Sol of the Long Road imported' })
    const text = report.textContent ?? ''
    expect(text).toMatch(/every character is an adult/)
    expect(text).toMatch(/Kept.*No changes: Description, Tags\..*“depth_prompt”\. Not used here\. It’s included when you export/)
    expect(text).toMatch(/Changed.*Name\. A name can have two words here: Sol of\./)
    expect(text).toMatch(/Left out.*Image\. Not used.*1 file in the card.*main\.png \(icon\)/)
    expect(within(report).getByRole('link', { name: 'Continue in Create' }).getAttribute('href')).toBe(`/create/${DRAFT_ID}`)
  })
  it('says why a file was refused, and tries it again as the same request after a lost connection', async () => {
    await openMyKrushes()
    const answers: unknown[] = [refusal('INVALID_CARD', 422, { reason: 'encrypted' }), 'offline', { body: imported }]
    const seen = readForms({ [CARD]: () => answers.shift() })
    const dialog = await openImport()
    choose(dialog, png('locked.png'))
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Couldn’t import locked.png. It’s password-protected.')
    choose(dialog, png())
    await waitFor(() => expect(within(dialog).getByRole('alert').textContent).toMatch(/^Couldn’t import sol\.png\. You’re offline/))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try sol.png again' }))
    expect(await screen.findByRole('link', { name: 'Continue in Create' })).toBeTruthy()
    expect(seen).toHaveLength(3)
    expect(seen[1]!.key).not.toBe(seen[0]!.key)
    expect(seen[2]!.key).toBe(seen[1]!.key)
  })
  it('sends nothing that is too large', async () => {
    await openMyKrushes()
    const seen = readForms({ [CARD]: () => ({ body: imported }) })
    const dialog = await openImport()
    choose(dialog, Object.defineProperty(png(), 'size', { value: CARD_LIMITS.file_bytes + 1 }))
    expect((await within(dialog).findByRole('alert')).textContent).toBe('sol.png is larger than 20 MB. Nothing was imported.')
    expect(seen).toEqual([])
  })
  it('has words for everything a report may say', () => {
    const report = catalogue('krushes').report!
    expect(Object.keys(report.field!).toSorted()).toEqual([...REPORT_FIELDS].toSorted())
    expect(Object.keys(report.note!).toSorted()).toEqual([...REPORT_NOTES].toSorted())
  })
})

describe('bringing a chat along', () => {
  const chat = new File(['{}'], 'evening.jsonl')
  it('goes to the chosen character', async () => {
    await openMyKrushes({ characters: [summary()] })
    const seen = readForms({
      [CHAT]: () => ({
        body: {
          conversation_id: 9,
          format: 'sillytavern',
          messages_count: 12,
          report: [{ field: 'swipes', outcome: 'dropped', note: 'other_choices', values: { count: 3 } }],
        },
      }),
    })
    const dialog = await openImport()
    await userEvent.click(within(dialog).getByRole('radio', { name: 'A chat' }))
    choose(dialog, chat)
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Choose who the chat was with.')
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Who was it with?' }))
    await userEvent.click(await within(dialog).findByRole('option', { name: 'Mira Tolland, 31' }))
    choose(dialog, chat)
    const report = within(await screen.findByRole('dialog', { name: 'Chat imported' }))
    expect(report.getByText('12 messages, from SillyTavern. Pick up where you left off.')).toBeTruthy()
    expect(report.getByText('3 replies you hadn’t chosen weren’t imported.')).toBeTruthy()
    expect(report.getByRole('link', { name: 'Open chat' }).getAttribute('href')).toBe('/chat/9')
    expect(seen.map(({ query }) => query)).toEqual(['?account_id=1'])
  })
  it('says that one has written there already', async () => {
    await openMyKrushes({ characters: [summary()] })
    readForms({ [CHAT]: () => refusal('CONFLICT', 409) })
    const dialog = await openImport()
    await userEvent.click(within(dialog).getByRole('radio', { name: 'A chat' }))
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Who was it with?' }))
    await userEvent.click(await within(dialog).findByRole('option', { name: 'Mira Tolland, 31' }))
    choose(dialog, chat)
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(/You’ve already chatted with Mira Tolland, 31/)
  })
})

test('a card that finds no room among the drafts: how many there can be, and what to do', async () => {
  await openMyKrushes()
  readForms({ [CARD]: () => refusal('TOO_MANY_DRAFTS', 409, { most: 50 }) })
  const dialog = await openImport()
  choose(dialog, png())
  expect((await within(dialog).findByRole('alert')).textContent).toContain(
    'You’ve reached the limit of 50 drafts. Finish or delete one first.',
  )
})

describe('export', () => {
  it('fetches the card in the chosen form', async () => {
    const { seen } = await openMyKrushes({
      characters: [summary()],
      routes: {
        'GET /v1/users/me/characters/1/export': {
          body: { url: '/media/cards/1.png', file_name: 'mira.png', expires_at: '2026-11-21T11:00:00.000Z' },
        },
      },
    })
    const fetched: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      fetched.push(`${this.getAttribute('href')} ${this.download}`)
    })
    await userEvent.click(await screen.findByRole('button', { name: 'More for Mira Tolland' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Export as card' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Export Mira Tolland' }))
    expect(dialog.getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(dialog.getByRole('button', { name: /^CHARX/ }))
    expect(await screen.findByText('Downloading your card.')).toBeTruthy()
    expect(fetched).toEqual(['/media/cards/1.png mira.png'])
    expect(seen.find(({ path }) => path.endsWith('/export'))?.query).toBe('?format=charx')
  })
})
