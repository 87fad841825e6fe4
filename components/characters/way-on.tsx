'use client'

import { WithCatalogs } from '@/components/layout/with-catalogs'
import { useFaces } from '@/hooks/api/use-faces'
import explore from '@/lib/i18n/messages/en/explore.json'
import { CharacterCard } from './character-card'
import { SearchBox } from './search-box'

/** A search, and three characters who are there. */
export function WayOn() {
  const faces = useFaces()
  return (
    <WithCatalogs catalogs={{ explore }}>
      <SearchBox filter={{}} />
      <ul className='mt-5 grid grid-cols-3 gap-2.5'>
        {faces.map((face) => (
          <li key={face.id}>
            <CharacterCard character={face} sizes='150px' brief />
          </li>
        ))}
      </ul>
    </WithCatalogs>
  )
}
