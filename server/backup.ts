import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { makeBackup } from './backup/make-backup'
import { BackupProblem, type Manifest } from './backup/manifest'
import { placeOf } from './backup/place'
import { drill, restoreBackup, type Restored } from './backup/restore-backup'
import { ConfigError } from './config'
import { DataDirectoryBusy, DataDirectoryUnusable } from './db/pglite'
import { ProviderError } from './providers/errors'

const HELP = `npm run backup [FOLDER]                copies rows, files and secrets into a new folder (by default backups/TIME)
npm run restore FOLDER                 restores it into an empty installation
npm run restore FOLDER -- --replace    replaces everything that an installation has
npm run restore FOLDER -- --drill      restores it into a scratch place, compares, and changes nothing

Both read the same environment as the server. With the embedded database the server has to be stopped; a backup of PostgreSQL
can be made while it runs.
`

const out = (text: string) => void process.stdout.write(text)
const size = (bytes: number) => (bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${(bytes / 1e6).toFixed(1)} MB`)

function card({ rows, balances, files, made_at }: Manifest): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  return `  made at    ${made_at}
  rows       ${total} in ${Object.keys(rows).length} tables
  credits    ${balances.balance} to spend, ${balances.held} held
  files      ${files.count} (${size(files.bytes)})\n`
}

function report({ manifest, differ }: Restored, done: string): void {
  out(card(manifest))
  if (differ.length === 0) return out(`${done} Counts, balances and checksums are those of the backup.\n`)
  throw new BackupProblem(`What was restored differs from the backup:\n${differ.map((line) => `  ${line}`).join('\n')}`)
}

const nameBy = (now: Date) => join('backups', now.toISOString().slice(0, 19).replaceAll(':', '-'))

async function obey(line: string[]): Promise<void> {
  const [command, ...rest] = line
  const words = rest.filter((word) => !word.startsWith('-'))
  const flags = new Set(rest.filter((word) => word.startsWith('-')))
  const unknown = [...flags].find((flag) => !['--replace', '--drill', '--help'].includes(flag))
  if (unknown) throw new BackupProblem(`"${unknown}" isn’t an option.\n\n${HELP}`)
  if (flags.has('--help') || words[0] === 'help') return out(HELP)
  if (words.length > 1) throw new BackupProblem(`Name one folder.\n\n${HELP}`)
  const [folder] = words
  if (command === 'backup') {
    const now = new Date()
    const target = folder ?? nameBy(now)
    const place = placeOf(process.env)
    out(
      `${card(await makeBackup(place, target, now))}The backup is in ${target}. It holds chats and keys: encrypt it before it leaves this machine.\n`,
    )
    if (!existsSync(join(target, 'auth-secret'))) out('AUTH_SECRET isn’t in it. Keep it with the backup.\n')
    return
  }
  if (!folder) throw new BackupProblem(`Name the folder of the backup.\n\n${HELP}`)
  if (flags.has('--drill')) {
    const url = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL || null
    return report(await drill(folder, url), 'The drill passed.')
  }
  const options = { replace: flags.has('--replace'), fixed_secret: Boolean(process.env.AUTH_SECRET) }
  report(await restoreBackup(folder, placeOf(process.env), options), 'Restored.')
}

function explain(error: unknown): string {
  if (error instanceof DataDirectoryBusy) return error.message
  const known = [BackupProblem, ConfigError, ProviderError, DataDirectoryUnusable].some((kind) => error instanceof kind)
  if (known) return (error as Error).message
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ECONNREFUSED') return 'DATABASE_URL points to a PostgreSQL server that isn’t responding. Start it, or correct the URL.'
  if (code === 'ENOSPC') return 'The disk is full. Make room, or name a folder on another disk.'
  return `That didn’t work: ${message}`
}

await obey(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${explain(error).trimEnd()}\n`)
  process.exitCode = 1
})
