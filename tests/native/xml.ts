import { createRequire } from 'node:module'
import { expect } from 'vitest'
import { read } from '../architecture/files'

/** jsdom has no types of its own. */
const { JSDOM } = createRequire(import.meta.url)('jsdom') as { JSDOM: new (html: string) => { window: { DOMParser: typeof DOMParser } } }
const { DOMParser: Parser } = new JSDOM('').window

/** The document at a path; fails where it is not well-formed. */
export function parseXml(path: string): XMLDocument {
  const parsed = new Parser().parseFromString(read(path), 'application/xml')
  expect(parsed.querySelector('parsererror')?.textContent ?? null, path).toBeNull()
  return parsed
}
