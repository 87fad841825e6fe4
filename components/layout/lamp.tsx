import { useId } from 'react'

/** The lamp of pages that wait for somebody: lit while the product is there, dark without a connection. */
export function Lamp({ lit = false }: { lit?: boolean }) {
  const id = useId()
  const [shade, light] = [`${id}-shade`, `${id}-light`]
  return (
    <svg
      viewBox='30 24 140 156'
      fill='none'
      stroke='currentColor'
      strokeWidth={1.5}
      strokeLinecap='round'
      strokeLinejoin='round'
      aria-hidden
      className='mb-6 w-44 text-muted'
    >
      <defs>
        <linearGradient id={shade} x1='0' y1='0' x2='0' y2='1'>
          <stop offset='0' stopColor='var(--c-warn)' stopOpacity='.18' />
          <stop offset='1' stopColor='var(--c-warn)' stopOpacity='.62' />
        </linearGradient>
        <linearGradient id={light} x1='0' y1='0' x2='0' y2='1'>
          <stop offset='0' stopColor='var(--c-warn)' stopOpacity='.34' />
          <stop offset='1' stopColor='var(--c-warn)' stopOpacity='0' />
        </linearGradient>
      </defs>
      {lit ? <path d='M58 100h84l22 68H36Z' fill={`url(#${light})`} stroke='none' /> : null}
      <path
        d='M80 40h40q3 0 4.2 3l19.8 52q1.5 5-4 5H60q-5.500 0-4-5l19.800-52q1.200-3 4.200-3Z'
        fill={lit ? `url(#${shade})` : undefined}
      />
      <path d='M100 100v8M100 108c-7 6-9 14-9 22s5 16 5 26h8c0-10 5-18 5-26s-2-16-9-22ZM78 164q0-8 8-8h28q8 0 8 8Z' />
      <path d='M126 100v16' />
      <circle cx='126' cy='119' r='2.5' />
    </svg>
  )
}
