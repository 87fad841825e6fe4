import { openOnlyFlow, spendFlow, type FlowDeps } from './flows'
import { provenPerson } from './people'
import type { EmailLinkWays } from './port'
import { derived } from './secrets'

const LINK_SECONDS = 15 * 60

/** Links go to unknown addresses too; keyed, so that the table is no list of them. */
export function createEmailLink(deps: FlowDeps & { secret: string }): EmailLinkWays {
  const subjectOf = (email: string) => derived(deps.secret, 'email-link', email.toLowerCase()).toString('base64url')
  return {
    create: (email) => openOnlyFlow(deps, 'email-link', subjectOf(email), LINK_SECONDS),
    async verify(email, token) {
      const subject = await spendFlow(deps, 'email-link', token)
      return subject === subjectOf(email) ? provenPerson(deps.db, email) : null
    },
  }
}
