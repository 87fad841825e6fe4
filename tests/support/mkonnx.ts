import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Protobuf, encoding only. */
function varint(n: number | bigint): Buffer {
  const out: number[] = []
  let v = BigInt.asUintN(64, BigInt(n))
  do {
    out.push(Number(v & 127n) | (v > 127n ? 128 : 0))
    v >>= 7n
  } while (v > 0n)
  return Buffer.from(out)
}
const int = (field: number, n: number) => Buffer.concat([varint(field << 3), varint(n)])
const bytes = (field: number, data: Buffer | string) => {
  const body = Buffer.from(data as string)
  return Buffer.concat([varint((field << 3) | 2), varint(body.length), body])
}
const message = (field: number, parts: readonly Buffer[]) => bytes(field, Buffer.concat(parts))

/** Codes of ONNX. */
const FLOAT = 1
const INT64 = 7

/** A constant; dims [] is a scalar. Integers become int64, a Float32Array float. */
function tensor(name: string, dims: number[], values: Float32Array<ArrayBuffer> | number[]): Buffer {
  const data = values instanceof Float32Array ? values : BigInt64Array.from(values, BigInt)
  const raw = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  return Buffer.concat([
    ...dims.map((d) => int(1, d)),
    int(2, values instanceof Float32Array ? FLOAT : INT64),
    bytes(8, name),
    bytes(9, raw),
  ])
}

function node(op: string, inputs: string[], output: string, attrs: Record<string, number | number[]> = {}): Buffer {
  const attributes = Object.entries(attrs).map(([key, v]) =>
    message(5, [bytes(1, key), ...(Array.isArray(v) ? [...v.map((i) => int(8, i)), int(20, 7)] : [int(3, v), int(20, 2)])]),
  )
  return Buffer.concat([...inputs.map((i) => bytes(1, i)), bytes(2, output), bytes(3, output), bytes(4, op), ...attributes])
}

/** A graph input or output; a dimension given as a string is symbolic. */
function value(name: string, type: number, dims: (number | string)[]): Buffer {
  const shape = dims.map((d) => message(1, [typeof d === 'string' ? bytes(2, d) : int(1, d)]))
  return Buffer.concat([bytes(1, name), message(2, [message(1, [int(1, type), message(2, shape)])])])
}

type Graph = { inputs: Buffer[]; outputs: Buffer[]; constants: Buffer[]; nodes: Buffer[]; metadata: Record<string, string | number> }
const model = ({ inputs, outputs, constants, nodes, metadata }: Graph) =>
  Buffer.concat([
    int(1, 8),
    bytes(2, 'mkonnx'),
    message(7, [
      ...nodes.map((b) => bytes(1, b)),
      bytes(2, 'graph'),
      ...constants.map((b) => bytes(5, b)),
      ...inputs.map((b) => bytes(11, b)),
      ...outputs.map((b) => bytes(12, b)),
    ]),
    message(8, [bytes(1, ''), int(2, 13)]),
    ...Object.entries(metadata).map(([k, v]) => message(14, [bytes(1, k), bytes(2, String(v))])),
  ])

/** Id 0 is the blank, id n sounds as chord n - 1. */
const ALPHABET = ' abcdefghijklmnopqrstuvwxyz0123456789.,?!\'-:;"()/'
/** Multiples of 100 Hz, so that 10 ms holds whole periods. */
const LOW = [500, 700, 900, 1100, 1300, 1500, 1700]
const HIGH = [2100, 2500, 2900, 3300, 3700, 4100, 4600]
const chord = (id: number) => [LOW[Math.floor((id - 1) / 7)]!, HIGH[(id - 1) % 7]!]
/** One speaker each. */
const HUM = [200, 100]
const VOCAB = ALPHABET.length + 1

/** sherpa reads a line with only a number as the space character in a voice; ears have '▁' for it. */
const tokens = (blank: string, space: string) =>
  [`${blank} 0`, ...[...ALPHABET].map((c, i) => `${c === ' ' ? space : c} ${i + 1}`)].join('\n') + '\n'

const SAMPLE_RATE = 24_000
/** Pieces of 10 ms that a character lasts at speed 1. */
const UNITS = 4

