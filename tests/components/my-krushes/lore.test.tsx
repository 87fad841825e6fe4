import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CARD_LIMITS, changeExtras, type ExtrasChange, type OwnExtras } from '@/contracts/cards'
import type { LorebookEntry } from '@/contracts/character-definition'
import chat from '@/lib/i18n/messages/en/chat.json'
import krushes from '@/lib/i18n/messages/en/krushes.json'
import lore from '@/lib/i18n/messages/en/lore.json'
import { clearBrowser, failure, fakeIndexedDb, fakeNetwork, inFuture, person, type Routes } from '../../lib/auth/browser-fakes'
import { conversation } from '../../lib/realtime/fixtures'
import { catalogue } from '../../support/catalogue'
import { stubLayout } from '../messages/harness'
import { openPage } from '../modals/harness'
import { own } from './fixtures'
import { list } from './harness'

const PATH = '/v1/users/me/characters/1/extras'

const entry = (change: Partial<LorebookEntry> = {}): LorebookEntry => ({
  keys: ['harbour'],
  secondary_keys: [],
  selective: false,
  use_regex: false,
  case_sensitive: false,
  content: 'The ship is called Aurora.',
  enabled: true,
  constant: false,
  insertion_order: 0,
  priority: 0,
  name: '',
  comment: '',
  ...change,
})
const book = (entries: LorebookEntry[]) => ({ name: '', scan_depth: null, token_budget: null, recursive_scanning: false, entries })

function apply(now: OwnExtras, change: ExtrasChange): Partial<OwnExtras> {
  const put = <T,>(from: T[], { index, value, insert }: { index: number; value: T | null; insert?: boolean }) =>
    value === null ? from.toSpliced(index, 1) : from.toSpliced(index, insert ? 0 : 1, value)
  const lorebook = now.lorebook ?? book([])
  switch (change.part) {
    case 'alternate_greeting':
      return { alternate_greetings: put(now.alternate_greetings, change) }
    case 'lorebook_entry':
      return { lorebook: { ...lorebook, entries: put(lorebook.entries, change) } }
    case 'lorebook':
      return { lorebook: change.value && { ...lorebook, ...change.value } }
    default:
      return { [change.part]: change.value }
  }
}

type Open = {
  extras?: Partial<OwnExtras>
  character?: Parameters<typeof own>[0]
  signedIn?: boolean
  routes?: Routes
  chats?: readonly unknown[]
}

/** The page of someone, over a server that keeps what it is told under tags. */
async function openLore({ extras = {}, character = {}, signedIn = true, routes = {}, chats = [] }: Open = {}) {
  stubLayout()
  const server = {
    version: 1,
    now: {
      tag: 'v1',
      version: 1,
      nickname: '',
      alternate_greetings: [],
      example_dialogue: '',
      post_history_instructions: '',
      lorebook: null,
      kept_for_export: [],
      ...extras,
    } as OwnExtras,
    set(change: Partial<OwnExtras>) {
      server.version++
      server.now = { ...server.now, ...change, version: server.version, tag: `v${server.version}` }
    },
  }
  const network = fakeNetwork({
    'GET /v1/users/me': { body: person() },
    'GET /v1/session': { body: { ok: true, expires_at: inFuture(1e9) } },
    'GET /v1/users/me/characters': list([]),
    'GET /v1/users/me/characters/1': () => ({ body: own(character) }),
    'GET /v1/conversations': list(chats),
    [`GET ${PATH}`]: () => ({ body: server.now }),
    [`PATCH ${PATH}`]: ({ body }) => {
      const { tag, change } = body as { tag: string; change: ExtrasChange }
      if (!changeExtras.body!.safeParse(body).success) return failure('INVALID_INPUT', 400)
      if (tag !== server.now.tag) return failure('CONFLICT', 409)
      server.set(apply(server.now, change))
      return { body: server.now }
    },
    ...routes,
  })
  if (signedIn) {
    localStorage.setItem('krush_session', 's-1')
    localStorage.setItem('user', JSON.stringify(person()))
  }
  const [{ LoreView }, { WithMessages }] = await Promise.all([
    import('@/components/my-krushes/lore-view'),
    import('@/components/layout/with-messages'),
  ])
  const page = await openPage(
    <WithMessages messages={{ lore, krushes, chat }}>
      <LoreView id={1} />
    </WithMessages>,
  )
  const changes = () => network.seen.filter(({ method }) => method === 'PATCH').map(({ body }) => (body as { change: ExtrasChange }).change)
  return { ...network, page, server, changes }
}
const part = async (name: string) => within(await screen.findByRole('region', { name }))
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const paste = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
}

beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  fakeIndexedDb()
  window.history.replaceState(null, '', '/my-krushes/1/lore')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the page', () => {
  it('lets visitors in first', async () => {
    const { page, calls } = await openLore({ signedIn: false })
    await press('Login / Register')
    expect(page.useModalStore.getState().open).toMatchObject({ name: 'auth', props: { next: '/my-krushes/1/lore' } })
    expect(calls(PATH)).toEqual([])
  })
  it('says the same of what is somebody else’s and of what is not there', async () => {
    await openLore({ routes: { [`GET ${PATH}`]: failure('NOT_FOUND', 404) } })
    expect(await screen.findByRole('heading', { name: 'You don’t have this character' })).toBeTruthy()
  })
  it('says when nothing comes, and loads it then', async () => {
    const { routes, server } = await openLore({ routes: { [`GET ${PATH}`]: failure('INTERNAL', 500) } })
    const again = await screen.findByRole('button', { name: 'Try again' })
    routes[`GET ${PATH}`] = () => ({ body: server.now })
    await userEvent.click(again)
    expect(await screen.findByRole('heading', { name: 'Lorebook' })).toBeTruthy()
  })
  it('shows what there is, and names what only exports give back', async () => {
    await openLore({
      extras: {
        alternate_greetings: ['You again.'],
        lorebook: book([entry()]),
        nickname: 'Mi',
        example_dialogue: 'Sit.',
        kept_for_export: ['creator', 'depth_thing'],
      },
    })
    expect((await part('Greetings')).getByText('There you are.')).toBeTruthy()
    expect((await part('Greetings')).getByText('You again.')).toBeTruthy()
    expect((await part('Greetings')).getByText('1 of 50')).toBeTruthy()
    expect((await part('Lorebook')).getByText('The ship is called Aurora.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Nickname').value).toBe('Mi')
    expect((await part('For exports only')).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Author',
      'depth_thing',
    ])
  })
  it('says that a public character is checked, and that one in the trash has to come back first', async () => {
    await openLore({ character: { visibility: 'public', deleted_at: '2026-11-20T10:00:00.000Z' } })
    expect(await screen.findByText(/we check each change against our rules first/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to trash' }).getAttribute('href')).toBe('/my-krushes?part=trash')
  })
})

