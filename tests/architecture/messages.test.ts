import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CLIENT_NAMESPACES, NAMESPACES, SERVER_NAMESPACES } from '@/lib/i18n/namespaces'
import { filesBelow, read } from './files'

type Tree = { [key: string]: Tree | string }

const catalogues = new Map(
  filesBelow('lib/i18n/messages/en', /\.json$/).map((path) => [basename(path, '.json'), JSON.parse(read(path)) as Tree]),
)
const find = (key: string): Tree | string | undefined =>
  key
    .split('.')
    .reduce<Tree | string | undefined>((node, part) => (typeof node === 'object' ? node[part] : undefined), Object.fromEntries(catalogues))

function leaves(node: Tree | string, path: string): [string, unknown][] {
  return typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, child]) => leaves(child, `${path}.${key}`))
    : [[path, node]]
}

/** `const t = useTranslations('chat.list')` and its calls with a literal key, as far as the next binding of the same name. */
function usesOf(path: string): { namespace: string; key: string | null }[] {
  const source = read(path)
  const bindings = [...source.matchAll(/\bconst (\w+) = (?:await )?(?:use|get)Translations\((?:'([\w.]+)')?\)/g)]
  const paired = [...source.matchAll(/\bconst \[([^\]]+)\] = await Promise\.all\(\[\s*getTranslations\('([\w.]+)'\)/g)].map((match) => ({
    name: match[1]!.split(',')[0]!.trim(),
    namespace: match[2]!,
    at: match.index,
  }))
  const all = [...bindings.map((match) => ({ name: match[1]!, namespace: match[2] ?? '', at: match.index })), ...paired].sort(
    (a, b) => a.at - b.at,
  )
  return all.flatMap(({ name, namespace, at }) => {
    const end = all.find((other) => other.name === name && other.at > at)?.at ?? source.length
    const calls = source
      .slice(at, end)
      .matchAll(new RegExp(`(?<![\\w.])${name}(?:\\.rich|\\.markup|\\.raw|\\.has)?\\(\\s*'([\\w.]+)'`, 'g'))
    return [{ namespace, key: null }, ...[...calls].map((match) => ({ namespace, key: match[1]! }))]
  })
}
const sources = ['app', 'components', 'hooks', 'lib'].flatMap((folder) => filesBelow(folder, /\.tsx?$/))

test('every catalogue is listed, and every listed one exists', () => {
  expect([...catalogues.keys()].toSorted()).toEqual([...NAMESPACES, ...SERVER_NAMESPACES].toSorted())
  for (const name of CLIENT_NAMESPACES) expect(NAMESPACES).toContain(name)
})

test('no message is empty', () => {
  for (const [name, tree] of catalogues) {
    for (const [path, text] of leaves(tree, name)) {
      expect(typeof text, path).toBe('string')
      expect(String(text).trim(), path).not.toBe('')
    }
  }
})

test('no message is a placeholder that somebody was to fill in', () => {
  const found = [...catalogues].flatMap(([name, tree]) => leaves(tree, name)).filter(([, text]) => /\[[^\]]*\]/.test(String(text)))
  expect(found.map(([path]) => path)).toEqual([])
})

test('prices come from contracts/prices.ts: no message writes an amount of credits or money by hand', () => {
  const literal = /(?<![\w{#])\d[\d,]*(?: free)? credits?\b|\$\d|\b\d+ months\b/
  const found = [...catalogues].flatMap(([name, tree]) => leaves(tree, name)).filter(([, text]) => literal.test(String(text)))
  expect(found.map(([path, text]) => `${path}: ${literal.exec(String(text))![0]}`)).toEqual([])
})

test('a field of a character has one label, where it is made and where its history is told', () => {
  const labels = (key: string) => find(key) as { [field: string]: string }
  const [made, told] = [labels('create.field'), labels('krushes.part')]
  const shared = Object.keys(told).filter((field) => field in made)
  expect(shared.length).toBeGreaterThan(25)
  expect(Object.fromEntries(shared.map((field) => [field, told[field]]))).toEqual(
    Object.fromEntries(shared.map((field) => [field, made[field]])),
  )
})

test('messages are spelled the American way, except for those that are fixed word by word', () => {
  const british = /\b(?:colour|favourite|behaviour|centre|cancelled|cancelling|moustache|harbour|grey|licence|sexualis|organis)/i
  const fixed = ['billing.renewal.cancelled_done']
  const found = [...catalogues]
    .flatMap(([name, tree]) => leaves(tree, name))
    .filter(([path, text]) => !fixed.includes(path) && british.test(String(text)))
  expect(found.map(([path, text]) => `${path}: ${british.exec(String(text))![0]}`)).toEqual([])
})

describe('what the interface asks for is in the catalogue', () => {
  const uses = sources.flatMap((path) => usesOf(path).map((use) => ({ ...use, path })))

  test('calls were found', () => expect(uses.filter(({ key }) => key !== null).length).toBeGreaterThan(150))

  test('namespaces', () => {
    const missing = uses.filter(({ namespace }) => namespace !== '' && typeof find(namespace) !== 'object')
    expect(missing.map(({ path, namespace }) => `${path}: ${namespace}`)).toEqual([])
  })

  test('keys', () => {
    const missing = uses.filter(
      ({ namespace, key }) => key !== null && typeof find([namespace, key].filter(Boolean).join('.')) !== 'string',
    )
    expect([...new Set(missing.map(({ path, namespace, key }) => `${path}: ${namespace}.${key}`))]).toEqual([])
  })
})

test('every message is asked for somewhere', () => {
  const text = ['app', 'components', 'hooks', 'lib', 'stores', 'server', 'contracts']
    .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
    .map(read)
    .join('\n')
  const named = new Set([...text.matchAll(/['"]([\w .-]+)['"]/g)].map((match) => match[1]!))
  // A key that is put together names its fixed parts: `step.${name}`.
  const made = [...text.matchAll(/`([\w.-]*(?:\$\{[^}`]*\}[\w.-]*)+)`/g)]
    .map((match) => match[1]!.split(/\$\{[^}]*\}/))
    .filter((parts) => parts.some((part) => part !== ''))
    .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w .-]+')}$`))
  const isAsked = (path: string) => {
    const parts = path.split('.')
    const tails = parts.map((_, index) => parts.slice(index).join('.'))
    return tails.some((tail) => named.has(tail) || made.some((pattern) => pattern.test(tail)))
  }
  const unused = [...catalogues].flatMap(([name, tree]) => leaves(tree, name)).filter(([path]) => !isAsked(path))
  expect(unused.map(([path]) => path)).toEqual([])
})
