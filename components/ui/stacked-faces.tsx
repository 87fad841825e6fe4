import type { Portrait } from '@/contracts/characters'
import { cn } from '@/lib/cn'
import { Avatar } from './avatar'

/** Where each face is, by how many there are. */
const PLACES: Record<number, readonly string[]> = {
  1: ['inset-0 w-full'],
  2: ['start-0 top-0 w-[66%]', 'end-0 bottom-0 w-[66%]'],
  3: ['start-[23%] top-0 w-[54%]', 'start-0 bottom-0 w-[54%]', 'end-0 bottom-0 w-[54%]'],
  4: ['start-0 top-0 w-1/2', 'end-0 top-0 w-1/2', 'start-0 bottom-0 w-1/2', 'end-0 bottom-0 w-1/2'],
}

type Member = { left: boolean; character: { id: number; portrait: Portrait } }

/** Up to four who are there, in the room of one face. */
export function StackedFaces({ members, className = 'size-12' }: { members: readonly Member[]; className?: string }) {
  const faces = members.filter(({ left }) => !left).slice(0, 4)
  return (
    <span className={cn('relative block flex-none', className)}>
      {faces.map(({ character }, at) => (
        <span key={character.id} className={cn('absolute rounded-full ring-2 ring-ink', PLACES[faces.length]?.[at])}>
          <Avatar portrait={character.portrait} className='w-full' />
        </span>
      ))}
    </span>
  )
}