describe('greetings', () => {
  it('are added, changed, removed and put back where they stood', async () => {
    const { server } = await openLore({ extras: { alternate_greetings: ['Two.', 'Three.'] } })
    await press('Add a greeting')
    const field = screen.getByRole('textbox', { name: 'New greeting' })
    expect(document.activeElement).toBe(field)
    await paste(field, 'Four.')
    await press('Save')
    expect(await screen.findByText('Saved.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add a greeting'))
    expect(server.now.alternate_greetings).toEqual(['Two.', 'Three.', 'Four.'])

    await press('Edit greeting 3')
    await paste(screen.getByRole('textbox', { name: 'Greeting 3' }), 'Third.')
    await press('Save')
    await waitFor(() => expect(server.now.alternate_greetings).toEqual(['Two.', 'Third.', 'Four.']))
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit greeting 3'))

    await press('Remove greeting 2')
    expect(await screen.findByText('Greeting removed.')).toBeTruthy()
    expect(server.now.alternate_greetings).toEqual(['Third.', 'Four.'])
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Greetings' })))
    await press('Undo')
    expect(await screen.findByText('Restored.')).toBeTruthy()
    expect(server.now.alternate_greetings).toEqual(['Two.', 'Third.', 'Four.'])
  })
  it('says at the field what is wrong, and asks nobody', async () => {
    const { changes } = await openLore()
    await press('Add a greeting')
    await press('Save')
    expect(screen.getByRole('alert').textContent).toBe('Write something first.')
    await paste(screen.getByRole('textbox', { name: 'New greeting' }), 'x'.repeat(CARD_LIMITS.alternate_greeting + 1))
    expect(screen.getByRole('alert').textContent).toBe(`That’s too long: at most ${CARD_LIMITS.alternate_greeting} characters.`)
    expect(document.querySelector('[data-state=over]')?.textContent).toBe('3001/3000')
    expect(changes()).toEqual([])
  })
  it('keeps one form with its words until they are saved or given up', async () => {
    await openLore({ extras: { alternate_greetings: ['Two.', 'Three.'] } })
    await press('Edit greeting 2')
    await paste(screen.getByRole('textbox', { name: 'Greeting 2' }), 'Second.')
    await press('Edit greeting 3')
    expect(await screen.findByText('Save or cancel what you’re writing first.')).toBeTruthy()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Greeting 2' }).value).toBe('Second.')
    await press('Cancel')
    expect((await part('Greetings')).getByText('Two.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit greeting 2'))
  })
  it('loads the newest after a conflict, says so, and keeps what was typed', async () => {
    const { server } = await openLore({ extras: { alternate_greetings: ['Two.', 'Three.'] } })
    await press('Edit greeting 3')
    await paste(screen.getByRole('textbox', { name: 'Greeting 3' }), 'Third.')
    server.set({ alternate_greetings: ['One more.', 'Two.', 'Three.'] })
    await press('Save')
    expect((await screen.findByRole('alert')).textContent).toMatch(/changed somewhere else.*Save again/)
    expect((await part('Greetings')).getByText('One more.')).toBeTruthy()
    // It is the same greeting, further down by now.
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Greeting 4' }).value).toBe('Third.')
    await press('Save')
    await waitFor(() => expect(server.now.alternate_greetings).toEqual(['One more.', 'Two.', 'Third.']))
  })
  it('offers to save as a new one what was removed elsewhere', async () => {
    const { server } = await openLore({ extras: { alternate_greetings: ['Two.'] } })
    await press('Edit greeting 2')
    await paste(screen.getByRole('textbox', { name: 'Greeting 2' }), 'Second.')
    server.set({ alternate_greetings: ['Other.'] })
    await press('Save')
    expect((await screen.findByRole('alert')).textContent).toMatch(/changed or removed somewhere else/)
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'New greeting' }).value).toBe('Second.')
    await press('Save as a new greeting')
    await waitFor(() => expect(server.now.alternate_greetings).toEqual(['Other.', 'Second.']))
  })
  it('adds once, whatever happens to the answer', async () => {
    const { server, routes } = await openLore()
    const answer = routes[`PATCH ${PATH}`] as (seen: unknown) => unknown
    let lost = true
    routes[`PATCH ${PATH}`] = (async (seen: unknown) => {
      const given = answer(seen)
      if (!lost) return given
      lost = false
      return 'offline'
    }) as never
    await press('Add a greeting')
    await paste(screen.getByRole('textbox', { name: 'New greeting' }), 'Two.')
    await press('Save')
    expect((await screen.findByRole('alert')).textContent).toMatch(/You’re offline/)
    await press('Save')
    expect(await screen.findByText('Saved.')).toBeTruthy()
    expect(server.now.alternate_greetings).toEqual(['Two.'])
  })
  it('names the line that was crossed, and keeps the words', async () => {
    await openLore({
      routes: {
        [`PATCH ${PATH}`]: {
          status: 422,
          body: { error: { code: 'CONTENT_BLOCKED', message: 'x', request_id: 'r', details: { rule: 'real_people' } } },
        },
      },
    })
    await press('Add a greeting')
    await paste(screen.getByRole('textbox', { name: 'New greeting' }), 'Hello.')
    await press('Save')
    expect((await screen.findByRole('alert')).textContent).toContain(String(catalogue('chat').rule!.real_people))
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'New greeting' }).value).toBe('Hello.')
  })
  it('begins a chat with one of them, as long as there is no chat', async () => {
    const { page, calls } = await openLore({
      extras: { alternate_greetings: ['Two.'] },
      routes: { 'POST /v1/conversations': { body: conversation(44) } },
    })
    await press('Start a chat with greeting 2')
    await waitFor(() => expect(page.router.push).toHaveBeenCalledWith('/chat/44'))
    expect(calls('/v1/conversations').find(({ method }) => method === 'POST')?.body).toEqual({ account_id: 1, greeting: 1 })
  })
  it('has no such button where there is a chat already', async () => {
    const { calls } = await openLore({ extras: { alternate_greetings: ['Two.'] }, chats: [conversation(44, { account_id: 1 })] })
    await screen.findByText('Two.')
    await waitFor(() => expect(calls('/v1/conversations')).toHaveLength(1))
    expect(screen.queryByRole('button', { name: /^Start a chat/ })).toBeNull()
  })
})

