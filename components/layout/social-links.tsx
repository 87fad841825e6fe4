'use client'

import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { SOCIAL, type SocialName } from '@/lib/brand'

type SocialLinksProps = {
  names: readonly SocialName[]
  onFollow?: () => void
  className?: string
}

/** Names, not marks: the icon set has no brand logos, and a word is clearer. */
export function SocialLinks({ names, onFollow, className }: SocialLinksProps) {
  const t = useTranslations('layout')
  return names.map((name) => {
    const address = SOCIAL[name]
    const label = t(`social.${name}`)
    return address ? (
      <a key={name} href={address} target='_blank' rel='noreferrer' className={className}>
        {label}
      </a>
    ) : (
      <Link key={name} href='/legal/community#elsewhere' onClick={onFollow} className={className}>
        {label}
      </Link>
    )
  })
}
