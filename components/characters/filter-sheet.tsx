'use client'

import { useTranslations } from 'next-intl'
import { useState, type RefObject } from 'react'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { Button, buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { RadioChips } from '@/components/ui/radio-chips'
import { Sheet } from '@/components/ui/sheet'
import { GENDERS, STYLES, type Category } from '@/contracts/character-options'
import { exploreHref, SORTS, type ExploreFilter } from '@/lib/explore/explore-filter'
import discover from '@/lib/i18n/messages/en/discover.json'
import { useSignedIn } from '@/stores/auth-store'

type FilterSheetProps = {
  filter: ExploreFilter
  categories: readonly Category[]
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Stands for no choice. */
const ANY = 'any'

function Choices({ filter, categories, anchor, onClose }: FilterSheetProps) {
  const t = useTranslations('discover')
  const explore = useTranslations('explore')
  const signedIn = useSignedIn()
  const [chosen, setChosen] = useState(filter)
  const choice = <K extends 'sort' | 'gender' | 'style' | 'category'>(
    name: K,
    legend: string,
    options: readonly NonNullable<ExploreFilter[K]>[],
    any: string,
    labelOf: (option: NonNullable<ExploreFilter[K]>) => string,
  ) => (
    <RadioChips
      name={`filter-${name}`}
      legend={legend}
      options={[{ value: ANY, label: any }, ...options.map((option) => ({ value: option as string, label: labelOf(option) }))]}
      value={chosen[name] ?? ANY}
      onChange={(value) => setChosen({ ...chosen, [name]: value === ANY ? undefined : value })}
    />
  )
  return (
    <Sheet
      title={explore('filters')}
      onClose={onClose}
      anchor={anchor}
      footer={
        <>
          <Button kind='quiet' onClick={() => setChosen(filter.q ? { q: filter.q } : {})}>
            {t('clear')}
          </Button>
          <Link href={exploreHref(chosen)} keepScroll onClick={onClose} className={buttonClass('primary', 'flex-1')}>
            {t('apply')}
          </Link>
        </>
      }
    >
      <div className='grid gap-6 px-2'>
        {choice('sort', t('legend.sort'), signedIn ? SORTS : ['new'], t(chosen.q ? 'sort.match' : 'sort.popular'), (sort) =>
          t(`sort.${sort}`),
        )}
        {choice('gender', t('legend.gender'), GENDERS, explore('gender.any'), (gender) => explore(`gender.${gender}`))}
        {choice('category', t('legend.category'), categories, t('any_category'), (category) => explore(`category.${category}`))}
        {choice('style', t('legend.style'), STYLES, t('any_style'), (style) => t(`style.${style}`))}
      </div>
    </Sheet>
  )
}

/** All that can be chosen, at once; it becomes an address with the one button. */
export const FilterSheet = (props: FilterSheetProps) => (
  <WithCatalogs catalogs={{ discover }}>
    <Choices {...props} />
  </WithCatalogs>
)