describe('the lorebook', () => {
  it('explains itself where there is none, and begins with the first entry', async () => {
    const { server } = await openLore()
    expect((await part('Lorebook')).getByText(/^Nothing here yet/)).toBeTruthy()
    await press('Add an entry')
    const keys = screen.getByRole('combobox', { name: 'Keywords' })
    expect(document.activeElement).toBe(keys)
    // The last one is neither followed by a comma nor by Enter.
    await userEvent.type(keys, 'harbour,old ship')
    await paste(screen.getByRole('textbox', { name: 'What the character should know' }), 'The ship is called Aurora.')
    await press('Save')
    await waitFor(() => expect(server.now.lorebook?.entries).toEqual([entry({ keys: ['harbour', 'old ship'] })]))
    expect((await part('Lorebook')).getByText('harbour, old ship')).toBeTruthy()
  })
  it('says at the field what is wrong, and opens what is folded away for it', async () => {
    const { changes } = await openLore({ extras: { lorebook: book([entry()]) } })
    await press('Add an entry')
    await userEvent.type(screen.getByRole('combobox', { name: 'Keywords' }), `${'k'.repeat(CARD_LIMITS.entry_key + 1)},`)
    expect(screen.getByText(/^A keyword can have at most 100 characters/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /^Remove k+$/ }))
    await press('Save')
    expect(screen.getByText('Write what the character should know.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'What the character should know' })))
    await paste(screen.getByRole('textbox', { name: 'What the character should know' }), 'x'.repeat(CARD_LIMITS.entry_content + 1))
    expect(document.querySelector('[data-state=over]')?.textContent).toBe('8001/8000')
    await paste(screen.getByRole('textbox', { name: 'What the character should know' }), 'Short.')
    const more = screen.getByText('More settings').closest('details')!
    await paste(within(more).getByLabelText('Order'), 'first')
    more.open = false
    await press('Save')
    await waitFor(() => expect(more.open).toBe(true))
    expect(screen.getByText('Enter a number from -1000000 to 1000000.')).toBeTruthy()
    expect(changes()).toEqual([])
  })
  it('tells which patterns are never tried', async () => {
    const { server } = await openLore({ extras: { lorebook: book([entry({ keys: ['boat|ship', '(s+)+hip'], use_regex: true })]) } })
    expect((await part('Lorebook')).getByText('Pattern not used')).toBeTruthy()
    await press(/^Edit boat\|ship/)
    expect(screen.getByText(/^Not used here.*: \(s\+\)\+hip\./)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Remove (s+)+hip' }))
    expect(screen.queryByText(/^Not used here/)).toBeNull()
    await userEvent.click(screen.getByRole('switch', { name: /^Always use it/ }))
    await press('Save')
    await waitFor(() => expect(server.now.lorebook?.entries).toEqual([entry({ keys: ['boat|ship'], use_regex: true, constant: true })]))
    expect(within(screen.getByRole('list', { name: 'Lorebook entries' })).getByText('Always on')).toBeTruthy()
  })
  it('finds among many, shows some at a time, and takes back a removal', async () => {
    const many = Array.from({ length: 500 }, (_, n) => entry({ keys: [`place ${n}`], content: `Room ${n}.`, enabled: n % 100 !== 0 }))
    const { server } = await openLore({ extras: { lorebook: book(many) } })
    const rows = () => within(screen.getByRole('list', { name: 'Lorebook entries' })).getAllByRole('button', { name: /^Edit / })
    expect(await screen.findByText('500 entries of 500')).toBeTruthy()
    expect(rows()).toHaveLength(40)
    await press('Show 40 more')
    expect(rows()).toHaveLength(80)
    expect(screen.queryByRole('button', { name: 'Add an entry' })).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: 'Off' }))
    expect(rows()).toHaveLength(5)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search entries' }), 'room 300')
    expect(await screen.findByText('1 entry found')).toBeTruthy()
    await press('Remove place 300')
    expect(await screen.findByText('Entry removed.')).toBeTruthy()
    expect(server.now.lorebook?.entries).toHaveLength(499)
    await press('Show all')
    await press('Undo')
    expect(await screen.findByText('Restored.')).toBeTruthy()
    expect(server.now.lorebook?.entries[300]).toEqual(many[300])
  })
  it('has settings of its own, and goes as a whole after a question', async () => {
    const { server, changes } = await openLore({ extras: { lorebook: book([entry(), entry({ keys: ['tower'] })]) } })
    await userEvent.click(await screen.findByText('Lorebook settings'))
    const form = within(screen.getByRole('form', { name: 'Lorebook settings' }))
    await userEvent.type(form.getByLabelText('Messages to search'), '1.5')
    expect(form.getByText('Enter a whole number from 0 to 1000, or leave it empty.')).toBeTruthy()
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(changes()).toEqual([])
    await paste(form.getByLabelText('Messages to search'), '8')
    await paste(form.getByLabelText('Lorebook name'), 'Harbour')
    await userEvent.click(form.getByRole('switch'))
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(server.now.lorebook).toMatchObject({ name: 'Harbour', scan_depth: 8, token_budget: null, recursive_scanning: true }),
    )
    await press('Delete lorebook')
    const dialog = within(screen.getByRole('dialog', { name: 'Delete the whole lorebook?' }))
    expect(dialog.getByText(/^All 2 entries go with it/)).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, delete it' }))
    expect(await screen.findByText('Lorebook deleted.')).toBeTruthy()
    expect(server.now.lorebook).toBeNull()
  })
})

