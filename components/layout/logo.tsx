import { Link } from '@/components/ui/link'
import { BRAND } from '@/lib/brand'
import { cn } from '@/lib/cn'

type LogoProps = {
  /** Only its first letter, for the narrow side bar. */
  short?: boolean
  className?: string
}

export const Logo = ({ short, className }: LogoProps) => (
  <Link href='/' aria-label={BRAND} className={cn('title inline-flex min-h-11 items-center rounded-sm text-xl', className)}>
    {short ? BRAND.slice(0, 1) : BRAND}
  </Link>
)
