import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import type { Category } from '@/contracts/character-options'
import type { CharacterSummary } from '@/contracts/characters'
import { CharacterCard } from './character-card'

type ShelfProps = { category: Category; characters: readonly CharacterSummary[] }

/** One category as a row that scrolls sideways; two shelves stand side by side on wide screens. */
export function Shelf({ category, characters }: ShelfProps) {
  const t = useTranslations('explore')
  const title = t(`category_title.${category}`)
  return (
    <section aria-labelledby={`shelf-${category}`} className='min-w-0'>
      <div className='mb-2 flex items-center justify-between gap-4'>
        <h2 id={`shelf-${category}`} className='title text-lg'>
          {title}
        </h2>
        <Link
          href={`/categories/${category}`}
          aria-label={t('see_all_in', { category: title })}
          className='inline-flex min-h-11 min-w-11 flex-none items-center justify-end text-sm text-muted underline-offset-4 hover:text-text hover:underline'
        >
          {t('see_all')}
        </Link>
      </div>
      <ul className='no-scrollbar -mx-4 flex snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 sm:gap-4 lg:mx-0 lg:scroll-px-0 lg:px-0'>
        {characters.map((character) => (
          <li key={character.id} className='w-[42%] flex-none snap-start sm:w-[30%] lg:w-[calc((100%-2rem)/3)]'>
            <CharacterCard character={character} sizes='(min-width: 1024px) 180px, (min-width: 640px) 30vw, 42vw' />
          </li>
        ))}
      </ul>
    </section>
  )
}
