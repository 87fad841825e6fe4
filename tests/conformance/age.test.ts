import { describe, expect, test } from 'vitest'
import { createAge } from '@/server/providers/age/index'
import { ageSimulator } from '../support/age-simulator'

const SECRET = 'a'.repeat(32)
const now = new Date('2026-11-25T12:00:00Z')
const settings = { url: 'https://ages.example/start?tenant=7', secret: SECRET }
const asked = { reference: 'f'.repeat(32), return_url: 'https://krush.example/settings#adult' }

describe.each([
  ['declaration', createAge(null)],
  ['hosted', createAge(settings)],
] as const)('%s', (name, age) => {
  const simulator = ageSimulator(SECRET)
  const valid = simulator.result(asked.reference, { at: now })

  test('says its name, and believes nothing that is forged, changed or late', () => {
    expect(age.name).toBe(name)
    const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
    for (const [what, callback, at] of [
      ['another secret', ageSimulator('b'.repeat(32)).result(asked.reference, { at: now }), now],
      ['another answer', { ...simulator.result(asked.reference, { at: now, over18: false }), over18: true }, now],
      ['another person', { ...valid, reference: '0'.repeat(32) }, now],
      ['another method', { ...valid, method: 'document' }, now],
      ['another time', { ...valid, checked_at: minutes(1).toISOString() }, now],
      ['no signature', { ...valid, signature: '' }, now],
      ['late', valid, minutes(11)],
      ['early', valid, minutes(-11)],
    ] as const) {
      expect(age.read(callback, at), what).toBeNull()
    }
  })

  test('sends people to a signed address, or nowhere, and then believes what comes back, or nothing', () => {
    const address = age.start(asked)
    if (name === 'declaration') {
      expect([address, age.read(valid, now)]).toEqual([null, null])
      return
    }
    expect(new URL(address!).searchParams.get('tenant')).toBe('7')
    expect(simulator.arrive(address!)).toEqual(asked)
    expect(() => simulator.arrive(address!.replace(asked.reference, '0'.repeat(32)))).toThrow('not signed')
    expect(age.read(valid, now)).toEqual({ reference: asked.reference, over18: true, method: 'face-estimate' })
    expect(age.read(simulator.result(asked.reference, { over18: false, at: now }), now)).toMatchObject({ over18: false })
  })
})
