// A build loader (lib/api/browser-build.mjs): a file of contracts/ as the browser needs it.
// Endpoints keep method, path and what they upload, schemas become one that accepts everything, constants stay as they
// are, functions are for the contracts alone. A file without schemas is small already and stays as it is, functions too.
// A file of contracts/forms/ keeps its schemas: everything it reads is bundled into it, and only zod is imported.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { build } from 'esbuild'

const isSchema = (value) => typeof value === 'object' && value !== null && '_zod' in value
const isEndpoint = (value) => typeof value === 'object' && value !== null && 'method' in value && 'response' in value

function textOf(value) {
  if (isSchema(value)) return 'unchecked'
  if (value instanceof RegExp) return String(value)
  if (isEndpoint(value)) {
    const { method, path, upload } = value
    return `/* @__PURE__ */ route(${[method, path, ...(upload ? [upload] : [])].map((part) => JSON.stringify(part)).join(', ')})`
  }
  const parts = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : null
  return parts ? `{ ${parts.map(([name, part]) => `${JSON.stringify(name)}: ${textOf(part)}`).join(', ')} }` : JSON.stringify(value)
}

const bundle = (file, options) =>
  build({ entryPoints: [file], bundle: true, write: false, packages: 'external', logLevel: 'silent', metafile: true, ...options })
const inputsOf = ({ metafile }) => Object.keys(metafile.inputs).map((input) => resolve(input))

/** Making a schema has no effect, so a form's bundle leaves out those that it does not use. */
const schemasArePure = {
  name: 'schemas-are-pure',
  setup: ({ onLoad }) =>
    onLoad({ filter: /contracts[\\/][a-z-]+\.ts$/ }, async ({ path }) => ({
      loader: 'ts',
      contents: (await readFile(path, 'utf8')).replace(/(?<![\w.$])(z\.\w+|endpoint)\(/g, '/* @__PURE__ */ $&'),
    })),
}

/** The text that the browser's build reads in place of `file`, and every file that it was made of. */
export async function browserView(file) {
  if (/contracts[\\/]forms[\\/]/.test(file)) {
    const made = await bundle(file, { format: 'esm', platform: 'neutral', target: 'es2022', plugins: [schemasArePure] })
    return { text: made.outputFiles[0].text, inputs: inputsOf(made) }
  }
  const source = await readFile(file, 'utf8')
  if (!source.includes("'zod/mini'")) return { text: source, inputs: [file] }
  const bundled = await bundle(file, { format: 'cjs', platform: 'node' })
  const made = { exports: {} }
  new Function('module', 'exports', 'require', bundled.outputFiles[0].text)(made, made.exports, createRequire(file))
  const lines = Object.entries(made.exports)
    .filter(([, value]) => typeof value !== 'function')
    .map(([name, value]) => `export const ${name} = ${textOf(value)}`)
  const text = ["import { route, unchecked } from '@/lib/api/browser-schema'", ...lines, ''].join('\n')
  return { text, inputs: inputsOf(bundled) }
}

export default function browserContracts() {
  const done = this.async()
  browserView(this.resourcePath).then(({ text, inputs }) => {
    // A constant may come from another contract: a change there makes this one anew.
    for (const input of inputs) this.addDependency(input)
    done(null, text)
  }, done)
}
