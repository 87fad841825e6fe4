import { existsSync, mkdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { installRuntime, packagesOf, runtimeFolder, type RuntimeName } from '@/server/providers/models/runtime'

/** Where runtimes are kept between runs: 10 s and up to 85 MB each, once for a clone. */
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/krush-models')
const INSTALL_MS = 150_000
const LOOK_MS = 200

export type Runtime = { folder: string } | { skipped: string }

/** Several test files may begin at once: one installs, the others wait. */
async function installOnce(runtime: RuntimeName): Promise<void> {
  const lock = join(CACHE, `${runtime}.lock`)
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch {
      const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
      // So old, it is that of a process that was killed.
      if (since !== undefined && Date.now() - since > 2 * INSTALL_MS) rmSync(lock, { recursive: true, force: true })
      else await setTimeout(LOOK_MS)
    }
  }
  try {
    await installRuntime(CACHE, runtime, AbortSignal.timeout(INSTALL_MS))
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** Brings a runtime from the package registry as the product does. Answers its folder, or why a test cannot have it. */
export async function bringRuntime(runtime: RuntimeName): Promise<Runtime> {
  try {
    mkdirSync(join(CACHE, 'runtimes'), { recursive: true })
    await installOnce(runtime)
    return { folder: runtimeFolder(CACHE, runtime) }
  } catch (error) {
    return { skipped: `${packagesOf(runtime).join(' ')} could not be installed: ${(error as Error).message}` }
  }
}

/** The same runtime in another data folder, without a second download. */
export function lendRuntime(data_dir: string, runtime: RuntimeName): void {
  const folder = runtimeFolder(data_dir, runtime)
  mkdirSync(dirname(folder), { recursive: true })
  if (!existsSync(folder)) symlinkSync(runtimeFolder(CACHE, runtime), folder, 'dir')
}
