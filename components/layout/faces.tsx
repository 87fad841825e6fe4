'use client'

import { Avatar } from '@/components/ui/avatar'
import { Link } from '@/components/ui/link'
import { useFaces } from '@/hooks/api/use-faces'
import { firstName } from '@/lib/format/first-name'

/** Three popular characters to begin with, each a link to its page. */
export function Faces() {
  const faces = useFaces()
  return (
    <ul className='flex justify-center gap-2'>
      {faces.map(({ id, slug, full_name, portrait }) => (
        <li key={id}>
          <Link href={`/characters/${slug}`} className='grid w-24 justify-items-center gap-1.5 rounded-md p-2 text-sm hover:bg-raised'>
            <Avatar portrait={portrait} className='size-16' />
            <span className='w-full truncate text-center'>{firstName(full_name)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
