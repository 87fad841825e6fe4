import { getTranslations } from 'next-intl/server'
import { RETENTION, RETENTION_CATEGORIES, type RetentionCategory } from '@/contracts/retention'

const DAYS_A_YEAR = 365

/** What is kept for how long, from the table by which the nightly job purges. */
export async function RetentionTable() {
  const t = await getTranslations('legal.privacy')
  const periodOf = (category: RetentionCategory) => {
    const days = RETENTION[category]
    if (days === null) return t('until_account')
    return days % DAYS_A_YEAR === 0 ? t('years', { years: days / DAYS_A_YEAR }) : t('days', { days })
  }
  return (
    <dl className='mt-4 divide-y divide-line'>
      {RETENTION_CATEGORIES.map((category) => (
        <div key={category} className='flex flex-wrap justify-between gap-x-6 py-2'>
          <dt>{t(`retention.${category}`)}</dt>
          <dd className='text-muted'>{periodOf(category)}</dd>
        </div>
      ))}
    </dl>
  )
}
