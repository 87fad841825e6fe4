// Runs in a thread of its own, as it is: Node takes the types off. So imports name files, and nothing here leads to aliases.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type Sharp from 'sharp'

/** What is seen in one picture. Shares are 0 to 1. */
export type Look = {
  /** How sure the classifier is of nudity or sex. */
  explicit: number
  /** How sure it is of underwear, swimwear or a suggestive pose. */
  suggestive: number
  faces: {
    /** How sure the detector is that this is a face. */
    score: number
    /** Apparent age in years: the mean of the face and its mirror image. */
    age: number
    /** Width in pixels of a picture whose longer edge has SIGHT. */
    width: number
    /** Whether it is a face of the operator's folder. */
    blocked: boolean
  }[]
}
export type LookReport = Look | { failed: string }

type Tensor = { shape: number[]; size: number; dispose(): void; data(): Promise<Float32Array>; [operation: string]: unknown }
type Operation = (...given: unknown[]) => unknown
type Engine = {
  reshape(tensor: Tensor, shape: number[]): Tensor
  io: { decodeWeights(data: ArrayBuffer, specs: unknown[]): unknown; fromMemory(model: unknown): unknown }
  setWasmPaths(folder: string): void
  setBackend(name: string): Promise<boolean>
  ready(): Promise<void>
  tidy<T>(work: () => T): T
  tensor3d(data: Int32Array, shape: number[], type: string): Tensor
  tensor4d(data: Float32Array, shape: number[]): Tensor
  reverse(tensor: Tensor, axis: number): Tensor
  scalar(value: number): Tensor
  loadGraphModel(handler: unknown): Promise<{ predict(picture: Tensor): Tensor }>
}
type Box = { width: number }
type Found = { detection: { score: number; box: Box }; alignedRect: unknown; descriptor?: Float32Array }
type Task = PromiseLike<Found[]> & { withFaceLandmarks(): Task; withFaceDescriptors(): Task }
type Net = { loadFromWeightMap(weights: unknown): void }
type Faces = {
  nets: Record<'ssdMobilenetv1' | 'faceLandmark68Net' | 'faceRecognitionNet', Net> & {
    ageGenderNet: Net & { predictAgeAndGender(face: Tensor): Promise<{ age: number }> }
  }
  extractFaceTensors(picture: Tensor, boxes: unknown[]): Promise<Tensor[]>
  SsdMobilenetv1Options: new (options: { minConfidence: number; maxResults: number }) => unknown
  detectAllFaces(picture: Tensor, options: unknown): Task
}

/** Pixels of the longer edge in which faces are looked for. */
const SIGHT = 512
/** Edge of what nsfwjs looks at. */
const SQUARE = 224
/** The five answers of nsfwjs, in its order. */
const CLASSES = ['drawing', 'hentai', 'neutral', 'porn', 'sexy'] as const
/** Below it the detector sees faces in curtains. */
const LEAST_SCORE = 0.2
const MOST_FACES = 12
const REMEMBERED = 100
/** Two pictures of one person are nearer than this in the space of the recognition net; 0.6 is its usual limit, for friendly uses. */
const SAME_PERSON = 0.5

const load = createRequire(import.meta.url)
const { faces: folder } = workerData as { faces: string | null }

// face-api and nsfwjs name TensorFlow.js as what they run on; the build of it that the sentence encoder brings serves all three.
const runtime = load.resolve('@energetic-ai/core')
registerHooks({
  resolve: (name, context, next) =>
    name.startsWith('@tensorflow/') ? { url: pathToFileURL(runtime).href, format: 'commonjs', shortCircuit: true } : next(name, context),
})
const engine = load('@energetic-ai/core') as Engine
const sharp = load('sharp') as typeof Sharp

/** Operations as methods of tensors, which face-api uses and this build leaves out. */
function chainOperations() {
  const methods = Object.getPrototypeOf(engine.scalar(1)) as Record<string, unknown>
  for (const [name, operation] of Object.entries(engine))
    if (typeof operation === 'function' && /^[a-z]/.test(name) && !(name in methods))
      methods[name] = function (this: Tensor, ...given: unknown[]) {
        return (operation as Operation)(this, ...given)
      }
  methods.as1D = function (this: Tensor) {
    return engine.reshape(this, [this.size])
  }
  for (const rank of [2, 3, 4])
    methods[`as${rank}D`] = function (this: Tensor, ...shape: number[]) {
      return engine.reshape(this, shape)
    }
  methods.asScalar = function (this: Tensor) {
    return engine.reshape(this, [])
  }
}

type Weights = { paths: string[]; weights: unknown[] }[]
const joined = (parts: Buffer[]): ArrayBuffer => new Uint8Array(Buffer.concat(parts)).buffer

