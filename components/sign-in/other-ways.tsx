import { FingerprintPattern } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import type { SocialProvider } from '@/contracts/identity'
import { usePasskey, useProvider } from '@/hooks/api/use-sign-in'
import type { AuthWays } from '@/hooks/use-auth-ways'
import { BrandMark } from './brand-mark'
import { useAuthFailure, type Refusals } from './use-auth-failure'

/** The provider answers, but not for the address; or it does not answer. */
const REFUSED_THERE: Refusals = { FORBIDDEN: 'social_unverified', PROVIDER_UNAVAILABLE: 'social_failed' }

const OR = 'mb-2 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line'

type WayProps = { ways: AuthWays }

function Social({ ways, provider }: WayProps & { provider: SocialProvider }) {
  const t = useTranslations('auth')
  const { mutate, leaving, isPending, data } = useProvider()
  const failure = useAuthFailure('social_failed', REFUSED_THERE)
  const ask = () => {
    failure.clear()
    mutate(ways.port.signInWithProvider(provider), { onError: failure.take })
  }
  return (
    <div className='grid gap-1.5'>
      <Button full busy={isPending || leaving || Boolean(data)} disabled={failure.waiting} onClick={ask}>
        <BrandMark provider={provider} />
        {t(`providers.${provider}`)}
      </Button>
      <Said failure={failure.text} status={isPending ? t('social_open') : undefined} />
    </div>
  )
}

/** Only heard while all is well. */
const Said = ({ failure, status }: { failure?: string; status?: string }) => (
  <>
    <p role={failure ? 'alert' : undefined} className='text-sm text-bad empty:hidden'>
      {failure}
    </p>
    <p role='status' className='sr-only'>
      {status}
    </p>
  </>
)

function Passkey() {
  const t = useTranslations('auth')
  const asking = usePasskey()
  const waiting = usePasskey()
  const failure = useAuthFailure('passkey_failed')
  const { mutate } = waiting
  const { take } = failure
  // While the button's own question is open, the suggestions may not ask a second one.
  useEffect(() => {
    if (asking.isPending || asking.data) return
    const leaving = new AbortController()
    mutate(leaving.signal, { onError: take })
    return () => leaving.abort()
  }, [mutate, take, asking.isPending, asking.data])
  const busy = asking.isPending || Boolean(asking.data ?? waiting.data)
  return (
    <div className='grid gap-1.5'>
      <Button full busy={busy} disabled={failure.waiting} onClick={() => asking.mutate(null, { onError: failure.take })}>
        <FingerprintPattern aria-hidden className='size-4.5' />
        {t('use_passkey')}
      </Button>
      <Said failure={failure.text} />
    </div>
  )
}

/** The ways in beside the address, as far as this installation and this browser have them. While they are on their way, room for a passkey. */
export function OtherWays({ ways }: { ways: AuthWays | null }) {
  const t = useTranslations('auth')
  if (!ways) {
    return 'PublicKeyCredential' in window ? (
      <div aria-hidden className='grid gap-2'>
        <p className={OR}>{t('or')}</p>
        <Skeleton className='h-12' />
      </div>
    ) : null
  }
  const withPasskey = ways.port.passkeys?.supported() ?? false
  if (!withPasskey && ways.social.length === 0) return null
  return (
    <div className='grid gap-2'>
      <p className={OR}>{t('or')}</p>
      {ways.social.map((provider) => (
        <Social key={provider} ways={ways} provider={provider} />
      ))}
      {withPasskey ? <Passkey /> : null}
    </div>
  )
}
