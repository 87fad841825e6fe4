import { expect, test } from 'vitest'
import { LOCALE_COOKIE, LOCALE_HEADER, LOCALES, pathIn } from '@/contracts/locales'
import type { Handler } from '@/server/web/capture'
import { NOTHING_OUTSIDE } from '@/server/web/outside'
import { createPages } from '@/server/web/pages'
import { behindPort } from './door'

/** In Next's place: answers which page it was asked for, in which language. */
async function pages() {
  let renderings = 0
  const next: Handler = (request, response) => {
    renderings++
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(`${request.headers[LOCALE_HEADER]} ${request.url}`)
  }
  const handler = createPages(next, { origin: 'https://pages.example.test', secure: true, outside: () => NOTHING_OUTSIDE })
  const { ask } = await behindPort((request, response) => void handler(request, response))
  const shown = async (path: string, headers: Record<string, string> = {}) => {
    const { status, headers: sent, body } = await ask(path, headers)
    return sent.location === undefined ? body.toString() : `${status} ${sent.location}`
  }
  return { ask, shown, renderings: () => renderings }
}
const GERMAN = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }

test('the address decides before everything else, and the pages never see it', async () => {
  const { shown } = await pages()
  const french = { cookie: `a=b; ${LOCALE_COOKIE}=fr`, 'accept-language': 'ja' }
  expect(await shown('/de', french)).toBe('de /')
  expect(await shown('/pt-br/characters/mira', french)).toBe('pt-BR /characters/mira')
  expect(await shown('/de?q=sea', french)).toBe('de /?q=sea')
})

test('a public page without a language leads to the setting’s, else to the browser’s; robots read English', async () => {
  const { shown } = await pages()
  expect(await shown('/legal/terms?x=1', GERMAN)).toBe('307 /de/legal/terms?x=1')
  expect(await shown('/', { ...GERMAN, cookie: `${LOCALE_COOKIE}=pl` })).toBe('307 /pl')
  expect(await shown('/', { ...GERMAN, cookie: `${LOCALE_COOKIE}=en` })).toBe('en /')
  for (const header of ['*', '', 'zh-CN,ko;q=0.5', 'en-GB,de;q=0.9', 'de;q=0'])
    expect([header, await shown('/', { 'accept-language': header })]).toEqual([header, 'en /'])
  expect(await shown('/', { 'accept-language': 'xx, fr-CA;q=0.3, nl;q=0.8' })).toBe('307 /nl')
})

test('a page that is not public has one address, and a language before it becomes the setting', async () => {
  const { ask, shown } = await pages()
  expect(await shown('/settings', GERMAN)).toBe('de /settings')
  expect(await shown('/chat/7', { ...GERMAN, cookie: `${LOCALE_COOKIE}=it` })).toBe('it /chat/7')
  const { status, headers } = await ask('/es/chat/7?photo=1')
  expect([status, headers.location]).toEqual([307, '/chat/7?photo=1'])
  expect(headers['set-cookie']).toEqual([`${LOCALE_COOKIE}=es; Path=/; Max-Age=31536000; SameSite=Lax; Secure`])
})

test('one page has one address in a language: other spellings lead there for good, and never to another host', async () => {
  const { shown } = await pages()
  expect(await shown('/en/safety')).toBe('308 /safety')
  expect(await shown('/DE/safety')).toBe('308 /de/safety')
  expect(await shown('/de/')).toBe('308 /de')
  expect(await shown('/de//evil.example.test')).toBe('307 /evil.example.test')
  expect(await shown('/de/\\evil.example.test')).toBe('307 /evil.example.test')
  expect(await shown('/design')).toBe('en /design')
})

test('public pages are cached for each language; nobody outside names the language to the pages', async () => {
  const { shown, renderings } = await pages()
  for (let round = 0; round < 3; round++)
    for (const locale of LOCALES) expect(await shown(pathIn(locale, '/safety'), { [LOCALE_HEADER]: 'ja' })).toBe(`${locale} /safety`)
  expect(renderings()).toBe(LOCALES.length)
  expect(await shown('/offline', GERMAN)).toBe('de /offline')
  expect(await shown('/offline')).toBe('en /offline')
  expect(await shown('/settings', { [LOCALE_HEADER]: 'ja' })).toBe('en /settings')
})

test('the router of an open page gets the language of the address, and where the page really is', async () => {
  const { ask, shown } = await pages()
  expect(await shown('/safety', { ...GERMAN, rsc: '1' })).toBe('en /safety')
  const { headers, body } = await ask('/de/characters/mira?_rsc=1', { rsc: '1' })
  expect(body.toString()).toBe('de /characters/mira?_rsc=1')
  expect(headers['x-nextjs-rewritten-path']).toBe('/characters/mira')
})
