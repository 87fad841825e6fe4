'use client'

import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useDeferredValue, useState } from 'react'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/text-field'
import type { CharacterSummary } from '@/contracts/characters'
import { GROUP_SIZE, GROUP_TITLE_MAX } from '@/contracts/groups'
import { usePersonalList } from '@/hooks/api/use-characters'
import { useConversation, useConversations } from '@/hooks/api/use-conversations'
import { useCreateGroup, useGroupActions } from '@/hooks/api/use-groups'
import { cn } from '@/lib/cn'
import { firstName } from '@/lib/format/first-name'
import groups from '@/lib/i18n/messages/en/groups.json'

type GroupModalProps = {
  /** Chosen already. */
  first?: CharacterSummary
  /** The group that they come into; without it they begin one. */
  add_to?: number
  /** Shows the group that was begun. */
  onMade?: (id: number) => void
  onClose: () => void
}

/** People of the list that fit a look. */
const MOST_SHOWN = 24

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Those one chats with, then those one keeps, then the popular ones, or who is found by the words; each once. */
function useCandidates(words: string): CharacterSummary[] {
  const q = words.trim()
  const chats = useConversations().data?.data ?? []
  const favorites = usePersonalList({ favorites: '1' }).data?.data ?? []
  const others = usePersonalList(q ? { q } : {}).data?.data ?? []
  const known = [...chats.flatMap(({ character, group }) => (group ? [] : [character])), ...favorites]
  const own = q ? known.filter(({ full_name }) => plain(full_name).includes(plain(q))) : known
  return [...new Map([...own, ...others].map((one) => [one.id, one])).values()]
}

function GroupDialog({ first, add_to, onMade, onClose }: GroupModalProps) {
  const t = useTranslations('groups')
  const inside = useConversation(add_to ?? null)?.group?.members.filter(({ left }) => !left) ?? []
  const [words, setWords] = useState('')
  const [title, setTitle] = useState('')
  const [chosen, setChosen] = useState<readonly CharacterSummary[]>(first ? [first] : [])
  const candidates = useCandidates(useDeferredValue(words)).filter(({ id }) => !inside.some(({ character }) => character.id === id))
  const create = useCreateGroup()
  const { add } = useGroupActions(add_to ?? 0)
  const most = GROUP_SIZE.most - inside.length
  const least = add_to === undefined ? GROUP_SIZE.least : 1
  const isFull = chosen.length >= most
  const isChosen = (id: number) => chosen.some((one) => one.id === id)
  const toggle = (character: CharacterSummary) =>
    setChosen(isChosen(character.id) ? chosen.filter(({ id }) => id !== character.id) : isFull ? chosen : [...chosen, character])
  // Who is chosen stays in sight, whatever is searched.
  const shown = [...chosen, ...candidates.filter(({ id }) => !isChosen(id))].slice(0, MOST_SHOWN)
  const busy = create.isPending || add.isPending
  const ready = chosen.length >= least && title.trim().length <= GROUP_TITLE_MAX
  const submit = () => {
    if (!ready || busy) return
    if (add_to !== undefined) return add.mutate(chosen, { onSuccess: onClose })
    create.mutate(
      { characters: chosen, title: title.trim() },
      {
        onSuccess: ({ id }) => {
          onClose()
          onMade?.(id)
        },
      },
    )
  }
  return (
    <Dialog
      title={t(add_to === undefined ? 'new' : 'add')}
      text={add_to === undefined ? t('new_text', GROUP_SIZE) : t('add_text')}
      onClose={onClose}
    >
      <TextField type='search' label={t('search')} value={words} onChange={(event) => setWords(event.target.value)} data-autofocus />
      <fieldset className='min-w-0'>
        <legend className='flex w-full justify-between pb-1 text-sm font-semibold'>
          <span>{t('characters')}</span>
          <span role='status' className='font-medium text-muted'>
            {t('chosen', { count: chosen.length, most })}
          </span>
        </legend>
        <div className='-mx-2 max-h-[38dvh] overflow-y-auto'>
          {shown.map((character) => (
            <label
              key={character.id}
              className={cn(
                'relative flex min-h-14 cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 hover:bg-raised',
                'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus',
                isFull && !isChosen(character.id) && 'opacity-60',
              )}
            >
              <input
                type='checkbox'
                checked={isChosen(character.id)}
                aria-disabled={(isFull && !isChosen(character.id)) || undefined}
                onChange={() => toggle(character)}
                className='peer absolute inset-0 cursor-pointer appearance-none rounded-md outline-none'
              />
              <Avatar portrait={character.portrait} className='size-11' />
              <span className='min-w-0 flex-1'>
                <span className='block truncate font-semibold'>{character.full_name}</span>
                <span className='block truncate text-sm text-muted'>{character.hook}</span>
              </span>
              <span
                aria-hidden
                className='grid size-6 flex-none place-items-center rounded-full edged peer-checked:bg-brand peer-checked:text-on-brand'
              >
                {isChosen(character.id) ? <Check className='size-4' strokeWidth={2.5} /> : null}
              </span>
            </label>
          ))}
          {shown.length === 0 ? <p className='px-2 py-4 text-sm text-muted'>{t('none')}</p> : null}
        </div>
      </fieldset>
      {add_to === undefined ? (
        <TextField
          label={t('title_optional')}
          value={title}
          placeholder={chosen.map(({ full_name }) => firstName(full_name)).join(', ')}
          maxLength={GROUP_TITLE_MAX}
          onChange={(event) => setTitle(event.target.value)}
        />
      ) : null}
      <Button kind='primary' full busy={busy} aria-disabled={!ready || undefined} onClick={submit}>
        {t(add_to === undefined ? 'start' : 'add_go')}
      </Button>
    </Dialog>
  )
}

/** Choose who is in a new group, or who comes into one. */
export const GroupModal = (props: GroupModalProps) => (
  <WithCatalogs catalogs={{ groups }}>
    <GroupDialog {...props} />
  </WithCatalogs>
)
