import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearBrowser, failure, fakeIndexedDb } from '../../lib/auth/browser-fakes'
import { conversation } from '../../lib/realtime/fixtures'
import { definition, draft, own, summary, version } from './fixtures'
import { list, openMyKrushes } from './harness'

beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  fakeIndexedDb()
  window.history.replaceState(null, '', '/my-krushes')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000 + 60_000).toISOString()
const menuOf = async (name = 'Mira Tolland') => {
  await userEvent.click(await screen.findByRole('button', { name: `More for ${name}` }))
  return within(await screen.findByRole('dialog', { name }))
}

describe('the page', () => {
  it('tells visitors what it holds and lets them in', async () => {
    const { page, calls } = await openMyKrushes({ signedIn: false })
    await userEvent.click(await screen.findByRole('button', { name: 'Login / Register' }))
    expect(page.useModalStore.getState().open).toMatchObject({ name: 'auth', props: { next: '/my-krushes' } })
    expect(calls('/v1/users/me/characters')).toEqual([])
  })
  it('says what to do where there is nothing, and has one primary act', async () => {
    await openMyKrushes()
    expect(await screen.findByRole('heading', { name: 'No characters yet' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Create Krush' }).getAttribute('href')).toBe('/create')
  })
  it('shows characters with who sees them, and counts only where others can come', async () => {
    await openMyKrushes({
      characters: [
        summary(),
        summary({ id: 2, full_name: 'Noor Haddad', visibility: 'public', conversations_count: 3, likes_count: 1 }),
        summary({ id: 3, full_name: 'Ines Roca', hidden: true }),
      ],
    })
    const cards = within(await screen.findByRole('list', { name: 'Your characters' })).getAllByRole('listitem')
    expect(cards.map(({ textContent }) => /Private|Public|Unlisted|Taken down/.exec(textContent ?? '')?.[0])).toEqual([
      'Private',
      'Public',
      'Taken down',
    ])
    expect(cards[0]!.textContent).not.toMatch(/conversation/)
    expect(cards[1]!.textContent).toMatch(/3 conversations1 like/)
  })
  it('fetches further pages, says so when one does not come, and tries again', async () => {
    let broken = true
    await openMyKrushes({
      routes: {
        'GET /v1/users/me/characters': ({ query }) => {
          if (query.includes('trash=true')) return list([])
          if (!query.includes('cursor=next')) return list([summary()], { count: 2, next_cursor: 'next' })
          return broken ? failure('INTERNAL', 500) : list([summary({ id: 2, full_name: 'Noor Haddad' })], { count: 2 })
        },
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('Couldn’t load the next ones.')).toBeTruthy()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Chat with Noor Haddad' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })
  it('says when nothing could be loaded, and loads it then', async () => {
    const { routes } = await openMyKrushes({ routes: { 'GET /v1/users/me/characters': failure('INTERNAL', 500) } })
    const again = await screen.findByRole('button', { name: 'Try again' })
    routes['GET /v1/users/me/characters'] = list([summary()])
    await userEvent.click(again)
    expect(await screen.findByRole('button', { name: 'Chat with Mira Tolland' })).toBeTruthy()
  })
  it('opens the chat with a press on the picture', async () => {
    const { page, calls } = await openMyKrushes({
      characters: [summary()],
      routes: { 'POST /v1/conversations': { body: conversation(44) } },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Chat with Mira Tolland' }))
    await waitFor(() => expect(page.router.push).toHaveBeenCalledWith('/chat/44'))
    expect(calls('/v1/conversations').find(({ method }) => method === 'POST')?.body).toEqual({ account_id: 1 })
  })
})

describe('the menu', () => {
  it('has the page and its address only where others can come', async () => {
    await openMyKrushes({ characters: [summary(), summary({ id: 2, full_name: 'Noor Haddad', slug: 'noor-x2', visibility: 'unlisted' })] })
    const mine = await menuOf()
    expect(mine.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/create/1')
    expect(mine.queryByRole('link', { name: 'Open page' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    const shared = await menuOf('Noor Haddad')
    expect(shared.getByRole('link', { name: 'Open page' }).getAttribute('href')).toBe('/characters/noor-x2')
    const user = userEvent.setup()
    await user.click(shared.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('Link copied!')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/characters/noor-x2`)
  })
  it('says when the address could not be copied', async () => {
    await openMyKrushes({ characters: [summary({ visibility: 'unlisted' })] })
    const menu = await menuOf()
    const user = userEvent.setup()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
    await user.click(menu.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('Failed to copy to clipboard')).toBeTruthy()
  })
  it('makes one copy, whatever happens to the answer', async () => {
    let lost = true
    const { calls } = await openMyKrushes({
      characters: [summary()],
      routes: {
        'POST /v1/users/me/characters/1/duplicate': () => {
          if (!lost) return { body: own({ id: 2 }) }
          lost = false
          return 'offline'
        },
      },
    })
    for (const words of [/You’re offline/, /You have a copy of Mira Tolland/]) {
      await userEvent.click((await menuOf()).getByRole('button', { name: 'Duplicate' }))
      expect(await screen.findByText(words)).toBeTruthy()
    }
    const [first, second] = calls('/v1/users/me/characters/1/duplicate')
    expect(first!.idempotency_key).toBeTruthy()
    expect(second!.idempotency_key).toBe(first!.idempotency_key)
  })
  it('says how many there can be when there is no room for a copy', async () => {
    const body = { error: { code: 'TOO_MANY_CHARACTERS', message: 'x', request_id: 'r', details: { most: 500 } } }
    await openMyKrushes({ characters: [summary()], routes: { 'POST /v1/users/me/characters/1/duplicate': { status: 409, body } } })
    await userEvent.click((await menuOf()).getByRole('button', { name: 'Duplicate' }))
    expect(
      await screen.findByText('You’ve reached the limit of 500 characters, including those in the trash. Delete one for good first.'),
    ).toBeTruthy()
  })
  it('moves to the trash, and the toast takes it back', async () => {
    const kept = [summary()]
    const { calls } = await openMyKrushes({
      characters: kept,
      routes: {
        'DELETE /v1/users/me/characters/1': () => {
          kept.pop()
          return { body: { ok: true } }
        },
        'POST /v1/users/me/characters/1/recover': () => {
          kept.push(summary())
          return { body: own() }
        },
      },
    })
    await userEvent.click((await menuOf()).getByRole('button', { name: 'Move to trash' }))
    expect(await screen.findByRole('heading', { name: 'No characters yet' })).toBeTruthy()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('button', { name: 'Chat with Mira Tolland' })).toBeTruthy()
    expect(await screen.findByText('Mira Tolland is back, and private.')).toBeTruthy()
    expect(calls('/v1/users/me/characters/1/recover')).toHaveLength(1)
  })
})

describe('drafts', () => {
  const one = draft({ data: { full_name: 'Sol', age: 27 }, extras: { alternate_greetings_count: 2, lorebook_entries_count: 1 } })
  it('can be gone on with, and deleted once it was asked again', async () => {
    const drafts = [one]
    const { calls } = await openMyKrushes({
      drafts,
      routes: {
        [`DELETE /v1/users/me/character-drafts/${one.id}`]: () => {
          drafts.pop()
          return { body: { ok: true } }
        },
      },
    })
    await userEvent.click(await screen.findByRole('radio', { name: 'Drafts (1)' }))
    expect(window.location.search).toBe('?part=drafts')
    expect(screen.getByText('From a card: 2 more greetings, 1 lorebook entry')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Continue with Sol, 27' }).getAttribute('href')).toBe(`/create/${one.id}`)
    await userEvent.click(screen.getByRole('button', { name: 'Delete the draft Sol, 27' }))
    expect(calls(`/v1/users/me/character-drafts/${one.id}`)).toEqual([])
    await userEvent.click(await screen.findByRole('button', { name: 'Delete for good' }))
    expect(await screen.findByRole('heading', { name: 'No drafts' })).toBeTruthy()
  })
})

describe('trash', () => {
  it('says how long, takes back, and removes for good after asking', async () => {
    window.history.replaceState(null, '', '/my-krushes?part=trash')
    const trash = [summary({ deleted_at: dayAgo(3) }), summary({ id: 2, full_name: 'Noor Haddad', deleted_at: dayAgo(30) })]
    const { calls } = await openMyKrushes({
      trash,
      routes: {
        'POST /v1/users/me/characters/1/recover': () => {
          trash.shift()
          return { body: own() }
        },
        'DELETE /v1/users/me/characters/2/forever': () => {
          trash.pop()
          return { body: { ok: true } }
        },
      },
    })
    expect(await screen.findByText('27 days left')).toBeTruthy()
    expect(screen.getByText('Deleted today')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Restore Mira Tolland' }))
    expect(await screen.findByText('Mira Tolland is back, and private.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Delete for good Noor Haddad' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Keep in trash' }))
    expect(calls('/v1/users/me/characters/2/forever')).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Delete for good Noor Haddad' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete for good' }))
    expect(await screen.findByRole('heading', { name: 'The trash is empty' })).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'Trash' })).toBeTruthy()
  })
})

describe('visibility', () => {
  const openDialog = async () => {
    await userEvent.click((await menuOf()).getByRole('button', { name: /^Visibility/ }))
    return within(await screen.findByRole('dialog', { name: 'Who can see Mira Tolland?' }))
  }
  it('makes public after a check, and names the rule when that refuses', async () => {
    const refused = {
      status: 422,
      body: { error: { code: 'CONTENT_BLOCKED', message: 'no', request_id: 'r', details: { rule: 'real_people' } } },
    }
    const { routes, calls } = await openMyKrushes({
      characters: [summary()],
      routes: { 'PUT /v1/users/me/characters/1/visibility': refused },
    })
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('radio', { name: 'Public' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Check and make public' }))
    expect((await dialog.findByRole('alert')).textContent).toMatch(/nothing sexual about real people\. Nothing changed/)
    routes['PUT /v1/users/me/characters/1/visibility'] = { body: own({ visibility: 'public' }) }
    await userEvent.click(dialog.getByRole('button', { name: 'Check and make public' }))
    expect(await screen.findByText('Mira is public now.')).toBeTruthy()
    expect(calls('/v1/users/me/characters/1/visibility').map(({ body }) => body)).toEqual([
      { visibility: 'public' },
      { visibility: 'public' },
    ])
  })
  it('says that a person reads it and how long that takes; choosing another takes it back', async () => {
    const review = { state: 'waiting', since: '2026-11-21T10:00:00.000Z', note: '', usual_hours: 5 } as const
    const { routes, calls } = await openMyKrushes({ characters: [summary({ visibility: 'unlisted', review })] })
    expect(await screen.findByText('In review')).toBeTruthy()
    const dialog = await openDialog()
    expect((dialog.getByRole('radio', { name: 'Public' }) as HTMLInputElement).checked).toBe(true)
    expect(dialog.getByText(/usually takes up to 5 hours/)).toBeTruthy()
    routes['PUT /v1/users/me/characters/1/visibility'] = { body: own({ visibility: 'unlisted' }) }
    await userEvent.click(dialog.getByRole('radio', { name: 'Unlisted' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Anyone with the link can see Mira now.')).toBeTruthy()
    expect(calls('/v1/users/me/characters/1/visibility').map(({ body }) => body)).toEqual([{ visibility: 'unlisted' }])
  })
  it('says why it was not published, and what to do', async () => {
    const review = { state: 'refused', since: '2026-11-21T10:00:00.000Z', note: 'The name is somebody’s.', usual_hours: null } as const
    const conflict = { status: 409, body: { error: { code: 'CONFLICT', message: 'no', request_id: 'r' } } }
    await openMyKrushes({
      characters: [summary({ review })],
      routes: { 'PUT /v1/users/me/characters/1/visibility': conflict },
    })
    expect(await screen.findByText('Not published')).toBeTruthy()
    const dialog = await openDialog()
    expect(dialog.getByText('The name is somebody’s.')).toBeTruthy()
    await userEvent.click(dialog.getByRole('radio', { name: 'Public' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Check and make public' }))
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^Change Mira, then publish it again/)
  })
  it('of what was taken down says so and changes nothing', async () => {
    const { calls } = await openMyKrushes({ characters: [summary({ hidden: true })] })
    const dialog = await openDialog()
    expect(dialog.getByText(/down for breaking a rule/)).toBeTruthy()
    expect((dialog.getByRole('radio', { name: 'Public' }) as HTMLInputElement).matches(':disabled')).toBe(true)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(calls('/v1/users/me/characters/1/visibility')).toEqual([])
  })
})

describe('version history', () => {
  const versions = [
    version({ version: 3, restored_from: 1 }),
    version({ version: 2, definition: definition({ age: 33, hobbies: ['reading', 'chess'], biography: '' }) }),
    version(),
  ]
  const openHistory = async () => {
    await userEvent.click((await menuOf()).getByRole('button', { name: 'Version history' }))
    return screen.findByRole('dialog', { name: 'Versions of Mira Tolland' })
  }
  it('says in words what changed, shows a version and brings it back', async () => {
    const { calls } = await openMyKrushes({
      characters: [summary({ version: 3 })],
      routes: {
        'GET /v1/users/me/characters/1/versions': list(versions),
        'POST /v1/users/me/characters/1/versions/2/restore': { body: own({ version: 4 }) },
      },
    })
    const dialog = await openHistory()
    const rows = await within(dialog).findAllByRole('button', { name: /View version/ })
    const words = rows.map((row) => row.closest('li')!.textContent)
    expect(words[0]).toMatch(/Now.*Restored from version 1.*Age: 33 → 31/)
    expect(words[1]).toMatch(/Age: 31 → 33Biography removedHobbies: added chess; removed running/)
    expect(words[2]).toMatch(/Created/)
    await userEvent.click(rows[1]!)
    const preview = within(await screen.findByRole('dialog', { name: 'Version 2' }))
    expect(preview.getByText('Mira Tolland, 33')).toBeTruthy()
    await userEvent.click(preview.getByRole('button', { name: 'Restore this version' }))
    expect(await screen.findByText('Version 2 restored.')).toBeTruthy()
    expect(calls('/v1/users/me/characters/1/versions/2/restore')[0]!.idempotency_key).toBeTruthy()
  })
  it('says that they could not be loaded, and offers nothing for the newest one', async () => {
    const { routes } = await openMyKrushes({
      characters: [summary()],
      routes: { 'GET /v1/users/me/characters/1/versions': failure('INTERNAL', 500) },
    })
    const dialog = await openHistory()
    const again = await within(dialog).findByRole('button', { name: 'Try again' })
    routes['GET /v1/users/me/characters/1/versions'] = list([version()])
    await userEvent.click(again)
    await userEvent.click(await screen.findByRole('button', { name: 'View version 1' }))
    const preview = within(await screen.findByRole('dialog', { name: 'Version 1' }))
    expect(preview.queryByRole('button', { name: 'Restore this version' })).toBeNull()
    await userEvent.click(preview.getByRole('button', { name: 'Back to all versions' }))
    expect(await screen.findByRole('dialog', { name: 'Versions of Mira Tolland' })).toBeTruthy()
  })
})
