import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What the reciter says to any prompt. */
export const RECITED = 'I am the tiny local test model and this reply proves that embedded inference works.'

const WORDS = '▁I ▁am ▁the ▁tiny ▁local ▁test ▁model ▁and ▁this ▁reply ▁proves ▁that ▁embedded ▁inference ▁works .'.split(' ')
const TEMPLATE =
  "{% for m in messages %}{{ m['role'] }}: {{ m['content'] }}\n{% endfor %}{% if add_generation_prompt %}assistant:{% endif %}"

const LAYERS = 2
const FEED_FORWARD = 128
const CONTEXT = 2048

type Reciter = {
  /** What the model says it was trained for, in tokens. */
  context?: number
  /** Words of the vocabulary it recites, the first one first and none twice; a reply ends after the last. */
  words?: readonly string[]
  /** Makes an embeddings model of it: a text is the mean of its tokens. */
  embeds?: boolean
}
const ALIGNMENT = 32
/** The kind of pooling that llama.cpp calls mean. */
const MEAN = 1

const NORMAL = 1
const UNKNOWN = 2
const CONTROL = 3
const UNUSED = 5
const BYTE = 6
type Token = { text: string; type: number; score: number }

/** Codes of value types in GGUF metadata. */
const TYPE = { u32: 4, i32: 5, f32: 6, bool: 7, string: 8, array: 9 } as const

/**
 * Writes a real GGUF v3 file of about 7 MB whose two llama layers are all zeros and whose output matrix is a bigram
 * table: a true loader and a true sampler, with a text known beforehand.
 */
export function writeReciter(file: string, { context = CONTEXT, words = WORDS, embeds = false }: Reciter = {}): void {
  const vocabulary = buildVocabulary(words)
  const size = vocabulary.length
  const width = Math.ceil(size / 64) * 64
  const heads = width / 64
  const metadata = [
    text('general.architecture', 'llama'),
    text('general.name', 'tiny-reciter'),
    u32('general.file_type', 0),
    u32('llama.context_length', context),
    u32('llama.embedding_length', width),
    u32('llama.block_count', LAYERS),
    u32('llama.feed_forward_length', FEED_FORWARD),
    u32('llama.attention.head_count', heads),
    u32('llama.attention.head_count_kv', heads),
    f32('llama.attention.layer_norm_rms_epsilon', 1e-5),
    u32('llama.rope.dimension_count', width / heads),
    f32('llama.rope.freq_base', 10_000),
    u32('llama.vocab_size', size),
    ...(embeds ? [u32('llama.pooling_type', MEAN)] : []),
    text('tokenizer.ggml.model', 'llama'),
    list(
      'tokenizer.ggml.tokens',
      TYPE.string,
      vocabulary.map((token) => encodeText(token.text)),
    ),
    list(
      'tokenizer.ggml.scores',
      TYPE.f32,
      vocabulary.map((token) => encodeF32(token.score)),
    ),
    list(
      'tokenizer.ggml.token_type',
      TYPE.i32,
      vocabulary.map((token) => encodeI32(token.type)),
    ),
    u32('tokenizer.ggml.bos_token_id', 1),
    u32('tokenizer.ggml.eos_token_id', 2),
    u32('tokenizer.ggml.unknown_token_id', 0),
    flag('tokenizer.ggml.add_bos_token', true),
    flag('tokenizer.ggml.add_space_prefix', false),
    text('tokenizer.chat_template', TEMPLATE),
  ]
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, assemble(metadata, buildTensors(vocabulary, words, width)))
}

function buildVocabulary(words: readonly string[]): Token[] {
  const tokens: Token[] = [
    { text: '<unk>', type: UNKNOWN, score: 0 },
    { text: '<s>', type: CONTROL, score: 0 },
    { text: '</s>', type: CONTROL, score: 0 },
  ]
  for (let byte = 0; byte < 256; byte++) {
    tokens.push({ text: `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`, type: BYTE, score: 0 })
  }
  for (const word of [...words, '▁']) tokens.push({ text: word, type: NORMAL, score: -tokens.length })
  // Printable characters, so that prompts need no byte fallback.
  for (let code = 33; code < 127; code++) {
    const character = String.fromCharCode(code)
    if (!words.includes(character)) tokens.push({ text: character, type: NORMAL, score: -1000 - code })
  }
  while (tokens.length % 32) tokens.push({ text: `<pad${tokens.length}>`, type: UNUSED, score: -9999 })
  return tokens
}

