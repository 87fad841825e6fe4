import { expect, it } from 'vitest'
import { plainSpeech } from '@/lib/format/plain-speech'

it.each([
  ['*waves* Hello.', 'Hello.'],
  ['Well, *sighs* then  no.', 'Well, then no.'],
  ['*only a gesture*', 'only a gesture'],
  ['a * b', 'a * b'],
])('%s → %s', (text, plain) => expect(plainSpeech(text)).toBe(plain))
