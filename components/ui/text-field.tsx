'use client'

import { useEffect, useId, useRef, useState, type ComponentProps, type FormEvent, type ReactNode, type Ref } from 'react'
import { cn } from '@/lib/cn'
import { Counter, counterState } from './counter'
import { Field, inputClass } from './field'

type Control = HTMLInputElement | HTMLTextAreaElement
type TextFieldProps = Omit<ComponentProps<'input'>, 'maxLength' | 'ref'> & {
  label: ReactNode
  hideLabel?: boolean
  tooltip?: string
  tooltipLabel?: string
  error?: string
  /** Counted, not enforced: the counter shows above 80 % and turns red over it. */
  maxLength?: number
  /** A text area that grows with its text. */
  multiline?: boolean
  rows?: number
  /** Class of the input itself; `className` is the field's. */
  inputClassName?: string
  ref?: Ref<Control>
}

function assign(ref: Ref<Control> | undefined, control: Control | null) {
  if (typeof ref === 'function') ref(control)
  else if (ref) ref.current = control
}

/** Controlled or not; works with react-hook-form's `register`. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel, tooltip, tooltipLabel, error, maxLength, multiline, rows, className, ...rest } = props
  const { inputClassName, ref, id, value, onInput, ...input } = rest
  const own = useId()
  const fieldId = id ?? own
  const control = useRef<Control | null>(null)
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length)
  const length = value === undefined ? typed : String(value).length

  // A form library may fill the field through its ref, after the first render.
  useEffect(() => setTyped(control.current?.value.length ?? 0), [])

  const described = [error && `${fieldId}-error`, tooltip && `${fieldId}-hint`, input['aria-describedby']]
  const shared = {
    ...input,
    ...(value === undefined ? {} : { value }),
    id: fieldId,
    ref: (node: Control | null) => {
      control.current = node
      assign(ref, node)
    },
    'aria-invalid': error || counterState(length, maxLength) === 'over' ? true : undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    onInput: (event: FormEvent<HTMLInputElement>) => {
      setTyped(event.currentTarget.value.length)
      onInput?.(event as Parameters<NonNullable<typeof onInput>>[0])
    },
    className: inputClass(Boolean(error), cn(multiline ? 'field-sizing-content min-h-24 resize-none' : 'h-13', inputClassName)),
  }
  return (
    <Field
      id={fieldId}
      {...{ label, hideLabel, tooltip, tooltipLabel, error, className }}
      aside={<Counter length={length} maxLength={maxLength} />}
    >
      {multiline ? <textarea {...(shared as unknown as ComponentProps<'textarea'>)} rows={rows ?? 3} /> : <input {...shared} />}
    </Field>
  )
}
