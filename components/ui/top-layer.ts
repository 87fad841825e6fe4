'use client'

/** The open dialogs, the topmost last, in the order in which the browser stacks them. */
const open: HTMLDialogElement[] = []
const listeners = new Set<() => void>()
/** What had the focus before the first of them. */
let opener: Element | null = null

/** The page behind does not scroll, and keeps the room of its scroll bar, so that nothing moves sideways. */
function lock() {
  const page = document.documentElement
  if (open.length === 0) delete page.dataset.locked
  else page.dataset.locked ??= window.innerWidth > page.clientWidth ? 'bar' : ''
}

function changed() {
  lock()
  for (const listener of listeners) listener()
}

/** Shows a dialog over everything else, the page behind it inert. Answers how to close it, before it leaves the document. */
export function openOnTop(dialog: HTMLDialogElement): () => void {
  if (open.length === 0) opener = document.activeElement
  dialog.showModal()
  open.push(dialog)
  changed()
  return () => {
    open.splice(open.indexOf(dialog), 1)
    // Toasts leave it first.
    changed()
    dialog.close()
    // The browser gives the focus back to what had it, unless that was in a dialog that closed together with this one.
    if (open.length > 0 || document.activeElement !== document.body || !(opener instanceof HTMLElement)) return
    opener.focus({ preventScroll: true })
  }
}

/** Null while no dialog is open. */
export const topDialog = () => open.at(-1) ?? null

/** Calls `listener` whenever a dialog opens or closes. */
export function onTopDialog(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
