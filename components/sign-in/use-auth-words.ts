import { useTranslations } from 'next-intl'
import { SIGNUP_CREDITS } from '@/contracts/prices'
import type { ModalProps } from '@/stores/modal-store'
import { emailOf, type AuthStep, type AuthSteps } from './use-auth-steps'

type Words = { title: string; text: string }

/** Title and text of the step one is at. */
export function useAuthWords({ step, email, came, asked, recovering }: AuthSteps, { mode, expired }: ModalProps['auth']): Words {
  const t = useTranslations('auth')
  const intro = () => {
    if (expired) return t('text_expired')
    return mode === 'signin' ? t('text_signin') : t('text', { credits: SIGNUP_CREDITS })
  }
  const ofLink = (): Words => {
    const address = came && 'link' in came ? emailOf(came.link) : ''
    return asked
      ? { title: t('returning'), text: t('link_signing_in', { email: address }) }
      : { title: t('link_title'), text: t('link_text', { email: address }) }
  }
  const words: Record<AuthStep, () => Words> = {
    email: () => ({ title: t('title'), text: intro() }),
    code: () => ({ title: t('code_title'), text: t('code_sent', { email }) }),
    link_sent: () => ({ title: t('code_title'), text: t('link_sent', { email }) }),
    password: () => ({ title: t('password_title'), text: '' }),
    register: () => ({ title: t('register_title'), text: t('register_text', { credits: SIGNUP_CREDITS }) }),
    register_code: () => ({ title: t('code_title'), text: t('register_code_text', { email }) }),
    forgot: () => ({ title: t('forgot_title'), text: t('forgot_text') }),
    forgot_sent: () => ({ title: t('code_title'), text: t('forgot_sent', { email }) }),
    reset: () => ({ title: t('reset_title'), text: t('reset_text') }),
    link: ofLink,
    second_factor: () => ({ title: t('factor_title'), text: t(recovering ? 'recovery_text' : 'factor_text') }),
  }
  return words[step]()
}
