/**
 * What jsdom lacks of `<dialog>`: showModal and close with the focus they move, and Escape for the topmost one. Browsers also make the
 * page inert and stack the dialogs: tests/e2e sees to that. Setup of the project `dom`.
 */
const modal: HTMLDialogElement[] = []
const before = new WeakMap<HTMLDialogElement, Element | null>()
const FOCUSABLE = 'a[href],button:enabled,input:enabled,select:enabled,textarea:enabled,[tabindex]'

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    if (this.open) throw new DOMException('The dialog is open.', 'InvalidStateError')
    before.set(this, document.activeElement)
    this.open = true
    modal.push(this)
    ;(this.querySelector<HTMLElement>(FOCUSABLE) ?? this).focus()
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    modal.splice(modal.indexOf(this), 1)
    const from = before.get(this)
    if (from instanceof HTMLElement && from.isConnected) from.focus()
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  },
})

window.addEventListener('keydown', (event) => {
  const top = modal.at(-1)
  if (event.key !== 'Escape' || event.defaultPrevented || !top) return
  if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close()
})
