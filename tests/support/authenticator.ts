import { Secret, TOTP } from 'otpauth'

export const STEP_MS = 30_000

/** What an authenticator app shows for a secret at a time. */
export const codeAt = (secret: string, time: Date) =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) }).generate({ timestamp: time.getTime() })

/** A code that is wrong now and in the steps around. */
export function wrongCodeAt(secret: string, time: Date): string {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => codeAt(secret, new Date(time.getTime() + steps * STEP_MS))))
  for (let n = 0; ; n++) {
    const code = String(n).padStart(6, '0')
    if (!near.has(code)) return code
  }
}
