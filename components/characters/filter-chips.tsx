import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { GENDERS, type Category } from '@/contracts/character-options'
import { chipClass } from '@/components/ui/chip'
import { exploreHref, type ExploreFilter } from '@/lib/explore/explore-filter'
import { FilterButton } from './filter-button'

type FilterChipsProps = {
  filter: ExploreFilter
  /** Those that have characters, in order. */
  categories: readonly Category[]
}

/** Links, so that every filter is an address. */
export function FilterChips({ filter, categories }: FilterChipsProps) {
  const t = useTranslations('explore')
  const more = useTranslations('discover')
  const chosen = [filter.style, filter.sort].filter(Boolean).length
  const chip = (label: string, next: ExploreFilter, on: boolean) => (
    <li key={label}>
      <Link href={exploreHref(next)} keepScroll aria-current={on ? 'true' : undefined} className={chipClass(on)}>
        {label}
      </Link>
    </li>
  )
  return (
    <nav aria-label={t('filters')} className='no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-1 lg:-mx-1 lg:px-1'>
      <FilterButton
        key={JSON.stringify(filter)}
        filter={filter}
        categories={categories}
        chosen={chosen}
        label={chosen > 0 ? more('filters_short', { count: chosen }) : t('filters')}
      />
      <ul className='flex gap-2'>
        {chip(t('all'), { ...filter, category: undefined }, !filter.category)}
        {categories.map((category) => chip(t(`category.${category}`), { ...filter, category }, filter.category === category))}
      </ul>
      <span aria-hidden className='mx-1 w-px flex-none self-stretch bg-line' />
      <ul aria-label={t('gender_label')} className='flex gap-2'>
        {GENDERS.map((gender) => {
          const on = filter.gender === gender
          return chip(t(`gender.${gender}`), { ...filter, gender: on ? undefined : gender }, on)
        })}
      </ul>
    </nav>
  )
}
