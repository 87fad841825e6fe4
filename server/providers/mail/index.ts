import type { Database } from '@/server/db/client'
import { createEmbeddedMail } from './embedded'
import type { MailProvider } from './port'

/** SMTP when it is configured, and imported only then, else the outbox in our own database. */
export async function createMail(
  config: { smtp: { url: string; from: string } | null },
  deps: { db: Database; print(line: string): void },
): Promise<MailProvider> {
  if (!config.smtp) return createEmbeddedMail(deps)
  const { createSmtpMail } = await import('./smtp')
  return createSmtpMail(config.smtp)
}
