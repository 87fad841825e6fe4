import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { toast } from '@/components/ui/toast'
import { addItem, changeItem, indexOf, removeItem, sameItem, type ItemOf, type Part } from '@/lib/characters/extras-edits'
import { useLeaveWarning } from './use-leave-warning'
import { useLoreChange } from './use-lore-change'

/** Longer than other toasts, since it is the way back. */
const UNDO_MS = 8000

/** The one form that is open: what it was made from (null: nothing yet), where that stood, and what has been typed. */
type Open<T, F> = { before: T | null; at: number; first: F; typed: F }

/**
 * Adding, changing and removing in one of the lists, one form at a time. What is typed lives here and not in the form, so that
 * it stays when the list below it is another one. Elements marked `data-focus` get the focus back: `add`, `edit-3`, `list`.
 */
export function useLoreList<P extends Part, F>(id: number, part: P, list: readonly ItemOf<P>[], removed: string) {
  const t = useTranslations('lore')
  const root = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<Open<ItemOf<P>, F> | null>(null)
  const saving = useLoreChange(id, t('conflict'))
  const acting = useLoreChange(id, t('conflict_act'))
  const [leaving, setLeaving] = useState<number | null>(null)
  const dirty = open !== null && !sameItem<unknown>(open.typed, open.first)
  useLeaveWarning(dirty)

  const focus = (name: string) =>
    void requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(`[data-focus='${name}']`)?.focus())
  // While it is being saved the list may hold the new words already.
  const moving = saving.status === 'pending' || saving.status === 'success'
  const place = open === null || open.before === null ? null : moving ? open.at : indexOf(list, open.before, open.at)
  /** What was being changed is not there any more. */
  const gone = place === -1

  const begin = (before: ItemOf<P> | null, at: number, first: F) => {
    if (dirty) return void toast.warning(t('open_form'))
    saving.reset()
    setOpen({ before, at, first, typed: first })
  }
  const close = () => {
    setOpen(null)
    focus(open?.before == null || gone ? 'add' : `edit-${place}`)
  }
  const save = async (value: ItemOf<P>) => {
    if (!open || saving.busy) return
    const edit = open.before === null || gone ? addItem(part, value) : changeItem(part, open.before, open.at, value)
    if ((await saving.save(edit)) !== null) return
    close()
    toast.success(t('saved'))
  }
  const putBack = async (item: ItemOf<P>, at: number) => {
    const problem = await acting.save(addItem(part, item, at))
    if (problem !== null) return void toast.error(problem)
    toast.success(t('undone'))
    focus(`edit-${at}`)
  }
  const remove = async (at: number) => {
    const item = list[at]
    if (item === undefined || leaving !== null) return
    setLeaving(at)
    const problem = await acting.save(removeItem(part, item, at))
    setLeaving(null)
    if (problem !== null) return void toast.error(problem)
    // The form below it moves up with its words.
    setOpen((now) => (now && now.before !== null && now.at > at ? { ...now, at: now.at - 1 } : now))
    focus('list')
    toast.success(removed, { duration: UNDO_MS, action: { label: t('undo'), onClick: () => void putBack(item, at) } })
  }
  return {
    root,
    open,
    place,
    gone,
    dirty,
    leaving,
    begin,
    close,
    save,
    remove,
    focus,
    type: (typed: F) => setOpen((now) => now && { ...now, typed }),
    busy: saving.busy,
    problem: gone ? t('conflict_gone') : saving.problem,
  }
}
