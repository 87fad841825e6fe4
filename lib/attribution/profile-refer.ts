import { readRefer } from './stored-refer'

/** The stored record as fields of the profile; null while there is none. */
export function referForProfile() {
  const refer = readRefer()
  return (
    refer && {
      refer_source: refer.source,
      refer_id: refer.id ?? undefined,
      refer_domain: refer.domain ?? undefined,
      refer_domain_initial: refer.domain_initial ?? undefined,
      refer_path: refer.initial_path,
    }
  )
}
