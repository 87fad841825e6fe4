import { readFileSync } from 'node:fs'
import { DEFAULT_LOCALE } from '@/contracts/locales'
import type { Namespace } from '@/lib/i18n/namespaces'

/** A text, or texts by name. */
export interface Tree {
  readonly [name: string]: Tree
}

/** A catalogue as it is written; imported, it is compiled as in the build. */
export const catalogue = (namespace: Namespace) =>
  JSON.parse(readFileSync(`lib/i18n/messages/${DEFAULT_LOCALE}/${namespace}.json`, 'utf8')) as Tree
