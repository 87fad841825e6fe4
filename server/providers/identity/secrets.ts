import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 bits of chance, 43 characters of base64url. */
export const newSecret = () => randomBytes(32).toString('base64url')
export const digest = (text: string) => createHash('sha256').update(text).digest()
export const s256 = (text: string) => digest(text).toString('base64url')

/**
 * A further secret from one that only the browser keeps: PKCE verifiers, nonces and challenges are made again from it
 * when it comes back, so that none of them is in the database.
 */
export const derived = (secret: string, purpose: string, from: string) => createHmac('sha256', secret).update(`${purpose}:${from}`).digest()
