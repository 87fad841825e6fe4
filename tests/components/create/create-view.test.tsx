import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import create from '@/lib/i18n/messages/en/create.json'
import { clearBrowser, failure, fakeIndexedDb, fakeNetwork, person, type Routes, type Seen } from '../../lib/auth/browser-fakes'
import { openPage } from '../modals/harness'

const names = { Male: ['Arvid'], Female: ['Tove'], 'Non-binary': ['Wren'] }
const origins = ['Caucasian', 'Asian', 'Latina', 'Ebony', 'Arab', 'Indian']
const options = {
  limits: { custom_instructions: 40 },
  tags: ['banter', 'jazz'],
  hobbies: ['sailing', 'chess'],
  occupations: ['Potter', 'Baker'],
  personality: ['warm', 'witty', 'blunt'],
  preferences: ['candlelight'],
  wardrobe: ['knit', 'trench'],
  scenes: ['cafe'],
  first_names: Object.fromEntries(origins.map((origin) => [origin, names])),
  last_names: Object.fromEntries(origins.map((origin) => [origin, ['Lindqvarn']])),
  hooks: ['{occupation} by day.'],
  greetings: ['I am {first_name}.'],
  biographies: ['{age} and {trait}.'],
  scenarios: ['Rain', 'Snow', 'Fog', 'Sun'].map((title) => ({ title, opening: `${title} outside. I am {first_name}.` })),
}
const appearance = {
  gender: 'Male',
  style: 'Anime',
  ethnicity: 'Asian',
  body_type: 'Curvy',
  breast_size: 'Small',
  butt_size: 'Large',
  hair_style: 'Emo',
  hair_color: 'Silver',
  eye_color: 'Amber',
  seed: 77,
}
const definition = {
  full_name: 'Kaito Fukamori',
  age: 44,
  appearance,
  category: 'bold',
  hook: 'Sit.',
  occupation: 'Potter',
  biography: '',
  hobbies: [],
  personality: [],
  tags: [],
  preferences: [],
  extroversion: 10,
  connection: 20,
  sex_drive: 30,
  greeting: 'Hello.',
  scenarios: [{ title: 'Rain', opening: 'It rains.' }],
  custom_instructions: '',
}
const character = (body: unknown, version = 1) => ({
  id: 9,
  slug: 'x',
  full_name: 'Tove Lindqvarn',
  age: 30,
  gender: 'Female',
  hook: '',
  category: 'bold',
  tags: [],
  conversations_count: 0,
  likes_count: 0,
  portrait: { base: '/p', placeholder: '', color: '#222222', avif: false },
  occupation: '',
  biography: '',
  hobbies: [],
  personality: [],
  greeting: '',
  scenarios: [],
  style: 'Anime',
  ethnicity: 'Asian',
  body_type: 'Fit',
  hair_style: 'Emo',
  hair_color: 'Silver',
  eye_color: 'Amber',
  creator: null,
  listed: false,
  definition: (body as { definition: object }).definition,
  visibility: 'private',
  version,
  deleted_at: null,
  hidden: false,
  alternate_greetings_count: 0,
  lorebook_entries_count: 0,
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
})
const made = ({ body }: Seen) => ({ body: character(body) })
const KEY = 'krush.create.new'
const kept = () =>
  JSON.parse(localStorage.getItem(KEY) ?? 'null') as {
    id: string
    key: string
    owner: number | null
    draft: typeof definition & { age: string }
  } | null

async function open({
  signedIn = true,
  routes = {} as Routes,
  draft_id = null as string | null,
  character_id = null as number | null,
  search = '',
} = {}) {
  const network = fakeNetwork({
    'GET /v1/users/me': { body: person() },
    'GET /v1/session': { body: { ok: true, expires_at: 'x' } },
    'GET /v1/character-options': { body: options },
    'POST /v1/users/me/characters': made,
    ...routes,
  })
  if (signedIn) {
    localStorage.setItem('krush_session', 's-1')
    localStorage.setItem('user', JSON.stringify(person()))
  }
  const [{ CreateView }, { WithMessages }] = await Promise.all([
    import('@/components/create/create-view'),
    import('@/components/layout/with-messages'),
  ])
  const page = await openPage(
    <SearchParamsContext value={new URLSearchParams(search)}>
      <WithMessages messages={{ create }}>
        <CreateView seed={5} draft_id={draft_id} character_id={character_id} />
      </WithMessages>
    </SearchParamsContext>,
  )
  const user = userEvent.setup()
  const step = async (name: string) => user.click(within(screen.getByRole('navigation', { name: 'Steps' })).getByRole('button', { name }))
  const ready = () => waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  return { ...network, page, user, step, ready }
}
const radio = (group: string, name: string) =>
  within(screen.getByRole('group', { name: new RegExp(`^${group}`) })).getByRole<HTMLInputElement>('radio', { name })
