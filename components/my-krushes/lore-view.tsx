'use client'

import { ArrowLeft, BookOpenText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode } from 'react'
import { OwnOrVisitor, VisitorPage } from '@/components/layout/visitor-page'
import { Button, buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { late } from '@/components/ui/late'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Skeleton } from '@/components/ui/skeleton'
import type { OwnCharacter } from '@/contracts/own-characters'
import { useExtras } from '@/hooks/api/use-extras'
import { useOwnCharacter } from '@/hooks/api/use-own-characters'
import { isApiError } from '@/lib/api/errors'
import { BRAND_WORDS } from '@/lib/brand'
import { useAuthStore } from '@/stores/auth-store'

const ICON = <BookOpenText strokeWidth={1.75} />

/** A placeholder of the final size. */
function Waiting() {
  const t = useTranslations('lore')
  return (
    <div role='status' aria-label={t('loading')} className='grid gap-8'>
      {[56, 72, 40].map((height) => (
        <div key={height} aria-hidden className='border-t border-line pt-8'>
          <Skeleton className='h-7 w-40' />
          <Skeleton className='mt-3 mb-5 h-10 max-w-[68ch]' />
          <div className='grid gap-2.5'>
            <Skeleton className={height === 72 ? 'h-24' : 'h-28'} />
            <Skeleton className='h-24' />
          </div>
        </div>
      ))}
    </div>
  )
}

const LoreParts = late(() => import('./lore-parts').then((module) => module.LoreParts), <Waiting />)

function Head({ character, name }: { character: OwnCharacter | undefined; name: string }) {
  const t = useTranslations('lore')
  return (
    <header className='mb-8'>
      <Link href='/my-krushes' className='-ms-1 inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-muted hover:text-text'>
        <ArrowLeft aria-hidden className='size-4' />
        {t('back', BRAND_WORDS)}
      </Link>
      <div className='mt-2 flex items-center gap-4 sm:gap-5'>
        {character ? (
          <Picture portrait={character.portrait} alt='' sizes='80px' className='w-16 flex-none rounded-md sm:w-20' />
        ) : (
          <Skeleton className='aspect-3/4 w-16 flex-none sm:w-20' />
        )}
        <div className='min-w-0'>
          <h1 className='title text-xl text-balance sm:text-2xl'>{t('title')}</h1>
          {character ? <p className='mt-1 text-muted wrap-anywhere'>{character.full_name}</p> : <Skeleton className='mt-1 h-6 w-32' />}
        </div>
      </div>
      {character ? (
        <p className='mt-5 max-w-[68ch] text-pretty text-muted'>
          {t('intro', { name })}
          {character.visibility === 'public' ? ` ${t('checked', { name })}` : ''}
        </p>
      ) : (
        <Skeleton className='mt-5 h-18 max-w-[68ch]' />
      )}
    </header>
  )
}

function InTrash({ name }: { name: string }) {
  const t = useTranslations('lore.trash')
  return (
    <div role='alert' className='mb-8 flex flex-wrap items-center justify-between gap-3 rounded-md bg-surface p-4 hairline'>
      <p className='min-w-0 flex-1 basis-60 text-pretty'>{t('text', { name })}</p>
      <Link href='/my-krushes?part=trash' className={buttonClass('secondary')}>
        {t('action')}
      </Link>
    </div>
  )
}

function Visitor({ id }: { id: number }) {
  const t = useTranslations('lore')
  return (
    <VisitorPage
      head={<h1 className='title text-xl sm:text-2xl'>{t('title')}</h1>}
      icon={ICON}
      title={t('visitor.title')}
      text={t('visitor.text')}
      action={t('visitor.action')}
      next={`/my-krushes/${id}/lore`}
    />
  )
}

/** Not one's own, or not loaded: each says what to do. */
function Instead({ kind, onRetry }: { kind: 'gone' | 'failed'; onRetry: () => void }) {
  const t = useTranslations('lore')
  const actions: Record<typeof kind, ReactNode> = {
    gone: (
      <Link href='/my-krushes' className={buttonClass('secondary')}>
        {t('gone.action')}
      </Link>
    ),
    failed: <Button onClick={onRetry}>{t('failed.retry')}</Button>,
  }
  return <EmptyState level='h1' icon={ICON} title={t(`${kind}.title`)} text={t(`${kind}.text`)} action={actions[kind]} />
}

function OwnLore({ id }: { id: number }) {
  const signedIn = useAuthStore((state) => state.status === 'in')
  const own = useOwnCharacter(signedIn ? id : null)
  const brought = useExtras(signedIn ? id : null)
  const retry = () => void Promise.all([own.refetch(), brought.refetch()])
  const { data: character } = own
  const { data: extras } = brought
  const name = character?.full_name.split(' ')[0] ?? ''
  if (isApiError(own.error, 'NOT_FOUND') || isApiError(brought.error, 'NOT_FOUND')) return <Instead kind='gone' onRetry={retry} />
  if ((own.isError && !character) || (brought.isError && !extras)) return <Instead kind='failed' onRetry={retry} />
  return (
    <>
      <Head character={character} name={name} />
      {character?.deleted_at ? <InTrash name={name} /> : null}
      {character && extras ? <LoreParts key={character.id} character={character} extras={extras} name={name} /> : <Waiting />}
    </>
  )
}

/** Greetings, lorebook, example dialogue and nickname of one of one's characters. */
export const LoreView = ({ id }: { id: number }) => (
  <OwnOrVisitor visitor={<Visitor id={id} />}>
    <OwnLore id={id} />
  </OwnOrVisitor>
)
