import { randomUUID } from 'node:crypto'
import type { CDPSession, Page } from '@playwright/test'
import { getCharacter } from '@/contracts/characters'
import { createConversation, getConversation } from '@/contracts/conversations'
import { callTo } from '@/tests/support/process'
import { newAddress, openAs, signOut } from './people'
import { startProduct, thread, type Product } from './support'
import { expect, furtherTest, test } from './test'
import { openUnattended } from './unattended'

let product: Product
test.use({ serviceWorkers: 'allow' })
test.beforeAll(async () => void (product = await startProduct(false)))
test.afterAll(() => product.stop())

/** All that the origin holds on the device: rows of IndexedDB, keys of the storages, texts and addresses of the caches. */
const onDevice = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const rows: unknown[] = []
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name!))
      for (const store of database.objectStoreNames) rows.push(...(await done(database.transaction(store).objectStore(store).getAll())))
      database.close()
    }
    const files: string[] = []
    const names = await caches.keys()
    for (const name of names) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) files.push(`${request.url}\n${await (await cache.match(request))!.text()}`)
    }
    return {
      rows: rows.map((row) => JSON.stringify(row)),
      storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      names,
      files,
    }
  })

/** In the page: whether the worker holds every file of the build that the page has loaded. */
async function hasAllFiles() {
  await navigator.serviceWorker.ready
  const loaded = performance.getEntriesByType('resource').filter(({ name }) => /\/_next\/static\/.*\.js$/.test(name))
  const found = await Promise.all(loaded.map(({ name }) => caches.match(name, { ignoreVary: true })))
  return loaded.length > 0 && found.every((response) => response !== undefined)
}

/** Delivers to the worker what our server pushes. */
async function pusher(cdp: CDPSession, origin: string) {
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => first && resolve(first.registrationId)),
  )
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered
  return ({ title }: { title: string }) => {
    const data = JSON.stringify({ v: 1, kind: 'message', title, body: '', url: '/chat', tag: title })
    return cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  }
}

/** In the page: the titles of what the system shows of us. */
const shownNotifications = async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title }) => title)

