'use client'

import { Heart } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { Button, buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import type { ExploreFilter } from '@/lib/explore/explore-filter'
import discover from '@/lib/i18n/messages/en/discover.json'
import { useModalStore } from '@/stores/modal-store'

function Invitation({ filter }: { filter: ExploreFilter }) {
  const t = useTranslations('discover')
  const openModal = useModalStore((state) => state.openModal)
  const name = filter.favorites ? 'favorites' : 'for_you'
  return (
    <EmptyState
      icon={<Heart />}
      title={t(`visitor.${name}_title`)}
      text={t(`visitor.${name}_text`)}
      action={
        <>
          <Button onClick={() => openModal('auth', {})}>{t('visitor.sign_in')}</Button>
          <Link href='/' className={buttonClass('quiet')}>
            {t('visitor.everyone')}
          </Link>
        </>
      }
    />
  )
}

/** In place of a list that needs a session. */
export const ForVisitors = (props: { filter: ExploreFilter }) => (
  <WithCatalogs catalogs={{ discover }}>
    <Invitation {...props} />
  </WithCatalogs>
)
