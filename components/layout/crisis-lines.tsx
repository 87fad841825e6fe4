import { useLocale } from 'next-intl'
import { CRISIS_LINES } from '@/contracts/crisis-lines'

export const telOf = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`

/** The table that people are pointed to, each number a link to call it. */
export function CrisisLines() {
  const countries = new Intl.DisplayNames([useLocale()], { type: 'region' })
  return (
    <ul className='mt-4 grid gap-x-8 sm:grid-cols-2'>
      {CRISIS_LINES.map(({ place, name, call }) => (
        <li key={place} className='flex min-h-14 items-center justify-between gap-4 border-t border-line py-1'>
          <p className='min-w-0'>
            <span className='font-medium'>{countries.of(place)}</span>
            <span className='block text-sm text-muted wrap-anywhere'>{name}</span>
          </p>
          <a
            href={telOf(call)}
            className='inline-flex min-h-11 min-w-11 flex-none items-center justify-end font-semibold underline underline-offset-4'
          >
            {call}
          </a>
        </li>
      ))}
    </ul>
  )
}
