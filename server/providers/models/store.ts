import { existsSync, readFileSync, statSync } from 'node:fs'
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as z from 'zod/mini'
import { CATALOGUE, entryOf, type CatalogueEntry, type ModelKind } from './catalogue'
import { checkRoom, diskProblem, fetchFile, ModelProblem, sha256Of, type Progress } from './fetch-file'
import { hasRuntime, installRuntime, runtimeFolder, runtimeOf } from './runtime'
import { stateFile, type Places } from './state-file'
import { unpack } from './unpack'

/** What was installed: written into the folder before it gets its name, so that a folder with a name is whole. */
const Manifest = z.object({
  name: z.string(),
  license: z.string(),
  /** Where it came from, without what an address may hold of a login. */
  from: z.string(),
  sha256: z.string(),
  fetched_at: z.string(),
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof Manifest>

const MANIFEST = 'model.json'
/** What unpacking takes beside the archive, as a multiple of it. */
const UNPACKED = 2.5

export const modelsFolder = (data_dir: string) => join(data_dir, 'models')
const folderOf = (data_dir: string, name: string) => join(modelsFolder(data_dir), name)
const workFolder = (data_dir: string) => join(modelsFolder(data_dir), '.fetching')

/** The manifest of a model that is installed, with its folder; null where it is not. Reads no file of the model. */
export function installed(data_dir: string, name: string): (Manifest & { folder: string }) | null {
  const folder = folderOf(data_dir, name)
  try {
    return { ...Manifest.parse(JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'))), folder }
  } catch {
    return null
  }
}

export type InstalledModel = { entry: CatalogueEntry; folder: string; files: string[]; runtime: string }

/** Whether every file has its length: quick, and what a cut or an empty file does not pass. `problemOf` reads them. */
export const hasLengths = ({ folder, files }: Manifest & { folder: string }) =>
  files.every(({ path, bytes }) => statSync(join(folder, path), { throwIfNoEntry: false })?.size === bytes)

/** The model of a kind that answers: of those that are whole and installed with their runtime the one that is later in the list, and so larger. */
export function bestInstalled(data_dir: string, kind: ModelKind): InstalledModel | null {
  if (!existsSync(modelsFolder(data_dir)) || !hasRuntime(data_dir, runtimeOf(kind))) return null
  const found = CATALOGUE.filter((entry) => entry.kind === kind).flatMap((entry) => {
    const there = installed(data_dir, entry.name)
    return there && hasLengths(there)
      ? [{ entry, folder: there.folder, files: there.files.map(({ path }) => path), runtime: runtimeFolder(data_dir, runtimeOf(kind)) }]
      : []
  })
  return (kind === 'chat' || kind === 'embeddings' ? found.at(-1) : found[0]) ?? null
}

/** A lock without a number for so long, in milliseconds, is nobody's; it is looked at until then. */
const EMPTY_LOCK_MS = 1_000
const CLAIM_WAIT_MS = 50
const CLAIM_TRIES = 3 + EMPTY_LOCK_MS / CLAIM_WAIT_MS

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0)
    // One that was killed answers until its parent has looked, in containers without an init for good.
    return process.platform !== 'linux' || !/^\d+ \(.*\) [ZX]/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** One process at a time fetches a model. Answers how to let go. */
async function claim(data_dir: string, name: string): Promise<() => Promise<void>> {
  const lock = join(workFolder(data_dir), `${name}.lock`)
  for (let attempt = 0; attempt < CLAIM_TRIES; attempt++) {
    const file = await open(lock, 'wx').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return null
      throw diskProblem(error)
    })
    if (file) {
      await file.writeFile(String(process.pid))
      await file.close()
      return () => rm(lock, { force: true })
    }
    const pid = Number(await readFile(lock, 'utf8').catch(() => ''))
    if (!pid) {
      // A file without a number is being written at this moment, or its process was killed before it wrote one.
      const age = await stat(lock).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => 0,
      )
      if (age > EMPTY_LOCK_MS) await rm(lock, { force: true })
      else await new Promise((resolve) => setTimeout(resolve, CLAIM_WAIT_MS))
    } else if (isRunning(pid)) throw new ModelProblem(`"${name}" is already being fetched by process ${pid}. Wait for it, or stop it.`)
    else await rm(lock, { force: true })
  }
  throw new ModelProblem(`"${name}" is already being fetched. If it isn’t, delete ${lock}.`)
}

