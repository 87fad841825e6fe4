import { type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { EmailField, type EmailFieldProps } from './email-field'

type AddressFormProps = EmailFieldProps & {
  busy: boolean
  submitLabel: string
  onSubmit: () => void
}

/** The address alone, to which something is mailed. */
export function AddressForm({ busy, submitLabel, onSubmit, ...field }: AddressFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form noValidate onSubmit={submit} className='grid gap-4'>
      <EmailField {...field} />
      <Button type='submit' kind='primary' full busy={busy} disabled={field.address.failure.waiting}>
        {submitLabel}
      </Button>
    </form>
  )
}
