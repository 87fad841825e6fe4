import { Compass } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import type { CharacterSummary } from '@/contracts/characters'
import { buttonClass } from '@/components/ui/button'
import { chipClass } from '@/components/ui/chip'
import { EmptyState } from '@/components/ui/empty-state'
import { leftOver, restCounts, wholeRows } from './even-grid'
import { cn } from '@/lib/cn'
import { exploreHref, isPersonal, type ExploreFilter } from '@/lib/explore/explore-filter'
import type { ExploreData } from '@/lib/explore/load-explore'
import { CharacterCard } from './character-card'
import { CharacterGrid, GRID_SIZES, UNSEEN } from './character-grid'
import { EndTile } from './end-tile'
import { FilterChips } from './filter-chips'
import { Hero } from './hero'
import { MoreCharacters } from './more-characters'
import { PersonalList, YourExplore } from './personal'
import { SearchBox } from './search-box'
import { Shelf } from './shelf'
import { SurpriseButton } from './surprise-button'

/** Of the first grid, so many pictures are in the first view of a wide screen. */
const IN_VIEW = 5

type CardsProps = {
  characters: readonly CharacterSummary[]
  eager?: number
  /** By place. */ classOf?: (index: number) => string | undefined
}

function Cards({ characters, eager = 0, classOf }: CardsProps) {
  return characters.map((character, index) => (
    <li key={character.id} className={cn(index >= eager && UNSEEN, classOf?.(index))}>
      <CharacterCard character={character} sizes={GRID_SIZES} priority={index < eager} />
    </li>
  ))
}

type ExploreViewProps = { filter: ExploreFilter; data: ExploreData }
type T = ReturnType<typeof useTranslations<'explore'>>
type Also = ReturnType<typeof useTranslations<'discover'>>

/** What a filtered list is called: what narrows it most. */
function titleOf(t: T, also: Also, { q, favorites, sort, category, gender, style }: ExploreFilter): string {
  if (q) return t('results_for', { query: q })
  if (favorites) return also('favorites')
  if (sort === 'for_you') return also('for_you')
  if (category) return t(`category_title.${category}`)
  if (gender) return t(`gender.${gender}`)
  return style ? also(`style.${style}`) : also('newest')
}

const Nobody = ({ t }: { t: T }) => (
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
)

/** A result page, or one category. */
function Results({ filter, data: { first, others } }: ExploreViewProps) {
  const t = useTranslations('explore')
  const also = useTranslations('discover')
  const personal = isPersonal(filter)
  const { data: characters, count, next_cursor, category: meant } = first
  const only = filter.category && !filter.q
  return (
    <>
      <section aria-labelledby='first-title' className='mt-1'>
        <div className='mb-3'>
          <h1 id='first-title' className='title text-xl'>
            {titleOf(t, also, filter)}
          </h1>
          {personal ? null : (
            <p role='status' className='mt-1 text-muted'>
              {only && filter.category ? `${t(`category_text.${filter.category}`)} ` : null}
              {t('count', { count })}
            </p>
          )}
          {meant && !filter.category ? (
            <Link href={exploreHref({ category: meant })} className={chipClass(false, 'mt-2')}>
              {t('did_you_mean', { category: t(`category.${meant}`) })}
            </Link>
          ) : null}
        </div>
        {personal ? (
          <div className='min-h-dvh'>
            <PersonalList filter={filter} />
          </div>
        ) : characters.length === 0 ? (
          <Nobody t={t} />
        ) : (
          <CharacterGrid>
            <Cards characters={characters} eager={IN_VIEW} />
            {next_cursor ? (
              <MoreCharacters key={next_cursor} filter={filter} cursor={next_cursor} />
            ) : (
              <EndTile counts={characters.length} />
            )}
          </CharacterGrid>
        )}
      </section>
      {others.length > 0 ? (
        <section aria-labelledby='others-title' className='mt-5'>
          <h2 id='others-title' className='title mb-3 text-lg'>
            {t('others')}
          </h2>
          <CharacterGrid>
            <Cards characters={others} classOf={(index) => wholeRows(index, others.length)} />
          </CharacterGrid>
        </section>
      ) : null}
    </>
  )
}

