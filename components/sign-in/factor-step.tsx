import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { FactorCodeInput } from '@/contracts/forms/identity'
import { useSecondFactor } from '@/hooks/api/use-sign-in'
import { useContractForm } from '@/hooks/use-contract-form'
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
      send={(code) => pass.mutateAsync({ challenge, code })}
      failure={failure}
      missing='factor_required'
      submitLabel={t('factor')}
    />
  )
}

function RecoveryCode({ challenge }: FormProps) {
  const t = useTranslations('auth')
  const pass = useSecondFactor()
  const failure = useAuthFailure('wrong_recovery', LATE)
  const { form, line, setFocus } = useContractForm({
    schema: FactorCodeInput,
    initial: { code: '' },
    show: 'attempt',
    words: ({ kind }) => t(kind === 'missing' ? 'recovery_required' : 'wrong_recovery'),
    send: ({ code }) => pass.mutateAsync({ challenge, code }),
    refused: (error) => {
      failure.take(error)
      return undefined
    },
  })
  useEffect(() => setFocus('code'), [setFocus])
  const busy = pass.isPending || pass.isSuccess
  const { onChange, error = failure.text, ...field } = line('code')
  return (
    <form {...form} className='grid gap-4'>
      <TextField
        {...field}
        label={t('recovery')}
        autoComplete='off'
        autoCapitalize='none'
        spellCheck={false}
        onChange={(event) => {
          failure.clear()
          onChange(event)
        }}
        error={error}
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
