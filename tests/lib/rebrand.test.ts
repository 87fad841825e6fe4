// Needs a document.
import { expect, test } from 'vitest'
import { addressThere } from '@/lib/rebrand'

const THERE = 'https://new.example'
test.each([
  ['https://old.example/', null, 'https://new.example/'],
  ['https://old.example/chat/7?a=1&t=old&email=a%40b.c&oobCode=2&code=3&state=4#top', 'new', 'https://new.example/chat/7?a=1&t=new'],
  ['https://old.example//evil.example/x?y=1', null, 'https://new.example//evil.example/x?y=1'],
  ['https://old.example/\\evil.example', null, 'https://new.example//evil.example'],
  ['https://old.example/?next=https://evil.example', null, 'https://new.example/?next=https%3A%2F%2Fevil.example'],
  ['https://user:pass@old.example/a', 'x&y=1', 'https://new.example/a?t=x%26y%3D1'],
])('%s', (here, token, there) => {
  expect(addressThere(THERE, here, token)).toBe(there)
  expect(new URL(addressThere(THERE, here, token)).origin).toBe(THERE)
})