type FrontProps = { front: NonNullable<ExploreData['front']>; cursor: string | null }

/** The front page of visitors: nobody is on it twice. */
function FrontPage({ front: { faces, lead, fresh, shelves, rest }, cursor }: FrontProps) {
  const t = useTranslations('explore')
  const also = useTranslations('discover')
  const alone = rest.length === 0 && !cursor
  const talked = lead.length > 0 && lead.every(({ conversations_count }) => conversations_count > 0)
  const onShelves = [...fresh, ...shelves.flatMap(({ characters }) => characters)].map(({ id }) => id)
  return (
    <div className='grid grid-cols-1 gap-5 lg:gap-6 signed-in:hidden'>
      <section aria-labelledby='first-title' className='mt-1'>
        <h2 id='first-title' className='title mb-3 text-lg'>
          {talked ? also('most_talked') : t('evening')}
        </h2>
        <CharacterGrid>
          <Cards characters={lead} eager={2} classOf={alone ? undefined : (index) => wholeRows(index, lead.length)} />
          {alone ? <EndTile counts={lead.length} /> : null}
        </CharacterGrid>
      </section>
      {fresh.length > 0 || shelves.length > 0 ? (
        <div className='mt-3 grid gap-8 lg:grid-cols-2 lg:gap-x-10'>
          {fresh.length > 0 ? (
            <Shelf
              name='new'
              title={also('new_week')}
              all={{ href: exploreHref({ sort: 'new' }), text: t('see_all'), label: also('see_all_new') }}
              characters={fresh}
              wide
            />
          ) : null}
          {shelves.map(({ category, characters }, index) => (
            <Shelf
              key={category}
              name={category}
              title={t(`category_title.${category}`)}
              all={{
                href: exploreHref({ category }),
                text: t('see_all'),
                label: t('see_all_in', { category: t(`category_title.${category}`) }),
              }}
              characters={characters}
              wide={shelves.length % 2 === 1 && index === shelves.length - 1}
            />
          ))}
        </div>
      ) : null}
      {alone ? null : (
        <section aria-labelledby='rest-title' className='mt-3'>
          <h2 id='rest-title' className='title mb-3 text-lg'>
            {t('everyone')}
          </h2>
          <CharacterGrid>
            {/* Who did not fill a row above, at the widths where that is so. */}
            <Cards
              characters={lead.filter((_, index) => leftOver(index, lead.length))}
              classOf={(index) => leftOver(lead.length - lead.filter((_, at) => leftOver(at, lead.length)).length + index, lead.length)}
            />
            <Cards characters={rest} classOf={(index) => (index < faces.length ? 'lg:hidden' : undefined)} />
            {cursor ? (
              <MoreCharacters key={cursor} filter={{}} cursor={cursor} without={onShelves} />
            ) : (
              <EndTile counts={restCounts(rest.length, lead.length, faces.length)} />
            )}
          </CharacterGrid>
        </section>
      )}
    </div>
  )
}

/** The front page without a filter, a result page with one. */
export function ExploreView({ filter, data }: ExploreViewProps) {
  const t = useTranslations('explore')
  const { categories, first, front } = data
  return (
    <div className='grid grid-cols-1 gap-5 lg:gap-6'>
      {front ? <Hero key='hero' faces={front.faces} /> : null}
      <div key='search' className='flex max-w-3xl flex-wrap gap-2.5'>
        <SearchBox filter={filter} />
        <SurpriseButton slugs={first.data.map(({ slug }) => slug)} />
      </div>
      <FilterChips key='chips' filter={filter} categories={categories.map(({ slug }) => slug)} />
      {front && first.data.length > 0 ? (
        <>
          <FrontPage front={front} cursor={first.next_cursor ?? null} />
          <div className='hidden min-h-dvh signed-in:block'>
            <YourExplore />
          </div>
        </>
      ) : front ? (
        <Nobody t={t} />
      ) : (
        <Results filter={filter} data={data} />
      )}
    </div>
  )
}
