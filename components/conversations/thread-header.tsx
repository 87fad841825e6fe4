'use client'

import { ChevronLeft, Info } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { MouseEvent, ReactNode } from 'react'
import { CoinBadge } from '@/components/layout/coin-badge'
import { Avatar } from '@/components/ui/avatar'
import { IconButton, iconButtonClass } from '@/components/ui/icon-button'
import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import type { CharacterSummary } from '@/contracts/characters'
import { cn } from '@/lib/cn'

/** Whether the built-in companion answers, and whose the installation is: only its owner can connect a model. */
export type Demo = 'owner' | 'guest' | null

type ThreadHeaderProps = {
  /** Absent while it loads. */
  character: CharacterSummary | undefined
  /** Of a group: what it is called, and the faces of its members. */
  group?: { name: string; kind: string; faces: ReactNode }
  /** The replies come from the built-in companion, not from a connected model. */
  demo: Demo
  onBack: () => void
  /** Opens or closes what there is to know about the character. */
  onAbout: () => void
  aboutOpen: boolean
  /** Beside what there is to know: the way to call. */
  children?: ReactNode
}

export function ThreadHeader({ character, group, demo, onBack, onAbout, aboutOpen, children }: ThreadHeaderProps) {
  const t = useTranslations('chat.thread')
  const back = (event: MouseEvent) => {
    event.preventDefault()
    onBack()
  }
  const name = group?.name ?? character?.full_name ?? ''
  return (
    <header className='flex min-h-16 flex-none flex-wrap items-center gap-1 border-b border-line px-2 lg:min-h-18 lg:px-5'>
      <Link href='/chat' onClick={back} aria-label={t('back')} className={iconButtonClass('lg:hidden')}>
        <ChevronLeft aria-hidden />
      </Link>
      {group?.faces ??
        (character ? (
          <Avatar portrait={character.portrait} className='size-10' />
        ) : (
          <Skeleton className='size-10 flex-none rounded-full' />
        ))}
      <div className='w-0 min-w-20 flex-1 ps-2'>
        {character ? <h1 className='truncate leading-5 font-semibold'>{name}</h1> : <Skeleton className='h-4 w-24 rounded-sm' />}
        {demo === 'owner' ? (
          <Link
            href='/connect-a-model'
            className='-my-3.5 block w-fit max-w-full truncate py-3.5 text-xs font-medium text-muted underline decoration-edge underline-offset-3 hover:text-text'
          >
            {t('demo')}
            {/* A phone has no room for it. */}
            <span className='max-sm:sr-only'>{` · ${t('connect')}`}</span>
          </Link>
        ) : demo ? (
          <p className='truncate text-xs font-medium text-muted'>{t('demo')}</p>
        ) : (
          <p className='truncate text-xs font-medium text-muted'>{group?.kind ?? t('companion')}</p>
        )}
      </div>
      <CoinBadge className='max-[379px]:hidden' />
      {children}
      <IconButton
        label={aboutOpen ? t('hide_panel', { name }) : t('about', { name })}
        aria-expanded={aboutOpen}
        onClick={onAbout}
        className={cn(aboutOpen && 'lg:bg-raised lg:text-text')}
      >
        <Info aria-hidden strokeWidth={1.75} />
      </IconButton>
    </header>
  )
}
