/**
 * The service worker: keeps the documents and scripts that open a chat without a network, and shows pushed notifications.
 * Nothing of a person passes through it or is kept by it: pages come from the network as long as there is one, calls and
 * private media are left alone, and what it keeps was asked for without cookies. One's own messages are kept by the page
 * (lib/offline/kept.ts). Built by server/start.mjs, served at /sw.js by server/web/service-worker.ts.
 */

/** Written above this file by the server: changes with the build and with settings that documents show. */
declare const VERSION: string

/** What the DOM library of TypeScript lacks; its library for workers cannot be loaded beside it. */
type WorkEvent = Event & { waitUntil(work: Promise<unknown>): void }
type FetchWork = WorkEvent & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
type OpenWindow = {
  url: string
  visibilityState: DocumentVisibilityState
  focus(): Promise<OpenWindow>
  navigate(url: string): Promise<unknown>
}
type Scope = {
  registration: ServiceWorkerRegistration
  location: { origin: string; search: string }
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<OpenWindow[]>
    openWindow(url: string): Promise<unknown>
    claim(): Promise<void>
  }
  skipWaiting(): Promise<void>
  addEventListener<E extends Event>(name: string, listen: (event: E) => void): void
}
const worker = self as unknown as Scope

const PREFIX = 'shell-'
/** The language of the documents it keeps, as the page registered it (hooks/use-service-worker.ts); none for the default one. */
const LOCALE = new URLSearchParams(worker.location.search).get('locale')
const CACHE = PREFIX + VERSION + (LOCALE ? `-${LOCALE}` : '')
/** Stands for the id of a chat in the kept document (app/chat); the longest an address may hold, so that it is nobody's. */
const SHELL_ID = '999999999999999'
const CHAT_SHELL = `/chat/${SHELL_ID}`
const OFFLINE = '/offline'
/** Scripts that a document or its data name, and the fonts it preloads. */
const NAMED = /\/_next\/static\/[\w./~-]+\.js|(?<=href=")\/_next\/static\/[\w./~-]+\.woff2/g
/** Downloads and answers of the API may be opened like pages; they have nothing to show offline. */
const NOT_PAGES = /^\/(v1|media|api|\.well-known)\//

const windows = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** A document as everybody gets it, with the names of the files it needs. */
async function fetchDocument(path: string): Promise<[Response, string[]]> {
  const headers = { 'accept-language': LOCALE ?? 'en' }
  const response = await fetch(path, { credentials: 'omit', cache: 'no-store', headers })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  const text = await response.text()
  const kept = new Headers(response.headers)
  // What follows is the text as it was before it was packed.
  for (const name of ['content-encoding', 'content-length']) kept.delete(name)
  return [new Response(text, { headers: kept }), text.match(NAMED) ?? []]
}

/** All or nothing: a version that lacks a file is not installed, and the one before stays. */
async function fill() {
  try {
    await fillCache(await caches.open(CACHE))
  } catch (error) {
    await caches.delete(CACHE)
    throw error
  }
  await worker.skipWaiting()
}

async function fillCache(cache: Cache) {
  const found = await Promise.all([CHAT_SHELL, OFFLINE].map(async (path) => [path, ...(await fetchDocument(path))] as const))
  await cache.addAll([...new Set(found.flatMap(([, , files]) => files))])
  for (const [path, document] of found) await cache.put(path, document)
}

/** Pages that are open keep the files they were made with: those of the version before stay until the next one. */
async function takeOver() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  // In the order in which they were made.
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

/** Documents are those of this version, so that they fit its scripts. */
const keptDocument = (path: string) => caches.match(path, { cacheName: CACHE, ignoreVary: true })
/** The build's files carry their content in their name, so a kept one is right whatever version kept it. */
const keptFile = (address: string) => caches.match(address, { ignoreVary: true })

async function offlineDocument(url: URL): Promise<Response> {
  const id = /^\/chat\/([1-9]\d{0,14})$/.exec(url.pathname)?.[1]
  const document = await keptDocument(id ? CHAT_SHELL : OFFLINE)
  if (!document) return Response.error()
  if (id) return new Response((await document.text()).replaceAll(SHELL_ID, id), { headers: document.headers })
  // A document knows its own address, so this one is gone to; it leads back to what was asked for.
  return url.pathname === OFFLINE ? document : Response.redirect(`${OFFLINE}?to=${encodeURIComponent(url.pathname + url.search)}`)
}

async function openPage(event: FetchWork, url: URL): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return offlineDocument(url)
  }
}

