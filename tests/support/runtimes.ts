import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { installRuntime, packagesOf, runtimeFolder, type RuntimeName } from '@/server/providers/models/runtime'

/** Where runtimes are kept between runs: 10 s and up to 85 MB each, once for a clone. */
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/krush-models')

export type Runtime = { folder: string } | { skipped: string }

/** Brings a runtime from the package registry as the product does. Answers its folder, or why a test cannot have it. */
export async function bringRuntime(runtime: RuntimeName): Promise<Runtime> {
  try {
    mkdirSync(join(CACHE, 'runtimes'), { recursive: true })
    await installRuntime(CACHE, runtime, AbortSignal.timeout(150_000))
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
