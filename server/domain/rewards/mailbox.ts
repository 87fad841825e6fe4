/** Providers with so many people that a shared domain says nothing, and what their addresses leave out of account. */
const LARGE: Record<string, { dots?: true; same_as?: string; separator?: '-' }> = {
  'gmail.com': { dots: true }, 'googlemail.com': { dots: true, same_as: 'gmail.com' },
  'outlook.com': {}, 'hotmail.com': {}, 'live.com': {}, 'msn.com': {},
  'icloud.com': {}, 'me.com': { same_as: 'icloud.com' }, 'mac.com': { same_as: 'icloud.com' },
  'yahoo.com': { separator: '-' }, 'ymail.com': { separator: '-' }, 'aol.com': {},
  'proton.me': { dots: true }, 'protonmail.com': { dots: true, same_as: 'proton.me' }, 'pm.me': { dots: true, same_as: 'proton.me' },
  'fastmail.com': {}, 'gmx.de': {}, 'gmx.net': {}, 'gmx.com': {}, 'web.de': {}, 'zoho.com': {}, 'yandex.com': {}, 'yandex.ru': {}, 'mail.ru': {},
}

/**
 * The mailbox behind an address: its parts after a plus, and dots and other names of the same provider, are left out.
 * `domain` is null for large providers.
 */
export function mailboxOf(email: string): { mailbox: string; domain: string | null } {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const host = address.slice(at + 1)
  const large = LARGE[host]
  const [plain = ''] = address.slice(0, at).split('+')
  const [base = ''] = large?.separator ? plain.split(large.separator) : [plain]
  const local = large?.dots ? base.replaceAll('.', '') : base
  return { mailbox: `${local}@${large?.same_as ?? host}`, domain: large ? null : host }
}
