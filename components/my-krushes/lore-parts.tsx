'use client'

import { useTranslations } from 'next-intl'
import { REPORT_FIELDS, type OwnExtras, type ReportField } from '@/contracts/cards'
import type { OwnCharacter } from '@/contracts/own-characters'
import { LoreBook } from './lore-book'
import { LoreGreetings } from './lore-greetings'
import { LorePart } from './lore-part'
import { LoreTalk } from './lore-talk'

const isField = (name: string): name is ReportField => (REPORT_FIELDS as readonly string[]).includes(name)

/** What exports give back and nothing here reads. */
function SavedMark({ names }: { names: readonly string[] }) {
  const t = useTranslations('lore.kept')
  const field = useTranslations('krushes.report.field')
  if (names.length === 0) return null
  return (
    <LorePart id='kept' title={t('title')} text={t('text')}>
      <ul className='flex flex-wrap gap-2'>
        {names.map((name) => (
          <li key={name} className='rounded-full bg-raised px-3.5 py-1.5 text-sm wrap-anywhere'>
            {isField(name) && name !== 'other' ? field(name) : name}
          </li>
        ))}
      </ul>
    </LorePart>
  )
}

/** What the page holds, fetched with the schemas of its forms. */
export function LoreParts({ character, extras, name }: { character: OwnCharacter; extras: OwnExtras; name: string }) {
  return (
    <div className='grid gap-10'>
      <LoreGreetings character={character} name={name} extras={extras} />
      <LoreBook id={character.id} name={name} extras={extras} />
      <LoreTalk id={character.id} name={name} extras={extras} />
      <SavedMark names={extras.kept_for_export} />
    </div>
  )
}
