'use client'

import { CloudOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { startTransition, useEffect } from 'react'
import { Page } from '@/components/layout/page'
import { Button, buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { useRouter } from '@/hooks/use-navigation'
import { reloadOnce } from '@/lib/offline/reload-once'

type ErrorProps = { error: Error & { digest?: string }; reset: () => void }

export default function ErrorPage({ error, reset }: ErrorProps) {
  const t = useTranslations('crash')
  const errors = useTranslations('errors')
  const router = useRouter()
  useEffect(() => reloadOnce(error), [error])
  // Server parts are asked for again, else the same failure would only be drawn once more.
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return (
    <Page>
      <div role='alert'>
        <EmptyState
          level='h1'
          icon={<CloudOff />}
          title={t('title')}
          text={t('text')}
          action={
            <>
              <Button onClick={retry}>{t('retry')}</Button>
              <Link href='/' className={buttonClass('quiet')}>
                {errors('to_explore')}
              </Link>
            </>
          }
        />
        {error.digest ? <p className='-mt-10 text-center text-sm text-muted'>{t('reference', { digest: error.digest })}</p> : null}
      </div>
    </Page>
  )
}
