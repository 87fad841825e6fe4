import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { composeOver, openBus, openDatabase } from './compose'
import { ConfigError, readConfig, type Config } from './config'
import { pendingMigrations } from './db/migrate'
import { DataDirectoryBusy } from './db/pglite'
import { AppError } from './domain/errors'
import { createLog } from './log'
import { ProviderError } from './providers/errors'
import { askServer, socketIn } from './operator/socket'
import { readLine, runVerb } from './operator/verbs'

/** What stops a command: said in one sentence, without a stack. */
class Refused extends Error {}

/** A command changes data, never the schema: with PostgreSQL a server of another version may be running. */
async function open(config: Config) {
  if (!config.database_url && !existsSync(join(config.data_dir, 'pglite'))) {
    throw new Refused(
      `There is no database in ${config.data_dir}. Start the server once, or set DATA_DIR or DATABASE_URL to the same values as the server.`,
    )
  }
  const db = await openDatabase(config)
  const pending = await pendingMigrations(db)
  if (pending.length) {
    await db.close()
    throw new Refused('The database is from an older version. Start the server once, then try again.')
  }
  return db
}

/** Has the server that holds the embedded database obey, since no second process can open it. */
async function throughServer(config: Config, line: string[], busy: DataDirectoryBusy): Promise<string> {
  const path = socketIn(config.data_dir)
  const answer = path === null ? null : await askServer(path, line)
  if (!answer) throw busy
  if (answer.problem !== null) throw new Refused(answer.problem)
  return answer.out
}

async function operate(line: string[]): Promise<string> {
  const asked = readLine(line)
  if ('say' in asked) return asked.say
  if ('problem' in asked) throw new Refused(asked.problem)
  const config = readConfig(process.env)
  const db = await open(config).catch((error: unknown) => {
    if (error instanceof DataDirectoryBusy) return error
    throw error
  })
  if (db instanceof DataDirectoryBusy) return throughServer(config, line, db)
  let bus: Awaited<ReturnType<typeof openBus>> = null
  try {
    const stderr = { write: (text: string) => void process.stderr.write(text) }
    const log = createLog(process.env.LOG_LEVEL ? config.log_level : 'error', stderr)
    // Nothing is said by a model here, so none is looked for.
    bus = await openBus(config, log)
    const ctx = await composeOver(
      db,
      { ...config, tracing: null, chat: { ...config.chat, provider: 'embedded' } },
      log,
      (text) => stderr.write(`${text}\n`),
      { bus },
    )
    const answer = await runVerb(ctx, asked.verb, asked.given)
    await ctx.mail.close?.()
    return answer
  } finally {
    await bus?.close()
    await db.close()
  }
}

function explain(error: unknown): string {
  if (error instanceof DataDirectoryBusy) return `${error.message} It doesn’t take commands: stop it to run this one.`
  if (error instanceof Refused || error instanceof ConfigError || error instanceof AppError) return error.message
  if (error instanceof ProviderError) return `A provider can’t be used: ${error.message}`
  const { code, message } = error as NodeJS.ErrnoException
  return code === 'ECONNREFUSED'
    ? 'DATABASE_URL points to a PostgreSQL server that isn’t responding. Start it, or correct the URL.'
    : `That didn’t work: ${message}`
}

await operate(process.argv.slice(2)).then(
  (answer) => void process.stdout.write(answer),
  (error: unknown) => {
    process.stderr.write(`${explain(error).trimEnd()}\n`)
    process.exitCode = 1
  },
)
