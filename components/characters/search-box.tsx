'use client'

import { Search, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition, type FormEvent } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { Spinner } from '@/components/ui/spinner'
import { useEarlyText } from '@/hooks/use-early-text'
import { exploreHref, type ExploreFilter } from '@/lib/explore/explore-filter'

/** Typing searches after this pause. */
const PAUSE_MS = 100

/** A plain form that also searches while one types; without scripts it is still a form. */
export function SearchBox({ filter }: { filter: ExploreFilter }) {
  const t = useTranslations('explore')
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const [text, setText] = useState(filter.q ?? '')
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Back and forward change the address: the box follows, unless somebody is typing in it.
  useEffect(() => {
    if (document.activeElement !== input.current) setText(filter.q ?? '')
  }, [filter.q])
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = (q: string) => {
    clearTimeout(timer.current)
    if (q.trim() === (filter.q ?? '')) return
    startTransition(() => router.replace(exploreHref({ ...filter, q: q.trim() || undefined }), { scroll: false }))
  }
  const type = (value: string) => {
    setText(value)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(value), PAUSE_MS)
  }
  useEarlyText(input, type)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    search(text)
    input.current?.blur()
  }
  return (
    <form role='search' action='/' onSubmit={onSubmit} className='relative min-w-0 flex-1'>
      <Search aria-hidden className='pointer-events-none absolute top-3.5 left-4 size-5 text-muted' />
      <input
        ref={input}
        type='search'
        name='q'
        value={text}
        maxLength={80}
        enterKeyHint='search'
        autoComplete='off'
        aria-label={t('search_label')}
        placeholder={t('search_placeholder')}
        onChange={(event) => type(event.target.value)}
        className='h-12 w-full rounded-md bg-surface pr-12 pl-12 edged'
      />
      {Object.entries(filter).map(([name, value]) => (name === 'q' ? null : <input key={name} type='hidden' name={name} value={value} />))}
      <span className='absolute top-0.5 right-1'>
        {pending ? (
          <span className='grid size-11 place-items-center text-muted'>
            <Spinner />
          </span>
        ) : text ? (
          <IconButton
            label={t('search_clear')}
            onClick={() => {
              setText('')
              search('')
              input.current?.focus()
            }}
          >
            <X aria-hidden />
          </IconButton>
        ) : null}
      </span>
    </form>
  )
}
