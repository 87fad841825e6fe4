import type { ReactNode } from 'react'

type PriceProps = { free: ReactNode; premium?: ReactNode }

/** The price for free users, nothing for premium. By style, so that the first paint is right too. */
export const Price = ({ free, premium }: PriceProps) => (
  <>
    <span className='premium:hidden'>{free}</span>
    {premium === undefined ? null : <span className='free:hidden'>{premium}</span>}
  </>
)
