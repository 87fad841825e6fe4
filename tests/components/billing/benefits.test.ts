import { expect, it } from 'vitest'
import { premiumBenefits } from '@/components/billing/benefits'
import type { Installation } from '@/contracts/meta'
import { installation } from '../../lib/auth/browser-fakes'

const drawing = (...levels: string[]) => {
  const known = installation()
  return { ...known, image: { ...known.image, levels } } as unknown as Installation
}

it.each([
  ['only what everybody gets', drawing('safe', 'tease'), false],
  ['one level more', drawing('safe', 'tease', 'nude'), true],
  ['every level', drawing('safe', 'tease', 'nude', 'hardcore'), true],
  ['nobody knows what yet', undefined, false],
] as const)('where the engines draw %s, photo levels are among the benefits or not', (_, known, expected) => {
  const benefits = premiumBenefits(known)
  expect(benefits.includes('levels')).toBe(expected)
  expect(benefits).toContain('messages')
})
