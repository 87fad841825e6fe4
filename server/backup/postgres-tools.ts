import { spawn } from 'node:child_process'
import { BackupProblem } from './manifest'

type Tool = 'pg_dump' | 'pg_restore' | 'psql'

/** The password goes by the environment: arguments are seen by every user of the machine. */
function connection(database_url: string) {
  const url = new URL(database_url)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { url: url.toString(), env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) } }
}

/** Runs one of PostgreSQL's own programs. Throws BackupProblem with its last line, which names tables and never rows. */
export function runTool(tool: Tool, database_url: string, args: string[]): Promise<void> {
  const { url, env } = connection(database_url)
  return new Promise((resolve, reject) => {
    const child = spawn(tool, ['--dbname', url, '--no-password', ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)))
    child.on('error', (error: NodeJS.ErrnoException) => {
      const missing = error.code === 'ENOENT'
      const sentence = missing
        ? `${tool} isn’t installed. Install PostgreSQL’s client programs (Debian: apt-get install postgresql-client), of the server’s version or newer.`
        : `${tool} can’t be run (${error.code ?? 'unknown'}).`
      reject(new BackupProblem(sentence))
    })
    child.on('close', (code) => {
      if (code === 0) return resolve()
      const line = said
        .split('\n')
        .filter((text) => /error|fatal/i.test(text))
        .at(-1)
      reject(new BackupProblem(`${tool} failed: ${(line ?? said.trim().split('\n').at(-1) ?? '').trim() || `exit code ${code}`}`))
    })
  })
}

/** Makes the SQL text of a dump, for psql. Throws BackupProblem. */
export function writeScript(dump: string, script: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('pg_restore', ['--no-owner', '--no-privileges', '--file', script, dump], { stdio: 'ignore' })
    child.on('error', () => {
      reject(
        new BackupProblem('pg_restore isn’t installed. Install PostgreSQL’s client programs (Debian: apt-get install postgresql-client).'),
      )
    })
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new BackupProblem('pg_restore can’t read this dump. It may be older than the dump: install a newer one.')),
    )
  })
}
