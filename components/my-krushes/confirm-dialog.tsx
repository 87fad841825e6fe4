'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'

type ConfirmDialogProps = {
  title: string
  text: string
  /** On the button that does it, and on the one that does not. */
  confirm: string
  keep: string
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks once more before what cannot be undone. */
export const ConfirmDialog = ({ title, text, confirm, keep, busy, onConfirm, onClose }: ConfirmDialogProps) => (
  <Dialog title={title} text={text} onClose={onClose}>
    <DialogActions>
      <Button kind='danger' full busy={busy} onClick={onConfirm}>
        {confirm}
      </Button>
      <Button kind='quiet' full onClick={onClose}>
        {keep}
      </Button>
    </DialogActions>
  </Dialog>
)
