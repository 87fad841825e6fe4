import { Avatar } from '@/components/ui/avatar'
import type { Creator } from '@/contracts/creators'
import { cn } from '@/lib/cn'

/** The creator's most talked-with character, or the first letter of the name. */
export const CreatorFace = ({
  creator: { portrait, display_name },
  className = 'size-12',
}: {
  creator: Pick<Creator, 'portrait' | 'display_name'>
  className?: string
}) =>
  portrait ? (
    <Avatar portrait={portrait} className={className} />
  ) : (
    <span aria-hidden className={cn('title grid flex-none place-items-center rounded-full bg-raised text-xl text-muted', className)}>
      {[...display_name][0]?.toUpperCase()}
    </span>
  )
