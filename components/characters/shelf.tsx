import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import type { CharacterSummary } from '@/contracts/characters'
import { cn } from '@/lib/cn'
import { CharacterCard } from './character-card'
import { UNSEEN } from './character-grid'

type ShelfProps = {
  /** Names the heading. */
  name: string
  title: string
  /** Why these, in a sentence. */
  note?: ReactNode
  all?: { href: string; text: string; label: string }
  characters: readonly CharacterSummary[]
  /** Takes the whole width where two would stand side by side. */
  wide?: boolean
}

/** A row that scrolls sideways; two shelves stand side by side on wide screens. */
export const Shelf = ({ name, title, note, all, characters, wide }: ShelfProps) => (
  <section aria-labelledby={`shelf-${name}`} className={cn('min-w-0', wide && 'lg:col-span-2')}>
    <div className='mb-2 flex min-h-11 items-center justify-between gap-4'>
      <div>
        <h2 id={`shelf-${name}`} className='title text-lg'>
          {title}
        </h2>
        {note ? <p className='mt-0.5 text-sm text-muted'>{note}</p> : null}
      </div>
      {all ? (
        <Link
          href={all.href}
          aria-label={all.label}
          className='inline-flex min-h-11 min-w-11 flex-none items-center justify-end text-sm text-muted underline-offset-4 hover:text-text hover:underline'
        >
          {all.text}
        </Link>
      ) : null}
    </div>
    <ul className='no-scrollbar -mx-4 flex snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 sm:gap-4 lg:mx-0 lg:scroll-px-0 lg:px-0'>
      {characters.map((character) => (
        <li
          key={character.id}
          className={cn(
            UNSEEN,
            'w-[42%] flex-none snap-start sm:w-[30%]',
            wide ? 'lg:w-[calc((100%-5rem)/6)]' : 'lg:w-[calc((100%-2rem)/3)]',
          )}
        >
          <CharacterCard character={character} sizes='(min-width: 1024px) 180px, (min-width: 640px) 30vw, 42vw' />
        </li>
      ))}
    </ul>
  </section>
)
