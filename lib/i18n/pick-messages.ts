import type { Namespace } from './namespaces'

/** The named catalogues out of all, for a client part. */
export const pickMessages = (all: Record<string, unknown>, names: readonly Namespace[]) =>
  Object.fromEntries(names.map((name) => [name, all[name]]))
