/** All that a network may be told: whose click, what for, how much. */
export type Postback = { click_id: string; event: string; amount_cents: number; currency: string }

export type PostbackProvider = {
  /** Names the network; with the event's key it makes a conversion unique. */
  name: string
  /** Answers once the network has taken it. Throws ProviderError. */
  send(postback: Postback): Promise<void>
}
