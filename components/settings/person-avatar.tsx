import { UserRound } from 'lucide-react'
import { cn } from '@/lib/cn'

type PersonAvatarProps = { picture: string | undefined; className?: string }

/** The person's own picture in a circle, or a quiet figure. Decoration beside the name. */
export const PersonAvatar = ({ picture, className = 'size-20' }: PersonAvatarProps) => (
  <span className={cn('grid flex-none place-items-center overflow-hidden rounded-full bg-raised text-muted', className)}>
    {picture ? (
      <img src={picture} alt='' className='size-full object-cover' />
    ) : (
      <UserRound aria-hidden className='size-1/2' strokeWidth={1.5} />
    )}
  </span>
)