async function open() {
  engine.setWasmPaths(dirname(runtime) + '/')
  await engine.setBackend('wasm')
  await engine.ready()
  chainOperations()
  const home = dirname(load.resolve('@vladmandic/face-api/package.json'))
  const faces = load(join(home, 'dist', 'face-api.node-wasm.js')) as Faces
  const open = (net: Net, name: string) => {
    const manifest = JSON.parse(readFileSync(join(home, 'model', `${name}-weights_manifest.json`), 'utf8')) as Weights
    const parts = manifest.flatMap(({ paths }) => paths.map((path) => readFileSync(join(home, 'model', path))))
    net.loadFromWeightMap(
      engine.io.decodeWeights(
        joined(parts),
        manifest.flatMap(({ weights }) => weights),
      ),
    )
  }
  open(faces.nets.ssdMobilenetv1, 'ssd_mobilenetv1_model')
  open(faces.nets.faceLandmark68Net, 'face_landmark_68_model')
  open(faces.nets.ageGenderNet, 'age_gender_model')
  if (folder !== null) open(faces.nets.faceRecognitionNet, 'face_recognition_model')
  // Its own loader walks through each letter of six megabytes of text, which takes half a minute.
  const models = join(dirname(load.resolve('nsfwjs/core')), '..', 'models', 'mobilenet_v2_mid')
  const { modelTopology, weightsManifest } = load(join(models, 'model.min.js')) as { modelTopology: unknown; weightsManifest: Weights }
  const shards = [1, 2].map((n) => Buffer.from(load(join(models, `group1-shard${n}of2.min.js`)) as string, 'base64'))
  const graph = await engine.loadGraphModel(
    engine.io.fromMemory({
      modelTopology,
      weightSpecs: weightsManifest.flatMap(({ weights }) => weights),
      weightData: joined(shards),
    }),
  )
  const known = folder === null ? [] : await knownFaces(faces, folder)
  return { faces, graph, known }
}

const pixels = (bytes: Uint8Array, width: number, height: number, fit: 'fill' | 'inside') =>
  sharp(bytes)
    .resize(width, height, { fit })
    .flatten({ background: '#808080' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })

type Pixels = Awaited<ReturnType<typeof pixels>>
const sighted = (bytes: Uint8Array): Promise<Pixels> => pixels(bytes, SIGHT, SIGHT, 'inside')
const tensorOf = ({ data, info }: Pixels): Tensor => engine.tensor3d(new Int32Array(data), [info.height, info.width, 3], 'int32')

const sought = (faces: Faces) => new faces.SsdMobilenetv1Options({ minConfidence: LEAST_SCORE, maxResults: MOST_FACES })

/** The faces of the pictures in the operator's folder; a file that is no picture is passed over. */
async function knownFaces(faces: Faces, folder: string): Promise<Float32Array[]> {
  const known: Float32Array[] = []
  for (const name of readdirSync(folder).filter((name) => /\.(?:jpe?g|png|webp|avif)$/i.test(name))) {
    const read = await sighted(readFileSync(join(folder, name))).catch(() => null)
    if (!read) continue
    const picture = tensorOf(read)
    const found = await faces.detectAllFaces(picture, sought(faces)).withFaceLandmarks().withFaceDescriptors()
    picture.dispose()
    known.push(...found.map(({ descriptor }) => descriptor!))
  }
  return known
}

const apart = (one: Float32Array, two: Float32Array) => Math.hypot(...one.map((entry, at) => entry - two[at]!))

const opened = open()
type Opened = Awaited<typeof opened>
// Whoever asks first hears of a failure.
opened.catch(() => {})

async function sharesOf(graph: Opened['graph'], { data }: Pixels): Promise<Record<(typeof CLASSES)[number], number>> {
  const answer = engine.tidy(() =>
    graph.predict(
      engine.tensor4d(
        Float32Array.from(data as Uint8Array, (value) => value / 255),
        [1, SQUARE, SQUARE, 3],
      ),
    ),
  )
  const values = await answer.data()
  answer.dispose()
  return Object.fromEntries(CLASSES.map((name, at) => [name, values[at] ?? 0])) as Record<(typeof CLASSES)[number], number>
}

async function ageOf({ nets: { ageGenderNet } }: Faces, face: Tensor): Promise<number> {
  const mirrored = engine.reverse(face, 1)
  const [one, two] = [await ageGenderNet.predictAgeAndGender(face), await ageGenderNet.predictAgeAndGender(mirrored)]
  mirrored.dispose()
  return (one.age + two.age) / 2
}

/** The newest looks by what was seen: a photo comes again with its clip, in another file of the same pixels. */
const remembered = new Map<string, Look>()

async function look(bytes: Uint8Array): Promise<Look> {
  const [square, whole] = await Promise.all([pixels(bytes, SQUARE, SQUARE, 'fill'), sighted(bytes)])
  const key = createHash('sha256').update(square.data).update(whole.data).digest('base64')
  const seen = remembered.get(key) ?? (await lookAt(square, whole))
  remembered.delete(key)
  remembered.set(key, seen)
  if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value ?? '')
  return seen
}

async function lookAt(square: Pixels, whole: Pixels): Promise<Look> {
  const { faces, graph, known } = await opened
  const { porn, hentai, sexy } = await sharesOf(graph, square)
  const picture = tensorOf(whole)
  const marked = faces.detectAllFaces(picture, sought(faces)).withFaceLandmarks()
  const found = await (known.length ? marked.withFaceDescriptors() : marked)
  const tensors = await faces.extractFaceTensors(
    picture,
    found.map(({ alignedRect }) => alignedRect),
  )
  const seen: Look['faces'] = []
  for (const [at, { detection, descriptor }] of found.entries())
    seen.push({
      score: detection.score,
      age: await ageOf(faces, tensors[at]!),
      width: detection.box.width,
      blocked: descriptor !== undefined && known.some((one) => apart(one, descriptor) < SAME_PERSON),
    })
  for (const tensor of [picture, ...tensors]) tensor.dispose()
  return { explicit: porn + hentai, suggestive: sexy, faces: seen }
}

parentPort?.on('message', (bytes: Uint8Array) => {
  look(bytes).then(
    (seen) => parentPort?.postMessage(seen satisfies LookReport),
    (error: unknown) => parentPort?.postMessage({ failed: error instanceof Error ? error.name : 'unknown' } satisfies LookReport),
  )
})