async function* filesIn(folder: string, below = ''): AsyncGenerator<string> {
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    const path = below ? `${below}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* filesIn(folder, path)
    else if (path !== MANIFEST) yield path
  }
}

/** What a model has to hold so that its runtime can load it; says what is missing before anything is put in place. */
function checkFiles(entry: CatalogueEntry, files: readonly string[]): void {
  const has = (end: string) => files.some((path) => path.endsWith(end))
  const gguf = entry.source.file.endsWith('.gguf')
  const right = gguf ? files.length === 1 && has('.gguf') : has('.onnx') && has('tokens.txt')
  if (right) return
  throw new ModelProblem(
    gguf ? `"${entry.name}" is one file that ends with .gguf.` : `The files of "${entry.name}" have no .onnx file with a tokens.txt.`,
  )
}

async function checkGguf(path: string): Promise<void> {
  const file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0).finally(() => file.close())
  if (buffer.toString('latin1') !== 'GGUF') throw new ModelProblem(`${basename(path)} isn’t a GGUF file. Nothing was changed.`)
}

export type InstallOptions = Places & {
  signal: AbortSignal
  /** A file, a folder or an address that stands for the published place. */
  from?: string | null
  onProgress?: (progress: Progress) => void
  onStep?: (step: 'runtime' | 'file' | 'check') => void
  now?: () => Date
  /** First wait after a cut, in milliseconds. */
  wait_ms?: number
}

/** Brings the one file or folder of a model into `half`. Answers where it came from and the digest of what was fetched. */
async function bring(
  data_dir: string,
  entry: CatalogueEntry,
  half: string,
  options: InstallOptions,
): Promise<{ from: string; sha256: string }> {
  const { from = null, signal, onStep } = options
  const { file } = entry.source
  const packed = join(workFolder(data_dir), file)
  const open_up = async (path: string) => {
    onStep?.('check')
    if (!file.endsWith('.tar.bz2')) return rename(path, join(half, file))
    await unpack(path, half, runtimeFolder(data_dir, runtimeOf(entry.kind)), signal)
    await rm(path)
  }
  const local = from !== null && !/^https?:\/\//.test(from) ? from : null
  if (local !== null) {
    const found = await stat(local).catch(() => null)
    if (!found) throw new ModelProblem(`--from: there is nothing at ${local}.`)
    const whole = found.isDirectory() && !existsSync(join(local, file))
    if (whole) {
      // A folder that is the model itself, unpacked.
      for await (const path of filesIn(local)) {
        await mkdir(join(half, path, '..'), { recursive: true })
        await copyFile(join(local, path), join(half, path))
      }
      return { from: local, sha256: '' }
    }
    const source = found.isDirectory() ? join(local, file) : local
    const sha256 = await sha256Of(source)
    if (entry.sha256 !== null && entry.sha256 !== sha256)
      throw new ModelProblem(`${source} isn’t the file that was published: its SHA-256 differs.`)
    await copyFile(source, packed)
    await open_up(packed)
    return { from: local, sha256 }
  }
  const stated =
    from === null
      ? await stateFile(entry, options)
      : await stateFile({ ...entry, source: { ...entry.source, file } }, { ...options, mirror: baseOf(from, file) })
  await checkRoom(workFolder(data_dir), (stated.bytes ?? 0) * (file.endsWith('.tar.bz2') ? UNPACKED : 1))
  const { sha256 } = await fetchFile(packed, stated, {
    signal,
    onProgress: options.onProgress,
    fetch: options.fetch,
    wait_ms: options.wait_ms,
  })
  await open_up(packed)
  const { origin, pathname } = new URL(stated.url)
  return { from: origin + pathname, sha256 }
}

/** An address may be the file or the folder that holds it. */
const baseOf = (address: string, file: string) => (address.endsWith(`/${file}`) ? address.slice(0, -file.length - 1) : address)

/**
 * Fetches a model and its runtime. The model's folder appears whole, checked and with its manifest, by one renaming; a cut, a wrong
 * digest, a full disk or the end of the process leave nothing that is taken for a model, and the next call continues. Throws ModelProblem.
 */
export async function installModel(data_dir: string, name: string, options: InstallOptions): Promise<Manifest> {
  const entry = entryOf(name)
  if (!entry) throw new ModelProblem(`There is no model "${name}".`)
  await mkdir(workFolder(data_dir), { recursive: true }).catch((error: unknown) => {
    throw diskProblem(error)
  })
  const letGo = await claim(data_dir, name)
  try {
    const before = installed(data_dir, name)
    options.onStep?.('runtime')
    await installRuntime(data_dir, runtimeOf(entry.kind), options.signal)
    if (before && (await problemOf(data_dir, name)) === null) return before
    const half = join(workFolder(data_dir), name)
    await rm(half, { recursive: true, force: true })
    await mkdir(half, { recursive: true })
    options.onStep?.('file')
    const { from, sha256 } = await bring(data_dir, entry, half, options)
    const files: Manifest['files'] = []
    for await (const path of filesIn(half)) {
      files.push({ path, bytes: (await stat(join(half, path))).size, sha256: await sha256Of(join(half, path)) })
    }
    checkFiles(
      entry,
      files.map(({ path }) => path),
    )
    if (entry.source.file.endsWith('.gguf')) await checkGguf(join(half, files[0]!.path))
    const manifest = { name, license: entry.license, from, sha256, fetched_at: (options.now?.() ?? new Date()).toISOString(), files }
    await writeFile(join(half, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true })
    // What is in the way is no whole model.
    await rm(folderOf(data_dir, name), { recursive: true, force: true })
    await rename(half, folderOf(data_dir, name))
    return manifest
  } catch (error) {
    throw diskProblem(error)
  } finally {
    await letGo()
  }
}

/** What is wrong with the files of an installed model, by size and digest; null where nothing is. */
export async function problemOf(data_dir: string, name: string): Promise<string | null> {
  const there = installed(data_dir, name)
  if (!there) return `"${name}" isn’t installed.`
  for (const { path, bytes, sha256 } of there.files) {
    const file = join(there.folder, path)
    const size = await stat(file).then(
      (it) => it.size,
      () => -1,
    )
    if (size < 0) return `${path} is missing. Fetch "${name}" again.`
    if (size !== bytes) return `${path} has ${size} bytes instead of ${bytes}. Fetch "${name}" again.`
    if ((await sha256Of(file)) !== sha256) return `${path} has changed since it was fetched. Fetch "${name}" again.`
  }
  return null
}

/** Removes a model, and what has arrived of it. Throws ModelProblem where there is nothing of it, or somebody fetches it. */
export async function removeModel(data_dir: string, name: string): Promise<void> {
  const entry = entryOf(name)
  if (!entry) throw new ModelProblem(`There is no model "${name}".`)
  const part = join(workFolder(data_dir), `${entry.source.file}.part`)
  if (!existsSync(folderOf(data_dir, name)) && !existsSync(part)) throw new ModelProblem(`"${name}" isn’t installed.`)
  await mkdir(workFolder(data_dir), { recursive: true })
  const letGo = await claim(data_dir, name)
  try {
    // Renamed first: a folder that is half removed has no name that counts.
    const gone = join(workFolder(data_dir), `${name}.removed`)
    await rm(gone, { recursive: true, force: true })
    if (existsSync(folderOf(data_dir, name))) await rename(folderOf(data_dir, name), gone)
    for (const path of [gone, part, `${part}.json`, join(workFolder(data_dir), name)]) await rm(path, { recursive: true, force: true })
  } finally {
    await letGo()
  }
}

/** Bytes that have arrived of a model that is not whole, of how many; null where nothing has. */
export async function arrivedOf(data_dir: string, { source }: CatalogueEntry): Promise<Progress | null> {
  const part = join(workFolder(data_dir), `${source.file}.part`)
  const size = await stat(part).then(
    (it) => it.size,
    () => 0,
  )
  if (size === 0) return null
  const note = await readFile(`${part}.json`, 'utf8')
    .then((text) => JSON.parse(text) as { bytes: number | null })
    .catch(() => null)
  return { done: size, bytes: note?.bytes ?? null }
}
