/** Absolute life of a session, and how long it may lie unused (docs/product.md, "Signing in"). */
export const SESSION_DAYS = 90
export const IDLE_DAYS = 30
