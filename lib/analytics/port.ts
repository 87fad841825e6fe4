export type Destination = 'tag_manager' | 'product' | 'pixel'

/**
 * Every event that may be sent to analytics, and to which destinations; others are not sent. Purchases never reach product
 * analytics: its adapter does not compile with them.
 */
export const EVENTS = {
  page_view: ['tag_manager', 'product', 'pixel'],
  sign_up: ['tag_manager', 'product', 'pixel'],
  login: ['tag_manager', 'product'],
  affiliate_applied: ['tag_manager', 'product'],
  auth_check_failed: ['product'],
  realtime_lost: ['product'],
  checkout_started: ['tag_manager', 'pixel'],
  purchase: ['tag_manager', 'pixel'],
} as const satisfies Record<string, readonly Destination[]>

export type EventName = keyof typeof EVENTS
/** The events that may go to a destination. */
export type EventFor<D extends Destination> = {
  [N in EventName]: D extends (typeof EVENTS)[N][number] ? N : never
}[EventName]

/** Names and codes; never a person's name or words. */
export type Detail = Record<string, string>

export type Analytics<D extends Destination> = {
  send(name: EventFor<D>, detail: Detail): void
  /** Ends the measuring of this person. */
  reset(): void
}

export const isEvent = (name: string): name is EventName => Object.hasOwn(EVENTS, name)
export const goesTo = <D extends Destination>(name: EventName, destination: D): name is EventFor<D> =>
  (EVENTS[name] as readonly Destination[]).includes(destination)
