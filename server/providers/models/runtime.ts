import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ModelKind } from './catalogue'
import { ModelProblem } from './fetch-file'

export type RuntimeName = 'llama' | 'speech'
export const runtimeOf = (kind: ModelKind): RuntimeName => (kind === 'chat' || kind === 'embeddings' ? 'llama' : 'speech')

const LLAMA = '3.22.1'
const SHERPA = '1.13.8'
/** Milliseconds for npm to install one. */
const INSTALL_MS = 10 * 60_000

type Machine = { platform: string; arch: string; gpu: boolean; glibc: string | null }

export const thisMachine = (): Machine => ({
  platform: process.platform,
  arch: process.arch,
  gpu:
    process.platform === 'linux'
      ? existsSync('/dev/dri/renderD128')
      : process.platform === 'win32' && existsSync('C:\\Windows\\System32\\vulkan-1.dll'),
  glibc: (process.report?.getReport() as { header?: { glibcVersionRuntime?: string } } | undefined)?.header?.glibcVersionRuntime ?? null,
})

const LLAMA_BINARIES: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'mac-x64',
  'darwin-arm64': 'mac-arm64-metal',
  'win32-x64': 'win-x64',
  'win32-arm64': 'win-arm64',
}
const SHERPA_BINARIES: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'win-x64',
}
/** What the speech binary was built against. */
const SPEECH_GLIBC = '2.32'

/**
 * The packages of a runtime at exact versions, with the binary of this machine only: npm would bring those of all, 725 MB instead
 * of 85. Throws ModelProblem where there is none for it.
 */
export function packagesOf(runtime: RuntimeName, { platform, arch, gpu, glibc }: Machine = thisMachine()): string[] {
  const machine = `${platform}-${arch}`
  const binary = (runtime === 'llama' ? LLAMA_BINARIES : SHERPA_BINARIES)[machine]
  if (!binary)
    throw new ModelProblem(`${runtime === 'llama' ? 'Chat models' : 'Voices and ears'} can’t run on ${machine}: there’s no runtime for it.`)
  if (platform === 'linux' && glibc === null)
    throw new ModelProblem('Models need a Linux with glibc. This one has another C library; use a Debian image.')
  if (runtime === 'llama') {
    const vulkan = gpu && ['linux-x64', 'linux-arm64', 'win-x64'].includes(binary) ? [`@node-llama-cpp/${binary}-vulkan@${LLAMA}`] : []
    return [`node-llama-cpp@${LLAMA}`, `@node-llama-cpp/${binary}@${LLAMA}`, ...vulkan]
  }
  if (platform === 'linux' && !/^2\.(3[2-9]|[4-9]\d)/.test(glibc ?? ''))
    throw new ModelProblem(`Voices and ears need glibc ${SPEECH_GLIBC} or newer; this machine has ${glibc}.`)
  return [`sherpa-onnx-node@${SHERPA}`, `sherpa-onnx-${binary}@${SHERPA}`, 'unbzip2-stream@1.4.3', 'tar-stream@3.1.7']
}

const nameOf = (pinned: string) => pinned.replace(/(?<=.)@[^@/]+$/, '')

/** The folder of a runtime: another version is another folder. */
export const runtimeFolder = (data_dir: string, runtime: RuntimeName) =>
  join(data_dir, 'runtimes', `${runtime}-${runtime === 'llama' ? LLAMA : SHERPA}-${process.platform}-${process.arch}`)

export function hasRuntime(data_dir: string, runtime: RuntimeName): boolean {
  const folder = runtimeFolder(data_dir, runtime)
  return existsSync(join(folder, 'complete'))
}

/** The file of a runtime that is loaded. */
export const entryFile = (folder: string, runtime: RuntimeName) =>
  runtime === 'llama'
    ? pathToFileURL(join(folder, 'node_modules', 'node-llama-cpp', 'dist', 'index.js')).href
    : join(folder, 'node_modules', 'sherpa-onnx-node', 'sherpa-onnx.js')

/** Finds packages of a runtime that is installed. */
export const requireFrom = (folder: string) => createRequire(join(folder, 'package.json'))

function npm(args: string[], folder: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, { cwd: folder, shell: process.platform === 'win32', stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (bytes: Buffer) => (said = (said + bytes.toString()).slice(-4_000)))
    const stop = () => child.kill()
    const timer = setTimeout(stop, INSTALL_MS)
    signal.addEventListener('abort', stop, { once: true })
    child.on('error', () => reject(new ModelProblem('npm isn’t installed here, and it brings the runtime. Install Node with npm.')))
    child.on('close', (code) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      const what = /npm error code (\w+)/.exec(said)?.[1] ?? 'unknown'
      if (code === 0) resolve()
      else if (signal.aborted) reject(signal.reason as Error)
      else if (what === 'ENOSPC') reject(new ModelProblem('The disk is full. Free some space and run the same command again.'))
      else
        reject(
          new ModelProblem(
            `npm couldn’t install the runtime (${what}). Check the network, or npm’s registry setting, and run the same command again.`,
          ),
        )
    })
  })
}

/**
 * Installs a runtime under the data folder, where the product's own packages are never touched; it appears whole or not at all.
 * Throws ModelProblem.
 */
export async function installRuntime(data_dir: string, runtime: RuntimeName, signal: AbortSignal): Promise<void> {
  if (hasRuntime(data_dir, runtime)) return
  const folder = runtimeFolder(data_dir, runtime)
  const half = `${folder}.half`
  const packages = packagesOf(runtime)
  await rm(half, { recursive: true, force: true })
  await mkdir(half, { recursive: true })
  await writeFile(join(half, 'package.json'), '{ "private": true }\n')
  await npm(['install', ...packages, '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], half, signal)
  for (const one of packages) {
    if (!existsSync(join(half, 'node_modules', nameOf(one))))
      throw new ModelProblem(`npm left out ${nameOf(one)}. Run the same command again.`)
  }
  await writeFile(join(half, 'complete'), `${packages.join('\n')}\n`)
  await rm(folder, { recursive: true, force: true })
  await rename(half, folder)
}
