'use client'

import { useTranslations } from 'next-intl'
import { createContext, use, useState, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import { Button, type ButtonKind } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { TextField } from '@/components/ui/text-field'
import { ReasonInput } from '@/contracts/forms/admin'
import { useContractForm } from '@/hooks/use-contract-form'
import type { ContractSchema } from '@/lib/forms/contract-limits'

/** Runs an act, asking for a proof where the server wants one; answers whether it is done. The route hands it in. */
export type RunAct = (act: () => Promise<unknown>) => Promise<boolean>

const Context = createContext<RunAct>(async (act) => {
  await act()
  return true
})
export const ActProvider = Context.Provider
export const useRunAct = () => use(Context)

type Opened = {
  label: string
  /** What the dialog says before it happens. */
  text: string
}
type FormActProps<Schema extends ContractSchema, Values extends { reason: string }> = Opened & {
  kind?: ButtonKind
  /** The contract's own schema of what the dialog asks for. */
  schema: Schema
  initial: Values
  read?: (values: Values) => unknown
  /** Runs with what the contract made of the fields, and one key for all presses of this dialog. */
  act: (body: z.output<Schema>, key: string) => Promise<unknown>
  /** More fields above the reason. */
  fields?: (form: ReturnType<typeof useContractForm<Schema, Values, boolean>>) => ReactNode
  /** The same, for what is no field of the form. The act then reads it as it is when it runs. */
  children?: ReactNode
}
type DialogProps<Schema extends ContractSchema, Values extends { reason: string }> = Omit<FormActProps<Schema, Values>, 'kind'> & {
  onClose: () => void
}

function ActDialog<Schema extends ContractSchema, Values extends { reason: string }>(props: DialogProps<Schema, Values>) {
  const { label, text, schema, initial, read, act, fields, children, onClose } = props
  const t = useTranslations('admin.act')
  const common = useTranslations('common')
  const errors = useTranslations('errors')
  const run = useRunAct()
  const [key] = useState(() => crypto.randomUUID())
  const form = useContractForm<Schema, Values, boolean>({
    schema,
    initial,
    read,
    words: ({ field, kind, max = 0 }) => (field === 'reason' && kind === 'too_big' ? common('max_length', { max }) : errors('input')),
    send: (body) => run(() => act(body, key)),
    done: (isDone) => {
      if (isDone) onClose()
    },
  })
  return (
    <Dialog title={label} text={text} onClose={onClose} closeLabel={t('close')}>
      <form {...form.form} className='grid gap-4'>
        {fields?.(form)}
        {children}
        <TextField {...form.text('reason')} label={t('reason')} multiline data-autofocus />
        <DialogActions>
          <Button type='submit' kind='primary' busy={form.sending} disabled={!form.fits('reason')}>
            {label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** An act that asks for more than a reason. */
export function FormActButton<Schema extends ContractSchema, Values extends { reason: string }>(props: FormActProps<Schema, Values>) {
  const { kind, label, text, act, children, ...form } = props
  /** As it was when the dialog opened: the data behind it is read again while the act ends, and "Ban" would become "Unban" under the pointer. */
  const [opened, setOpened] = useState<Opened & Pick<typeof props, 'act'>>()
  return (
    <>
      <Button kind={kind} onClick={() => setOpened({ label, text, act })}>
        {label}
      </Button>
      {opened ? (
        <ActDialog {...form} {...opened} act={children ? act : opened.act} onClose={() => setOpened(undefined)}>
          {children}
        </ActDialog>
      ) : null}
    </>
  )
}

type ActButtonProps = Opened & {
  kind?: ButtonKind
  /** Runs with the reason that was written, and one key for all presses of this dialog. */
  act: (reason: string, key: string) => Promise<unknown>
  children?: ReactNode
}
const NO_REASON = { reason: '' }

/** An act that needs a reason: it goes into the audit log and, where the person is told, into their email. */
export const ActButton = ({ act, ...rest }: ActButtonProps) => (
  <FormActButton {...rest} schema={ReasonInput} initial={NO_REASON} act={({ reason }, key) => act(reason, key)} />
)