describe('what is being written at /create', () => {
  it('goes on from the version that this page made', async () => {
    const sheet = (version: number) => ({ id: 'd', key: 'k', draft: {}, owner: 1, editing: { id: 1, version } })
    localStorage.setItem('krush.create.character.1', JSON.stringify(sheet(1)))
    const { server } = await openLore({ extras: { alternate_greetings: ['Two.', 'Three.'] } })
    const version = () =>
      (JSON.parse(localStorage.getItem('krush.create.character.1')!) as { editing: { version: number } }).editing.version
    await press('Remove greeting 2')
    await waitFor(() => expect(version()).toBe(2))
    // What was made from an older one is still a conflict there.
    localStorage.setItem('krush.create.character.1', JSON.stringify(sheet(1)))
    await press('Remove greeting 2')
    await waitFor(() => expect(server.now.alternate_greetings).toEqual([]))
    expect(version()).toBe(1)
  })
})

describe('how they talk', () => {
  it('saves each text by itself, and keeps what was typed through a conflict', async () => {
    const { server, changes } = await openLore({ extras: { nickname: 'Mi' } })
    const form = within((await screen.findByLabelText('Nickname')).closest('form')!)
    /** Whether the browser would ask before it goes. */
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(asks()).toBe(false)
    await paste(form.getByLabelText('Nickname'), 'Mira the Kind')
    expect(asks()).toBe(true)
    server.set({ nickname: 'Mimi' })
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect((await form.findByRole('alert')).textContent).toMatch(/Save again to replace the newest/)
    expect(form.getByLabelText<HTMLInputElement>('Nickname').value).toBe('Mira the Kind')
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    expect(form.getByLabelText<HTMLInputElement>('Nickname').value).toBe('Mimi')
    await paste(form.getByLabelText('Nickname'), 'x'.repeat(CARD_LIMITS.nickname + 1))
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(form.getByRole('alert').textContent).toMatch(/at most 60 characters/)
    await userEvent.clear(form.getByLabelText('Nickname'))
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(server.now.nickname).toBe(''))
    expect(changes()).toHaveLength(2)
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Nickname')))
    expect(form.queryByRole('button', { name: 'Save' })).toBeNull()
  })
})
