/** What a check answers: nothing of a document, a face or a date of birth ever reaches us. */
export type AgeResult = { reference: string; over18: boolean; method: string }

/** What a provider sends back. */
export type AgeCallback = { reference: string; over18: boolean; method: string; checked_at: string; signature: string }

export type AgeProvider = {
  name: 'declaration' | 'hosted'
  /** Where a person goes to be checked, with an address to come back to; null where there is only their word. */
  start(asked: { reference: string; return_url: string }): string | null
  /** The result of a callback; null where it is not the provider's, or is older than ten minutes. */
  read(callback: AgeCallback, now: Date): AgeResult | null
}
