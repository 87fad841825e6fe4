/** Providers with so many people that a shared domain says nothing, and what their addresses leave out of account. */
const LARGE: Record<string, { dots?: true; same_as?: string; separator?: '-' }> = {
  'gmail.com': { dots: true },
  'googlemail.com': { dots: true, same_as: 'gmail.com' },
  'outlook.com': {},
  'hotmail.com': {},
  'live.com': {},
  'msn.com': {},
  'icloud.com': {},
  'me.com': { same_as: 'icloud.com' },
  'mac.com': { same_as: 'icloud.com' },
  'yahoo.com': { separator: '-' },
  'ymail.com': { separator: '-' },
  'aol.com': {},
  'proton.me': { dots: true },
  'protonmail.com': { dots: true, same_as: 'proton.me' },
  'pm.me': { dots: true, same_as: 'proton.me' },
  'fastmail.com': {},
  'gmx.de': {},
  'gmx.net': {},
  'gmx.com': {},
  'web.de': {},
  'zoho.com': {},
  'yandex.com': {},
  'yandex.ru': {},
  'mail.ru': {},
}

/** The best known of those that hand out addresses for minutes. Rarer ones meet the limit of a domain. */
const DISPOSABLE = new Set([
  '10minutemail.com',
  '10minutemail.net',
  '1secmail.com',
  '20minutemail.com',
  '33mail.com',
  'anonaddy.me',
  'byom.de',
  'discard.email',
  'discardmail.com',
  'dispostable.com',
  'dropmail.me',
  'emailfake.com',
  'emailondeck.com',
  'fakeinbox.com',
  'fakemail.net',
  'getnada.com',
  'grr.la',
  'guerrillamail.com',
  'guerrillamail.de',
  'guerrillamail.info',
  'guerrillamail.net',
  'guerrillamail.org',
  'guerrillamailblock.com',
  'inboxkitten.com',
  'mail.tm',
  'mail-temp.com',
  'mailcatch.com',
  'maildrop.cc',
  'mailinator.com',
  'mailinator.net',
  'mailnesia.com',
  'mailsac.com',
  'mintemail.com',
  'minuteinbox.com',
  'moakt.cc',
  'moakt.com',
  'mohmal.com',
  'mytemp.email',
  'nada.email',
  'sharklasers.com',
  'spam4.me',
  'spamgourmet.com',
  'temp-mail.io',
  'temp-mail.org',
  'tempail.com',
  'tempmail.com',
  'tempmail.dev',
  'tempmail.net',
  'tempmailo.com',
  'tempr.email',
  'throwawaymail.com',
  'trash-mail.com',
  'trashmail.com',
  'trashmail.de',
  'wegwerfmail.de',
  'yopmail.com',
  'yopmail.fr',
  'yopmail.net',
])

/** Under a country these are no one's own: `name.co.uk` is a domain, `co.uk` is not. */
const SHARED = new Set(['ac', 'co', 'com', 'edu', 'go', 'gob', 'gov', 'gv', 'ltd', 'me', 'ne', 'net', 'or', 'org', 'plc', 'sch'])

/** What someone has to own for all names below it. */
function ownDomain(host: string): string {
  const labels = host.split('.')
  const [second = '', top = ''] = labels.slice(-2)
  return labels.slice(top.length === 2 && SHARED.has(second) ? -3 : -2).join('.')
}

/**
 * The mailbox behind an address: its parts after a plus, and dots and other names of the same provider, are left out.
 * `domain` is null for large providers; whoever has one has every name below it.
 */
export function mailboxOf(email: string): { mailbox: string; domain: string | null; disposable: boolean } {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const host = address.slice(at + 1)
  const large = LARGE[host]
  const [plain = ''] = address.slice(0, at).split('+')
  const [base = ''] = large?.separator ? plain.split(large.separator) : [plain]
  const local = large?.dots ? base.replaceAll('.', '') : base
  const domain = large ? null : ownDomain(host)
  return {
    mailbox: `${local}@${large?.same_as ?? host}`,
    domain,
    disposable: DISPOSABLE.has(host) || (domain !== null && DISPOSABLE.has(domain)),
  }
}
