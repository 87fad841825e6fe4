'use client'

import { Coins, Phone, ShieldCheck, Timer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { CALL_MINUTE_CREDITS } from '@/contracts/prices'
import { openOfferFor } from '@/hooks/error-outcomes'
import { useInstallation } from '@/hooks/use-installation'
import { firstName } from '@/lib/format/first-name'
import { usePerson } from '@/stores/auth-store'
import { liveCall } from '@/hooks/api/live-call'
import { useCallStore } from '@/stores/call-store'
import { usePlayerStore } from '@/stores/player-store'
import type { CallProps } from './call-props'

/** Whoever turns speech into text under this name does it elsewhere. */
const ELSEWHERE = 'openai'

const REFUSED: Record<string, 'offline' | 'language' | 'paused' | 'gone' | 'unavailable' | 'limit'> = {
  OFFLINE: 'offline',
  VOICE_NOT_POSSIBLE: 'language',
  CHAT_PAUSED: 'paused',
  CHARACTER_GONE: 'gone',
  CALLS_NOT_POSSIBLE: 'unavailable',
  NOT_AVAILABLE_HERE: 'unavailable',
  AGE_HOLD: 'unavailable',
  SPENDING_LIMIT_REACHED: 'limit',
}

const Fact = ({ icon: Icon, children }: { icon: typeof Coins; children: ReactNode }) => (
  <li className='flex gap-3'>
    <Icon aria-hidden className='mt-0.5 size-5 flex-none text-accent' strokeWidth={1.75} />
    <span className='text-pretty'>{children}</span>
  </li>
)

/** What went wrong with a call that did not begin. */
function Refusal({ name }: { name: string }) {
  const t = useTranslations('calls')
  const problem = useCallStore((state) => state.problem)
  const refused = useCallStore((state) => state.refused)
  if (!problem && !refused) return null
  return (
    <p role='alert' className='text-sm text-bad'>
      {problem ? t(`problem.${problem}`, { name }) : t(`refused.${REFUSED[refused!] ?? 'general'}`, { name })}
    </p>
  )
}

/** Before a call: what it costs, what there is to spend, and what becomes of the person's voice. */
export function CallSheet({ id, character, onClose }: Pick<CallProps, 'id' | 'character' | 'onClose'>) {
  const t = useTranslations('calls')
  const name = firstName(character.full_name)
  const credits = usePerson((person) => person?.credit_balance ?? 0)
  const elsewhere = useInstallation()?.transcription.provider === ELSEWHERE
  const connecting = useCallStore((state) => state.phase === 'connecting')
  const refused = useCallStore((state) => state.refused)
  useEffect(() => {
    if (refused && openOfferFor(refused)) onClose()
  }, [refused, onClose])
  const start = () => {
    usePlayerStore.getState().stop()
    void liveCall.begin(id)
  }
  return (
    <Dialog title={t('sheet.title', { name })} text={t('sheet.text', { name })} onClose={onClose} closeLabel={t('close')}>
      <ul className='grid gap-3'>
        <Fact icon={Coins}>
          {t('sheet.price', { credits: CALL_MINUTE_CREDITS })} {t('sheet.balance', { credits })}
        </Fact>
        <Fact icon={Timer}>{t('sheet.served', { name })}</Fact>
        <Fact icon={ShieldCheck}>{t(elsewhere ? 'sheet.private_other' : 'sheet.private_own')}</Fact>
      </ul>
      <Refusal name={name} />
      <DialogActions>
        <Button kind='primary' full busy={connecting} onClick={start} data-autofocus>
          <Phone aria-hidden className='size-5' />
          {t('sheet.start_price', { credits: CALL_MINUTE_CREDITS })}
        </Button>
        <Button kind='quiet' full onClick={onClose}>
          {t('sheet.not_now')}
        </Button>
      </DialogActions>
      <span role='status' className='sr-only'>
        {connecting ? t('sheet.starting') : ''}
      </span>
    </Dialog>
  )
}
