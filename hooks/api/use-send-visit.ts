import { useEffect } from 'react'
import { recordConsent } from '@/contracts/attribution'
import { call } from '@/lib/api/browser'
import { referForProfile } from '@/lib/attribution/profile-refer'
import { currentDecision } from '@/lib/consent/consent'
import { onDecision } from '@/lib/consent/decide'
import { usePerson } from '@/stores/auth-store'
import { useUpdateMe } from './use-me'

/** Which decision of which person the server has heard; clearPerson removes it. */
const SENT = 'consent_sent'

/** Quietly: what fails is sent with the next page. */
async function sendDecision(uuid: string) {
  const decision = currentDecision()
  if (!decision) return
  const mark = `${uuid} ${decision.decided_at}`
  if (window.localStorage.getItem(SENT) === mark) return
  await call(recordConsent, { body: decision })
  window.localStorage.setItem(SENT, mark)
}

/** Where the person came from, once, while the profile does not say. */
function useSendRefer() {
  const missing = usePerson((person) => person !== null && !person.custom_attributes.refer_source)
  const { mutate } = useUpdateMe({ quiet: true })
  useEffect(() => {
    const refer = missing ? referForProfile() : null
    if (refer) mutate(refer)
  }, [missing, mutate])
}

/** What this browser knew before the person signed in: where they came from, and what they decided about measuring. */
export function useSendVisit() {
  const uuid = usePerson((person) => person?.uuid ?? null)
  useEffect(() => {
    if (!uuid) return
    const send = () => void sendDecision(uuid).catch(() => undefined)
    send()
    return onDecision(send)
  }, [uuid])
  useSendRefer()
}
