import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { isOptional, limitsOf, partsOf, type ContractSchema, type Limits } from '@/lib/forms/contract-limits'

/** What the contract says against a field, with the limit that it breaks. `missing`: nothing was given. */
export type FieldProblem<Name extends string = string> = Limits & { field: Name; kind: 'missing' | 'too_small' | 'too_big' | 'invalid' }

/** What a refusal of the server says, by field; `root` belongs to the form as a whole. */
export type Refusal<Name extends string = string> = Partial<Record<Name | 'root', string>>

type Options<Schema extends ContractSchema, Values extends FieldValues, Result> = {
  /** The contract's own schema of what is sent. Its limits are the form's. */
  schema: Schema
  /** What the fields hold at first: an empty text for what is not given. */
  initial: Values
  /** Fields that nobody has touched follow `initial` when it changes. */
  follow?: boolean
  /** Fields that the form asks for although the contract lets them be absent. Other empty ones are left out of the call. */
  required?: readonly (keyof Values & string)[]
  /** Most characters of a field here, where an installation may allow less than the contract. */
  most?: Partial<Record<keyof Values & string, number>>
  /** Messages of rules that no schema of one call can hold, such as a sum over a list. The contract's own come first. */
  rules?: (values: Values) => Partial<Record<keyof Values & string, string | undefined>>
  /** The contract's input, where it is not what the fields hold. */
  read?: (values: Values) => unknown
  /** The message of a problem; undefined shows none. */
  words: (problem: FieldProblem<keyof Values & string>) => string | undefined
  /** Sends what the contract made of the fields. It is not called again before it has ended. */
  send: (body: z.output<Schema>) => Promise<Result>
  /** After a successful call, unless the form is gone by then. */
  done?: (result: Result) => void
  /** The messages of a failed call. Without it the failure is shown elsewhere. */
  refused?: (error: unknown) => Refusal<keyof Values & string> | undefined
  /**
   * When problems show. `submit`: once someone wanted to send, and they follow what is typed. `change`: at once.
   * `attempt`: once someone wanted to send, until the next change.
   */
  show?: 'submit' | 'change' | 'attempt'
}

type Found = { type: string; message?: string; ref?: FieldError['ref'] }

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === false || (typeof value === 'string' && value.trim() === '')

function kindOf(code: string, value: unknown): FieldProblem['kind'] {
  if (isEmpty(value)) return 'missing'
  return code === 'too_small' || code === 'too_big' ? code : 'invalid'
}

/** A problem inside a list or an object belongs to the field that holds it. */
function firstError(error: unknown): FieldError | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('type' in error && typeof error.type === 'string') return error as FieldError
  return Object.values(error).map(firstError).find(Boolean)
}

function resolverOf<Schema extends ContractSchema, Values extends FieldValues, Result>(
  schema: Schema,
  options: () => Options<Schema, Values, Result>,
): Resolver<Values, unknown, z.output<Schema>> {
  const parts = partsOf(schema)
  const isLeftOut = ([name, value]: [string, unknown]) =>
    isEmpty(value) && value !== false && !options().required?.includes(name) && parts[name] && isOptional(parts[name])
  const isOver = ([name, most]: [string, number | undefined], values: Values) =>
    most !== undefined && String(values[name] ?? '').trim().length > most
  // The strict content policy forbids zod's compiled parsers.
  const check = zodResolver(schema as never, { jitless: true }) as unknown as Resolver<FieldValues, unknown, z.output<Schema>>
  return async (values, context, names) => {
    const { read = (same: Values) => same, most = {}, rules } = options()
    const given = Object.entries(read(values) as object).filter((entry) => !isLeftOut(entry))
    const result = await check(Object.fromEntries(given), context, names as never)
    const found = Object.entries(result.errors).map(([name, error]) => {
      const { type = '', ref } = firstError(error) ?? {}
      return [name, { type: kindOf(String(type), values[name]), ref } as Found] as const
    })
    for (const entry of Object.entries<number | undefined>(most)) if (isOver(entry, values)) found.push([entry[0], { type: 'too_big' }])
    for (const [name, message] of Object.entries<string | undefined>(rules?.(values) ?? {})) {
      if (message !== undefined && found.every(([other]) => other !== name)) found.push([name, { type: 'own', message }])
    }
    if (found.length > 0) return { values: {}, errors: Object.fromEntries(found) as FieldErrors<Values> }
    return { values: result.values as z.output<Schema>, errors: {} }
  }
}

/**
 * A form that the contract checks: react-hook-form with the contract's schema, one way to show what is wrong with a field,
 * and a call that is made once. What was typed stays when the call fails. A component that uses this is fetched lazily, since
 * the schema comes with it.
 */