test('a chat is read and written without a connection, sent once, swapped whole by an update, and gone after signing out', async ({
  browser,
}) => {
  const { origin } = product.server
  const email = newAddress()
  const { context, page, problems } = await openAs(browser, origin, '/settings', email)
  const session_id = (await context.cookies()).find(({ name }) => name === 'krush_session')!.value
  const call = callTo(origin, session_id)
  const mira = await call(getCharacter, { params: { slug: 'mira' } })
  const { id } = await call(createConversation, { body: { account_id: mira.id } }, { idempotency_key: randomUUID() })
  const params = { id: String(id) }

  await page.goto(`${origin}/chat/${id}`)
  const composer = page.getByRole('textbox', { name: /Message Mira/ })
  // The box is there before the page's script is, on a busy machine for seconds; what was sent has left it.
  await expect(async () => {
    await composer.fill('Said while there was a network')
    await page.keyboard.press('Enter')
    await expect(composer).toHaveValue('', { timeout: 2_000 })
  }).toPass()
  await expect(thread(page).getByText('Said while there was a network')).toBeVisible()
  // The greeting is whole too: the reply is the one after what was said.
  const answered = async () => {
    const { messages } = await call(getConversation, { params })
    const at = messages.findIndex(({ content }) => content === 'Said while there was a network')
    const reply = at < 0 ? undefined : messages[at + 1]
    return reply?.status === 'complete' ? reply.content : ''
  }
  await expect.poll(answered).not.toBe('')
  const reply = (await answered()).replaceAll('*', '').slice(0, 24)

  const cdp = await context.newCDPSession(page)
  const { errors, data } = await cdp.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data!)).toMatchObject({ id: '/', name: 'Krush', display: 'standalone' })
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  // The contexts of journeys are private windows, from which nothing is installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

  await expect.poll(() => page.evaluate(hasAllFiles)).toBe(true)
  const keepsReply = async () => (await onDevice(page)).rows.some((row) => row.includes(JSON.stringify(reply).slice(1, -1)))
  await expect.poll(keepsReply).toBe(true)
  const before = await onDevice(page)
  expect(before.names).toHaveLength(1)
  expect(before.files.filter((file) => file.includes('/v1/') && file.startsWith(`${origin}/v1`))).toEqual([])

  // A chat that came with its page, and in which nothing happens, is kept as well.
  const { id: arjun } = await call(getCharacter, { params: { slug: 'arjun' } })
  const read_only = await call(createConversation, { body: { account_id: arjun } }, { idempotency_key: randomUUID() })
  const keepsOther = async () =>
    (await onDevice(page)).rows.some((row) => (JSON.parse(row) as { id?: unknown } | null)?.id === read_only.id)
  expect(await keepsOther()).toBe(false)
  await page.goto(`${origin}/chat/${read_only.id}`)
  await expect.poll(keepsOther).toBe(true)

  // Nothing is shown to somebody who has the product before them.
  await context.grantPermissions(['notifications'], { origin })
  const push = await pusher(cdp, origin)
  await push({ title: 'Not shown' })
  await page.goto(`${origin.replace('localhost', '127.0.0.1')}/healthz`)
  await push({ title: 'New message' })
  await page.goto(`${origin}/chat/${id}`)
  await expect.poll(() => page.evaluate(shownNotifications)).toEqual(['New message'])
  // A private window holds its databases in memory and may drop them while it shows another site.
  await expect.poll(keepsReply).toBe(true)

  await product.whileDown(async () => {
    await page.reload()
    await expect(thread(page).getByText('Said while there was a network')).toBeVisible()
    await expect(thread(page).getByText(reply)).toBeVisible()
    await composer.fill('Said without a network')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Waiting to send')).toBeVisible()
    await page.goto(`${origin}/settings`)
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
    await expect(page.getByText('One message is waiting here')).toBeVisible()
    await page.getByRole('link', { name: /^Mira/ }).last().click()
    await expect(page).toHaveURL(`${origin}/chat/${id}`)
    await expect(thread(page).getByText('Said without a network')).toHaveCount(1)
  })
  await page.reload()
  await expect(page.getByText('Waiting to send')).toBeHidden()
  const sent = async () =>
    (await call(getConversation, { params })).messages.filter(({ content }) => content === 'Said without a network').length
  await expect.poll(sent).toBe(1)

  await page.reload()
  await expect(thread(page).getByText('Said without a network')).toHaveCount(1)
  expect(await sent()).toBe(1)

  await page.goto(`${origin}/settings`)
  // As a photo would be: a file that only this person has asked for.
  const file = `${mira.portrait.base}-480.webp?asked`
  const fetched = (cache: RequestCache) =>
    page.evaluate(
      ([address, how]) =>
        fetch(address, { cache: how, mode: 'same-origin' }).then(
          ({ ok }) => ok,
          () => false,
        ),
      [file, cache] as const,
    )
  expect([await fetched('default'), await fetched('only-if-cached')]).toEqual([true, true])
  await signOut(page)
  await expect.poll(() => fetched('only-if-cached')).toBe(false)
  const after = await onDevice(page)
  expect(after.rows).toEqual([])
  expect(after.storage.filter((key) => !['adult', 'theme', 'consent', 'photos_seen'].includes(key))).toEqual([])
  // The system takes them away a moment after it was told to.
  await expect.poll(() => page.evaluate(shownNotifications)).toEqual([])
  const own = [email, session_id, reply, 'Said with', 'Mira']
  expect(after.files.filter((file) => own.some((text) => file.includes(text))).map((file) => file.split('\n')[0])).toEqual([])
  await product.whileDown(async () => {
    await page.goto(`${origin}/chat/${id}`)
    await expect(page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link')).first()).toBeVisible()
    await expect(page.getByText(reply)).toHaveCount(0)
  })
  expect(problems).toEqual([])
})

/** In the page: looks for a newer worker. Answers the versions whose files are kept, the newest last, once it has taken over. */
async function keptVersions() {
  const registration = await navigator.serviceWorker.ready
  await registration.update()
  return registration.installing || registration.waiting || registration.active?.state !== 'activated' ? [] : caches.keys()
}

furtherTest('an update is kept whole and takes over at once; the files of the version before stay for pages that are open', async () => {
  const page = await openUnattended()
  try {
    await page.goTo(`${product.server.origin}/offline`)
    await expect.poll(() => page.read('document.readyState')).toBe('complete')
    await page.read(`navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(() => undefined)`)
    const versions = () => page.read(`(${keptVersions.toString()})()`) as Promise<string[]>
    await expect.poll(versions).toEqual([expect.any(String)])
    const [first] = await versions()
    // What the app is called is part of what is kept, so these are updates.
    await product.whileDown(async () => {}, { INSTALLED_NAME: 'Notes' })
    await expect.poll(versions).toEqual([first, expect.any(String)])
    const [, second] = await versions()
    await product.whileDown(async () => {}, { INSTALLED_NAME: 'Letters' })
    await expect.poll(versions).toEqual([second, expect.any(String)])
    expect(await versions()).not.toContain(first)
  } finally {
    page.close()
  }
})