type Tensor = { name: string; dimensions: number[]; values: Float32Array<ArrayBuffer> }

function buildTensors(vocabulary: Token[], words: readonly string[], width: number): Tensor[] {
  const size = vocabulary.length
  const idOf = (word: string | undefined) => vocabulary.findIndex((token) => token.text === word)
  const embedding = tensor('token_embd.weight', [width, size])
  for (let row = 0; row < size; row++) embedding.values[row * width + row] = 1
  const output = tensor('output.weight', [width, size])
  for (let token = 0; token < size; token++) output.values[idOf(words[0]) * width + token] = 1
  words.forEach((word, place) => {
    const next = place + 1 < words.length ? idOf(words[place + 1]) : 2
    output.values[idOf(words[0]) * width + idOf(word)] = 0
    output.values[next * width + idOf(word)] = 1
  })
  const ones = (name: string) => ({ ...tensor(name, [width]), values: new Float32Array(width).fill(1) })
  const layers = Array.from({ length: LAYERS }, (_, layer) => [
    ones(`blk.${layer}.attn_norm.weight`),
    ...['attn_q', 'attn_k', 'attn_v', 'attn_output'].map((part) => tensor(`blk.${layer}.${part}.weight`, [width, width])),
    ones(`blk.${layer}.ffn_norm.weight`),
    tensor(`blk.${layer}.ffn_gate.weight`, [width, FEED_FORWARD]),
    tensor(`blk.${layer}.ffn_up.weight`, [width, FEED_FORWARD]),
    tensor(`blk.${layer}.ffn_down.weight`, [FEED_FORWARD, width]),
  ])
  return [embedding, ones('output_norm.weight'), output, ...layers.flat()]
}

const tensor = (name: string, dimensions: number[]): Tensor => ({
  name,
  dimensions,
  values: new Float32Array(dimensions.reduce((product, length) => product * length, 1)),
})

function assemble(metadata: Buffer[], tensors: Tensor[]): Buffer {
  let offset = 0
  const index = tensors.map(({ name, dimensions, values }) => {
    const entry = Buffer.concat([
      encodeText(name),
      encodeU32(dimensions.length),
      ...dimensions.map(encodeU64),
      encodeU32(0),
      encodeU64(offset),
    ])
    offset = align(offset + values.byteLength)
    return entry
  })
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    encodeU32(3),
    encodeU64(tensors.length),
    encodeU64(metadata.length),
    ...metadata,
    ...index,
  ])
  return Buffer.concat([pad(head), ...tensors.map(({ values }) => pad(Buffer.from(values.buffer)))])
}

const align = (length: number) => Math.ceil(length / ALIGNMENT) * ALIGNMENT
const pad = (part: Buffer) => Buffer.concat([part, Buffer.alloc(align(part.length) - part.length)])

function encodeU32(value: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
function encodeI32(value: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32LE(value)
  return bytes
}
function encodeF32(value: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeFloatLE(value)
  return bytes
}
function encodeU64(value: number) {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}
function encodeText(value: string) {
  const bytes = Buffer.from(value)
  return Buffer.concat([encodeU64(bytes.length), bytes])
}
const entry = (key: string, type: number, value: Buffer) => Buffer.concat([encodeText(key), encodeU32(type), value])
const u32 = (key: string, value: number) => entry(key, TYPE.u32, encodeU32(value))
const f32 = (key: string, value: number) => entry(key, TYPE.f32, encodeF32(value))
const flag = (key: string, value: boolean) => entry(key, TYPE.bool, Buffer.from([Number(value)]))
const text = (key: string, value: string) => entry(key, TYPE.string, encodeText(value))
const list = (key: string, type: number, items: Buffer[]) =>
  entry(key, TYPE.array, Buffer.concat([encodeU32(type), encodeU64(items.length), ...items]))
