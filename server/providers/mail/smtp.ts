import { createTransport } from 'nodemailer'
import { ProviderError, type ProviderFailure } from '@/server/providers/errors'
import type { MailProvider } from './port'

const TIMEOUT_MS = 10_000
/** An unused connection is closed by us before the socket's own timeout would count as a failure. */
const IDLE_MS = 8_000
/** A mail whose connection closes before it was handed over is tried once more. */
const REQUEUES = 1

/** `originalCode` is Node's own, where nodemailer says only that the socket failed. */
type SmtpFailure = { code?: string; originalCode?: string; responseCode?: number; command?: string }

/** Replies that mean that our account or our settings are wrong (RFC 4954). */
const OUR_FAULT = [530, 534, 535, 538]
const MISCONFIGURED = ['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ECONFIG', 'ETLS', 'EREQUIRETLS']
const BAD_CERTIFICATE = /CERT|^UNABLE_TO_/
const REJECTED = ['EENVELOPE', 'EMESSAGE', 'EMAXRECIPIENTS']

function kindOf({ code = '', originalCode = '', responseCode }: SmtpFailure): ProviderFailure {
  if (responseCode && responseCode < 500) return 'transient'
  if (OUR_FAULT.includes(responseCode ?? 0) || MISCONFIGURED.includes(code)) return 'misconfigured'
  if (BAD_CERTIFICATE.test(originalCode)) return 'misconfigured'
  return responseCode || REJECTED.includes(code) ? 'rejected' : 'transient'
}

/** Only codes: the server's sentence quotes the recipient, and this reaches the log. */
function failureOf(error: unknown): ProviderError {
  const failure = (error instanceof Error ? error : {}) as SmtpFailure
  const { responseCode, code, originalCode, command } = failure
  const told = [responseCode, code, originalCode, command && `at ${command}`].filter(Boolean)
  return new ProviderError(kindOf(failure), `The mail server didn’t accept the email (${told.join(' ') || 'no reason'}).`)
}

/**
 * Mail over SMTP. `url` is smtp://user:password@host:port (STARTTLS when offered) or smtps://, with nodemailer's
 * options as its query. Throws transient for 4xx and the network, rejected for 5xx, misconfigured for login and TLS.
 */
export function createSmtpMail({ url, from }: { url: string; from: string }): MailProvider {
  const transport = createTransport({
    url,
    pool: true,
    maxRequeues: REQUEUES,
    idleTimeout: IDLE_MS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // A pooled connection that breaks is made again; without a listener it would end the process.
  transport.on('error', () => {})
  return {
    name: 'smtp',
    async send({ to, subject, text }) {
      try {
        // As an object the address is never read as a list of addresses. RFC 3834 keeps auto-replies away.
        const headers = { 'Auto-Submitted': 'auto-generated' }
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, headers })
      } catch (error) {
        throw failureOf(error)
      }
    },
    close: async () => transport.close(),
  }
}
