import { revokeOtherSessions } from '@/contracts/sessions'
import { call } from '@/lib/api/browser'
import { authPort } from './auth'

/** A password was reset in this tab, and the sessions opened with the old one continue. */
let othersGoOn = false

/** Sets the password of a mailed link. The person's sessions end at once, or with the next sign-in here. Throws ApiError. */
export async function resetPassword(input: { token: string; password: string }): Promise<void> {
  const port = await authPort()
  await port.resetPassword(input)
  othersGoOn = !port.endsSessions
}

/** Changes the password of the signed-in person and ends every other session. PROOF_REQUIRED when the proof is too old. */
export async function setPassword(password: string): Promise<void> {
  const port = await authPort()
  await port.setPassword(password)
  if (!port.endsSessions) await call(revokeOtherSessions)
}

/** Whoever has just come in after a reset ends what was opened with the old password. Throws ApiError. */
export async function endOthersAfterReset(): Promise<void> {
  if (!othersGoOn) return
  await call(revokeOtherSessions)
  othersGoOn = false
}
