'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { late } from '@/components/ui/late'
import { Skeleton } from '@/components/ui/skeleton'
import { toast } from '@/components/ui/toast'
import type { Passkey, SignInWays } from '@/contracts/identity'
import { useEnrolPasskey, usePasskeysSupported, useRemovePasskey, useRenewRecoveryCodes, useWays } from '@/hooks/api/use-ways'
import { useFormats } from '@/hooks/use-formats'
import { deviceName } from './device-name'
import { useWithProof } from './proof'
import { Row, Section } from './section'

const EmailDialog = late(() => import('./email-dialog').then((module) => module.EmailDialog))
const PasswordDialog = late(() => import('./password-dialog').then((module) => module.PasswordDialog))
const SecondFactorDialog = late(() => import('./second-factor-dialog').then((module) => module.SecondFactorDialog))
const TurnOffDialog = late(() => import('./second-factor-dialog').then((module) => module.TurnOffDialog))
const RecoveryCodesDialog = late(() => import('./recovery-codes').then((module) => module.RecoveryCodesDialog))

/** Where this server runs the ways in; another identity provider has its own page for it. */
function EmailRow({ ways }: { ways: SignInWays }) {
  const t = useTranslations('settings.security')
  const [open, setOpen] = useState(false)
  return (
    <Row name={t('email')} text={ways.email}>
      {ways.password === null ? null : <Button onClick={() => setOpen(true)}>{t('email_change')}</Button>}
      {open ? <EmailDialog onClose={() => setOpen(false)} /> : null}
    </Row>
  )
}

function PasswordRow({ ways }: { ways: SignInWays }) {
  const t = useTranslations('settings.security')
  const [open, setOpen] = useState(false)
  const text = ways.password === null ? 'password_text' : ways.password ? 'password_set' : 'password_none'
  return (
    <Row name={t('password')} text={t(text)}>
      <Button onClick={() => setOpen(true)}>{t(ways.password === false ? 'password_add' : 'password_change')}</Button>
      {open ? <PasswordDialog email={ways.email} onClose={() => setOpen(false)} /> : null}
    </Row>
  )
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const format = useFormats()
  const t = useTranslations('settings.security')
  const withProof = useWithProof()
  const remove = useRemovePasskey()
  const made = t('passkey_made', { date: format.day(passkey.created_at) })
  return (
    <Row name={passkey.name} text={made}>
      <Button
        kind='quiet'
        busy={remove.isPending}
        aria-label={t('passkey_remove_named', { name: passkey.name })}
        onClick={() => void withProof(() => remove.mutateAsync(passkey.id))}
      >
        {t('passkey_remove')}
      </Button>
    </Row>
  )
}

function PasskeyRows({ passkeys }: { passkeys: Passkey[] }) {
  const t = useTranslations('settings.security')
  const { data: supported } = usePasskeysSupported()
  const withProof = useWithProof()
  const enrol = useEnrolPasskey()
  const add = async () => {
    const answer = await withProof(() => enrol.mutateAsync(deviceName(navigator.userAgent)), { CONFLICT: t('passkey_here') })
    if (answer.done && answer.value) toast.success(t('passkey_added'))
  }
  if (!supported && passkeys.length === 0) return null
  return (
    <>
      <Row name={t('passkeys')} text={t('passkeys_text')}>
        {supported ? (
          <Button busy={enrol.isPending} onClick={() => void add()}>
            {t('passkey_add')}
          </Button>
        ) : null}
      </Row>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} />
      ))}
    </>
  )
}

function SecondFactorRow({ factor }: { factor: SignInWays['second_factor'] }) {
  const t = useTranslations('settings.security')
  const withProof = useWithProof()
  const [open, setOpen] = useState<'on' | 'off' | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const renew = useRenewRecoveryCodes()
  const renewCodes = async () => {
    const answer = await withProof(() => renew.mutateAsync())
    if (answer.done) setCodes(answer.value.recovery_codes)
  }
  return (
    <Row name={t('factor')} text={factor.enabled ? t('factor_on', { codes: factor.recovery_codes_left }) : t('factor_text')}>
      {factor.enabled ? (
        <>
          <Button busy={renew.isPending} onClick={() => void renewCodes()}>
            {t('factor_codes')}
          </Button>
          <Button kind='quiet' onClick={() => setOpen('off')}>
            {t('factor_remove')}
          </Button>
        </>
      ) : (
        <Button onClick={() => setOpen('on')}>{t('factor_add')}</Button>
      )}
      {open === 'on' ? <SecondFactorDialog onClose={() => setOpen(null)} /> : null}
      {open === 'off' ? <TurnOffDialog onClose={() => setOpen(null)} /> : null}
      {codes ? <RecoveryCodesDialog codes={codes} onDone={() => setCodes(null)} /> : null}
    </Row>
  )
}

/** Every way in, and the second lock before it. */
export function SecuritySection() {
  const t = useTranslations('settings.security')
  const { data: ways, isError, refetch } = useWays()
  // Known at once, and it decides whether there are lines for passkeys.
  const { data: passkeys } = usePasskeysSupported()
  return (
    <Section title={t('title')} text={t('text')} id='security'>
      {ways && passkeys !== undefined ? (
        <>
          <EmailRow ways={ways} />
          <PasswordRow ways={ways} />
          {ways.social.map((provider) => (
            <Row key={provider} name={t(`social.${provider}`)} text={t('social_text')} />
          ))}
          <PasskeyRows passkeys={ways.passkeys} />
          <SecondFactorRow factor={ways.second_factor} />
        </>
      ) : isError ? (
        <Row name={t('unavailable')}>
          <Button onClick={() => void refetch()}>{t('retry')}</Button>
        </Row>
      ) : (
        <Skeleton className='h-101 sm:h-66' />
      )}
    </Section>
  )
}
