import * as identity from '@/contracts/identity'
import type { StaffRole } from '@/contracts/staff'
import { setStaff } from '@/server/domain/admin/staff'
import { codeAt } from '../../support/authenticator'
import type { TestServer } from '../../support/server'

/** Someone with a role, two-step sign-in, and a proof of just now. */
export async function signInStaff(server: TestServer, role: StaffRole) {
  const me = await server.signIn()
  const { secret } = await me.call(identity.startSecondFactor)
  await me.call(identity.confirmSecondFactor, { body: { code: codeAt(secret, server.ctx.now()) } })
  await setStaff(server.ctx, { user_id: me.user.id, role, keep_owner: false })
  await server.ctx.db.query('update sessions set proven_at = $2 where user_id = $1', [me.user.id, server.ctx.now()])
  return me
}
