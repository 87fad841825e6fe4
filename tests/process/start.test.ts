import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { preparedFolder, startServer, temporaryFolder } from '@/tests/support/process'
import { newDatabase } from '@/tests/support/new-database'
import { THOROUGH } from '@/tests/support/counts'
import { testOnPostgres, testUnless } from '@/tests/support/needs'

const folder = temporaryFolder()
afterAll(folder.remove)

const file = join(folder.path, 'a-file')
writeFileSync(file, '')
/** Where the embedded database would make its folder, there is a file. */
const broken = join(folder.path, 'broken')
mkdirSync(broken)
writeFileSync(join(broken, 'pglite'), '')

const data = preparedFolder()
afterAll(data.remove)
const DATA_DIR = data.path
const AUTH_SECRET = 's'.repeat(40)

test.each([
  ['a folder that is a file', { DATA_DIR: file }, /DATA_DIR can’t be used: .*a-file \(\w+\)\. Make it a folder/],
  ['a database that does not open', { DATA_DIR: broken }, /The embedded database in .*broken doesn’t open.*\. Make the folder/],
  ["somebody else's address", { HOST: '203.0.113.9' }, /HOST is not an address of this machine\. Correct it/],
  ['a name without an address', { HOST: 'nobody.invalid' }, /HOST is not an address of this machine\. Correct it/],
  [
    'no PostgreSQL there',
    { DATABASE_URL: 'postgres://krush@127.0.0.1:1/krush' },
    /DATABASE_URL points to a PostgreSQL server that isn’t responding\. Start it/,
  ],
  [
    'no such database host',
    { DATABASE_URL: 'postgres://krush@nobody.invalid/krush' },
    /DATABASE_URL points to a host .*\. Correct the URL/,
  ],
  [
    'an unknown model provider',
    { CHAT_PROVIDER: 'oracle' },
    /CHAT_PROVIDER is not valid: .*"embedded".* See docs\/operators\/configuration\.md/,
  ],
  [
    'an unknown identity provider',
    { IDENTITY_PROVIDER: 'oracle' },
    /IDENTITY_PROVIDER is not valid: .*"firebase".* See docs\/operators\/configuration\.md/,
  ],
  [
    'a model file that is not there',
    { CHAT_PROVIDER: 'gguf', CHAT_MODEL_FILE: file + '.gguf' },
    /CHAT_MODEL_FILE points to a file that doesn’t exist/,
  ],
])('a start with %s ends with a sentence and a remedy', async (_, environment, sentence) => {
  await expect(startServer({ DATA_DIR, AUTH_SECRET, ...environment })).rejects.toThrow(sentence)
})

test('a taken port is told before anything is opened', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  await expect(startServer({ DATA_DIR, AUTH_SECRET }, port)).rejects.toThrow(
    /PORT is taken by another program\. Stop it, or choose another/,
  )
  other.close()
})

testOnPostgres('PostgreSQL is known, but not the database, or not the user', async () => {
  const [database, user] = [new URL(await newDatabase()), new URL(await newDatabase())]
  database.pathname += '_gone'
  user.username = 'nobody_of_this_name'
  await expect(startServer({ DATA_DIR, AUTH_SECRET, DATABASE_URL: database.toString() })).rejects.toThrow(
    /DATABASE_URL names a database that doesn’t exist\. Create it with createdb/,
  )
  await expect(startServer({ DATA_DIR, AUTH_SECRET, DATABASE_URL: user.toString() })).rejects.toThrow(
    /DATABASE_URL has a user that PostgreSQL doesn’t accept\. Correct it/,
  )
})

/** What a container of 700 MB tells its process. */
const SHORT = { NODE_OPTIONS: `--import "data:text/javascript,process.constrainedMemory=()=>700*2**20"` }
const UNMEASURED = process.platform === 'linux' ? null : 'reads /proc, which is Linux'

testUnless(THOROUGH ? UNMEASURED : 'runs with THOROUGH=1 only')('where memory is short, a first start stays below 600 MB', async () => {
  const folder = temporaryFolder()
  const server = await startServer({ DATA_DIR: folder.path, AUTH_SECRET, ...SHORT })
  const [, most] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))!
  expect(Number(most) / 1024).toBeLessThan(600)
  await server.kill()
  folder.remove()
})