const previews = () => [...document.querySelectorAll('fieldset img')].map((image) => image.getAttribute('src')!)

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('scrollTo', vi.fn())
  clearBrowser()
  fakeIndexedDb()
})

afterEach(cleanup)

describe('choosing', () => {
  it('every option is a picture of this person with it, and a choice is kept in this browser', async () => {
    const { user, ready } = await open({ signedIn: false })
    await ready()
    expect(previews()).toHaveLength(3 + 6 + 8)
    expect(previews().every((src) => src.startsWith('/media/preview?') && src.includes('seed=5'))).toBe(true)
    await user.click(radio('Gender', 'Male'))
    expect(radio('Gender', 'Male').checked).toBe(true)
    await waitFor(() => expect(previews().filter((src) => src.includes('gender=Male')).length).toBe(1 + 6 + 8))
    expect(kept()).toMatchObject({ owner: null, draft: { appearance: { gender: 'Male' } }, kept: ['gender'] })
  })

  it('a reload goes on where it was', async () => {
    localStorage.setItem(
      KEY,
      JSON.stringify({
        id: crypto.randomUUID(),
        key: 'k-12345678',
        owner: null,
        step: 'hair',
        kept: [],
        rev: 3,
        draft: { ...definition, age: '44' },
      }),
    )
    const { ready } = await open({ signedIn: false })
    await ready()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hair and eyes')
    expect(radio('Hairstyle', 'Emo').checked).toBe(true)
  })

  it('somebody else’s draft in this browser is not shown', async () => {
    localStorage.setItem(
      KEY,
      JSON.stringify({
        id: crypto.randomUUID(),
        key: 'k-12345678',
        owner: 999,
        step: 'hair',
        kept: [],
        rev: 3,
        draft: { ...definition, age: '44' },
      }),
    )
    const { ready } = await open()
    await ready()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Who do you have in mind?')
    expect(screen.queryByText(/Kaito/)).toBeNull()
  })
})

describe('the dice', () => {
  it('fill everything, leave what was chosen, and roll that only when asked', async () => {
    const { user, step, ready } = await open({ signedIn: false })
    await ready()
    await user.click(radio('Gender', 'Non-binary'))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Roll everything' })).toBeTruthy())
    await step('About')
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana Bell')
    await step('Look')
    await user.click(screen.getByRole('button', { name: 'Roll everything' }))
    await step('About')
    const { draft } = kept()!
    expect(draft.appearance.gender).toBe('Non-binary')
    expect(draft.full_name).toBe('Ana Bell')
    expect(Number(draft.age)).toBeGreaterThanOrEqual(21)
    expect(Number(draft.age)).toBeLessThanOrEqual(58)
    expect([draft.hook, draft.greeting]).toEqual([`${draft.occupation} by day.`, 'I am Ana.'])
    expect(draft.custom_instructions).toBe('')
    expect([2, 3]).toContain(draft.scenarios.length)
    expect(new Set(draft.scenarios.map(({ title }) => title)).size).toBe(draft.scenarios.length)
    for (const { title, opening } of draft.scenarios) expect(opening).toBe(`${title} outside. I am Ana.`)

    for (const field of ['Age', 'Occupation', 'Personality', 'Hobbies', 'Tags'])
      await user.click(screen.getByRole('button', { name: `Lock ${field}` }))
    await user.click(screen.getByRole('button', { name: 'Roll this step' }))
    expect(kept()!.draft).toEqual(draft)
    await user.click(await screen.findByRole('button', { name: 'Roll anyway' }))
    expect(kept()!.draft.full_name).toBe('Wren Lindqvarn')
  })

  it('thrown before the lists have come, fill the words when they do, and leave what was written meanwhile', async () => {
    let arrive = () => {}
    const lists = new Promise<{ body: typeof options }>((resolve) => (arrive = () => resolve({ body: options })))
    const { user, step, ready } = await open({ signedIn: false, routes: { 'GET /v1/character-options': () => lists } })
    await ready()
    await user.click(screen.getByRole('button', { name: 'Roll everything' }))
    await step('About')
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana Bell')
    expect(kept()!.draft).toMatchObject({ full_name: 'Ana Bell', age: '', greeting: '' })
    arrive()
    await waitFor(() => expect(kept()!.draft).toMatchObject({ full_name: 'Ana Bell', greeting: 'I am Ana.' }))
    expect(Number(kept()!.draft.age)).toBeGreaterThanOrEqual(21)
  })
})

