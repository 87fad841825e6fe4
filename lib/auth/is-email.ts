/** The server's own rule (contracts/users.ts, zod's e-mail): the browser loads the contracts without their checks. */
const EMAIL = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** Whether an address can receive a code at all. */
export const isEmail = (email: string) => email.length <= 254 && EMAIL.test(email.trim().toLowerCase())
