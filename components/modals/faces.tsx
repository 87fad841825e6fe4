'use client'

import { Picture } from '@/components/ui/picture'
import { useCompanion, useFaces } from '@/hooks/api/use-faces'
import { cn } from '@/lib/cn'

/** Behind pictures, and instead of them while they are on their way. */
const GROUND = 'relative overflow-hidden bg-linear-to-b from-mine to-surface'
/** Who stands in front, right and left; turning moves everybody on by one place. */
const PLACES = [
  'z-10 -translate-x-1/2',
  'translate-x-[22%] translate-y-5 scale-90 rotate-3 brightness-75',
  '-translate-x-[122%] translate-y-5 scale-90 -rotate-3 brightness-75',
]

/** Three portraits fanned out over a dialog; `turn` says whose turn it is to stand in front. */
export function FaceFan({ turn }: { turn: number }) {
  const faces = useFaces()
  return (
    <div aria-hidden className={cn(GROUND, 'h-51')}>
      {faces.map((face, index) => (
        <div
          key={face.id}
          className={cn(
            'absolute top-7 left-1/2 w-30 animate-fade overflow-hidden rounded-lg shadow-float transition-[transform,translate,rotate,scale,filter] duration-slow ease-glide',
            PLACES[(index - turn + PLACES.length) % PLACES.length],
          )}
        >
          <Picture portrait={face.portrait} alt='' sizes='120px' priority />
        </div>
      ))}
    </div>
  )
}

/** The character of the last conversation, before their own blurred colors. */
export function CompanionPicture() {
  const companion = useCompanion()
  return (
    <div aria-hidden className={cn(GROUND, 'h-51')}>
      {companion ? (
        <div className='animate-fade'>
          <Picture
            portrait={companion.portrait}
            alt=''
            sizes='120px'
            priority
            className='absolute! -inset-8 aspect-auto opacity-60 blur-2xl'
          />
          {/* The blur ends before the text begins. */}
          <div className='absolute inset-x-0 bottom-0 h-2/3 bg-linear-to-b from-transparent to-surface' />
          <div className='absolute top-7 left-1/2 w-30 -translate-x-1/2 overflow-hidden rounded-lg shadow-float'>
            <Picture portrait={companion.portrait} alt='' sizes='120px' priority />
          </div>
        </div>
      ) : null}
    </div>
  )
}
