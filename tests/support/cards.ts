import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

/** Made by hand and not by the product's writers, so that a mistake of theirs cannot hide. */
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  crc.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, crc])
}

export const base64 = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value), 'utf8').toString('base64')
export const tEXt = (keyword: string, text: string) => pngChunk('tEXt', Buffer.from(`${keyword}\0${text}`, 'latin1'))
export const zTXt = (keyword: string, text: string) =>
  pngChunk('zTXt', Buffer.concat([Buffer.from(`${keyword}\0\0`, 'latin1'), deflateSync(text)]))
export const iTXt = (keyword: string, text: string, packed = false) =>
  pngChunk(
    'iTXt',
    Buffer.concat([
      Buffer.from(`${keyword}\0${packed ? '\x01' : '\0'}\0en\0\0`, 'latin1'),
      packed ? deflateSync(text) : Buffer.from(text, 'latin1'),
    ]),
  )

const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
/** A picture of one grey pixel with these chunks before (or behind) its pixels. */
export const png = (chunks: Uint8Array[], behind: Uint8Array[] = []) =>
  Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    ...behind,
    pngChunk('IEND', Buffer.alloc(0)),
  ])

export type ZipFile = { name: string; data: Uint8Array; method?: 0 | 8; flags?: number; claimed_size?: number; crc?: number }

export function zip(files: ZipFile[], { comment = '', prefix = Buffer.alloc(0) }: { comment?: string; prefix?: Buffer } = {}): Buffer {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const { name, data, method = 8, flags = 0, claimed_size, crc } of files) {
    const packed = method === 8 ? deflateRawSync(data) : Buffer.from(data)
    const title = Buffer.from(name, 'utf8')
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(flags, 2)
    fields.writeUInt16LE(method, 4)
    fields.writeUInt32LE(crc ?? crc32(data), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(claimed_size ?? data.length, 18)
    fields.writeUInt16LE(title.length, 22)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), fields, tail, title]))
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, title, packed])
    parts.push(local)
    at += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([prefix, ...parts, listed, end, Buffer.from(comment, 'latin1')])
}

export const json = (value: unknown) => Buffer.from(JSON.stringify(value), 'utf8')
export const v2 = (data: object) => ({ spec: 'chara_card_v2', spec_version: '2.0', data })
export const v3 = (data: object) => ({ spec: 'chara_card_v3', spec_version: '3.0', data })

/** A card with every field of the specification filled. */
export const FULL_CARD = {
  name: 'Tamsin Reed',
  nickname: 'Tam',
  description: '{{char}} restores old clocks in a narrow shop by the canal.\nShe is thirty-four and laughs easily.',
  personality: 'patient, dry, curious',
  scenario: '{{user}} brings in a clock that has stopped at ten past three.',
  first_mes: '*{{char}} looks up.* "You again, {{user}}? What did you break this time?"',
  mes_example: '<START>\n{{user}}: Is it hopeless?\n{{char}}: "Nothing with gears is hopeless."',
  creator_notes: 'A slow evening among clocks.',
  system_prompt: '{{original}}\nKeep the shop cosy.',
  post_history_instructions: 'Mention time often.',
  alternate_greetings: ['"We are closed," {{char}} says, and opens the door.', 'Rain again. {{char}} puts the kettle on.'],
  tags: ['Shop', 'Slow'],
  creator: 'somebody',
  character_version: '1.2',
  extensions: { depth_prompt: { prompt: 'A calm pace.', depth: 4 }, other_app: [1, 2, { deep: true }] },
  character_book: {
    name: 'The canal',
    description: 'Places',
    scan_depth: 3,
    token_budget: 400,
    recursive_scanning: false,
    extensions: { world: 'x' },
    entries: [
      {
        keys: ['canal', 'bridge'],
        content: 'The canal froze in the winter of the great flood.',
        extensions: { position: 1 },
        enabled: true,
        insertion_order: 10,
        case_sensitive: false,
        use_regex: false,
        id: 7,
        position: 'before_char',
      },
      {
        keys: [],
        content: 'It is always autumn here.',
        extensions: {},
        enabled: true,
        insertion_order: 1,
        constant: true,
        use_regex: false,
        comment: 'season',
      },
      {
        keys: ['clock'],
        secondary_keys: ['grandfather'],
        selective: true,
        content: '@@depth 4\n@@role system\nThe tall clock belonged to a captain.',
        extensions: {},
        enabled: true,
        insertion_order: 5,
        priority: 50,
        use_regex: false,
      },
      { keys: ['/(a+)+$/i'], content: 'Never told.', extensions: {}, enabled: true, insertion_order: 6, use_regex: true },
    ],
  },
  assets: [
    { type: 'icon', uri: 'ccdefault:', name: 'main', ext: 'png' },
    { type: 'background', uri: 'https://example.test/canal.png', name: 'main', ext: 'png' },
    { type: 'emotion', uri: 'embeded://assets/emotion/images/happy.png', name: 'happy', ext: 'png' },
  ],
  group_only_greetings: ['"So many of you."'],
  creation_date: 1700000000,
  modification_date: 1710000000,
  source: ['https://example.test/card/1'],
  creator_notes_multilingual: { de: 'Ein langsamer Abend.' },
}
