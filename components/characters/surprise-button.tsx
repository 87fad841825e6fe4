'use client'

import { Dices } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useTransition } from 'react'
import { useRouter } from '@/hooks/use-navigation'
import { Button } from '@/components/ui/button'

/** Opens somebody at random. */
export function SurpriseButton({ slugs }: { slugs: readonly string[] }) {
  const t = useTranslations('explore')
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const surprise = () => {
    const slug = slugs[Math.floor(Math.random() * slugs.length)]
    if (slug) startTransition(() => router.push(`/characters/${slug}`))
  }
  return (
    <Button
      busy={pending}
      disabled={slugs.length === 0}
      title={t('surprise')}
      onClick={surprise}
      className='flex-none whitespace-nowrap max-sm:w-12 max-sm:px-0'
    >
      <Dices aria-hidden className='size-5' strokeWidth={1.75} />
      <span className='max-sm:sr-only'>{t('surprise')}</span>
    </Button>
  )
}