export function useContractForm<Schema extends ContractSchema, Values extends FieldValues, Result>(
  options: Options<Schema, Values, Result>,
) {
  type Name = keyof Values & string
  const { schema, initial, words, send, done, refused, show = 'submit' } = options
  const latest = useRef(options)
  useEffect(() => void (latest.current = options))
  const resolver = useMemo(() => resolverOf<Schema, Values, Result>(schema, () => latest.current), [schema])
  const form = useForm<Values, unknown, z.output<Schema>>({
    resolver,
    defaultValues: initial as DefaultValues<Values>,
    ...(options.follow ? { values: initial, resetOptions: { keepDirtyValues: true } } : {}),
    mode: show === 'change' ? 'onChange' : 'onSubmit',
    shouldFocusError: false,
  })
  const { register, setValue, setError, clearErrors, control, handleSubmit, trigger, formState } = form
  const { errors, isSubmitted } = formState
  const values = useWatch({ control }) as Values
  const shown = new Set<string>()
  const [sending, setSending] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const busy = useRef(false)
  const mounted = useRef(true)
  const element = useRef<HTMLFormElement | null>(null)
  useEffect(() => {
    mounted.current = true
    return () => void (mounted.current = false)
  }, [])
  // The first problem takes the focus once it is on screen.
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempts])
  useEffect(() => {
    if (show === 'change') void trigger()
  }, [show, trigger])

  const limits = (name: Name): Limits => {
    const { min, max } = limitsOf(partsOf(schema)[name])
    const here = options.most?.[name]
    return { min, max: here === undefined ? max : Math.min(here, max ?? here) }
  }
  /** Whether a text keeps to its limits as it is sent: for a button that waits for it. */
  const fits = (name: Name): boolean => {
    const { min = 0, max = Infinity } = limits(name)
    const { length } = String(values[name] ?? '').trim()
    return length >= min && length <= max
  }
  const problemOf = (name: Name): string | undefined => {
    shown.add(name)
    const error = errors[name] as FieldError | undefined
    if (!error) return undefined
    if (error.type === 'server' || error.type === 'own') return error.message
    return words({ field: name, kind: error.type as FieldProblem['kind'], ...limits(name) })
  }
  const say = (refusal: Refusal<Name> | undefined) => {
    for (const [name, message] of Object.entries(refusal ?? {})) setError(name as Path<Values>, { type: 'server', message })
    setAttempts((count) => count + 1)
  }
  /** Sets a field as its control does. */
  const set = <N extends Name>(name: N, value: Values[N]) => {
    if (errors.root) clearErrors('root')
    if (show === 'attempt' || (errors[name] as FieldError | undefined)?.type === 'server') clearErrors(name as unknown as Path<Values>)
    setValue(name as unknown as Path<Values>, value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: show === 'change' || (isSubmitted && show === 'submit'),
    })
  }
  const post = async (body: z.output<Schema>) => {
    setSending(true)
    try {
      const result = await send(body)
      if (mounted.current) done?.(result)
    } catch (error) {
      if (mounted.current) say(refused?.(error))
    }
  }
  /** A problem that no field of the form shows would stop it without a word. */
  const stop = (found: FieldErrors<Values>) => {
    const unseen = Object.keys(found)
    if (unseen.every((name) => !shown.has(name))) say({ root: words({ field: unseen[0] as Name, kind: 'invalid' }) } as Refusal<Name>)
  }
  const submit = async () => {
    if (busy.current) return
    busy.current = true
    try {
      await handleSubmit(post, stop)()
    } finally {
      busy.current = false
      setSending(false)
      setAttempts((count) => count + 1)
    }
  }
  const typed = (name: Name) => {
    const { ref, onBlur } = register(name as unknown as Path<Values>)
    return {
      ref,
      name: name as string,
      onBlur,
      value: String(values[name] ?? ''),
      error: problemOf(name),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(name, event.target.value as Values[Name]),
    }
  }
  return {
    ...form,
    values,
    set,
    /** Back to what was there at first, or to `next`. */
    reset: (next: Values = initial) => form.reset(next, { keepDirtyValues: false }),
    limits,
    fits,
    problemOf,
    /** Shows what the server said, or what it would say. */
    say,
    submit,
    sending,
    /** What is wrong with the form as a whole. */
    problem: errors.root?.message,
    /** For `<form>`. */
    form: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        // A form inside a dialog that another form opened is not part of that one.
        event.stopPropagation()
        void submit()
      },
    },
    /** For a TextField. */
    text: (name: Name) => ({ ...typed(name), maxLength: limits(name).max }),
    /** For a field without a counter, such as a PasswordField. */
    line: typed,
    /** For RadioChips, a Select or whatever else names its new value. */
    choice: <N extends Name>(name: N) => ({
      value: values[name],
      error: problemOf(name),
      onChange: (value: Values[N]) => set(name, value),
    }),
    /** For a Checkbox. */
    box: (name: Name) => {
      const { ref, onBlur } = register(name as unknown as Path<Values>)
      return {
        ref,
        name,
        onBlur,
        checked: Boolean(values[name]),
        error: problemOf(name),
        onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.checked as Values[Name]),
      }
    },
  }
}
