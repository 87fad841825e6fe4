import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import settings from '@/lib/i18n/messages/en/settings.json'
import { clearBrowser, fakeIndexedDb, fakeNetwork, person } from '../../lib/auth/browser-fakes'
import { fakeShell, type Answers } from '../../lib/native/fake-shell'
import { openPage } from '../modals/harness'

const own = (name: string) => Object.getOwnPropertyDescriptor(navigator, name)
const { click } = HTMLAnchorElement.prototype
const windowOpen = window.open

let made = 0
beforeEach(() => {
  vi.resetModules()
  // jsdom has none.
  Object.assign(URL, { createObjectURL: () => `blob:http://localhost:3000/${++made}`, revokeObjectURL: () => undefined })
  clearBrowser()
  fakeIndexedDb().set('krush_session', 's-1')
  localStorage.setItem('krush_session', 's-1')
  localStorage.setItem('user', JSON.stringify(person()))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const name of ['share', 'vibrate']) if (own(name)) delete (navigator as unknown as Record<string, unknown>)[name]
  const root = document.documentElement
  for (const name of ['shell', 'theme']) delete root.dataset[name]
  root.removeAttribute('style')
})

async function start(kind: 'ios' | 'android', path = '/', answers: Answers = {}, extra?: React.ReactNode) {
  const shell = fakeShell(kind, {
    'ui.ready': {},
    'ui.theme': {},
    'ui.refreshable': {},
    'ui.backable': {},
    'ui.haptic': {},
    'link.open': {},
    'file.save': { saved: true },
    'file.piece': {},
    'share.text': { completed: true },
    ...answers,
  })
  fakeNetwork({ 'GET /v1/users/me': { body: person() }, 'PATCH /v1/users/me': { body: person() } })
  const { InShell } = await import('@/app/in-shell')
  const page = await openPage(
    <>
      <InShell />
      {extra}
    </>,
    path,
  )
  await waitFor(() => expect(shell.of('ui.ready')).toHaveLength(1))
  // Capabilities are known one answer later.
  await waitFor(() => expect(shell.answers['share.text'] && own('share')).toBeTruthy())
  await act(async () => undefined)
  return { shell, page, last: (type: Parameters<typeof shell.of>[0]) => shell.of(type).at(-1)?.payload }
}

/** What was handed over in pieces, put together. */
const pieces = (shell: ReturnType<typeof fakeShell>) =>
  shell
    .of('file.piece')
    .map(({ payload }) => atob(String(payload.data)))
    .join('')

