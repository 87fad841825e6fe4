import { expect, test } from 'vitest'
import { isText, read, repositoryFiles } from './files'

type Installed = { dev?: boolean; license?: string; name?: string }
const manifest = JSON.parse(read('package.json')) as Record<'dependencies' | 'devDependencies', Record<string, string>>
const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Installed> }
const notice = read('NOTICE.md')

/** What a package is passed on under; the notes of NOTICE.md say what that asks for. */
const LICENSES = ['MIT', 'MIT-0', 'ISC', '0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BSD-4-Clause', 'MPL-2.0', 'OFL-1.1']
/** Nothing imports them: types, and the peer of @testing-library/react. */
const UNSEEN = /^@types\/|^@testing-library\/dom$/

const sources = repositoryFiles()
  .filter((path) => isText(path) && /\.(ts|tsx|mjs|cjs|js|css)$/.test(path))
  .map(read)
  .join('\n')

/** By its name, or by `@scope/*`. */
const isNamed = (name: string) => notice.includes(name) || (name.startsWith('@') && notice.includes(`${name.split('/')[0]}/*`))

test.each(['dependencies', 'devDependencies'] as const)('%s: each is used, pinned and under a permissive license', (kind) => {
  const isUsed = (name: string) => [`'${name}'`, `'${name}/`, `node_modules/${name}/`].some((part) => sources.includes(part))
  const wrong = Object.entries(manifest[kind]).flatMap(([name, version]) => [
    ...(isUsed(name) || UNSEEN.test(name) ? [] : [`${name}: nothing uses it`]),
    ...(/^(npm:[^@]+@)?\d+\.\d+\.\d+$/.test(version) ? [] : [`${name}: ${version} is no exact version`]),
    ...(LICENSES.some((license) => lock.packages[`node_modules/${name}`]?.license?.split(/ OR | AND /).includes(license))
      ? []
      : [`${name}: license ${lock.packages[`node_modules/${name}`]?.license}`]),
  ])
  expect(wrong).toEqual([])
})

test('NOTICE.md names what is used directly, and what else is shipped under more than MIT, ISC or 0BSD', () => {
  const shipped = Object.entries(lock.packages).flatMap(([path, { dev, license, name = path.split('node_modules/').at(-1)! }]) => {
    // Parts of a package for one platform each are named with it.
    if (!path || dev || /^@img\/|^@next\/swc-|^@swc\/core-/.test(name)) return []
    return Object.hasOwn(manifest.dependencies, name) || !license || !['MIT', 'ISC', '0BSD'].includes(license) ? [name] : []
  })
  expect(shipped.length).toBeGreaterThan(Object.keys(manifest.dependencies).length)
  expect(shipped.filter((name) => !isNamed(name))).toEqual([])
})
