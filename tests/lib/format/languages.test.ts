import { describe, expect, it, test } from 'vitest'
import { crisisLinesIn } from '@/contracts/crisis-lines'
import { LOCALES, localeFrom, localeOfHeader, pathIn, splitPath } from '@/contracts/locales'
import { PLANS } from '@/contracts/prices'
import { renewalTerms } from '@/contracts/renewal-terms'
import { formatsOf } from '@/lib/format/formats'
import { metadataIn } from '@/lib/seo/page-metadata'
import { textsOf } from '@/server/texts/texts-of'
import { lengthen } from '@/tests/support/pseudo'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const AT = '2026-11-22T16:56:00Z'

describe('numbers, prices and dates', () => {
  it.each([
    ['en', '$1,234.50', '1,500', 'November 22, 2026'],
    ['de', '1.234,50 $', '1.500', '22. November 2026'],
    ['fr', '1 234,50 $US', '1 500', '22 novembre 2026'],
    ['es', '1234,50 US$', '1500', '22 de noviembre de 2026'],
    ['it', '1234,50 USD', '1500', '22 novembre 2026'],
    ['pt-BR', 'US$ 1.234,50', '1.500', '22 de novembro de 2026'],
    ['nl', 'US$ 1.234,50', '1.500', '22 november 2026'],
    ['pl', '1234,50 USD', '1500', '22 listopada 2026'],
    ['ja', '$1,234.50', '1,500', '2026年11月22日'],
  ] as const)('are written as in %s', (locale, price, number, day) => {
    const format = formatsOf(locale)
    expect([plain(format.price(123_450)), plain(format.number(1500)), format.billingDay(AT)]).toEqual([price, number, day])
  })

  it('follow the language in relative times and lists', () => {
    const hour_ago = Date.now() - 3_600_000
    expect(formatsOf('de').relative(hour_ago)).toBe('vor 1 Stunde')
    expect(formatsOf('pl').list(['a', 'b', 'c'])).toBe('a, b i c')
    expect(plain(formatsOf('ja').short(hour_ago))).toBe('1h')
  })
})

test('every language has terms of renewal of its own, with the amount and the day', () => {
  const facts = { version: 1, amount_cents: PLANS[0].charged_cents, months: 12, period_days: null, now: new Date(AT) } as const
  const sentences = LOCALES.map((locale) => renewalTerms({ ...facts, locale }))
  expect(new Set(sentences).size).toBe(LOCALES.length)
  for (const sentence of sentences) expect(sentence).toMatch(/93[.,]24.*2027/s)
})

describe('addresses', () => {
  it.each([
    ['/', '/de'],
    ['/?q=sea', '/de?q=sea'],
    ['/characters/mira#about', '/de/characters/mira#about'],
    ['/fr/safety', '/de/safety'],
    ['/fr', '/de'],
    ['/chat/3', '/chat/3'],
    ['/de/settings', '/settings'],
    ['https://example.test/', 'https://example.test/'],
    ['#help', '#help'],
  ])('%s is %s in German', (address, there) => expect(pathIn('de', address)).toBe(there))

  it('have no prefix in English', () => {
    expect([pathIn('en', '/pl/contact'), pathIn('en', '/pl')]).toEqual(['/contact', '/'])
    expect(splitPath('/pt-br/contact')).toEqual({ locale: 'pt-BR', path: '/contact' })
    expect(splitPath('/plants')).toEqual({ locale: null, path: '/plants' })
  })

  it('of a public page name each other, and the page itself', () => {
    const { alternates, openGraph } = metadataIn('de', '/safety', { title: 'T', description: 'D' })
    expect(alternates?.canonical).toBe('/de/safety')
    expect(alternates?.languages).toMatchObject({ en: '/safety', de: '/de/safety', 'pt-BR': '/pt-br/safety', 'x-default': '/safety' })
    expect(Object.keys(alternates!.languages!)).toHaveLength(LOCALES.length + 1)
    expect(openGraph).toMatchObject({ url: '/de/safety', locale: 'de' })
    expect(metadataIn('de', '/settings', { title: 'T', description: 'D' }).alternates).toEqual({ canonical: '/settings' })
    expect(metadataIn('de', '/characters/x', { title: 'T', description: 'D', unlisted: true }).alternates?.languages).toBeUndefined()
  })
})

test('a language is found by its tag, in any letter case, else by its main language', () => {
  expect(['DE', 'de-AT', 'pt', 'pt-pt', 'ja-JP', 'zh', ''].map(localeFrom)).toEqual(['de', 'de', 'pt-BR', 'pt-BR', 'ja', null, null])
  expect(localeOfHeader(null)).toBeNull()
  expect(localeOfHeader('sv, es;q=0.2, it;q=0.7')).toBe('it')
})

test('the pseudo-locale is longer by 40 percent', () => {
  for (const text of ['Sign in', 'You get 50 credits when you sign up.'])
    expect(lengthen(text).length).toBeGreaterThanOrEqual(text.length * 1.4)
  expect(lengthen(' 12:05 ')).toBe(' 12:05 ')
})

test('each other language has a line to call, and the message in acute danger names it', () => {
  for (const locale of LOCALES) {
    const digits = textsOf(locale)('crisis.message').replace(/\D/g, '')
    for (const { call } of crisisLinesIn(locale)) expect(digits).toContain(call.replace(/\D/g, ''))
    expect([locale, crisisLinesIn(locale).length > 0]).toEqual([locale, locale !== 'en'])
  }
})
