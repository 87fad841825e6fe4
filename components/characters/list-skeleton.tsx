import { Skeleton } from '@/components/ui/skeleton'
import { CharacterGrid } from './character-grid'

/** Holds the place of a first page. */
export const ListSkeleton = () => (
  <CharacterGrid>
    {Array.from({ length: 10 }, (_, index) => (
      <li key={index} className='aspect-3/4'>
        <Skeleton className='size-full' />
      </li>
    ))}
  </CharacterGrid>
)