describe('a tile', () => {
  const tiles = (group: string) =>
    [...screen.getByRole('group', { name: new RegExp(`^${group}`) }).querySelectorAll('img')].map(
      (image) => new URL(image.src).searchParams,
    )

  it('shows what choosing it gives: a gender brings hair, an origin brings colors, and what was locked stays', async () => {
    const { user, ready, step } = await open({ signedIn: false })
    await ready()
    const [male, female] = tiles('Gender')
    expect([male!.get('hair_style'), male!.get('beard'), male!.get('frame')]).toEqual(['StraightShort', 'stubble', 'hair'])
    expect(female!.get('hair_style')).toBe('CurlyLong')
    expect(new Set(tiles('Ethnicity').map((query) => `${query.get('hair_color')} ${query.get('eye_color')}`)).size).toBeGreaterThanOrEqual(
      5,
    )
    await user.click(radio('Gender', 'Male'))
    expect(kept()!.draft.appearance).toMatchObject({ gender: 'Male', hair_style: 'StraightShort', beard: 'stubble' })
    await step('Hair')
    await user.click(radio('Hairstyle', 'Ponytail'))
    await step('Look')
    await user.click(radio('Gender', 'Non-binary'))
    expect(kept()!.draft.appearance).toMatchObject({ gender: 'Non-binary', hair_style: 'PonyTail' })
    await waitFor(() => expect(new Set(tiles('Gender').map((query) => query.get('hair_style')))).toEqual(new Set(['PonyTail'])))
  })

  it('is framed on its field: eyes on eyes, bodies without a face, places without a person', async () => {
    const { user, ready, step } = await open({ signedIn: false })
    await ready()
    const framesOf = (group: string) => [...new Set(tiles(group).map((query) => query.get('frame')))]
    await step('Body')
    expect(['Body type', 'Breasts', 'Butt'].map(framesOf)).toEqual([['body'], ['chest'], ['hips']])
    await step('Hair')
    expect(['Hairstyle', 'Eye color'].map(framesOf)).toEqual([['hair'], ['eyes']])
    await step('Style')
    await waitFor(() => expect(tiles('Place')).toHaveLength(1))
    expect(['Clothes', 'Place', 'Expression'].map(framesOf)).toEqual([['outfit'], ['place'], ['face']])
    const address = tiles('Place')[0]!.toString()
    await step('Look')
    await user.click(radio('Gender', 'Male'))
    await step('Style')
    expect(tiles('Place')[0]!.toString()).toBe(address)
  })
})

describe('after a roll', () => {
  it('the character can be made from any step, with one press', async () => {
    const { user, ready, calls, page } = await open()
    await ready()
    await waitFor(() => expect(page.useAuthStore.getState().status).toBe('in'))
    expect(screen.queryByRole('button', { name: 'Create now' })).toBeNull()
    expect(screen.getByText(/Rolling skips what’s locked/)).toBeTruthy()
    await waitFor(async () => {
      await user.click(screen.getByRole('button', { name: 'Roll everything' }))
      expect(screen.getByRole('button', { name: 'Create now' })).toBeTruthy()
    })
    await user.click(screen.getByRole('button', { name: 'Create now' }))
    expect(await screen.findByRole('heading', { name: 'Tove is here' })).toBeTruthy()
    expect(calls('/v1/users/me/characters')).toHaveLength(1)
  })

  it('there is one dice on every step', async () => {
    const { ready, step } = await open({ signedIn: false })
    await ready()
    for (const name of ['Look', 'Body', 'Hair', 'Style', 'About', 'Traits', 'Finish']) {
      await step(name)
      expect(screen.getAllByRole('button', { name: /^Roll/ }), name).toHaveLength(1)
    }
  })

  it('the name and the job come with the face, not before it', async () => {
    const { user, ready } = await open({ signedIn: false })
    await ready()
    const caption = () => document.querySelector('.picture-shade')!.textContent
    await waitFor(async () => {
      await user.click(screen.getByRole('button', { name: 'Roll everything' }))
      expect(kept()!.draft.full_name).not.toBe('')
    })
    expect(caption()).toBe('Someone new')
    fireEvent.load(document.querySelector('[data-testid=portrait] + img')!)
    expect(caption()).toContain(kept()!.draft.full_name)
  })
})

