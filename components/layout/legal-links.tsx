'use client'

import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'

const LINKS = [
  ['safety', '/safety'],
  ['terms', '/legal/terms'],
  ['privacy', '/legal/privacy'],
  ['community', '/legal/community'],
  ['removal', '/legal/content-removal'],
] as const

type LegalLinksProps = { className?: string; onFollow?: () => void }

export function LegalLinks({ className, onFollow }: LegalLinksProps) {
  const t = useTranslations('layout')
  return (
    <ul className={className}>
      {LINKS.map(([name, href]) => (
        <li key={name}>
          <Link
            href={href}
            onClick={onFollow}
            className='inline-flex min-h-11 min-w-11 items-center text-sm text-muted underline-offset-4 hover:text-text hover:underline'
          >
            {t(`legal.${name}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
