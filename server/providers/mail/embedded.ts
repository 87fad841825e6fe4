import type { Database } from '@/server/db/client'
import { ProviderError } from '@/server/providers/errors'
import type { Mail, MailProvider } from './port'

/** The inbox page shows no more. */
const MOST_MAILS = 200

/** The address stays out: a terminal is often recorded or shared. The subject holds the code. */
function framed({ subject }: Mail): string[] {
  const text = `  ${subject.replace(/\p{Cc}+/gu, ' ')}   (full email at /inbox)  `
  const edge = '─'.repeat([...text].length)
  return [`┌${edge}┐`, `│${text}│`, `└${edge}┘`]
}

async function store(db: Database, { to, subject, text }: Mail): Promise<void> {
  try {
    await db.query('insert into outbox (recipient, subject, text) values ($1, $2, $3)', [to, subject, text])
    await db.query('delete from outbox where id <= (select id from outbox order by id desc limit 1 offset $1)', [MOST_MAILS])
  } catch {
    // Without the cause: database errors can quote the address.
    throw new ProviderError('transient', 'The email couldn’t be stored in the outbox.')
  }
}

/**
 * Mail without a mail server, for localhost: kept in the table `outbox` and announced through `print`, which is the
 * terminal and never the log, since the subject of a sign-in mail holds the code.
 */
export function createEmbeddedMail({ db, print }: { db: Database; print(line: string): void }): MailProvider {
  return {
    name: 'embedded',
    async send(mail) {
      await store(db, mail)
      for (const line of framed(mail)) print(line)
    },
  }
}