describe('fields', () => {
  it('a name and an age say what is wrong at the field, the counter turns red over the limit of this installation', async () => {
    const { user, step, ready } = await open({ signedIn: false })
    await ready()
    await step('About')
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ann Lee Smith')
    expect(screen.getByRole('alert').textContent).toBe(
      'Name must consist of at most two words with only alphanumeric characters, hyphens, and apostrophes.',
    )
    await user.clear(screen.getByRole('textbox', { name: 'Name' }))
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Anne-Marie O’Neil')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.type(screen.getByRole('textbox', { name: 'Age' }), '17')
    expect(screen.getByRole('alert').textContent).toBe('Every character is an adult: the age must be a whole number of at least 18.')
    await user.type(screen.getByRole('textbox', { name: 'Age' }), '{Backspace}8')
    expect(screen.queryByRole('alert')).toBeNull()
    await step('Voice')
    const field = screen.getByRole('textbox', { name: 'Custom instructions' })
    await user.type(field, 'x'.repeat(32))
    expect(screen.queryByText('32/40')).toBeNull()
    await user.type(field, 'x')
    expect(screen.getByText('33/40').dataset.state).toBe('near')
    await user.type(field, 'x'.repeat(8))
    expect(screen.getByText('41/40').dataset.state).toBe('over')
    expect(screen.getByRole('alert').textContent).toBe('Must be at most 40 characters')
  })

  it('words of one’s own are added with a comma, at most two occupations', async () => {
    const { user, step, ready } = await open({ signedIn: false })
    await ready()
    await step('About')
    await user.type(screen.getByRole('combobox', { name: 'Hobbies' }), 'owl watching, chess,')
    expect(kept()!.draft.hobbies).toEqual(['owl watching', 'chess'])
    await user.type(screen.getByRole('combobox', { name: 'Occupation' }), 'Potter,Baker,Judge,')
    expect(kept()!.draft.occupation).toBe('Potter, Baker')
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Occupation' }).value).toBe('Judge')
    expect(screen.getByText('You can have up to 2. Remove one to add another. What you typed stays here.')).toBeTruthy()
  })
})

