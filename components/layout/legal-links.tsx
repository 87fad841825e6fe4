'use client'

import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { useModalStore } from '@/stores/modal-store'

const LINKS = [
  ['safety', '/safety'],
  ['terms', '/legal/terms'],
  ['privacy', '/legal/privacy'],
  ['community', '/legal/community'],
  ['removal', '/legal/content-removal'],
  ['affiliates', '/affiliates'],
  ['contact', '/contact'],
] as const

const LOOK = 'inline-flex min-h-11 min-w-11 items-center text-sm text-muted underline-offset-4 hover:text-text hover:underline'

type LegalLinksProps = { className?: string; onFollow?: () => void }

export function LegalLinks({ className, onFollow }: LegalLinksProps) {
  const t = useTranslations('layout')
  const openModal = useModalStore((state) => state.openModal)
  const choose = () => {
    onFollow?.()
    openModal('privacy_choices', {})
  }
  return (
    <ul className={className}>
      {LINKS.map(([name, href]) => (
        <li key={name}>
          <Link href={href} onClick={onFollow} className={LOOK}>
            {t(`legal.${name}`)}
          </Link>
        </li>
      ))}
      <li className='hidden in-data-[asks]:block'>
        <button type='button' onClick={choose} className={LOOK}>
          {t('privacy_choices')}
        </button>
      </li>
    </ul>
  )
}
