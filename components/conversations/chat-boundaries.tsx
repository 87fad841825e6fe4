'use client'

import { useTranslations } from 'next-intl'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { useChatBoundaries, useSetChatBoundaries } from '@/hooks/api/use-boundaries'
import boundaries from '@/lib/i18n/messages/en/boundaries.json'
import { BoundariesForm } from '@/components/layout/boundaries-form'

function Content({ id }: { id: number }) {
  const t = useTranslations('boundaries')
  const { data, isError, refetch } = useChatBoundaries(id)
  const { mutateAsync } = useSetChatBoundaries(id)
  return (
    <section className='grid gap-3'>
      <h4 className='text-sm font-semibold'>{t('here')}</h4>
      <p className='-mt-2 text-sm text-pretty text-muted'>{t('here_text')}</p>
      {data ? (
        <BoundariesForm value={{ ...data.here, safe_word: null }} save={({ themes, words }) => mutateAsync({ themes, words })} />
      ) : isError ? (
        <div role='alert' className='grid justify-items-start gap-3'>
          <p className='text-sm text-muted'>{t('unavailable')}</p>
          <Button onClick={() => void refetch()}>{t('retry')}</Button>
        </div>
      ) : (
        <Skeleton className='h-60' />
      )}
    </section>
  )
}

/** What one keeps out of this chat, beyond what is kept out of all. */
export const ChatBoundaries = ({ id }: { id: number }) => (
  <WithCatalogs catalogs={{ boundaries }}>
    <Content id={id} />
  </WithCatalogs>
)
