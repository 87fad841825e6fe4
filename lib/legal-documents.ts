/** The documents of /legal/{doc} and their sections, which are also anchors; the words are in lib/i18n/messages/en/legal.json. */
export const LEGAL_DOCUMENTS = {
  terms: ['who', 'what', 'account', 'credits', 'cancel', 'rules', 'content', 'end', 'liability', 'changes', 'contact'],
  privacy: ['stored', 'why', 'who', 'long', 'rights', 'cookies', 'crisis', 'contact'],
  community: ['welcome', 'never', 'service', 'then', 'elsewhere'],
  'delete-account': ['how', 'locked', 'plan', 'erased', 'stays'],
  'content-removal': ['urgent', 'how', 'where', 'other', 'after', 'help'],
} as const
export type LegalDocument = keyof typeof LEGAL_DOCUMENTS
export const LEGAL_NAMES = Object.keys(LEGAL_DOCUMENTS) as LegalDocument[]

/** Change it with the texts. */
export const LEGAL_CHANGED = '2026-11-25'
export const SAFETY_CHANGED = '2026-11-26'
