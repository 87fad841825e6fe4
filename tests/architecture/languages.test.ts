import { existsSync, readdirSync } from 'node:fs'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { DEFAULT_LOCALE, LOCALE_NAMES, LOCALES } from '@/contracts/locales'
import { NAMESPACES, SERVER_NAMESPACES } from '@/lib/i18n/namespaces'
import untranslated from '@/lib/i18n/untranslated.json'
import { read } from './files'

type Tree = { [key: string]: Tree | string }
const FOLDER = 'lib/i18n/messages'
const OTHERS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)

function* leaves(tree: Tree, path: string): Generator<[path: string, text: string]> {
  for (const [key, part] of Object.entries(tree)) {
    if (typeof part === 'string') yield [`${path}.${key}`, part]
    else yield* leaves(part, `${path}.${key}`)
  }
}
/** Every text by its key; a catalog that is not there has none. */
const textsOf = (locale: string) =>
  new Map(
    [...NAMESPACES, ...SERVER_NAMESPACES].flatMap((name) => {
      const path = `${FOLDER}/${locale}/${name}.json`
      return existsSync(path) ? [...leaves(JSON.parse(read(path)) as Tree, name)] : []
    }),
  )
const english = textsOf(DEFAULT_LOCALE)

type Parts = { names: Set<string>; plurals: { kind: Intl.PluralRuleType; options: string[] }[]; choices: Set<string> }

/** Placeholders and tags of a message, the options of its plurals, and those of its choices, which are data. */
function partsOf(text: string): Parts {
  const parts: Parts = { names: new Set(), plurals: [], choices: new Set() }
  const walk = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      parts.names.add(element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`)
      if (element.type === TYPE.tag) walk(element.children)
      if (element.type === TYPE.plural)
        parts.plurals.push({ kind: element.pluralType ?? 'cardinal', options: Object.keys(element.options) })
      if (element.type === TYPE.select) for (const option of Object.keys(element.options)) parts.choices.add(`${element.value}: ${option}`)
      if (element.type === TYPE.plural || element.type === TYPE.select) for (const { value } of Object.values(element.options)) walk(value)
    }
  }
  walk(parse(text))
  return parts
}

/** The categories of whole numbers as people see them here; the one for millions in Romance languages is not among them. */
function categoriesOf(locale: string, type: Intl.PluralRuleType): Set<string> {
  const rules = new Intl.PluralRules(locale, { type })
  return new Set(['other', ...Array.from({ length: 10_001 }, (_, n) => rules.select(n))])
}

test('each language has a folder, a name, and the catalogs that English has', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual([...LOCALES].toSorted())
  expect(Object.keys(LOCALE_NAMES)).toEqual([...LOCALES])
  for (const locale of LOCALES)
    expect([locale, readdirSync(`${FOLDER}/${locale}`).toSorted()]).toEqual([locale, readdirSync(`${FOLDER}/${DEFAULT_LOCALE}`).toSorted()])
})

describe.each(OTHERS)('%s', (locale) => {
  const own = textsOf(locale)
  const shared = [...own].flatMap(([path, text]) => (english.has(path) ? [{ path, text, source: english.get(path)! }] : []))

  test('has every text of English, apart from those that lib/i18n/untranslated.json lists', () => {
    const missing = [...english.keys()].filter((path) => !own.has(path))
    expect(missing).toEqual((untranslated as Record<string, string[]>)[locale] ?? [])
  })

  test('has no text that English lacks, and none that is empty', () => {
    expect([...own.keys()].filter((path) => !english.has(path))).toEqual([])
    expect([...own].filter(([, text]) => text.trim() === '').map(([path]) => path)).toEqual([])
  })

  test('has the placeholders, tags and choices of English', () => {
    const wrong = shared.flatMap(({ path, text, source }) => {
      const [mine, theirs] = [partsOf(text), partsOf(source)]
      const same = mine.names.symmetricDifference(theirs.names).size === 0 && mine.choices.symmetricDifference(theirs.choices).size === 0
      return same ? [] : [`${path}: ${text}`]
    })
    expect(wrong).toEqual([])
  })

  test('has every plural form of its language', () => {
    const needed = { cardinal: categoriesOf(locale, 'cardinal'), ordinal: categoriesOf(locale, 'ordinal') }
    const wrong = shared.flatMap(({ path, text }) =>
      partsOf(text).plurals.flatMap(({ kind, options }) =>
        [...needed[kind]].every((category) => options.includes(category)) ? [] : [`${path}: ${options.join(', ')}`],
      ),
    )
    expect(wrong).toEqual([])
  })

  test('has no sentence in English', () => {
    const left = shared.filter(
      ({ text, source }) =>
        text === source &&
        source
          .replace(/[{<][^}>]*[}>]/g, '')
          .split(/\s+/)
          .filter((word) => /[a-z]{2}/i.test(word)).length > 3,
    )
    expect(left.map(({ path }) => path)).toEqual([])
  })

  test('writes no amount of money by hand', () => {
    expect(shared.filter(({ text }) => /\$\s?\d|\d\s?\$/.test(text)).map(({ path }) => path)).toEqual([])
  })
})
