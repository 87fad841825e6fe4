import type { CatalogueEntry } from './catalogue'

/** `partial`: some of it has arrived. `damaged`: a file of it has changed or is gone. */
export type ModelState = 'absent' | 'partial' | 'fetching' | 'installed' | 'damaged'

export type ModelStatus = CatalogueEntry & {
  state: ModelState
  /** Whether this machine has the memory for it, as its whole memory says. */
  fits: boolean
  /** Bytes that have arrived of how many, while it is being fetched or was cut; null otherwise. */
  done_bytes: number | null
  total_bytes: number | null
  /** Why the last attempt of this process ended, as a sentence for the operator. */
  problem: string | null
  /** Whether the running server answers with it. */
  in_use: boolean
}

/** Models on the disk of this machine. Every call may throw ModelProblem, whose message is a sentence for the operator. */
export type ModelsProvider = {
  list(): Promise<ModelStatus[]>
  /** Starts or continues to fetch it in this process; `list` says how far it is. Nothing happens where it is under way. */
  fetch(name: string): void
  /** Stops fetching; what has arrived is kept. */
  pause(name: string): void
  remove(name: string): Promise<void>
  /** Reads every file of it again. Answers what is wrong with it, or null. */
  check(name: string): Promise<string | null>
  close(): Promise<void>
}
