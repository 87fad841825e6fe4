'use client'

import { useTranslations } from 'next-intl'
import { SOCIAL, type SocialName } from '@/lib/brand'

type SocialLinksProps = {
  names: readonly SocialName[]
  className?: string
}

/** Those whose addresses the operator has set. Names, not marks: the icon set has no brand logos, and a word is clearer. */
export function SocialLinks({ names, className }: SocialLinksProps) {
  const t = useTranslations('layout')
  return names.map((name) => {
    const address = SOCIAL[name]
    return address ? (
      <a key={name} href={address} target='_blank' rel='noreferrer' className={className}>
        {t(`social.${name}`)}
      </a>
    ) : null
  })
}
