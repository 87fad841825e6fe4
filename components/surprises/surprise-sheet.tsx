'use client'

import { Dices, Flame, MessagesSquare } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SCENARIO_CREDITS } from '@/contracts/prices'
import type { ScenarioType } from '@/contracts/surprises'
import { useAskSurprise, useOffersSpicy, useSurpriseHindrance } from '@/hooks/api/use-surprise'
import { firstName } from '@/lib/format/first-name'
import { usePerson } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'

const TYPES = [
  { type: 'Game', icon: Dices },
  { type: 'Chat', icon: MessagesSquare },
  { type: 'Spicy', icon: Flame },
] as const

type SurpriseSheetProps = { id: number; name: string; onClose: () => void }

/** What the character may begin by itself: three kinds, each with one sentence and its price. */
export function SurpriseSheet({ id, name, onClose }: SurpriseSheetProps) {
  const t = useTranslations('surprises')
  const called = firstName(name)
  const user = usePerson((person) => person)
  const openModal = useModalStore((state) => state.openModal)
  const hindrance = useSurpriseHindrance(id)
  const spicy = useOffersSpicy()
  const ask = useAskSurprise(id)
  const own = useId()
  const begin = (type: ScenarioType) => ask.mutate(type, { onSuccess: onClose })
  const more = () => {
    onClose()
    if (user?.is_premium) openModal('credits_upsell', {})
    else openModal('upsell', { type: 'out_of_credit' })
  }
  // While this very surprise is asked for, its own button says so.
  const reason = ask.isPending ? null : hindrance
  return (
    <Dialog title={t('title')} text={t('text', { name: called })} onClose={onClose}>
      <ul className='grid gap-3'>
        {TYPES.filter(({ type }) => type !== 'Spicy' || spicy).map(({ type, icon: Icon }) => (
          <li key={type} className='grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 rounded-lg bg-raised p-4'>
            <span className='grid size-11 place-items-center rounded-full bg-surface'>
              <Icon aria-hidden className='size-5' strokeWidth={1.75} />
            </span>
            <div className='min-w-0'>
              <h3 id={`${own}-${type}`} className='font-semibold'>
                {t(`types.${type}.name`)}
              </h3>
              <p className='text-sm text-pretty text-muted'>{t(`types.${type}.text`)}</p>
            </div>
            <Button
              kind='secondary'
              full
              className='col-span-2 bg-surface'
              disabled={reason !== null || (ask.isPending && ask.variables !== type)}
              busy={ask.isPending && ask.variables === type}
              aria-describedby={`${own}-${type}${reason ? ` ${own}-reason` : ''}`}
              onClick={() => begin(type)}
            >
              {t('begin', { credits: SCENARIO_CREDITS })}
            </Button>
          </li>
        ))}
      </ul>
      {reason ? (
        <p id={`${own}-reason`} role='status' className='text-sm text-pretty'>
          {t(`reason.${reason}`, { name: called, credits: SCENARIO_CREDITS })}
        </p>
      ) : null}
      {reason === 'credits' ? (
        <Button full onClick={more}>
          {t('more_credits')}
        </Button>
      ) : null}
      <p className='text-center text-sm text-muted'>{t('balance', { credits: user?.credit_balance ?? 0 })}</p>
    </Dialog>
  )
}
