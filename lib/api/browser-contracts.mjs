// A build loader (next.config.ts): a file of contracts/ as the browser needs it. Endpoints keep method, path and what they
// upload, schemas become one that accepts everything, constants stay as they are, functions are for the contracts alone.
// A file without schemas is small already and stays as it is, functions too.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { build } from 'esbuild'

const isSchema = (value) => typeof value === 'object' && value !== null && '_zod' in value
const isEndpoint = (value) => typeof value === 'object' && value !== null && 'method' in value && 'response' in value

function textOf(value) {
  if (isSchema(value)) return 'unchecked'
  if (value instanceof RegExp) return String(value)
  if (isEndpoint(value)) return JSON.stringify({ method: value.method, path: value.path, upload: value.upload })
  const parts = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : null
  return parts ? `{ ${parts.map(([name, part]) => `${JSON.stringify(name)}: ${textOf(part)}`).join(', ')} }` : JSON.stringify(value)
}

/** The text that the browser's build reads in place of `file`, and every file that it was made of. */
export async function browserView(file) {
  const source = await readFile(file, 'utf8')
  if (!source.includes("'zod/mini'")) return { text: source, inputs: [file] }
  const { outputFiles, metafile } = await build({
    entryPoints: [file], bundle: true, write: false, format: 'cjs', platform: 'node', packages: 'external', logLevel: 'silent',
    metafile: true,
  })
  const made = { exports: {} }
  new Function('module', 'exports', 'require', outputFiles[0].text)(made, made.exports, createRequire(file))
  const lines = Object.entries(made.exports)
    .filter(([, value]) => typeof value !== 'function')
    .map(([name, value]) => `export const ${name} = ${textOf(value)}`)
  const text = ["import { unchecked } from '@/lib/api/browser-schema'", ...lines, ''].join('\n')
  return { text, inputs: Object.keys(metafile.inputs).map((input) => resolve(input)) }
}

export default function browserContracts() {
  const done = this.async()
  browserView(this.resourcePath).then(({ text, inputs }) => {
    // A constant may come from another contract: a change there makes this one anew.
    for (const input of inputs) this.addDependency(input)
    done(null, text)
  }, done)
}
