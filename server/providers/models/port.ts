import type { LocalModel } from '@/contracts/models'

/** Models on the disk of this machine. Nothing is thrown: what goes wrong is answered as a sentence for the operator, null where nothing did. */
export type ModelsProvider = {
  list(): Promise<LocalModel[]>
  /** Starts or continues to fetch it in this process; `list` says how far it is. Nothing happens where it is under way. */
  fetch(name: string): string | null
  /** Stops fetching; what has arrived is kept. */
  pause(name: string): string | null
  remove(name: string): Promise<string | null>
  /** Reads every file of it again. */
  check(name: string): Promise<string | null>
}
