import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import type { CharacterSummary } from '@/contracts/characters'
import { MESSAGE_CREDITS, SIGNUP_CREDITS } from '@/contracts/prices'
import { Picture } from '@/components/ui/picture'
import { cn } from '@/lib/cn'
import { YourHero } from './personal'

const PLACES = ['z-0 -me-[11%] mt-8 -rotate-3', 'z-10', 'z-0 -ms-[11%] mt-8 rotate-3']

/**
 * What this is, in five seconds; for those who are signed in where they left off. Three characters stand beside it on wide
 * screens; lazy, so that phones never fetch them.
 */
export function Hero({ faces }: { faces: readonly CharacterSummary[] }) {
  const t = useTranslations('explore')
  return (
    <div className='grid grid-cols-1 items-center gap-8 lg:grid-cols-[1.1fr_1fr] signed-in:lg:grid-cols-1'>
      <div className='signed-in:hidden'>
        <h1 className='title max-w-[13em] text-xl sm:text-2xl'>{t('headline')}</h1>
        <p className='mt-3 max-w-[36em] text-pretty text-muted'>{t('intro', { credits: SIGNUP_CREDITS, price: MESSAGE_CREDITS })}</p>
      </div>
      <div className='hidden h-29 signed-in:block'>
        <YourHero />
      </div>
      <ul className='hidden items-start justify-center lg:flex signed-in:hidden'>
        {faces.map((face, index) => (
          <li
            key={face.id}
            className={cn(
              'w-[34%] max-w-44 overflow-hidden rounded-lg shadow-float transition-[translate] duration-slow ease-glide hover:z-20 hover:-translate-y-1.5 focus-within:z-20',
              PLACES[index],
            )}
          >
            <Link href={`/characters/${face.slug}`} aria-label={t('name_age', { name: face.full_name, age: face.age })} className='block'>
              <Picture portrait={face.portrait} alt='' sizes='176px' />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
