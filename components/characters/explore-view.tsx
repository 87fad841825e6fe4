import { Compass } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import type { CharacterSummary } from '@/contracts/characters'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { BEFORE_SHELVES, exploreHref, isPersonal, type ExploreFilter } from '@/lib/explore/explore-filter'
import type { ExploreData } from '@/lib/explore/load-explore'
import { CharacterCard } from './character-card'
import { CharacterGrid, GRID_SIZES } from './character-grid'
import { FilterChips } from './filter-chips'
import { Hero } from './hero'
import { MoreCharacters } from './more-characters'
import { PersonalList, PersonalShelves } from './personal'
import { SearchBox } from './search-box'
import { Shelf } from './shelf'
import { SurpriseButton } from './surprise-button'

/** Of the first grid, so many pictures are in the first view of a wide screen. */
const IN_VIEW = 5

function Cards({ characters, eager = 0 }: { characters: readonly CharacterSummary[]; eager?: number }) {
  return characters.map((character, index) => (
    <li key={character.id}>
      <CharacterCard character={character} sizes={GRID_SIZES} priority={index < eager} />
    </li>
  ))
}

type ExploreViewProps = { filter: ExploreFilter; data: ExploreData }

/** The front page without a filter, a result page with one. */
export function ExploreView({ filter, data: { categories, first, fresh, shelves, others } }: ExploreViewProps) {
  const t = useTranslations('explore')
  const also = useTranslations('discover')
  const personal = isPersonal(filter)
  const plain = Object.keys(filter).length === 0
  const { data: characters, count, next_cursor } = first
  const before = shelves.length > 0 ? BEFORE_SHELVES : characters.length
  const only = filter.category && !filter.q
  const more = next_cursor ? <MoreCharacters key={next_cursor} filter={filter} cursor={next_cursor} /> : null
  const talked = characters.length > 0 && characters.slice(0, before).every(({ conversations_count }) => conversations_count > 0)
  const title = filter.q
    ? t('results_for', { query: filter.q })
    : filter.favorites
      ? also('favorites')
      : filter.sort === 'for_you'
        ? also('for_you')
        : filter.category
          ? t(`category_title.${filter.category}`)
          : filter.gender
            ? t(`gender.${filter.gender}`)
            : filter.style
              ? also(`style.${filter.style}`)
              : filter.sort
                ? also('newest')
                : talked
                  ? also('most_talked')
                  : t('evening')
  return (
    <div className='grid gap-5 lg:gap-6'>
      {plain ? <Hero key='hero' faces={(characters.length > before + 3 ? characters.slice(before) : characters).slice(0, 3)} /> : null}
      <div key='search' className='flex max-w-3xl flex-wrap gap-2.5'>
        <SearchBox filter={filter} />
        <SurpriseButton slugs={characters.map(({ slug }) => slug)} />
      </div>
      <FilterChips key='chips' filter={filter} categories={categories.map(({ slug }) => slug)} />
      <section key='first' aria-labelledby='first-title' className='mt-1'>
        <div className='mb-3'>
          {plain ? (
            <h2 id='first-title' className='title text-lg'>
              {title}
            </h2>
          ) : (
            <>
              <h1 id='first-title' className='title text-xl'>
                {title}
              </h1>
              {personal ? null : (
                <p role='status' className='mt-1 text-muted'>
                  {only && filter.category ? `${t(`category_text.${filter.category}`)} ` : null}
                  {t('count', { count })}
                </p>
              )}
            </>
          )}
        </div>
        {personal ? (
          <PersonalList filter={filter} />
        ) : characters.length === 0 ? (
          <EmptyState
            icon={<Compass />}
            title={t('empty_title')}
            text={t('empty_text')}
            action={
              <Link href='/' className={buttonClass()}>
                {t('empty_reset')}
              </Link>
            }
          />
        ) : (
          <CharacterGrid>
            <Cards characters={characters.slice(0, before)} eager={plain ? 2 : IN_VIEW} />
            {shelves.length === 0 ? more : null}
          </CharacterGrid>
        )}
      </section>
      {plain ? <PersonalShelves key='personal' /> : null}
      {shelves.length > 0 ? (
        <div key='shelves' className='mt-3 grid gap-8 lg:grid-cols-2 lg:gap-x-10'>
          {fresh.length > 0 ? (
            <Shelf
              name='new'
              title={also('new_week')}
              all={{ href: exploreHref({ sort: 'new' }), text: t('see_all'), label: also('see_all_new') }}
              characters={fresh}
              wide
            />
          ) : null}
          {shelves.map(({ category, characters: some }) => (
            <Shelf
              key={category}
              name={category}
              title={t(`category_title.${category}`)}
              all={{ href: exploreHref({ category }), text: t('see_all'), label: t('see_all_in', { category: t(`category_title.${category}`) }) }}
              characters={some}
            />
          ))}
        </div>
      ) : null}
      {shelves.length > 0 && characters.length > before ? (
        <section aria-labelledby='rest-title' className='mt-3'>
          <h2 id='rest-title' className='title mb-3 text-lg'>
            {t('everyone')}
          </h2>
          <CharacterGrid>
            <Cards characters={characters.slice(before)} />
            {more}
          </CharacterGrid>
        </section>
      ) : null}
      {others.length > 0 ? (
        <section aria-labelledby='others-title' className='mt-5'>
          <h2 id='others-title' className='title mb-3 text-lg'>
            {t('others')}
          </h2>
          <CharacterGrid>
            <Cards characters={others} />
          </CharacterGrid>
        </section>
      ) : null}
    </div>
  )
}
