import { CARD_LIMITS, type ExtrasChange, type OwnExtras } from '@/contracts/cards'
import type { CharacterExtras } from '@/contracts/character-definition'
import { editExtras } from '../characters/own/edit-character'
import { findOwn } from '../characters/own/find-own'
import type { CharacterRow } from '../characters/present'
import type { Caller, Context } from '../context'
import { AppError } from '../errors'
import type { Lorebook } from './lorebook'

const tagOf = (row: CharacterRow) => `v${row.version}`

const present = (row: CharacterRow): OwnExtras => ({
  tag: tagOf(row),
  version: row.version,
  nickname: row.extras.nickname ?? '',
  alternate_greetings: row.extras.alternate_greetings ?? [],
  example_dialogue: row.extras.example_dialogue ?? '',
  post_history_instructions: row.extras.post_history_instructions ?? '',
  lorebook: row.extras.lorebook ?? null,
  kept_for_export: Object.keys(row.extras.card ?? {}).sort(),
})

export const getExtras = async (ctx: Context, caller: Caller, id: number): Promise<OwnExtras> => present(await findOwn(ctx, caller, id))

const refused = (message: string) => new AppError('INVALID_INPUT', message)
const NEW_BOOK: Lorebook = { name: '', scan_depth: null, token_budget: null, recursive_scanning: false, entries: [] }

type Position<T> = { index: number; value: T | null; insert?: boolean }

/** One past the last adds, null removes, `insert` moves the others down. Throws INVALID_INPUT. */
function placed<T>(list: T[], { index, value, insert = false }: Position<T>, most: number): T[] {
  if (index > list.length || (value === null && index === list.length)) throw refused('There’s nothing to change here.')
  if (value === null) return list.toSpliced(index, 1)
  if (list.length >= most && (insert || index === list.length)) throw refused(`You can have up to ${most}.`)
  return list.toSpliced(index, insert ? 0 : 1, value)
}

function changed(extras: CharacterExtras, change: ExtrasChange): CharacterExtras {
  const book = extras.lorebook ?? NEW_BOOK
  switch (change.part) {
    case 'nickname':
      return { ...extras, nickname: change.value.trim() }
    case 'example_dialogue':
      return { ...extras, example_dialogue: change.value.trim() }
    case 'post_history_instructions':
      return { ...extras, post_history_instructions: change.value.trim() }
    case 'lorebook':
      return { ...extras, lorebook: change.value ? { ...book, ...change.value } : undefined }
    case 'alternate_greeting':
      return { ...extras, alternate_greetings: placed(extras.alternate_greetings ?? [], change, CARD_LIMITS.alternate_greetings) }
    case 'lorebook_entry': {
      const entries = placed(book.entries, change, CARD_LIMITS.entries)
      if (entries.reduce((sum, { content }) => sum + content.length, 0) > CARD_LIMITS.lorebook_characters) {
        throw refused(`All entries together can have up to ${CARD_LIMITS.lorebook_characters} characters.`)
      }
      if (entries.reduce((sum, { keys, secondary_keys }) => sum + keys.length + secondary_keys.length, 0) > CARD_LIMITS.lorebook_keys) {
        throw refused(`All entries together can have up to ${CARD_LIMITS.lorebook_keys} keywords.`)
      }
      return { ...extras, lorebook: { ...book, entries } }
    }
  }
}

/** What is empty is not there, so that what is stored reads back equal. */
const tidy = (extras: CharacterExtras): CharacterExtras =>
  Object.fromEntries(
    Object.entries(extras).filter(([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)),
  )

/**
 * Changes one thing of what a card contained, as a new version of the character, moderated like every edit. Throws NOT_FOUND,
 * INVALID_INPUT, CONFLICT (another version by now, or in the trash), CONTENT_BLOCKED.
 */
export async function changeExtras(
  ctx: Context,
  caller: Caller,
  { id, tag, change }: { id: number; tag: string; change: ExtrasChange },
): Promise<OwnExtras> {
  const row = await findOwn(ctx, caller, id)
  if (tag !== tagOf(row)) throw new AppError('CONFLICT', 'This character was changed somewhere else. Check the newest version first.')
  await editExtras(ctx, caller, row, tidy(changed(row.extras, change)))
  return getExtras(ctx, caller, id)
}
