'use client'

import { useTranslations } from 'next-intl'
import { createContext, use, useRef, useState, type ReactNode } from 'react'
import { Button, type ButtonKind } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { TextField } from '@/components/ui/text-field'
import { ADMIN_REASON_MAX } from '@/contracts/admin'

/** Runs an act, asking for a proof where the server wants one; answers whether it is done. The route hands it in. */
export type RunAct = (act: () => Promise<unknown>) => Promise<boolean>

const Context = createContext<RunAct>(async (act) => {
  await act()
  return true
})
export const ActProvider = Context.Provider
export const useRunAct = () => use(Context)

type ActButtonProps = {
  label: string
  /** What the dialog says before it happens. */
  text: string
  kind?: ButtonKind
  /** Runs with the reason that was written, and one key for all presses of this dialog. */
  act: (reason: string, key: string) => Promise<unknown>
  /** More fields above the reason. */
  children?: ReactNode
}

/** An act that needs a reason: it goes into the audit log and, where the person is told, into their email. */
export function ActButton({ label, text, kind, act, children }: ActButtonProps) {
  const t = useTranslations('admin.act')
  const run = useRunAct()
  /** As it was when the dialog opened: the data behind it is read again while the act ends, and "Ban" would become "Unban" under the pointer. */
  const [opened, setOpened] = useState<Pick<ActButtonProps, 'label' | 'text' | 'act'>>()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const key = useRef('')
  const ask = () => {
    key.current = crypto.randomUUID()
    setReason('')
    setOpened({ label, text, act })
  }
  const submit = async (asked: Pick<ActButtonProps, 'act'>) => {
    setBusy(true)
    // With fields of its own an act reads them as they are now; without, it does what the dialog says.
    const now = children ? act : asked.act
    const done = await run(() => now(reason.trim(), key.current))
    setBusy(false)
    if (done) setOpened(undefined)
  }
  return (
    <>
      <Button kind={kind} onClick={ask}>
        {label}
      </Button>
      {opened ? (
        <Dialog title={opened.label} text={opened.text} onClose={() => setOpened(undefined)} closeLabel={t('close')}>
          <form
            className='grid gap-4'
            onSubmit={(event) => {
              event.preventDefault()
              if (reason.trim()) void submit(opened)
            }}
          >
            {children}
            <TextField
              label={t('reason')}
              value={reason}
              maxLength={ADMIN_REASON_MAX}
              multiline
              data-autofocus
              onChange={(event) => setReason(event.target.value)}
            />
            <DialogActions>
              <Button type='submit' kind='primary' busy={busy} disabled={!reason.trim()}>
                {opened.label}
              </Button>
            </DialogActions>
          </form>
        </Dialog>
      ) : null}
    </>
  )
}
