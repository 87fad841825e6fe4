import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeMp3 } from '../../../support/mp3'
import { createProvenance } from '@/server/providers/provenance/index'
import type { MarkedType } from '@/server/providers/provenance/port'
import { validate } from '@/tests/support/c2pa'
import { film } from '@/tests/support/film'

const folder = mkdtempSync(join(tmpdir(), 'krush-provenance-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const day = new Date('2026-11-21T13:14:15Z')
const provenance = createProvenance(null, { folder, brand: 'Krush' })
const MODEL = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'
const ALGORITHM = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia'

const made = new Map<MarkedType, Uint8Array>()
beforeAll(async () => {
  const noise = sharp({
    create: { width: 96, height: 128, channels: 3, background: '#a46', noise: { type: 'gaussian', mean: 120, sigma: 30 } },
  })
  made.set(
    'image/webp',
    new Uint8Array(
      await noise
        .webp()
        .withExif({ IFD0: { Artist: 'canary-artist' } })
        .toBuffer(),
    ),
  )
  made.set(
    'image/jpeg',
    new Uint8Array(
      await noise
        .clone()
        .jpeg()
        .withExif({ IFD0: { Artist: 'canary-artist' } })
        .toBuffer(),
    ),
  )
  made.set(
    'audio/mpeg',
    await encodeMp3({ samples: Float32Array.from({ length: 24_000 }, (_, n) => Math.sin(n / 20)), sample_rate: 24_000 }),
  )
  made.set('video/mp4', await film())
})
const mark = (type: MarkedType, given = provenance) => given.sign({ bytes: made.get(type)!, type, made_by: 'model', day })
const kinds: MarkedType[] = ['image/webp', 'image/jpeg', 'video/mp4', 'audio/mpeg']

describe.each(kinds)('%s', (type) => {
  test('carries a manifest that holds, and the same in XMP, and nothing else about anybody', async () => {
    const marked = await mark(type)
    const found = (await validate(marked, type))!
    expect(found.valid, found.codes.join(' ')).toBe(true)
    expect(found.codes).toEqual(
      expect.arrayContaining(['claimSignature.validated', type === 'video/mp4' ? 'assertion.bmffHash.match' : 'assertion.dataHash.match']),
    )
    expect(found.actions).toEqual([
      expect.objectContaining({
        action: 'c2pa.created',
        digitalSourceType: MODEL,
        softwareAgent: expect.objectContaining({ name: 'Krush' }) as object,
      }),
    ])
    expect([found.generator, found.subject]).toEqual(['Krush', 'O=Krush, CN=Krush generated media'])
    const text = Buffer.from(marked).toString('latin1')
    expect(text).toContain(`Iptc4xmpExt:DigitalSourceType="${MODEL}"`)
    expect(text).toContain('xmp:CreateDate="2026-11-21"')
    expect(text).not.toMatch(/canary-artist|13:14/)
    expect(provenance.read({ bytes: marked, type })).toBe('model')
    expect(marked.length - made.get(type)!.length).toBeLessThan(4_500)
  })

  test('any byte that is changed afterwards breaks it', async () => {
    const marked = await mark(type)
    const { jumbf } = (await validate(marked, type))!
    const from = Buffer.from(marked).indexOf(jumbf)
    const places = [
      Buffer.from(marked).indexOf('DigitalSourceType'),
      marked.length - 1,
      marked.length - 100,
      from + 400,
      from + Math.floor(jumbf.length / 2),
    ].filter((at) => type !== 'image/webp' || at < from + jumbf.length)
    for (const at of [...places, ...(type === 'image/webp' ? [40, 400] : [])]) {
      const changed = marked.slice()
      changed[at] = changed[at]! ^ 1
      const found = await validate(changed, type).catch(() => null)
      expect(found?.valid ?? false, `byte ${at}`).toBe(false)
    }
    const longer = new Uint8Array([...marked, 0, 0, 0, 8, 0x66, 0x72, 0x65, 0x65])
    expect((await validate(longer, type).catch(() => null))?.valid ?? false).toBe(false)
  })

  test('marking twice leaves one mark, and describing takes the signature off', async () => {
    const twice = await provenance.sign({ bytes: await mark(type), type, made_by: 'algorithm', day })
    expect((await validate(twice, type))!).toMatchObject({ valid: true, actions: [{ digitalSourceType: ALGORITHM }] })
    expect(Buffer.from(twice).toString('latin1').split('Iptc4xmpExt:DigitalSourceType').length).toBe(2)
    const described = provenance.describe({ bytes: twice, type, made_by: 'algorithm', day })
    expect(await validate(described, type)).toBeNull()
    expect(provenance.read({ bytes: described, type })).toBe('algorithm')
    expect(provenance.read({ bytes: made.get(type)!, type })).toBeNull()
  })

  test('what is no such file is refused, and half of one', async () => {
    for (const bytes of [
      Buffer.from('nothing of the kind, but long enough to be looked at'),
      made.get(type)!.slice(0, 9),
      new Uint8Array(),
    ]) {
      await expect(provenance.sign({ bytes, type, made_by: 'model', day })).rejects.toMatchObject({
        name: 'ProviderError',
        kind: 'rejected',
      })
      expect(() => provenance.describe({ bytes, type, made_by: 'model', day })).toThrow('intact')
    }
  })
})

test('a picture keeps its pixels, lossy, lossless and with transparency', async () => {
  const picture = () => sharp({ create: { width: 61, height: 47, channels: 4, background: { r: 200, g: 80, b: 120, alpha: 0.4 } } })
  for (const plain of [
    made.get('image/webp')!,
    await picture().webp({ lossless: true }).toBuffer(),
    await picture().webp().toBuffer(),
    await picture().removeAlpha().webp().toBuffer(),
  ]) {
    const marked = await provenance.sign({ bytes: new Uint8Array(plain), type: 'image/webp', made_by: 'model', day })
    const [before, after] = await Promise.all([plain, marked].map((bytes) => sharp(bytes).raw().toBuffer({ resolveWithObject: true })))
    expect(after!.info).toEqual(before!.info)
    expect(after!.data.equals(before!.data)).toBe(true)
    const { exif, xmp } = await sharp(marked).metadata()
    expect([exif, xmp?.toString().includes(MODEL)]).toEqual([undefined, true])
  }
})

test('a film keeps its frames where its index says they are', async () => {
  const plain = made.get('video/mp4')!
  const marked = await mark('video/mp4')
  const framesOf = (bytes: Uint8Array) => {
    const all = Buffer.from(bytes)
    const at = all.indexOf('stco') + 8
    const offsets = Array.from({ length: all.readUInt32BE(at) }, (_, n) => all.readUInt32BE(at + 4 + 4 * n))
    return offsets.map((offset) => all.subarray(offset, offset + 24).toString('hex'))
  }
  expect(framesOf(plain).length).toBeGreaterThan(0)
  expect(framesOf(marked)).toEqual(framesOf(plain))
  const boxes = (bytes: Uint8Array, names: string[] = [], at = 0): string[] =>
    at >= bytes.length
      ? names
      : boxes(bytes, [...names, Buffer.from(bytes.subarray(at + 4, at + 8)).toString()], at + Buffer.from(bytes).readUInt32BE(at))
  expect(boxes(marked).slice(0, 3)).toEqual(['ftyp', 'uuid', 'uuid'])
})

test('a sound keeps its frames; players read the tag', async () => {
  const marked = Buffer.from(await mark('audio/mpeg'))
  const sound = Buffer.from(made.get('audio/mpeg')!)
  expect(marked.subarray(marked.length - sound.length).equals(sound)).toBe(true)
  expect(marked.subarray(0, 5).toString('latin1')).toBe('ID3\u0004\0')
  expect(marked.toString('latin1')).toContain(`DigitalSourceType\0${MODEL}`)
})

test('its own key is made once, for this user only, and several that start at once share it', async () => {
  const own = mkdtempSync(join(folder, 'own-'))
  const several = await Promise.all(
    [1, 2, 3].map(
      async () =>
        (await validate(await mark('image/webp', createProvenance(null, { folder: own, brand: 'A "B" & Ç, Ltd' })), 'image/webp'))!,
    ),
  )
  expect(several.map(({ valid }) => valid)).toEqual([true, true, true])
  const path = join(own, 'provenance.pem')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const kept = readFileSync(path, 'utf8')
  expect(
    several.map(({ jumbf }) =>
      jumbf.includes(Buffer.from(/BEGIN CERTIFICATE-+\s+([\w+/=\s]+?)-/.exec(kept)![1]!.replace(/\s/g, ''), 'base64')),
    ),
  ).toEqual([true, true, true])
  expect(several[0]!.issuer).not.toBe(several[0]!.subject)
  expect(several[0]!.jumbf.toString('latin1')).not.toContain('PRIVATE')
  await mark('image/webp', createProvenance(null, { folder: own, brand: 'Another' }))
  expect(readFileSync(path, 'utf8')).toBe(kept)
})

describe("the operator's certificate", () => {
  /** An authority and a certificate of it, as an operator gets them. */
  function issue(name: string, key: string[], purpose = 'emailProtection') {
    const at = mkdtempSync(join(folder, `${name}-`))
    const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: at, stdio: 'pipe' })
    openssl(
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-keyout',
      'ca.key',
      '-out',
      'ca.pem',
      '-days',
      '30',
      '-subj',
      '/CN=Authority',
      '-addext',
      'keyUsage=critical,keyCertSign',
    )
    openssl('genpkey', ...key, '-out', 'key.pem')
    openssl('req', '-new', '-key', 'key.pem', '-subj', '/CN=Operator', '-out', 'csr.pem')
    writeFileSync(
      join(at, 'ext'),
      `basicConstraints=critical,CA:FALSE\nkeyUsage=critical,digitalSignature\nextendedKeyUsage=${purpose}\nauthorityKeyIdentifier=keyid\nsubjectKeyIdentifier=hash\n`,
    )
    openssl(
      'x509',
      '-req',
      '-in',
      'csr.pem',
      '-CA',
      'ca.pem',
      '-CAkey',
      'ca.key',
      '-CAcreateserial',
      '-days',
      '20',
      '-extfile',
      'ext',
      '-out',
      'own.pem',
    )
    writeFileSync(join(at, 'chain.pem'), `${readFileSync(join(at, 'own.pem'), 'utf8')}${readFileSync(join(at, 'ca.pem'), 'utf8')}`)
    return { certificate: join(at, 'chain.pem'), key: join(at, 'key.pem'), authority: join(at, 'ca.pem') }
  }
  const using = (settings: { certificate: string; key: string }) => createProvenance(settings, { folder, brand: 'Krush' })

  test.each([
    ['P-256', ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256']],
    ['P-384', ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-384']],
    ['Ed25519', ['-algorithm', 'ED25519']],
    ['RSA', ['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048']],
  ])('signs with %s', async (name, key) => {
    const given = using(issue(name, key))
    given.check()
    expect((await validate(await mark('image/webp', given), 'image/webp'))!).toMatchObject({
      valid: true,
      subject: 'CN=Operator',
      issuer: 'CN=Authority',
    })
  })

  test('one that cannot sign is said at the start, in a sentence', () => {
    const [one, two, server] = [
      issue('one', ['-algorithm', 'ED25519']),
      issue('two', ['-algorithm', 'ED25519']),
      issue('server', ['-algorithm', 'ED25519'], 'serverAuth'),
    ]
    const cases: [{ certificate: string; key: string }, RegExp][] = [
      [{ certificate: one.certificate, key: two.key }, /doesn’t match the key/],
      [{ certificate: one.key, key: one.key }, /no certificate/],
      [{ certificate: one.certificate, key: one.certificate }, /not PEM/],
      [{ certificate: join(folder, 'nowhere.pem'), key: one.key }, /PROVENANCE_CERTIFICATE can’t be read/],
      [server, /extended key usage/],
      [{ certificate: one.authority, key: one.authority.replace('ca.pem', 'ca.key') }, /authority/],
    ]
    for (const [settings, sentence] of cases) {
      expect(() => using(settings).check()).toThrow(
        expect.objectContaining({ name: 'ProviderError', kind: 'misconfigured', message: expect.stringMatching(sentence) as string }),
      )
    }
  })
})

test('a manifest counts only where this installation signed it and the file is as it was', async () => {
  const bytes = made.get('image/webp')!
  const drawn = await provenance.sign({ bytes, type: 'image/webp', made_by: 'algorithm', day })
  expect(await provenance.verify(drawn)).toBe('algorithm')
  expect(await provenance.verify(await mark('image/webp'))).toBe('model')
  expect(await provenance.verify(bytes)).toBeNull()
  expect(await provenance.verify(provenance.describe({ bytes, type: 'image/webp', made_by: 'algorithm', day }))).toBeNull()
  const elsewhere = mkdtempSync(join(tmpdir(), 'krush-provenance-'))
  const foreign = createProvenance(null, { folder: elsewhere, brand: 'Krush' })
  expect(await provenance.verify(await foreign.sign({ bytes, type: 'image/webp', made_by: 'algorithm', day }))).toBeNull()
  rmSync(elsewhere, { recursive: true, force: true })
  // Another picture under a good manifest, and a manifest that says more than was signed.
  const changed = drawn.slice()
  changed[200] = changed[200]! ^ 1
  expect(await provenance.verify(changed)).toBeNull()
  const at = Buffer.from(drawn).lastIndexOf('digitalsourcetype/')
  const claimed = drawn.slice()
  claimed[at + 3] = claimed[at + 3]! ^ 1
  expect(await provenance.verify(claimed)).toBeNull()
  expect(await provenance.verify(drawn.subarray(0, drawn.length - 40))).toBeNull()
})
