import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGgufChat } from '@/server/providers/chat/gguf/gguf-chat'
import { createLine } from '@/server/providers/chat/gguf/line'
import type { ChatRequest, Usage } from '@/server/providers/chat/port'
import { ProviderError } from '@/server/providers/errors'
import { entryFile } from '@/server/providers/models/runtime'
import { count } from '../../../support/counts'
import { RECITED, writeReciter } from '../../../support/mkgguf'
import { bringRuntime } from '../../../support/runtimes'

let folder: string
let file: string
let module: string | null = null
let skipped = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'krush-gguf-'))
  file = join(folder, 'reciter.gguf')
  writeReciter(file, { context: 8192 })
  const brought = await bringRuntime('llama')
  if ('skipped' in brought) skipped = brought.skipped
  else module = entryFile(brought.folder, 'llama')
}, 180_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Fifty kills on a crowded machine take minutes. */
const LIMIT_MS = count({ usual: 180_000, thorough: 900_000 })
const check = (title: string, run: (module: string) => Promise<void>) =>
  it(title, ({ skip }) => (module ? run(module) : skip(skipped)), LIMIT_MS)

const ask = (changes: Partial<ChatRequest> = {}): ChatRequest => ({
  system: 'You are a gardener.',
  messages: [{ role: 'user', content: 'hello' }],
  continuation: false,
  persona: {
    ...{ full_name: 'Test Person', age: 30, occupation: 'gardener', biography: '', hobbies: [], personality: [], extroversion: 50 },
    ...{ connection: 50, greeting: '', gender: 'Female', voice: null, custom_instructions: '' },
  },
  user_name: 'Sam',
  max_tokens: 200,
  signal: new AbortController().signal,
  ...changes,
})

type Outcome = { text: string; error: unknown }
async function collect(pieces: AsyncIterable<string>, onPiece = () => {}): Promise<Outcome> {
  let text = ''
  try {
    for await (const piece of pieces) {
      text += piece
      onPiece()
    }
    return { text, error: null }
  } catch (error) {
    return { text, error }
  }
}

describe('a line that is fair between people', () => {
  it('takes everybody once before anybody twice, and tells who is where', () => {
    const line = createLine<{ person: string; onPlace: (ahead: number | null) => void; name: string }>()
    const places: Record<string, (number | null)[]> = {}
    const add = (name: string) => {
      places[name] = []
      const job = { person: name[0]!, name, onPlace: (ahead: number | null) => void places[name]!.push(ahead) }
      line.add(job)
      return job
    }
    const first = add('a1')
    expect(line.take()).toBe(first)
    for (const name of ['a2', 'a3', 'b1', 'c1', 'b2']) add(name)
    line.tell()
    expect(places).toEqual({ a1: [], a2: [2], a3: [4], b1: [0], c1: [1], b2: [3] })
    line.drop(first)
    line.tell()
    const order: string[] = []
    for (let job = line.take(); job; job = line.take()) {
      order.push(job.name)
      line.drop(job)
      line.tell()
    }
    expect(order).toEqual(['b1', 'c1', 'a2', 'b2', 'a3'])
    // It only ever went forward, and ended with its turn.
    for (const name of ['a2', 'a3', 'b2']) expect(places[name]!.at(-1)).toBeNull()
  })
})

