import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { entryOf } from '@/server/providers/models/catalogue'
import { runtimeFolder } from '@/server/providers/models/runtime'
import { installed, problemOf } from '@/server/providers/models/store'
import { count, random, seed } from '../../../support/counts'
import { openMirror, type Mirror } from '../../../support/model-mirror'

const NAME = 'chat-small'
const FILE = entryOf(NAME)!.source.file
const MODEL = Buffer.concat([Buffer.from('GGUF'), randomBytes(2_000_000)])

let data_dir: string
let mirror: Mirror
beforeAll(async () => {
  data_dir = mkdtempSync(join(tmpdir(), 'krush-killed-'))
  const runtime = runtimeFolder(data_dir, 'llama')
  mkdirSync(runtime, { recursive: true })
  writeFileSync(join(runtime, 'complete'), '')
  mkdirSync(join(data_dir, 'models', '.fetching'), { recursive: true })
  mirror = await openMirror({ [FILE]: MODEL })
})
afterAll(async () => {
  await mirror.close()
  rmSync(data_dir, { recursive: true, force: true })
})

/** The command as it is run by hand; `kill` is given what ends it. Answers what it printed, and whether it was killed. */
function fetchByCommand(onStart: (kill: () => void) => void = () => {}): Promise<{ killed: boolean; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join('node_modules', 'tsx', 'dist', 'cli.mjs'), 'server/models.ts', NAME, '--yes'], {
      env: { ...process.env, DATA_DIR: data_dir, MODELS_MIRROR: mirror.url },
      // The runner of TypeScript starts a process of its own: both are of one group.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    let killed = false
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (said += bytes.toString()))
    child.on('close', () => resolve({ killed, said }))
    onStart(() => {
      if (killed || child.exitCode !== null) return
      killed = true
      process.kill(-child.pid!, 'SIGKILL')
    })
  })
}

it('a command that is killed while it puts a model in place leaves none or a whole one, and the next one ends it', async () => {
  const { below } = random(seed())
  const times = count({ usual: 2, thorough: 50 })
  let whole = 0
  let kills = 0
  // Where the command was quicker, it is asked again.
  let tries = 0
  for (; kills < times && tries < 4 * times; tries++) {
    rmSync(join(data_dir, 'models', NAME), { recursive: true, force: true })
    let changes = 0
    // From the moment the whole file gets its name there are six changes in the folders: the kill comes at one of them.
    const at = 1 + below(6)
    let kill = () => {}
    const look = (_: string, name: string | null) => {
      if (name === FILE || name === NAME || (name?.startsWith(NAME) && changes > 0)) changes += 1
      if (changes >= at) kill()
    }
    const watchers = [watch(join(data_dir, 'models', '.fetching'), look), watch(join(data_dir, 'models'), look)]
    const { killed } = await fetchByCommand((made) => (kill = made))
    for (const one of watchers) one.close()
    kills += Number(killed)
    const there = installed(data_dir, NAME)
    if (there) {
      whole += 1
      expect(await problemOf(data_dir, NAME)).toBeNull()
      expect(readFileSync(join(there.folder, FILE)).equals(MODEL)).toBe(true)
    }
    // What is no model has no manifest, whatever else is there.
    else expect(existsSync(join(data_dir, 'models', NAME, 'model.json'))).toBe(false)
  }
  const { said } = await fetchByCommand()
  expect(said).toContain(`${NAME} is ready`)
  expect(await problemOf(data_dir, NAME)).toBeNull()
  console.info(`Killed ${kills} times in ${tries} tries; ${whole} were whole already`)
  expect(kills).toBe(times)
}, 600_000)
