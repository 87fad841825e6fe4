import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { useSecondFactor } from '@/hooks/api/use-sign-in'
import { giveUpFactor } from '@/lib/auth/sign-in'
import { CodeForm } from './code-form'
import { useAuthFailure, type Refusals } from './use-auth-failure'
import type { StepProps } from './use-auth-steps'

/** The challenge itself is over, whatever the code. */
const LATE: Refusals = { INVALID_TOKEN: 'factor_late', UNAUTHENTICATED: 'factor_late' }

type FormProps = StepProps & { challenge: string }

function AppCode({ challenge }: FormProps) {
  const t = useTranslations('auth')
  const pass = useSecondFactor()
  const failure = useAuthFailure('wrong_factor', LATE)
  return (
    <CodeForm
      way={pass}
      send={(code, options) => pass.mutate({ challenge, code }, options)}
      failure={failure}
      missing='factor_required'
      submitLabel={t('factor')}
    />
  )
}

function RecoveryCode({ challenge }: FormProps) {
  const t = useTranslations('auth')
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const [code, setCode] = useState('')
  const pass = useSecondFactor()
  const failure = useAuthFailure('wrong_recovery', LATE)
  useEffect(() => input.current?.focus(), [])
  const busy = pass.isPending || pass.isSuccess
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || failure.waiting) return
    input.current?.focus()
    if (!code.trim()) return failure.say('recovery_required')
    pass.mutate({ challenge, code: code.trim() }, { onError: failure.take })
  }
  return (
    <form noValidate onSubmit={submit} className='grid gap-4'>
      <TextField
        ref={input as RefObject<HTMLInputElement | HTMLTextAreaElement | null>}
        label={t('recovery')}
        autoComplete='off'
        autoCapitalize='none'
        spellCheck={false}
        value={code}
        onChange={(event) => {
          setCode(event.target.value)
          failure.clear()
        }}
        error={failure.text}
        readOnly={busy}
      />
      <Button type='submit' kind='primary' full busy={busy} disabled={failure.waiting}>
        {t('factor')}
      </Button>
    </form>
  )
}

/** However somebody signed in: the code of the authenticator app, or a recovery code. */
export function FactorStep(props: StepProps) {
  const t = useTranslations('auth')
  const { came, go, recovering, setRecovering } = props.steps
  const challenge = came && 'challenge' in came ? came.challenge : ''
  const Form = recovering ? RecoveryCode : AppCode
  const leave = () => {
    void giveUpFactor()
    go('email')
  }
  return (
    <>
      <Form {...props} challenge={challenge} />
      <div className='-mt-2 grid gap-1'>
        <Button kind='quiet' full onClick={() => setRecovering(!recovering)}>
          {t(recovering ? 'use_app' : 'use_recovery')}
        </Button>
        <Button kind='quiet' full onClick={leave}>
          {t('other_way')}
        </Button>
      </div>
    </>
  )
}