describe.each(['ios', 'android'] as const)('in %s', (kind) => {
  it('the shell is told the colors of the theme, and again when it changes', async () => {
    const { last } = await start(kind)
    expect(last('ui.theme')).toEqual({ background: '#0E0A12', scheme: 'dark' })
    act(() => void (document.documentElement.dataset.theme = 'light'))
    await waitFor(() => expect(last('ui.theme')).toEqual({ background: '#FBF6F4', scheme: 'light' }))
  })

  it('"back" closes what lies on top, and is the shell’s while nothing does', async () => {
    const { shell, page, last } = await start(kind)
    expect(last('ui.backable')).toEqual({ enabled: false })
    act(() => page.useModalStore.getState().openModal('rebrand', { new_origin: 'https://new.example' }))
    await screen.findByRole('dialog')
    await waitFor(() => expect(last('ui.backable')).toEqual({ enabled: true }))
    act(() => void shell.tell('ui.back', {}))
    await waitFor(() => expect(page.useModalStore.getState().open).toBeNull())
    await waitFor(() => expect(last('ui.backable')).toEqual({ enabled: false }))
  })

  it('pulling down refreshes pages, but no thread', async () => {
    const { shell, page, last } = await start(kind)
    expect(last('ui.refreshable')).toEqual({ enabled: true })
    act(() => void shell.tell('ui.refresh', {}))
    expect(page.router.refresh).toHaveBeenCalledOnce()
    cleanup()
    vi.resetModules()
    const thread = await start(kind, '/chat/7')
    expect(thread.last('ui.refreshable')).toEqual({ enabled: false })
  })

  it('addresses from outside are followed on the own origin only', async () => {
    const { shell, page } = await start(kind)
    for (const url of [
      '/chat/5',
      `${window.location.origin}/rewards?x=1`,
      'https://evil.example/chat',
      '//evil.example/',
      'javascript:alert(1)',
    ])
      act(() => void shell.tell('push.opened', { url }))
    act(() => void shell.tell('link.opened', { url: '/creators/ana#top' }))
    expect(page.router.push.mock.calls).toEqual([['/chat/5'], ['/rewards?x=1'], ['/creators/ana#top']])
  })

  it('insets, keyboard and text size of the system reach the layout', async () => {
    const { shell } = await start(kind)
    const { style } = document.documentElement
    act(() => void shell.tell('ui.insets', { top: 59, right: 0, bottom: 34, left: 3, keyboard: 0 }))
    expect(['top', 'right', 'bottom', 'left'].map((side) => style.getPropertyValue(`--inset-${side}`))).toEqual([
      '59px',
      '0px',
      '34px',
      '3px',
    ])
    act(() => void shell.tell('ui.insets', { top: 59, right: 0, bottom: 34, left: 0, keyboard: 300 }))
    expect(style.getPropertyValue('--inset-bottom')).toBe('300px')
    act(() => void shell.tell('ui.text_scale', { scale: 1.5 }))
    expect(style.fontSize).toBe('150%')
    act(() => void shell.tell('ui.text_scale', { scale: 9 }))
    expect(style.fontSize).toBe('200%')
  })

  it('the settings lead to those of the app', async () => {
    const [{ AppRow }, { WithMessages }] = await Promise.all([
      import('@/components/settings/app-row'),
      import('@/components/layout/with-messages'),
    ])
    const { shell } = await start(
      kind,
      '/',
      { 'shell.settings': {} },
      <WithMessages messages={{ settings }}>
        <AppRow />
      </WithMessages>,
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Open' }))
    await waitFor(() => expect(shell.of('shell.settings')).toHaveLength(1))
  })

  it('sending and long presses are felt, sharing opens the sheet of the shell', async () => {
    const { shell, last } = await start(
      kind,
      '/',
      {},
      <form aria-label='write' onSubmit={(event) => event.preventDefault()}>
        <textarea className='message-field' />
      </form>,
    )
    fireEvent.submit(screen.getByRole('form', { name: 'write' }))
    expect(last('ui.haptic')).toEqual({ kind: 'light' })
    navigator.vibrate(8)
    expect(shell.of('ui.haptic')).toHaveLength(2)
    await navigator.share({ title: 'Mara', url: 'https://krush.example/characters/mara' })
    expect(last('share.text')).toEqual({ text: 'Mara', url: 'https://krush.example/characters/mara' })
    shell.answers['share.text'] = { completed: false }
    await expect(navigator.share({ title: 'x' })).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('files go to the shell, other addresses to a browser, the page’s own stay', async () => {
    const { last, shell } = await start(
      kind,
      '/',
      {},
      <>
        <a href='/media/x.webp' download='mara-1.webp'>
          save
        </a>
        <a href='https://findahelpline.com'>help</a>
        <a href='mailto:help@krush.example'>mail</a>
        <a href='#inside'>inside</a>
      </>,
    )
    fireEvent.click(screen.getByText('save'))
    expect(last('file.save')).toMatchObject({ url: `${window.location.origin}/media/x.webp`, name: 'mara-1.webp' })
    expect(fireEvent.click(screen.getByText('help'))).toBe(false)
    expect(last('link.open')).toEqual({ url: 'https://findahelpline.com/', where: 'tab' })
    fireEvent.click(screen.getByText('mail'))
    expect(last('link.open')).toEqual({ url: 'mailto:help@krush.example', where: 'system' })
    fireEvent.click(screen.getByText('inside'))
    expect(shell.of('link.open')).toHaveLength(2)
    const made = Object.assign(document.createElement('a'), { href: 'data:text/plain,some%20codes', download: 'codes.txt' })
    made.click()
    await waitFor(() => expect(last('file.save')).toMatchObject({ url: '', name: 'codes.txt', mime: 'text/plain' }))
    expect(pieces(shell)).toBe('some codes')
    window.open('https://elsewhere.example/x')
    expect(last('link.open')).toEqual({ url: 'https://elsewhere.example/x', where: 'tab' })
  })

  it('a file that the page has made goes over in pieces that fit a message, whole and in order', async () => {
    const { shell, last } = await start(kind)
    const text = Array.from({ length: 20_000 }, (_, n) => `line ${n}`).join('\n')
    const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
    const link = Object.assign(document.createElement('a'), { href: address, download: 'statement.csv' })
    link.click()
    // As the page does it: the address is gone before anything of it was read.
    URL.revokeObjectURL(address)
    await waitFor(() => expect(last('file.save')).toMatchObject({ url: '', name: 'statement.csv', mime: 'text/csv' }))
    expect(shell.of('file.piece').length).toBeGreaterThan(4)
    expect(new Set(shell.of('file.piece').map(({ payload }) => payload.file))).toEqual(new Set([last('file.save')?.file]))
    expect(pieces(shell)).toBe(text)
  })

  it('a file that the shell does not take is said to be unsaved', async () => {
    const { shell } = await start(kind, '/', { 'file.piece': { error: 'unsupported' } })
    Object.assign(document.createElement('a'), { href: 'data:text/plain,codes', download: 'codes.txt' }).click()
    expect(await screen.findByText("Couldn't save the file. Try again.")).toBeTruthy()
    expect(shell.of('file.save')).toEqual([])
  })

  it('somebody who leaves in the shell has left here too', async () => {
    const { shell, page } = await start(kind)
    localStorage.setItem('krush.draft.1', '"hello"')
    await act(async () => void shell.tell('auth.changed', { state: 'signed_out' }))
    await waitFor(() => expect(localStorage.length).toBe(0))
    expect([page.useAuthStore.getState().status, page.personNow()]).toEqual(['out', null])
  })

  it('the line and the foreground are known as soon as the shell knows them', async () => {
    const { shell } = await start(kind)
    const heard: string[] = []
    const note = (event: Event) => void heard.push(event.type)
    for (const type of ['online', 'offline']) window.addEventListener(type, note)
    document.addEventListener('visibilitychange', note)
    act(() => {
      shell.tell('net.state', { online: false })
      shell.tell('net.state', { online: true })
      shell.tell('app.resumed', {})
    })
    expect(heard).toEqual(['offline', 'online', 'visibilitychange'])
  })

  it('all of it ends with the page', async () => {
    await start(kind)
    cleanup()
    expect([HTMLAnchorElement.prototype.click === click, window.open === windowOpen]).toEqual([true, true])
  })
})
