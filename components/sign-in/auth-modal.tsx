'use client'

import { use, type ComponentType } from 'react'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { Dialog } from '@/components/ui/dialog'
import { useAuthWays } from '@/hooks/use-auth-ways'
import { giveUpFactor } from '@/lib/auth/sign-in'
import auth from '@/lib/i18n/messages/en/auth.json'
import type { ModalProps } from '@/stores/modal-store'
import { Arrival } from './arrival'
import { CodeStep } from './code-step'
import { EmailStep } from './email-step'
import { FactorStep } from './factor-step'
import { LinkStep } from './link-step'
import { ForgotSentStep, LinkSentStep } from './sent-step'
import { useAuthSteps, type AuthStep, type StepProps } from './use-auth-steps'
import { useAuthWords } from './use-auth-words'

type AuthModalProps = ModalProps['auth'] & { onClose: () => void }

type Part = ComponentType<StepProps>
type Source = { part: Part } | { load: () => Promise<Part>; loading?: Promise<Part> }

/** Passwords are fetched by those who want one. */
const sources: Record<AuthStep, Source> = {
  email: { part: EmailStep },
  code: { part: CodeStep },
  link_sent: { part: LinkSentStep },
  link: { part: LinkStep },
  second_factor: { part: FactorStep },
  password: { load: () => import('./password-step').then((module) => module.PasswordStep) },
  register: { load: () => import('./register-steps').then((module) => module.RegisterStep) },
  register_code: { load: () => import('./register-steps').then((module) => module.RegisterCodeStep) },
  forgot: { load: () => import('./forgot-step').then((module) => module.ForgotStep) },
  forgot_sent: { part: ForgotSentStep },
  reset: { load: () => import('./reset-step').then((module) => module.ResetStep) },
}

async function load(step: AuthStep, source: Extract<Source, { load: unknown }>): Promise<Part> {
  try {
    const part = await source.load()
    sources[step] = { part }
    return part
  } catch (error) {
    delete source.loading
    throw error
  }
}

function partOf(step: AuthStep): Part | Promise<Part> {
  const source = sources[step]
  return 'part' in source ? source.part : (source.loading ??= load(step, source))
}

/** Suspends for the step that somebody came with; those one goes to are fetched before. */
function usePart(step: AuthStep): Part {
  const part = partOf(step)
  return part instanceof Promise ? use(part) : part
}

/** One field first, and every other way from there. */
function AuthSteps({ mode, expired, came, onClose }: AuthModalProps) {
  const ways = useAuthWays()
  const steps = useAuthSteps(came, partOf)
  const { title, text } = useAuthWords(steps, { mode, expired })
  const Step = usePart(steps.step)
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
  <WithCatalogs catalogs={{ auth }}>
    <AuthSteps {...props} />
  </WithCatalogs>
)

/** For address-flags: fetched together, since whoever comes with a wish mostly needs the modal next. */
export { Arrival }
