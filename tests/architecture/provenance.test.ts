import { expect, test } from 'vitest'
import { filesBelow, read } from './files'

/** What people bring themselves, and archives: nothing of it is generated. */
const RECEIVED = [
  'server/domain/account/avatar.ts',
  'server/domain/account/export-data.ts',
  'server/domain/voice-notes/work-voice-notes.ts',
]

test('whatever else is stored says that it is generated', () => {
  const stored = filesBelow('server/domain', /\.ts$/).flatMap((path) =>
    read(path)
      .split('\n')
      .filter((line) => /storage\.put\(/.test(line))
      .map((line) => ({ path, line: line.trim() })),
  )
  expect([...RECEIVED, 'server/domain/photos/work-photos.ts'].filter((path) => !stored.some((one) => one.path === path))).toEqual([])
  // A photo is signed first and looked at then, so its line names what was signed.
  const isMarked = (path: string, line: string) =>
    /\b(markGenerated|describeGenerated)\(/.test(line) ||
    (/, marked, /.test(line) && read(path).includes('const marked = await markGenerated('))
  const unmarked = stored.filter(({ path, line }) => !RECEIVED.includes(path) && !isMarked(path, line))
  expect(
    unmarked,
    'Write what is generated as storage.put(key, await markGenerated(…), type); what people bring themselves is listed in this test.',
  ).toEqual([])
})
