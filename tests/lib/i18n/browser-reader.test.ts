import { readFileSync } from 'node:fs'
import compile from 'icu-minify/compile'
import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { type Compiled, readMessage } from '@/lib/i18n/browser-reader'
import { LOCALE, NAMESPACES } from '@/lib/i18n/namespaces'

type Tree = { [name: string]: string | Tree }

const leaves = (tree: Tree, path: string[] = []): [path: string, message: string][] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[[...path, name].join('.'), value] as [string, string]] : leaves(value, [...path, name]),
  )
const valuesFor = (message: string, count: number) =>
  Object.fromEntries([...message.matchAll(/\{(\w+)/g)].map(([, name]) => [name, count]))

describe('the browser reads every text as the server does', () => {
  it.each(NAMESPACES.map((name) => [name]))('%s', (namespace) => {
    const tree = JSON.parse(readFileSync(`lib/i18n/messages/${LOCALE}/${namespace}.json`, 'utf8')) as Tree
    const t = createTranslator({ locale: LOCALE, messages: { [namespace]: tree } as never }) as unknown as (key: string, values: object) => string
    for (const [path, message] of leaves(tree)) {
      for (const count of [0, 1, 2, 1500]) {
        const values = valuesFor(message, count)
        expect(readMessage(compile(message) as Compiled, values, LOCALE), path).toBe(t(`${namespace}.${path}`, values))
      }
    }
  })
})
