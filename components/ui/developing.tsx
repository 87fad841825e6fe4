import type { Portrait } from '@/contracts/characters'
import { Picture } from './picture'

const RADIUS = 20
const ROUND = 2 * Math.PI * RADIUS

/** How far it is, as a ring; a part of one that turns while nobody knows. */
function Ring({ percent }: { percent: number | null }) {
  return (
    <svg
      aria-hidden
      viewBox='0 0 48 48'
      fill='none'
      strokeWidth={3}
      strokeLinecap='round'
      className={`size-12 -rotate-90 ${percent === null ? 'motion-safe:animate-spin' : ''}`}
    >
      <circle cx='24' cy='24' r={RADIUS} className='stroke-current opacity-25' />
      <circle
        cx='24'
        cy='24'
        r={RADIUS}
        strokeDasharray={ROUND}
        strokeDashoffset={ROUND * (1 - (percent ?? 25) / 100)}
        className='stroke-current transition-[stroke-dashoffset] duration-slow'
      />
    </svg>
  )
}

type DevelopingProps = {
  /** Whose photo it is going to be; a plain ground without. */
  portrait?: Portrait
  /** Null while it is not known. */
  percent: number | null
}

/** A photo on its way: a sketch of who will be in it, out of focus, which clears as it comes. Fills its frame. */
export function Developing({ portrait, percent }: DevelopingProps) {
  return (
    <span aria-hidden className='absolute inset-0 grid place-items-center bg-linear-to-br from-hover to-raised text-on-picture'>
      {portrait ? (
        // The small picture of the avatars: what is blurred needs no more, and it is there already.
        <span className='absolute -inset-6 transition-[filter] duration-slow' style={{ filter: `blur(${26 - (percent ?? 0) * 0.14}px)` }}>
          <Picture portrait={portrait} alt='' sizes='80px' className='aspect-auto size-full' />
        </span>
      ) : null}
      <span className='picture-shade absolute inset-0' />
      <span className='relative'>
        <Ring percent={percent} />
      </span>
    </span>
  )
}
