'use client'

import { Asterisk, Bot, Clock, Coins, Gift, HeartHandshake, Lock, MessageCircle, MoonStar } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DAILY_CREDITS, MESSAGE_CREDITS, SIGNUP_CREDITS } from '@/contracts/prices'
import { useMe, useWelcomeSeen } from '@/hooks/api/use-me'
import { BRAND } from '@/lib/brand'
import { cn } from '@/lib/cn'
import modals from '@/lib/i18n/messages/en/modals.json'
import { FaceFan } from './faces'

/** What a step says, and the picture beside each line. */
const STEPS = [
  { name: 'talk', points: { gift: Gift, daily: Clock, price: Coins } },
  { name: 'private', points: { act: Asterisk, yours: Lock, leave: MessageCircle } },
  { name: 'control', points: { safe: Bot, breaks: MoonStar, help: HeartHandshake } },
] as const

const VALUES = { brand: BRAND, credits: SIGNUP_CREDITS, daily: DAILY_CREDITS, message: MESSAGE_CREDITS }

/** Where one is, in dots; the words are for people who do not see them. */
function Dots({ step }: { step: number }) {
  const t = useTranslations('modals.welcome')
  return (
    <p className='flex items-center gap-1.5'>
      <span className='sr-only'>{t('step', { step: step + 1, steps: STEPS.length })}</span>
      {STEPS.map(({ name }, index) => (
        <span
          key={name}
          aria-hidden
          className={cn(
            'h-1.5 rounded-full transition-[width,background-color] duration-slow ease-glide',
            index === step ? 'w-6 bg-text' : 'w-1.5 bg-edge',
          )}
        />
      ))}
    </p>
  )
}

function Points({ step }: { step: number }) {
  const t = useTranslations('modals.welcome')
  const current = STEPS[step] ?? STEPS[0]
  return (
    <ul className='grid gap-4'>
      {Object.entries(current.points).map(([point, Icon]) => (
        <li key={point} className='flex gap-4'>
          <Icon aria-hidden className='mt-0.5 size-5 flex-none text-accent' strokeWidth={1.75} />
          <span className='text-pretty'>{t(`${current.name}.points.${point}` as 'talk.points.gift', VALUES)}</span>
        </li>
      ))}
    </ul>
  )
}

function WelcomeDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('modals.welcome')
  const name = useMe()?.custom_attributes.name ?? ''
  const seen = useWelcomeSeen()
  const [step, setStep] = useState(0)
  const heading = useRef<HTMLSpanElement>(null)
  const current = STEPS[step] ?? STEPS[0]
  const last = step === STEPS.length - 1
  useEffect(() => heading.current?.focus({ preventScroll: true }), [step])
  const finish = () => {
    onClose()
    seen()
  }
  return (
    <Dialog
      title={
        <span ref={heading} tabIndex={-1}>
          {t(`${current.name}.title`, { name })}
        </span>
      }
      text={t(`${current.name}.text`, VALUES)}
      image={<FaceFan turn={step} />}
    >
      <div key={step} className='min-h-50 animate-fade sm:min-h-46'>
        <Points step={step} />
      </div>
      <div className='flex min-h-12 flex-wrap items-center justify-between gap-4'>
        <Dots step={step} />
        <div className='ms-auto flex flex-wrap justify-end gap-2'>
          <Button kind='quiet' onClick={step > 0 ? () => setStep(step - 1) : finish}>
            {t(step > 0 ? 'back' : 'skip')}
          </Button>
          <Button kind='primary' onClick={last ? finish : () => setStep(step + 1)}>
            {last ? t('start') : t('next')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Three steps that cannot be dismissed, and that one press skips. */
export const WelcomeModal = ({ onClose }: { onClose: () => void }) => (
  <WithCatalogs catalogs={{ modals }}>
    <WelcomeDialog onClose={onClose} />
  </WithCatalogs>
)
