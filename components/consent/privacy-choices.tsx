'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { useFormats } from '@/hooks/use-formats'
import { useInstallation } from '@/hooks/use-installation'
import { allows, currentDecision, signalsNo } from '@/lib/consent/consent'
import { purposesOf } from '@/lib/consent/decide'
import consent from '@/lib/i18n/messages/en/consent.json'
import { answer, answerAll } from './use-decision'

type PrivacyChoicesProps = { onClose: () => void }

/** What was decided so far, as a date for people. */
function LastDecision() {
  const format = useFormats()
  const t = useTranslations('consent.choices')
  const decided_at = currentDecision()?.decided_at
  if (!decided_at) return null
  return <p className='text-sm text-muted'>{t('last', { date: format.day(decided_at) })}</p>
}

function ChoicesForm({ onClose }: PrivacyChoicesProps) {
  const t = useTranslations('consent.choices')
  const third_parties = useInstallation()?.third_parties
  const needed = third_parties ? purposesOf(third_parties) : []
  // Without third parties there is still who sent the visit.
  const purposes = needed.length > 0 ? needed : (['marketing'] as const)
  const [choice, setChoice] = useState(() => ({ analytics: allows('analytics'), marketing: allows('marketing') }))
  const close = (act: () => void) => () => {
    act()
    onClose()
  }
  return (
    <>
      <ul className='rounded-md px-4 py-1 hairline'>
        {purposes.map((purpose) => (
          <li key={purpose} className='py-2 not-first:border-t not-first:border-line'>
            <Checkbox
              label={
                <>
                  <span className='block font-semibold'>{t(purpose)}</span>
                  <span className='text-pretty text-muted'>{t(`${purpose}_text`)}</span>
                </>
              }
              checked={choice[purpose]}
              onChange={(event) => setChoice({ ...choice, [purpose]: event.target.checked })}
            />
          </li>
        ))}
      </ul>
      <LastDecision />
      <div className='grid grid-cols-2 gap-2'>
        <Button onClick={close(() => answerAll(false))}>{t('reject')}</Button>
        <Button onClick={close(() => answerAll(true))}>{t('accept')}</Button>
        <Button className='col-span-2' onClick={close(() => answer(choice))}>
          {t('save')}
        </Button>
      </div>
    </>
  )
}

function ChoicesDialog({ onClose }: PrivacyChoicesProps) {
  const t = useTranslations('consent.choices')
  return (
    <Dialog title={t('title')} text={t('text')} closeLabel={t('close')} onClose={onClose}>
      {signalsNo() ? <p className='rounded-md bg-raised px-4 py-3 text-pretty'>{t('signal')}</p> : <ChoicesForm onClose={onClose} />}
    </Dialog>
  )
}

/** One purpose at a time, as easily taken back as given. Opened by the footer and the settings. */
export const PrivacyChoices = (props: PrivacyChoicesProps) => (
  <WithCatalogs catalogs={{ consent }}>
    <ChoicesDialog {...props} />
  </WithCatalogs>
)
