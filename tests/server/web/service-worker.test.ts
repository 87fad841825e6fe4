import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createServiceWorker } from '@/server/web/service-worker'
import { behindPort } from './door'

/** A build with a worker in a folder of its own, behind a port. */
async function serve({ script, build, settings }: { script?: string; build: string; settings: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'krush-worker-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const paths = { script: join(folder, 'worker.js'), build: join(folder, 'BUILD_ID') }
  if (script) writeFileSync(paths.script, script)
  writeFileSync(paths.build, build)
  const answer = createServiceWorker({ ...paths, settings })
  const { ask } = await behindPort((request, response) => {
    if (!answer(request, response, request.url!)) response.writeHead(404).end()
  })
  return ask
}

const SCRIPT = 'start(VERSION)'
const given = { script: SCRIPT, build: 'one', settings: 'Krush' }
const versionOf = async (sources: typeof given) =>
  /^const VERSION="([0-9a-f]{16})";\n/.exec((await (await serve(sources))('/sw.js')).body.toString())?.[1]

test('the worker is asked for each time, may run nothing but itself, and knows its version', async () => {
  const ask = await serve(given)
  const { status, headers, body } = await ask('/sw.js')
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/javascript; charset=utf-8', 'no-cache'])
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(body.toString()).toMatch(/^const VERSION="[0-9a-f]{16}";\nstart\(VERSION\)$/)
  expect(await ask('/sw.js', { 'if-none-match': headers.etag! })).toMatchObject({ status: 304, body: Buffer.alloc(0) })
  expect((await ask('/sw.js', {}, 'HEAD')).headers['content-length']).toBe(String(body.length))
  expect((await ask('/sw.js', {}, 'POST')).status).toBe(404)
  expect((await ask('/other.js')).status).toBe(404)
})

test('its version changes with the build, the settings and itself, and with nothing else', async () => {
  const versions = await Promise.all(
    [given, { ...given, build: 'two' }, { ...given, settings: 'Notes' }, { ...given, script: 'other(VERSION)' }].map(versionOf),
  )
  expect(new Set(versions).size).toBe(4)
  expect(await versionOf({ ...given })).toBe(versions[0])
})

test('there is none where none was built', async () => {
  const ask = await serve({ build: 'one', settings: 'Krush' })
  expect((await ask('/sw.js')).status).toBe(404)
})
