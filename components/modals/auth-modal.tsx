'use client'

import { lazy, type ComponentType } from 'react'
import { WithMessages } from '@/components/layout/with-messages'
import { Dialog } from '@/components/ui/dialog'
import { useAuthWays } from '@/hooks/use-auth-ways'
import { giveUpFactor } from '@/lib/auth/sign-in'
import auth from '@/lib/i18n/messages/en/auth.json'
import type { ModalProps } from '@/stores/modal-store'
import { CodeStep } from './code-step'
import { EmailStep } from './email-step'
import { FactorStep } from './factor-step'
import { LinkStep } from './link-step'
import { ForgotSentStep, LinkSentStep } from './sent-step'
import { useAuthSteps, type AuthStep, type StepProps } from './use-auth-steps'
import { useAuthWords } from './use-auth-words'

type AuthModalProps = ModalProps['auth'] & { onClose: () => void }

/** Passwords are fetched by those who want one. */
const step = (load: () => Promise<ComponentType<StepProps>>) => lazy(async () => ({ default: await load() }))

const parts: Record<AuthStep, ComponentType<StepProps>> = {
  email: EmailStep,
  code: CodeStep,
  link_sent: LinkSentStep,
  link: LinkStep,
  second_factor: FactorStep,
  password: step(() => import('./password-step').then((module) => module.PasswordStep)),
  register: step(() => import('./register-steps').then((module) => module.RegisterStep)),
  register_code: step(() => import('./register-steps').then((module) => module.RegisterCodeStep)),
  forgot: step(() => import('./forgot-step').then((module) => module.ForgotStep)),
  forgot_sent: ForgotSentStep,
  reset: step(() => import('./reset-step').then((module) => module.ResetStep)),
}

/** One field first, and every other way from there. */
function AuthSteps({ mode, expired, came, onClose }: AuthModalProps) {
  const ways = useAuthWays()
  const steps = useAuthSteps(came)
  const { title, text } = useAuthWords(steps, { mode, expired })
  const Step = parts[steps.step]
  const close = () => {
    if (steps.step === 'second_factor') void giveUpFactor()
    onClose()
  }
  return (
    <Dialog title={title} text={text ? <span className='wrap-anywhere'>{text}</span> : undefined} onClose={close}>
      <p role='status' className='sr-only'>
        {steps.moved ? `${title} ${text}` : null}
      </p>
      <Step key={steps.step} steps={steps} ways={ways} mode={mode} onClose={close} />
    </Dialog>
  )
}

export const AuthModal = (props: AuthModalProps) => (
  <WithMessages messages={{ auth }}>
    <AuthSteps {...props} />
  </WithMessages>
)
