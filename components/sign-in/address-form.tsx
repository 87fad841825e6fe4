import type { ComponentProps, FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { EmailField } from './email-field'
import type { Address } from './use-address'

type AddressFormProps = {
  address: Address
  autoComplete: ComponentProps<typeof EmailField>['autoComplete']
  busy: boolean
  submitLabel: string
  onSubmit: () => void
}

/** The address alone, to which something is mailed. */
export function AddressForm({ address, autoComplete, busy, submitLabel, onSubmit }: AddressFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form {...address.form} onSubmit={submit} className='grid gap-4'>
      <EmailField {...address.field} autoComplete={autoComplete} />
      <Button type='submit' kind='primary' full busy={busy} disabled={address.failure.waiting}>
        {submitLabel}
      </Button>
    </form>
  )
}