async function openFile(event: FetchWork): Promise<Response> {
  return (await keptFile(event.request.url)) ?? fetch(event.request)
}

/** The files that a page has loaded; one that is gone is not missed. */
async function keepFiles(urls: readonly string[]) {
  // Opening a cache makes it: this version may have been replaced, and its files dropped, while it still listens.
  if (!(await caches.has(CACHE))) return
  const cache = await caches.open(CACHE)
  const isNew = async (url: string) => !(await cache.match(url, { ignoreVary: true }))
  await Promise.all(urls.map(async (url) => ((await isNew(url)) ? cache.add(url).catch(() => undefined) : undefined)))
}

worker.addEventListener<WorkEvent>('install', (event) => event.waitUntil(fill()))
worker.addEventListener<WorkEvent>('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener<WorkEvent & MessageEvent>('message', (event) => {
  const said: unknown = event.data
  if (Array.isArray(said)) event.waitUntil(keepFiles(said.filter((url) => typeof url === 'string')))
})
worker.addEventListener<FetchWork>('fetch', (event) => {
  const { method, mode } = event.request
  const url = new URL(event.request.url)
  if (method !== 'GET' || url.origin !== worker.location.origin || NOT_PAGES.test(url.pathname)) return
  if (url.pathname.startsWith('/_next/static/')) return event.respondWith(openFile(event))
  if (mode !== 'navigate') return
  event.respondWith(openPage(event, url))
})

/** What our server pushes, version 1; the texts are chosen there, and say nothing of what was written. */
type Pushed = { title: string; body: string; url: string; tag: string }

function pushedOf(data: { json(): unknown } | null): Pushed | null {
  const { v, title, body, url, tag } = (data?.json() ?? {}) as Record<string, unknown>
  const isOne = v === 1 && [title, body, url, tag].every((text) => typeof text === 'string')
  return isOne ? ({ title, body, url, tag } as Pushed) : null
}

/** Whoever has the product before them sees there what there is. */
async function show(pushed: Pushed | null) {
  if (!pushed || (await windows()).some(({ visibilityState }) => visibilityState === 'visible')) return
  const { title, body, url, tag } = pushed
  await worker.registration.showNotification(title, { body, tag, icon: '/icons/192.png', data: { url } })
}

worker.addEventListener<WorkEvent & { data: { json(): unknown } | null }>('push', (event) => event.waitUntil(show(pushedOf(event.data))))

/** A press on a notification leads to the page it is about: in a tab that is open, else in a new one. */
async function follow(notification: Notification) {
  notification.close()
  const data = (notification.data ?? {}) as { url?: unknown }
  const url = new URL(typeof data.url === 'string' ? data.url : '/', worker.location.origin)
  if (url.origin !== worker.location.origin) return
  const open = await windows()
  const there = open.find((client) => client.url === url.href) ?? open[0]
  if (!there) return void (await worker.clients.openWindow(url.href))
  await there.focus()
  // A page that this worker does not control cannot be led anywhere.
  if (there.url !== url.href) await there.navigate(url.href).catch(() => worker.clients.openWindow(url.href))
}

worker.addEventListener<WorkEvent & { notification: Notification }>('notificationclick', (event) =>
  event.waitUntil(follow(event.notification)),
)
