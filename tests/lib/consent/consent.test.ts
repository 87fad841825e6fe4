// Needs a document.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { recordVisit } from '@/lib/attribution/record-visit'
import { readRefer, settleRefer } from '@/lib/attribution/stored-refer'
import { allows, currentDecision, signalsNo } from '@/lib/consent/consent'
import { asksFirst } from '@/lib/consent/place'
import { decide, onDecision, purposesOf } from '@/lib/consent/decide'

const visit = { url: 'https://chat.example/?via=anna', referrer: '', user_agent: 'test' }
const signal = (name: string, value: unknown) => Object.defineProperty(navigator, name, { configurable: true, value })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  signal('globalPrivacyControl', undefined)
  signal('doNotTrack', null)
})

test.each([
  ['Europe/Paris', true],
  ['Europe/London', true],
  ['Europe/Zurich', true],
  ['Atlantic/Reykjavik', true],
  ['Asia/Nicosia', true],
  ['America/Martinique', true],
  ['UTC', true],
  ['', true],
  ['America/New_York', false],
  ['Asia/Tokyo', false],
  ['Australia/Sydney', false],
])('in %s people are asked first: %s', (zone, first) => expect(asksFirst(zone)).toBe(first))

test('nothing is allowed before it was', () => {
  expect(currentDecision()).toBeNull()
  expect(allows('analytics')).toBe(false)
  decide({ analytics: true, marketing: false })
  expect([allows('analytics'), allows('marketing')]).toEqual([true, false])
})

test('a year later, and with a new question, it is asked again', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') })
  decide({ analytics: true, marketing: true })
  vi.setSystemTime(new Date('2026-12-31T00:00:00Z'))
  expect(allows('marketing')).toBe(true)
  vi.setSystemTime(new Date('2027-01-02T00:00:00Z'))
  expect(currentDecision()).toBeNull()
  expect(allows('marketing')).toBe(false)
  decide({ analytics: true, marketing: true })
  localStorage.setItem('consent', localStorage.getItem('consent')!.replaceAll('"version":1', '"version":0'))
  expect(currentDecision()).toBeNull()
})

test('the browser keeps a log under one number, and tells who listens', () => {
  const heard = vi.fn()
  const stop = onDecision(heard)
  decide({ analytics: true, marketing: true })
  decide({ analytics: false, marketing: false })
  stop()
  decide({ analytics: true, marketing: false })
  const log = JSON.parse(localStorage.getItem('consent')!) as { browser: string; marketing: boolean }[]
  expect(log.map(({ marketing }) => marketing)).toEqual([true, false, false])
  expect(new Set(log.map(({ browser }) => browser)).size).toBe(1)
  expect(heard).toHaveBeenCalledTimes(2)
})

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('%s is a no that outranks an older yes', (name, value) => {
  decide({ analytics: true, marketing: true })
  signal(name, value)
  expect(signalsNo()).toBe(true)
  expect([allows('analytics'), allows('marketing')]).toEqual([false, false])
})

test.each([
  'nonsense',
  '{}',
  '[1,null,{"browser":1}]',
  '[{"browser":"b","version":1,"decided_at":"never","analytics":true,"marketing":true}]',
])('a broken log allows nothing: %s', (stored) => {
  localStorage.setItem('consent', stored)
  expect(allows('marketing')).toBe(false)
})

test('what is asked follows from what is configured', () => {
  const none = { tag_manager_id: null, product_analytics: null, video_pixel_id: null, conversions: false }
  expect(purposesOf(none)).toEqual([])
  expect(purposesOf({ ...none, conversions: true })).toEqual(['marketing'])
  expect(purposesOf({ ...none, video_pixel_id: 'X' })).toEqual(['marketing'])
  expect(purposesOf({ ...none, product_analytics: { url: 'u', key: 'k' } })).toEqual(['analytics'])
  expect(purposesOf({ ...none, tag_manager_id: 'GTM-AAAA' })).toEqual(['analytics', 'marketing'])
})

describe('the refer record', () => {
  test('lasts as long as the tab without consent to marketing', () => {
    decide({ analytics: true, marketing: false })
    recordVisit(visit)
    expect(sessionStorage.getItem('refer')).toContain('anna')
    expect(localStorage.getItem('refer')).toBeNull()
  })
  test('moves to lasting storage with it, and back when it is withdrawn', () => {
    recordVisit(visit)
    decide({ analytics: false, marketing: true })
    settleRefer()
    expect(localStorage.getItem('refer')).toContain('anna')
    expect(sessionStorage.getItem('refer')).toBeNull()
    decide({ analytics: false, marketing: false })
    settleRefer()
    expect(localStorage.getItem('refer')).toBeNull()
    expect(readRefer()).toMatchObject({ source: 'affiliate', id: 'anna' })
  })
  test('is not believed when broken, nor needed when storage is refused', () => {
    for (const stored of ['{', '1', '{"source":"friend","initial_path":"/","at":1}']) {
      sessionStorage.setItem('refer', stored)
      expect(readRefer()).toBeNull()
    }
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused')
    })
    expect(() => recordVisit(visit)).not.toThrow()
    refused.mockRestore()
  })
})
