import type { Database } from '@/server/db/client'
import { createEmbeddedMail } from './embedded'
import type { MailProvider } from './port'
import { createSmtpMail } from './smtp'

/** SMTP when it is configured, else the outbox in our own database. */
export function createMail(
  config: { smtp: { url: string; from: string } | null },
  deps: { db: Database; print(line: string): void },
): MailProvider {
  return config.smtp ? createSmtpMail(config.smtp) : createEmbeddedMail(deps)
}
