import { expect, test } from 'vitest'
import { tellClock } from '@/server/providers/chat/companion/clock'

const clock = 'Tuesday, November 24, 2026 at 9:05 AM'
const ask = (content: string, at: string | null = clock) => tellClock({ clock: at, messages: [{ role: 'user', content }] })

test.each(['What time is it?', 'what’s the time', 'Do you know what time it is?', 'So, what time is it now?'])('%s', (question) => {
  expect(ask(question)).toContain('9:05 AM')
  expect(ask(question)).not.toContain('November')
})

test.each(['What day is it today?', 'What’s the date?', 'Which day is it?', 'can you tell me the date'])('%s', (question) => {
  expect(ask(question)).toContain('Tuesday, November 24, 2026')
})

test('asked again it is said in other words, and nothing else is a question for the clock', () => {
  const twice = [1, 3].map((length) =>
    tellClock({ clock, messages: Array.from({ length }, () => ({ role: 'user' as const, content: 'What time is it?' })) }),
  )
  expect(new Set(twice).size).toBe(2)
  for (const line of [
    'What time of year do you like?',
    'What day was the best of your life?',
    'Time for bed.',
    'What is a date with you like?',
  ])
    expect(ask(line)).toBeNull()
  expect(ask('What time is it?', null)).toBeNull()
})
