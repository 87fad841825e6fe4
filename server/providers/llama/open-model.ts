// Read by processes of their own, which Node runs as they are: imports name files or types only.
import { existsSync, statSync } from 'node:fs'

/** Why a model cannot be used; native texts are never handed on. */
export type Unusable = 'package' | 'platform' | 'missing' | 'memory' | 'file'

/** The part of node-llama-cpp 3.22 that opens a file; the package is fetched by the operator, so its own types may be absent. */
export type Llama<Model> = {
  gpu: string | false
  maxThreads: number
  readonly cpuMathCores: number
  loadModel(options: { modelPath: string }): Promise<Model>
}
type LlamaModule<Model> = { getLlama(options: object): Promise<Llama<Model>> }

/** Beside the file: the context, and what the system needs. */
const MEMORY_MORE = 1.05
const MEMORY_BESIDE = 256 * 2 ** 20

export type OpenedModel<Module, Model> = { llama: Llama<Model>; module: Module; model: Model; needs: number; free: number }

/** Why a file cannot be used. `needs` and `free` are bytes of memory. */
export class UnusableModel extends Error {
  readonly why: Unusable
  readonly needs: number | undefined
  readonly free: number | undefined
  constructor(why: Unusable, needs?: number, free?: number) {
    super(why)
    this.why = why
    this.needs = needs
    this.free = free
  }
}

/** Loads a model file by the runtime `module`. The memory is checked before. Throws UnusableModel. */
export async function openModel<Module, Model>(module: string, file: string): Promise<OpenedModel<Module, Model>> {
  if (!existsSync(file)) throw new UnusableModel('missing')
  const runtime = await import(module).then(
    (it) => it as Module & LlamaModule<Model>,
    () => {
      throw new UnusableModel('package')
    },
  )
  const llama = await runtime.getLlama({ build: 'never', progressLogs: false, logLevel: 'error' }).catch(() => {
    throw new UnusableModel('platform')
  })
  // A card has memory of its own, which the runtime knows better.
  const needs = Math.ceil(statSync(file).size * MEMORY_MORE + MEMORY_BESIDE)
  const free = process.availableMemory()
  if (!llama.gpu && needs > free) throw new UnusableModel('memory', needs, free)
  // More threads than cores make it twenty times slower; one core stays free for the server itself.
  llama.maxThreads = Math.max(1, llama.cpuMathCores - 1)
  const model = await llama.loadModel({ modelPath: file }).catch(() => {
    throw new UnusableModel('file')
  })
  return { llama, module: runtime, model, needs, free }
}