describe('a model file in a process of its own', () => {
  check('does not read again what it has read of a conversation', async (module) => {
    const chat = createGgufChat({ file, module, context_tokens: 4096 })
    const usages: Usage[] = []
    const from = { person: 1, conversation: 7 }
    const system = 'You are a gardener who knows every rose by its name. '.repeat(count({ usual: 18, thorough: 54 }))
    const messages: ChatRequest['messages'] = [{ role: 'user', content: 'hello' }]
    const turn = () => collect(chat.stream(ask({ system, messages: [...messages], from, onUsage: (usage) => usages.push(usage) })))
    const { text } = await turn()
    // Somebody else in between, with another beginning.
    await collect(chat.stream(ask({ from: { person: 2, conversation: 8 } })))
    messages.push({ role: 'assistant', content: text }, { role: 'user', content: 'and then?' })
    expect((await turn()).text.trim()).toBe(RECITED)
    const [, again] = usages
    console.info(
      `Second turn: ${again!.prompt} tokens of prompt, ${again!.cached} known (${((100 * again!.cached) / again!.prompt).toFixed(1)}%)`,
    )
    // The turn itself is read, and the last word of what was known: of 3,000 tokens less than 5 %.
    expect(again!.prompt).toBeGreaterThan(count({ usual: 800, thorough: 2_500 }))
    expect(again!.prompt - again!.cached).toBeLessThanOrEqual(125)
    await chat.close?.()
  })

  check('refuses a prompt that is longer than its context, which is asked again shorter', async (module) => {
    const chat = createGgufChat({ file, module, context_tokens: 512 })
    const { error } = await collect(chat.stream(ask({ system: 'Roses. '.repeat(500) })))
    expect(error).toMatchObject({ kind: 'rejected' })
    expect((await collect(chat.stream(ask()))).text.trim()).toBe(RECITED)
    await chat.close?.()
  })

  check('writes for many people while its process is killed again and again', async (module) => {
    const chat = createGgufChat({ file, module, context_tokens: 512, backoff_ms: 1 })
    const people = count({ usual: 8, thorough: 20 })
    const kills = count({ usual: 1, thorough: 50 })
    const places: number[] = []
    let killed = 0
    const kill = () => {
      if (killed >= kills || chat.pid === null) return
      killed += 1
      process.kill(chat.pid, 'SIGKILL')
    }
    const before = process.memoryUsage().rss
    let rounds = 0
    while (killed < kills) {
      rounds += 1
      const outcomes = await Promise.all(
        Array.from({ length: people }, (_, person) =>
          collect(
            chat.stream(ask({ from: { person, conversation: person }, onPlace: (ahead) => ahead !== null && places.push(ahead) })),
            person % 5 === 0 ? kill : undefined,
          ),
        ),
      )
      for (const { text, error } of outcomes) {
        // Whole, or an error that makes it interrupted and unpaid: never half without one.
        if (error === null) expect(text.trim()).toBe(RECITED)
        else expect(error).toMatchObject({ name: 'ProviderError', kind: 'transient' })
      }
      expect(outcomes.filter(({ error }) => error === null).length).toBeGreaterThan(0)
      expect(rounds).toBeLessThan(count({ usual: 20, thorough: 200 }))
    }
    expect((await collect(chat.stream(ask()))).text.trim()).toBe(RECITED)
    expect(Math.max(...places)).toBeGreaterThan(people / 2)
    console.info(
      `Killed ${killed} times in ${rounds} rounds; this process grew by ${((process.memoryUsage().rss - before) / 1e6).toFixed(0)} MB`,
    )
    await chat.close?.()
  })

  check('says what is wrong with a file, each in its own sentence, and works again when it is right', async (module) => {
    const own = join(folder, 'spoiled.gguf')
    const good = readFileSync(file)
    const spoil: [string, () => void, RegExp][] = [
      ['missing', () => rmSync(own, { force: true }), /doesn’t exist/],
      ['a web page', () => writeFileSync(own, '<html>not found</html>'), /can’t be loaded/],
      ['cut', () => writeFileSync(own, good.subarray(0, good.length / 2)), /can’t be loaded/],
    ]
    const chat = createGgufChat({ file: own, module, context_tokens: 512, backoff_ms: 1 })
    for (const [, change, says] of spoil) {
      change()
      const { error } = await collect(chat.stream(ask()))
      expect(error).toBeInstanceOf(ProviderError)
      expect(error).toMatchObject({ kind: 'misconfigured', message: says })
    }
    writeFileSync(own, good)
    expect((await collect(chat.stream(ask()))).text.trim()).toBe(RECITED)
    await chat.close?.()
  })

  it('says that the runtime is missing, or that the memory is too small, before it loads', async () => {
    const bare = createGgufChat({ file, module: join(folder, 'no-such-runtime.mjs'), backoff_ms: 1 })
    expect((await collect(bare.stream(ask()))).error).toMatchObject({ kind: 'misconfigured', message: /npm run models chat/ })
    await bare.close?.()
    // A runtime without a card that would fail the test if it were asked to load.
    const runtime = join(folder, 'runtime.mjs')
    writeFileSync(
      runtime,
      `export const getLlama = async () => ({ gpu: false, cpuMathCores: 2, maxThreads: 0, loadModel: () => process.exit(9) })`,
    )
    const huge = join(folder, 'huge.gguf')
    writeFileSync(huge, '')
    const { truncateSync } = await import('node:fs')
    truncateSync(huge, 4e12)
    const large = createGgufChat({ file: huge, module: runtime, backoff_ms: 1 })
    expect((await collect(large.stream(ask()))).error).toMatchObject({
      kind: 'misconfigured',
      message: /needs 4\d{3}\.\d GB of memory, and \d+\.\d GB are free/,
    })
    await large.close?.()
  })
})
