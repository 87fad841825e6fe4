import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** Bytes of minified code that the native apps may add to what every browser loads, signed in or not. */
const MOST = 1024
/** What every page loads, and what comes with a person. */
const FIRST = ['app/providers.tsx', 'app/signed-in.tsx']
const NATIVE =
  /^(lib|components)\/native\/|^contracts\/(bridge|shell)\.ts$|^lib\/auth\/native\.ts$|^hooks\/use-native\.ts$|^app\/in-shell\.tsx$/

test(`an ordinary browser loads less than ${MOST} bytes of the native apps' code`, async () => {
  const { metafile } = await build({
    entryPoints: FIRST,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  /** An output and what it imports before it runs. */
  const loaded = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return seen
    seen.add(name)
    for (const { path, kind } of metafile.outputs[name]!.imports)
      if (kind === 'import-statement' && Object.hasOwn(metafile.outputs, path)) loaded(path, seen)
    return seen
  }
  const outputs = Object.entries(metafile.outputs)
  const first = new Set(outputs.filter(([, { entryPoint }]) => FIRST.includes(entryPoint ?? '')).flatMap(([name]) => [...loaded(name)]))
  const bytesOf = (names: Iterable<string>) =>
    [...names]
      .flatMap((name) => Object.entries(metafile.outputs[name]!.inputs))
      .filter(([path]) => NATIVE.test(path))
      .map(([path, { bytesInOutput }]): [string, number] => [path, bytesInOutput])
  const sum = (list: [string, number][]) => list.reduce((all, [, bytes]) => all + bytes, 0)
  const of_first = bytesOf(first)
  // The rest is there to be found, so that what is not counted here is not just missed.
  expect(sum(bytesOf(Object.keys(metafile.outputs)))).toBeGreaterThan(10 * MOST)
  expect(of_first.map(([path]) => path)).toContain('lib/native/bridge.ts')
  expect(sum(of_first), JSON.stringify(of_first)).toBeLessThan(MOST)
})
