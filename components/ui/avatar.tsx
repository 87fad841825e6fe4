import type { Portrait } from '@/contracts/characters'
import { cn } from '@/lib/cn'
import { Picture } from './picture'

type AvatarProps = {
  portrait: Portrait
  /** Empty where the name stands beside it. */
  alt?: string
  /** Size class; 48 px unless given. */
  className?: string
}

/** The face of a portrait in a circle. */
export const Avatar = ({ portrait, alt = '', className = 'size-12' }: AvatarProps) => (
  <Picture
    portrait={portrait}
    alt={alt}
    sizes='80px'
    className={cn('aspect-square flex-none rounded-full', className)}
    imageClassName='origin-[50%_34%] scale-125 object-[50%_22%]'
  />
)
