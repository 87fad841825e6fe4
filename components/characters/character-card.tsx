import { Link } from '@/components/ui/link'
import type { CharacterSummary } from '@/contracts/characters'
import { Picture } from '@/components/ui/picture'
import { cn } from '@/lib/cn'

type CharacterCardProps = {
  character: CharacterSummary
  /** How wide it is drawn, as in `<img sizes>`. */
  sizes: string
  /** In the first view: its picture is loaded at once. */
  priority?: boolean
  className?: string
}

/** Portrait edge to edge, the name over a soft gradient, and what they would say to you. */
export const CharacterCard = ({ character, sizes, priority, className }: CharacterCardProps) => (
  <Link
    href={`/characters/${character.slug}`}
    className={cn('group relative block overflow-hidden rounded-md text-on-picture', className)}
  >
    <Picture
      portrait={character.portrait}
      alt=''
      sizes={sizes}
      priority={priority}
      imageClassName='transition-transform duration-slow ease-glide group-hover:scale-[1.03]'
    />
    <span className='picture-shade absolute inset-x-0 bottom-0 block px-3 pt-16 pb-3 sm:px-4 sm:pb-3.5'>
      <span className='title block text-lg text-balance'>
        {character.full_name.split(' ')[0]}, {character.age}
      </span>
      <span className='mt-0.5 line-clamp-2 text-sm text-on-picture-soft'>{character.hook}</span>
    </span>
    <span aria-hidden className='absolute inset-0 hidden animate-shimmer bg-shade/50 [animation-delay:.15s] in-data-pending:block' />
  </Link>
)
