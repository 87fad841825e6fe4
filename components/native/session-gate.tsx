'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Lamp } from '@/components/layout/lamp'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { askSecondFactor } from '@/hooks/ask-second-factor'
import { dropSession } from '@/lib/auth/session'
import { BRAND } from '@/lib/brand'
import { nativeSignIn } from '@/lib/native/aliases'
import { awaitPerson, type Waiting } from '@/lib/native/await-person'
import { nativeBridge } from '@/lib/native/bridge'
import { useAuthStore } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'

/** Why nobody is here, as the store says it. Null after a logout: in a shell, which has no other tab, it alone is `elsewhere`. */
function reasonNow(): 'start' | 'expired' | null {
  const { left } = useAuthStore.getState()
  if (left === null) return 'start'
  return left.reason === 'expired' ? 'expired' : null
}

const signIn = async (token: string) => {
  const { signInWithToken } = await import('@/lib/auth/sign-in')
  return signInWithToken(token)
}

const createWait = (onState: (state: Waiting) => void) =>
  awaitPerson({ signIn, onPerson: useAuthStore.getState().signIn, asksMore: askSecondFactor, onState })

/** The page's own ways in are not offered here, but for a second factor. */
const closeOwnWays = () => {
  const { open, closeModal } = useModalStore.getState()
  if (open?.name === 'auth' && !(open.props.came && 'challenge' in open.props.came)) closeModal()
}

function useWait() {
  const [state, setState] = useState<Waiting>('waiting')
  const [wait] = useState(() => createWait(setState))
  useEffect(() => {
    const { status } = useAuthStore.getState()
    // Until storage has been looked through nobody is asked: the person may be there already.
    wait.start(status === 'out' ? reasonNow() : null)
    closeOwnWays()
    const found = useAuthStore.subscribe((now, before) => {
      if (now.status === 'out' && before.status !== 'out') wait.start(reasonNow(), { clock: before.status === 'unknown' })
    })
    const modals = useModalStore.subscribe(closeOwnWays)
    const changed = nativeBridge()?.then(({ on }) =>
      on('auth.changed', ({ state: now }) => {
        if (now === 'signed_in') wait.start('start')
      }),
    )
    return () => {
      wait.stop()
      found()
      modals()
      void changed?.then((off) => off())
    }
  }, [wait])
  return { state, refresh: () => wait.start('expired', { force: true }) }
}

async function leaveFor() {
  await dropSession({ everything: true })
  nativeSignIn('logout')
}

function Wait() {
  const t = useTranslations('native')
  const { state, refresh } = useWait()
  return (
    <div
      data-native-gate
      className='fixed inset-0 z-40 flex flex-col overflow-y-auto bg-ink px-6 pt-(--safe-top) pe-[max(1.5rem,var(--safe-right))] pb-[max(1.5rem,var(--safe-bottom))] ps-[max(1.5rem,var(--safe-left))] text-center'
    >
      {state === 'waiting' ? (
        <div className='m-auto grid justify-items-center gap-4'>
          <p className='title text-2xl'>{BRAND}</p>
          <Spinner label={t('loading')} className='size-8 text-muted' />
        </div>
      ) : (
        <div role='alert' className='mx-auto flex w-full max-w-96 grow flex-col'>
          <div className='my-auto grid justify-items-center gap-3 py-8'>
            <Lamp lit />
            <h1 className='title text-xl'>{t('expired')}</h1>
            <p className='text-balance text-muted'>{t('expired_text')}</p>
          </div>
          <div className='grid gap-2'>
            <Button kind='primary' full onClick={refresh}>
              {t('refresh_session')}
            </Button>
            <Button kind='quiet' full onClick={() => void leaveFor()}>
              {t('sign_out')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

/** In a shell, while there is no user: a spinner, then a way back. Nothing of the page is drawn meanwhile (app/globals.css). */
export function SessionGate() {
  const signedIn = useAuthStore((store) => store.status === 'in')
  return signedIn ? null : <Wait />
}
