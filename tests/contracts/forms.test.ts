import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { transform } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { browserView } from '@/lib/api/browser-contracts.mjs'

type Schema = { safeParse: (value: unknown) => { success: boolean } }
const FOLDER = resolve('contracts/forms')
const require = createRequire(import.meta.url)

/** What the browser's chunk exports. */
async function schemasOf(file: string): Promise<Record<string, Schema | Record<string, Schema>>> {
  const { text } = await browserView(resolve(FOLDER, file))
  const { code } = await transform(text, { format: 'cjs' })
  const made = { exports: {} }
  new Function('module', 'exports', 'require', code)(made, made.exports, require)
  return made.exports
}

const isSchema = (value: Schema | Record<string, Schema>): value is Schema => typeof value.safeParse === 'function'

describe.each(readdirSync(FOLDER).filter((file) => file !== 'jitless.ts'))('contracts/forms/%s in the browser', (file) => {
  it('checks what its form sends', async () => {
    const schemas = Object.values(await schemasOf(file)).flatMap((value) => (isSchema(value) ? [value] : Object.values(value)))
    expect(schemas.length).toBeGreaterThan(0)
    for (const schema of schemas) expect(schema.safeParse({ what_no_contract_has: 1 }).success).toBe(false)
  })

  it('makes no parser out of text, which the content policy forbids', async () => {
    const { text } = await browserView(resolve(FOLDER, file))
    const config = text.indexOf('config({ jitless: true })')
    expect(config).toBeGreaterThan(-1)
    expect(config).toBeLessThan(text.search(/\.(strictO|o)bject\(/))
  })
})