/** A voice of two speakers in which every character is a chord of two tones, over a hum that marks the speaker. */
function voiceModel(): Buffer {
  const unit = SAMPLE_RATE / 100
  const table = new Float32Array(HUM.length * VOCAB * unit)
  const wave = (hz: number, i: number) => Math.sin((2 * Math.PI * hz * i) / SAMPLE_RATE)
  HUM.forEach((hum, s) => {
    for (let id = 1; id < VOCAB; id++) {
      const [low, high] = chord(id)
      for (let i = 0; i < unit; i++) table[(s * VOCAB + id) * unit + i] = 0.3 * wave(low!, i) + 0.3 * wave(high!, i) + 0.1 * wave(hum, i)
    }
  })
  return model({
    inputs: [
      value('input', INT64, ['N', 'T']),
      value('input_lengths', INT64, ['N']),
      value('scales', FLOAT, [3]),
      value('sid', INT64, ['N']),
    ],
    outputs: [value('output', FLOAT, ['N', 1, 'samples'])],
    constants: [
      tensor('table', [HUM.length, VOCAB, unit], table),
      tensor('one', [1], [1]),
      tensor('two', [1], [2]),
      tensor('rows', [3], [-1, 1, unit]),
      tensor('flat', [3], [1, 1, -1]),
      tensor('units', [1], Float32Array.of(UNITS)),
      tensor('least', [1], Float32Array.of(3)),
    ],
    nodes: [
      node('Gather', ['table', 'sid'], 'voice', { axis: 0 }),
      node('Gather', ['voice', 'input'], 'sounds', { axis: 1 }),
      node('Reshape', ['sounds', 'rows'], 'column'),
      node('Slice', ['scales', 'one', 'two'], 'length_scale'),
      node('Mul', ['length_scale', 'units'], 'wanted'),
      node('Round', ['wanted'], 'rounded'),
      node('Max', ['rounded', 'least'], 'enough'),
      node('Cast', ['enough'], 'repeat', { to: INT64 }),
      node('Concat', ['one', 'repeat', 'one'], 'repeats', { axis: 0 }),
      node('Tile', ['column', 'repeats'], 'tiled'),
      node('Reshape', ['tiled', 'flat'], 'output'),
    ],
    metadata: {
      ...{ model_type: 'vits', comment: 'piper', language: 'English', voice: 'en-us', has_espeak: 0, n_speakers: HUM.length },
      ...{ sample_rate: SAMPLE_RATE, frontend: 'characters', add_blank: 1, blank_id: 0, use_eos_bos: 0, bos_id: 0, eos_id: 0, pad_id: 0 },
    },
  })
}

/** Which of 80 mel bins over 0 to 8,000 Hz a frequency falls into. */
function melBin(hz: number): number {
  const mel = (f: number) => (f < 1000 ? (3 * f) / 200 : 15 + (27 * Math.log(f / 1000)) / Math.log(6.4))
  return Math.round((mel(hz) / mel(8000)) * 81) - 1
}

/** One linear layer over 80 mel bins that hears those chords. The blank wins where none is louder than the threshold. */
function earModel(): Buffer {
  const weights = new Float32Array(80 * VOCAB)
  for (let id = 1; id < VOCAB; id++) for (const hz of chord(id)) weights[melBin(hz) * VOCAB + id] = 0.5
  const bias = new Float32Array(VOCAB)
  bias[0] = -3
  return model({
    inputs: [value('audio_signal', FLOAT, ['N', 80, 'T']), value('length', INT64, ['N'])],
    outputs: [value('logprobs', FLOAT, ['N', 'T', VOCAB])],
    metadata: { model_type: 'EncDecCTCModelBPE', vocab_size: VOCAB - 1, subsampling_factor: 1, normalize_type: 'NA' },
    constants: [tensor('weights', [80, VOCAB], weights), tensor('bias', [VOCAB], bias)],
    nodes: [
      node('Transpose', ['audio_signal'], 'frames', { perm: [0, 2, 1] }),
      node('MatMul', ['frames', 'weights'], 'scores'),
      node('Add', ['scores', 'bias'], 'logits'),
      node('LogSoftmax', ['logits'], 'logprobs', { axis: 2 }),
    ],
  })
}

/**
 * Writes a voice whose characters are chords and an ear that hears them: real files for the real runtime, with a known answer. Answers
 * where they are.
 */
export function writeVoiceAndEar(folder: string) {
  const put = (name: string, onnx: Buffer, text: string) => {
    mkdirSync(join(folder, name), { recursive: true })
    writeFileSync(join(folder, name, 'model.onnx'), onnx)
    writeFileSync(join(folder, name, 'tokens.txt'), text)
    return { folder: join(folder, name), files: ['model.onnx', 'tokens.txt'] }
  }
  return { voice: put('voice', voiceModel(), tokens('<BLNK>', ' ')), ears: put('ears', earModel(), tokens('<blk>', '▁')) }
}
