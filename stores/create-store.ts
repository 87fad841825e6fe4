import { create } from 'zustand'
import { isOfAppearance, isStep, readDraft, type Draft, type Field, type Step } from '@/lib/create/draft'
import { withChoice } from '@/lib/create/looks'

/** A draft and what belongs to it; kept in this browser under its scope, so that a reload or a sign-in loses nothing. */
export type Sheet = {
  /** Of the draft on the server, and made here. */
  id: string
  /** The Idempotency-Key of making the character: one for each sheet, so that trying twice makes one. */
  key: string
  draft: Draft
  step: Step
  /** What the person chose or wrote: the dice leave it. */
  kept: Field[]
  /** Whose it is; null for a visitor's. */
  owner: number | null
  /** Grows with each change, and what of it the server has. */
  rev: number
  saved_rev: number
  /** Milliseconds since 1970 of the last change. */
  changed_at: number
  /** While a character is changed: which, and the version that the change was made from. */
  editing: { id: number; version: number } | null
}

/** `new` is the one that /create continues; others are named after what they are of. */
export type Scope = 'new' | `draft.${string}` | `character.${number}`

type CreateState = {
  scope: Scope | null
  sheet: Sheet | null
  /** Takes up what this browser keeps for `scope` and `user_id`, or begins with `start`: always, where it is `fresh`. */
  open: (scope: Scope, user_id: number | null, start: () => Pick<Sheet, 'draft'> & Partial<Sheet>, fresh?: boolean) => void
  /** A choice of the person: it is kept from the dice from now on. */
  choose: (field: Field, value: unknown) => void
  /** A whole draft at once, as the dice give it. */
  replace: (draft: Draft) => void
  keep: (field: Field, kept: boolean) => void
  go: (step: Step) => void
  /** The same sheet under the person who signed in meanwhile. */
  adopt: (user_id: number) => void
  recordSaved: (rev: number) => void
  patch: (change: Partial<Pick<Sheet, 'editing' | 'draft' | 'key'>>) => void
  /** The sheet has become a character, or was thrown away. */
  drop: () => void
}

const keyOf = (scope: Scope) => `krush.create.${scope}`

function write(scope: Scope | null, sheet: Sheet | null) {
  if (scope === null) return
  try {
    if (sheet) window.localStorage.setItem(keyOf(scope), JSON.stringify(sheet))
    else window.localStorage.removeItem(keyOf(scope))
  } catch {
    // Private windows may refuse, or the storage is full; the draft then lasts as long as the page.
  }
}

/** What this browser keeps under a scope; null for nothing, for what cannot be read, and for someone else's. */
export function storedSheet(scope: Scope, user_id: number | null): Sheet | null {
  try {
    const found = JSON.parse(window.localStorage.getItem(keyOf(scope)) ?? 'null') as Partial<Sheet> | null
    if (!found || typeof found.id !== 'string' || typeof found.key !== 'string' || !found.draft) return null
    if (found.owner != null && found.owner !== user_id) return null
    const draft = readDraft(found.draft, found.draft.appearance?.seed ?? 1)
    return { ...blank(found.owner ?? null), ...found, draft, step: isStep(found.step) ? found.step : 'look' } as Sheet
  } catch {
    return null
  }
}

/**
 * A character went from one version to the next without a change to what the form holds: what has been chosen for it here
 * was made from the next one just as well.
 */
export function followVersion(id: number, from: number, to: number) {
  const { scope, sheet, patch } = useCreateStore.getState()
  const own: Scope = `character.${id}`
  if (to !== from + 1) return
  if (scope === own && sheet) {
    if (sheet.editing?.version === from) patch({ editing: { id, version: to } })
    return
  }
  try {
    const kept = JSON.parse(window.localStorage.getItem(keyOf(own)) ?? 'null') as Sheet | null
    if (kept?.editing?.version === from) write(own, { ...kept, editing: { id, version: to } })
  } catch {
    // What cannot be read is started over there.
  }
}

const blank = (owner: number | null) => ({
  id: crypto.randomUUID(),
  key: crypto.randomUUID(),
  step: 'look' as Step,
  kept: [] as Field[],
  owner,
  rev: 0,
  saved_rev: 0,
  changed_at: 0,
  editing: null,
})

/** What someone is making at /create. */
export const useCreateStore = create<CreateState>((set, get) => {
  const change = (part: (sheet: Sheet) => Partial<Sheet>, isChange = true) => {
    const { scope, sheet } = get()
    if (!sheet) return
    const next = { ...sheet, ...part(sheet), ...(isChange ? { rev: sheet.rev + 1, changed_at: Date.now() } : {}) }
    write(scope, next)
    set({ sheet: next })
  }
  return {
    scope: null,
    sheet: null,
    open: (scope, user_id, start, fresh = false) =>
      set({ scope, sheet: (fresh ? null : storedSheet(scope, user_id)) ?? { ...blank(user_id), ...start() } }),
    choose: (field, value) =>
      change(({ draft, kept }) => ({
        draft: isOfAppearance(field)
          ? { ...draft, appearance: withChoice(draft.appearance, field, value, kept) }
          : { ...draft, [field]: value },
        kept: kept.includes(field) ? kept : [...kept, field],
      })),
    replace: (draft) => change(() => ({ draft })),
    keep: (field, on) =>
      change(({ kept }) => ({ kept: on ? [...kept.filter((one) => one !== field), field] : kept.filter((one) => one !== field) }), false),
    go: (step) => change(() => ({ step }), false),
    adopt: (owner) => change(() => ({ owner }), false),
    recordSaved: (saved_rev) => change(() => ({ saved_rev }), false),
    patch: (part) => change(() => part, false),
    drop: () => {
      write(get().scope, null)
      set({ sheet: null })
    },
  }
})