describe('scenarios', () => {
  const sheet = (scenarios: object[]) =>
    localStorage.setItem(
      KEY,
      JSON.stringify({
        id: '7b0f1a52-3c1c-4c55-9a43-000000000001',
        key: 'k-12345678',
        owner: null,
        step: 'voice',
        kept: [],
        rev: 3,
        draft: { ...definition, age: '44', scenarios },
      }),
    )
  const scene = (title: string) => ({ title, opening: `${title} it is.` })
  const titles = () => kept()!.draft.scenarios.map(({ title }) => title)
  const act = (name: string) => screen.getByRole('button', { name })
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? (document.activeElement as HTMLInputElement).value

  it('are written, kept in the draft, and no dice touch them then', async () => {
    sheet([])
    const { user, ready } = await open({ signedIn: false })
    await ready()
    await user.click(act('Add a scenario'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' })))
    await user.keyboard('Last ferry')
    await user.type(screen.getByRole('textbox', { name: 'Opening' }), '*waves* You came.')
    expect(kept()!.draft.scenarios).toEqual([{ title: 'Last ferry', opening: '*waves* You came.' }])
    await user.click(act('Roll this step'))
    expect(titles()).toEqual(['Last ferry'])
    await user.click(act('Roll one'))
    expect(kept()!.draft.scenarios).toHaveLength(2)
    expect(kept()!.draft.scenarios[1]!.opening).toMatch(/^(Rain|Snow|Fog|Sun) outside\. I am Kaito\.$/)
  })

  it('are put in order by buttons, the focus goes along and it is said', async () => {
    sheet(['A', 'B', 'C'].map(scene))
    const { user, ready } = await open({ signedIn: false })
    await ready()
    await user.click(act('Move scenario 1 down'))
    expect(titles()).toEqual(['B', 'A', 'C'])
    await waitFor(() => expect(focused()).toBe('Move scenario 2 down'))
    expect(screen.getByText('Now scenario 2 of 3.')).toBeTruthy()
    await user.keyboard('{Enter}')
    expect(titles()).toEqual(['B', 'C', 'A'])
    await waitFor(() => expect(focused()).toBe('Move scenario 3 down'))
    await user.keyboard('{Enter}')
    expect(titles()).toEqual(['B', 'C', 'A'])
    await user.click(act('Move scenario 2 up'))
    expect(titles()).toEqual(['C', 'B', 'A'])
  })

  it('one that is taken out comes back to its place', async () => {
    sheet(['A', 'B', 'C'].map(scene))
    const { user, ready } = await open({ signedIn: false })
    await ready()
    await user.click(act('Remove scenario 2'))
    expect(titles()).toEqual(['A', 'C'])
    expect(screen.getByText('“B” removed.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(act('Undo')))
    await user.keyboard('{Enter}')
    expect(titles()).toEqual(['A', 'B', 'C'])
    await waitFor(() => expect(focused()).toBe('B'))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('say what is wrong at the field and at the end, and a wholly empty one is left out', async () => {
    sheet([scene('x'.repeat(49)), { title: ' ', opening: 'Somebody knocks.' }, { title: '', opening: '' }])
    const { user, ready, step, calls } = await open()
    await ready()
    const [first] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Title' })
    expect(screen.getByText('49/60').dataset.state).toBe('near')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.type(first!, 'x'.repeat(12))
    expect(screen.getByText('61/60').dataset.state).toBe('over')
    expect(screen.getByRole('alert').textContent).toBe('Must be at most 60 characters')
    await user.type(first!, '{Backspace}')
    expect(screen.queryByRole('alert')).toBeNull()
    await step('Finish')
    expect(screen.getByRole('button', { name: /Go to Voice: Scenarios/ }).textContent).toContain('Scenario 2: Add a title.')
    await user.click(screen.getByRole('button', { name: 'Create Kaito' }))
    expect(calls('/v1/users/me/characters')).toEqual([])
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('textbox', { name: 'Title' })[1]))
    await user.keyboard('A knock')
    await step('Finish')
    expect(screen.getByText('A knock')).toBeTruthy()
    expect(screen.getByText('Somebody knocks.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Create Kaito' }))
    await screen.findByRole('heading', { name: 'Tove is here' })
    const [{ body }] = calls('/v1/users/me/characters') as [Seen]
    expect((body as { definition: typeof definition }).definition.scenarios.map(({ title }) => title)).toEqual(['x'.repeat(60), 'A knock'])
  })

  it('there is room for eight', async () => {
    sheet(Array.from({ length: 8 }, (_, n) => scene(`S${n}`)))
    const { user, ready } = await open({ signedIn: false })
    await ready()
    expect(screen.getByText('8 of 8')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add a scenario' })).toBeNull()
    await user.click(act('Remove scenario 8'))
    expect(act('Add a scenario')).toBeTruthy()
  })
})

describe('when there is no more room', () => {
  const refused = (code: string, most: number) => ({
    status: 409,
    body: { error: { code, message: 'x', request_id: 'r', details: { most } } },
  })

  it('for a character, the number and what to do are said', async () => {
    localStorage.setItem(
      KEY,
      JSON.stringify({
        id: crypto.randomUUID(),
        key: 'k-12345678',
        owner: null,
        step: 'finish',
        kept: [],
        rev: 3,
        draft: { ...definition, age: '44' },
      }),
    )
    const { user, ready } = await open({ routes: { 'POST /v1/users/me/characters': refused('TOO_MANY_CHARACTERS', 500) } })
    await ready()
    await user.click(screen.getByRole('button', { name: 'Create Kaito' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(
      'You’ve reached the limit of 500 characters, including those in the trash. Delete one for good first. What you wrote is still here.',
    )
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('/my-krushes')
    expect(kept()!.draft.full_name).toBe('Kaito Fukamori')
  })

  it('for a draft, it is said, and the draft stays in this browser', async () => {
    const id = '7b0f1a52-3c1c-4c55-9a43-000000000003'
    localStorage.setItem(
      KEY,
      JSON.stringify({ id, key: 'k-12345678', owner: null, step: 'look', kept: [], rev: 3, draft: { ...definition, age: '44' } }),
    )
    const { user, ready, page } = await open({ routes: { [`PUT /v1/users/me/character-drafts/${id}`]: refused('TOO_MANY_DRAFTS', 50) } })
    await ready()
    await waitFor(() => expect(page.useAuthStore.getState().status).toBe('in'))
    await user.click(radio('Style', 'Anime'))
    const note = await screen.findByText(
      'You’ve reached the limit of 50 drafts. Finish or delete one first. This one is only saved in this browser.',
      {},
      { timeout: 5000 },
    )
    expect(within(note.parentElement!).getByRole('link').getAttribute('href')).toBe('/my-krushes')
    expect(kept()!.draft.appearance.style).toBe('Anime')
  })
})

describe('making', () => {
  const sheet = (change: object = {}) =>
    localStorage.setItem(
      KEY,
      JSON.stringify({
        id: '7b0f1a52-3c1c-4c55-9a43-000000000001',
        key: 'k-12345678',
        owner: null,
        step: 'finish',
        kept: [],
        rev: 3,
        draft: { ...definition, age: '44', ...change },
      }),
    )

  it('a visitor is asked to sign in and everything stays', async () => {
    sheet()
    const { user, page, ready, calls } = await open({ signedIn: false })
    await ready()
    await user.click(screen.getByRole('button', { name: 'Create Kaito' }))
    expect(page.useModalStore.getState().open).toMatchObject({ name: 'auth', props: { next: '/create?go=1' } })
    expect(calls('/v1/users/me/characters')).toEqual([])
    expect(kept()!.draft.full_name).toBe('Kaito Fukamori')
  })

  it('goes on by itself after signing in, once, under the key of the draft', async () => {
    sheet()
    const { user, calls, page } = await open({ search: 'go=1' })
    expect(await screen.findByRole('heading', { name: 'Tove is here' })).toBeTruthy()
    const asked = calls('/v1/users/me/characters')
    expect(asked.map(({ idempotency_key, body }) => [idempotency_key, body])).toEqual([
      ['k-12345678', { definition, draft_id: '7b0f1a52-3c1c-4c55-9a43-000000000001' }],
    ])
    expect(kept()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Make another' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Who do you have in mind?')
    expect(page.router.push).not.toHaveBeenCalled()
  })

  it('pressed twice, and again after a lost answer, it is the same request', async () => {
    sheet()
    let lost = true
    const { user, calls, ready } = await open({ routes: { 'POST /v1/users/me/characters': (seen) => (lost ? 'offline' : made(seen)) } })
    await ready()
    await user.dblClick(screen.getByRole('button', { name: 'Create Kaito' }))
    expect((await screen.findByRole('alert')).textContent).toContain('You’re offline. Everything is saved here')
    lost = false
    await user.click(screen.getByRole('button', { name: 'Create Kaito' }))
    expect(await screen.findByRole('heading', { name: 'Tove is here' })).toBeTruthy()
    const asked = calls('/v1/users/me/characters')
    expect(new Set(asked.map(({ idempotency_key }) => idempotency_key))).toEqual(new Set(['k-12345678']))
  })

  it('what was changed after a lost answer is stored after it', async () => {
    sheet()
    const earlier = { definition: { ...definition, hook: 'Earlier.' } }
    const { user, calls, ready } = await open({
      routes: {
        'POST /v1/users/me/characters': { body: character(earlier, 1) },
        'PUT /v1/users/me/characters/9': ({ body }) => ({ body: character(body, 2) }),
      },
    })
    await ready()
    await user.click(screen.getByRole('button', { name: 'Create Kaito' }))
    await screen.findByRole('heading', { name: 'Tove is here' })
    expect(calls('/v1/users/me/characters/9').map(({ body }) => body)).toEqual([{ definition, version: 1 }])
  })

  it('a blocked one names the rule and keeps everything', async () => {
    sheet()
    const { user, ready } = await open({
      routes: {
        'POST /v1/users/me/characters': {
          status: 422,
          body: { error: { code: 'CONTENT_BLOCKED', message: 'x', request_id: 'r', details: { rule: 'minors' } } },
        },
      },
    })
    await ready()
    await user.click(screen.getByRole('button', { name: 'Create Kaito' }))
    expect((await screen.findByRole('alert')).textContent).toContain('no one under 18, ever')
    expect(kept()!.draft.full_name).toBe('Kaito Fukamori')
  })

  it('what is missing is named and leads there', async () => {
    sheet({ full_name: '', greeting: '' })
    const { user, ready, calls } = await open()
    await ready()
    expect(screen.getByRole('button', { name: /Go to Voice: Greeting/ })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Who are they?')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })))
    expect(calls('/v1/users/me/characters')).toEqual([])
  })
})

describe('drafts of somebody who is signed in', () => {
  it('are kept on the server too, a moment after a change, as they are', async () => {
    const { user, ready, seen, step } = await open({ routes: {} })
    await ready()
    await user.click(radio('Style', 'Anime'))
    await step('About')
    await user.type(screen.getByRole('textbox', { name: 'Age' }), '2')
    const { id } = kept()!
    await waitFor(
      () => expect(seen.filter(({ method, path }) => method === 'PUT' && path === `/v1/users/me/character-drafts/${id}`).length).toBe(1),
      { timeout: 5000 },
    )
    const [{ body }] = seen.filter(({ method }) => method === 'PUT') as [Seen]
    expect(body).toMatchObject({ data: { age: 2, full_name: '', appearance: { style: 'Anime' }, step: 'person' } })
  })

  it('one is opened by its address', async () => {
    const id = '7b0f1a52-3c1c-4c55-9a43-000000000002'
    const { ready } = await open({
      draft_id: id,
      routes: {
        [`GET /v1/users/me/character-drafts/${id}`]: {
          body: {
            id,
            data: { ...definition, step: 'body', tags: 'no list' },
            extras: { alternate_greetings_count: 0, lorebook_entries_count: 0 },
            created_at: '2026-11-21T10:00:00.000Z',
            updated_at: '2026-11-21T10:00:00.000Z',
          },
        },
      },
    })
    await ready()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Choose a body')
    expect(screen.getByText('Kaito Fukamori, 44', { selector: '.picture-shade p' })).toBeTruthy()
  })

  it('what is not there says so', async () => {
    await open({ draft_id: '7b0f1a52-3c1c-4c55-9a43-000000000003' })
    expect(await screen.findByText('Nothing to continue here')).toBeTruthy()
  })
})

describe('changing a character', () => {
  const routes = (conflict: () => boolean): Routes => ({
    'GET /v1/users/me/characters/9': () => ({ body: { ...character({ definition }, conflict() ? 3 : 2) } }),
    'PUT /v1/users/me/characters/9': ({ body }) =>
      conflict() && (body as { version: number }).version !== 3 ? failure('CONFLICT', 409) : { body: character(body, 4) },
  })

  it('shows nobody else’s face or name before', async () => {
    const { ready } = await open({ character_id: 9, routes: routes(() => false) })
    expect(screen.getByTestId('portrait-panel').textContent).not.toContain('Someone new')
    expect(screen.queryByTestId('portrait')).toBeNull()
    await ready()
    expect(screen.getByTestId('portrait-panel').textContent).toContain('Kaito Fukamori, 44')
    expect(screen.getByTestId('portrait')).toBeTruthy()
  })

  it('stores a new version of everything, scenarios too', async () => {
    const { user, step, ready, seen } = await open({ character_id: 9, routes: routes(() => false) })
    await ready()
    await step('Finish')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByRole('heading', { name: 'Tove is updated' })).toBeTruthy()
    expect(seen.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([{ definition, version: 2 }])
  })

  it('a conflict offers the newer one or one’s own', async () => {
    let conflict = false
    const { user, step, ready, seen } = await open({ character_id: 9, routes: routes(() => conflict) })
    await ready()
    await step('Finish')
    conflict = true
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('This character was changed somewhere else')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Load newer version' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Keep mine' }))
    expect(await screen.findByRole('heading', { name: 'Tove is updated' })).toBeTruthy()
    expect(seen.filter(({ method }) => method === 'PUT').map(({ body }) => (body as { version: number }).version)).toEqual([2, 3])
  })
})
