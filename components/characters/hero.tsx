import { useTranslations } from 'next-intl'
import type { CharacterSummary } from '@/contracts/characters'
import { MESSAGE_CREDITS, SIGNUP_CREDITS } from '@/contracts/prices'
import { Picture } from '@/components/ui/picture'
import { cn } from '@/lib/cn'

const PLACES = ['z-0 -mr-[11%] mt-8 -rotate-3', 'z-10', 'z-0 -ml-[11%] mt-8 rotate-3']

/** What this is, in five seconds. Three portraits stand beside it on wide screens; lazy, so that phones never fetch them. */
export function Hero({ faces }: { faces: readonly CharacterSummary[] }) {
  const t = useTranslations('explore')
  return (
    <div className='grid items-center gap-8 lg:grid-cols-[1.1fr_1fr]'>
      <div>
        <h1 className='title max-w-[13em] text-xl sm:text-2xl'>{t('headline')}</h1>
        <p className='mt-3 max-w-[36em] text-pretty text-muted'>
          {t('intro', { credits: SIGNUP_CREDITS, price: MESSAGE_CREDITS })}
        </p>
      </div>
      <div aria-hidden className='hidden justify-center lg:flex'>
        {faces.map((face, index) => (
          <div key={face.id} className={cn('w-[34%] max-w-44 overflow-hidden rounded-lg shadow-float', PLACES[index])}>
            <Picture portrait={face.portrait} alt='' sizes='176px' />
          </div>
        ))}
      </div>
    </div>
  )
}
