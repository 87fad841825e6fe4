import * as z from 'zod/mini'
import type { Db } from '../db/client'

/** What stops a backup or a restore: said in sentences, without a stack. */
export class BackupProblem extends Error {}

export const MANIFEST = 'manifest.json'
/** The list that `sha256sum -c` reads. */
export const SUMS = 'SHA256SUMS'

const rows = z.record(z.string(), z.number())

const Manifest = z.object({
  format: z.literal(1),
  made_at: z.string(),
  database: z.enum(['pglite', 'postgres']),
  /** The last migration that the database had. */
  migration: z.string(),
  /** Number of rows by table. */
  rows,
  /** In credits: sums over all accounts, and the ledger's sum of every account from the side of what came in. */
  balances: z.object({ balance: z.number(), held: z.number(), lots: z.number(), ledger: rows }),
  files: z.object({ count: z.number(), bytes: z.number() }),
  /** SHA-256 of the list of checksums. */
  sums: z.string(),
  /** Tells whether two secrets are the same, and nothing about either. */
  secret: z.string(),
})
export type Manifest = z.output<typeof Manifest>
export type Counted = Pick<Manifest, 'migration' | 'rows' | 'balances'>

/** Throws BackupProblem where it is not a manifest that this version reads. */
export function readManifest(text: string): Manifest {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw new BackupProblem(`The ${MANIFEST} of this backup can’t be read. Use another backup.`)
  }
  const parsed = Manifest.safeParse(given)
  if (!parsed.success) throw new BackupProblem(`This isn’t a backup that this version of Krush reads (${MANIFEST}).`)
  return parsed.data
}

/** Names of tables outside of the catalogs, quoted for SQL, jobs' own among them. */
const TABLES = `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'
  order by 1`

const BALANCES = `select
  (select coalesce(sum(balance), 0) from credit_accounts)::float8 as balance,
  (select coalesce(sum(held), 0) from credit_accounts)::float8 as held,
  (select coalesce(sum(remaining), 0) from credit_lots)::float8 as lots,
  (select coalesce(jsonb_object_agg(account, credits), '{}') from (
    select account, sum(credits) as credits
    from (select debit as account, -credits as credits from ledger_entries union all select credit, credits from ledger_entries) as sides
    group by account) as sums) as ledger`

/** Counts every table and sums up the credits. The tables are locked by nothing: ask in a transaction that sees one moment. */
export async function countAll(db: Db): Promise<Counted> {
  const counted: Record<string, number> = {}
  for (const { name } of await db.query<{ name: string }>(TABLES, [])) {
    const [row] = await db.query<{ rows: number }>(`select count(*)::float8 as rows from ${name}`, [])
    counted[name] = row!.rows
  }
  const [balances] = await db.query<Manifest['balances']>(BALANCES, [])
  const [last] = await db.query<{ tag: string }>('select tag from migrations order by tag desc limit 1', [])
  return { migration: last!.tag, rows: counted, balances: balances! }
}

/** What differs between two countings, one sentence each. */
export function differences(expected: Counted, found: Counted): string[] {
  const flat = ({ migration, rows: counts, balances: { ledger, ...sums } }: Counted): Map<string, string | number> =>
    new Map<string, string | number>([
      ['the last migration', migration],
      ...Object.entries(counts).map(([name, count]) => [`rows of ${name}`, count] as const),
      ...Object.entries(sums).map(([name, sum]) => [`credits (${name})`, sum] as const),
      ...Object.entries(ledger).map(([name, sum]) => [`credits in the ledger (${name})`, sum] as const),
    ])
  const [before, after] = [flat(expected), flat(found)]
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => `${name}: ${before.get(name) ?? 'none'} in the backup, ${after.get(name) ?? 'none'} restored`)
}
