'use client'

import { Eye, EyeOff } from 'lucide-react'
import { useId, useState, type ComponentProps } from 'react'
import { Field, inputClass } from './field'
import { IconButton } from './icon-button'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> & {
  label: string
  /** Which one, so that password managers offer, make and keep the right one. */
  autoComplete: 'current-password' | 'new-password'
  /** Under the field while there is no error. */
  hint?: string
  error?: string
  showLabel: string
  hideLabel: string
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, hint, error, showLabel, hideLabel, id, ...input }: PasswordFieldProps) {
  const own = useId()
  const fieldId = id ?? own
  const [shown, setShown] = useState(false)
  const said = error ? `${fieldId}-error` : hint ? `${fieldId}-aside` : undefined
  return (
    <Field id={fieldId} label={label} error={error} aside={hint && !error ? <Hint id={`${fieldId}-aside`} text={hint} /> : null}>
      <div className='relative'>
        <input
          {...input}
          id={fieldId}
          type={shown ? 'text' : 'password'}
          autoCapitalize='none'
          autoCorrect='off'
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={said}
          className={inputClass(Boolean(error), 'h-13 pe-13')}
        />
        <IconButton label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)} className='absolute inset-y-1 end-1'>
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      </div>
    </Field>
  )
}

const Hint = ({ id, text }: { id: string; text: string }) => (
  <p id={id} className='me-auto -ms-3 text-muted'>
    {text}
  </p>
)
