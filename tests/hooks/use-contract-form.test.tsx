import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { RadioChips } from '@/components/ui/radio-chips'
import { TextField } from '@/components/ui/text-field'
import { useContractForm, type FieldProblem, type Refusal } from '@/hooks/use-contract-form'
import { ApiError } from '@/lib/api/errors'
import { limitsOf } from '@/lib/forms/contract-limits'

afterEach(cleanup)

/** A contract as contracts/ has them. */
const contractOf = (max: number) =>
  z.strictObject({
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(max)),
    email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email()),
    note: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
    kind: z.enum(['one', 'two']),
    agreed: z.literal(true),
  })
type Values = { title: string; email: string; note: string; kind: 'one' | 'two' | ''; agreed: boolean }
const EMPTY: Values = { title: '', email: '', note: '', kind: '', agreed: false }
const FULL: Values = { title: 'Ana', email: ' Ana@Example.com ', note: '', kind: 'one', agreed: true }

const KINDS = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
] as const

const words = ({ field, kind, max }: FieldProblem<keyof Values>) => `${field}: ${kind}${kind === 'too_big' ? ` ${max}` : ''}`

type Props = {
  max?: number
  initial?: Values
  send?: (body: unknown) => Promise<unknown>
  done?: () => void
  refused?: (error: unknown) => Refusal<keyof Values>
}

function Form({ max = 10, initial = EMPTY, send = () => Promise.resolve(), done, refused }: Props) {
  const { form, text, choice, box, problem, sending } = useContractForm({ schema: contractOf(max), initial, words, send, done, refused })
  return (
    <form {...form} aria-label='Form'>
      <TextField label='Title' {...text('title')} />
      <TextField label='Email' {...text('email')} />
      <TextField label='Note' multiline {...text('note')} />
      <RadioChips name='kind' legend='Kind' options={KINDS} {...choice('kind')} />
      <Checkbox label='Agreed' {...box('agreed')} />
      {problem ? <p role='alert'>{problem}</p> : null}
      <Button type='submit' busy={sending}>
        Send
      </Button>
    </form>
  )
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

it('asks for what the contract asks for, says it at each field, and goes to the first', async () => {
  render(<Form />)
  await press()
  await waitFor(() => expect(alerts()).toEqual(['title: missing', 'email: missing', 'kind: missing', 'agreed: missing']))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')))
})

it('goes to the first problem in the order of the page, whichever it is', async () => {
  render(<Form initial={{ ...FULL, email: 'nobody' }} />)
  await press()
  await waitFor(() => expect(alerts()).toEqual(['email: invalid']))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
})

it('takes a limit, its message and its counter from the contract', async () => {
  const view = render(<Form max={4} initial={{ ...FULL, title: 'Roses' }} />)
  expect(screen.getByText(/5.*4/)).toBeTruthy()
  await press()
  await waitFor(() => expect(alerts()).toEqual(['title: too_big 4']))
  view.unmount()
  const bodies: unknown[] = []
  render(<Form max={5} initial={{ ...FULL, title: 'Roses' }} send={async (body) => bodies.push(body)} />)
  await press()
  await waitFor(() => expect(bodies).toHaveLength(1))
})

it('follows what is typed once somebody wanted to send, and not before', async () => {
  render(<Form max={4} initial={{ ...FULL, title: '' }} />)
  await userEvent.type(screen.getByLabelText('Title'), 'Roses')
  expect(alerts()).toEqual([])
  await press()
  await waitFor(() => expect(alerts()).toEqual(['title: too_big 4']))
  await userEvent.type(screen.getByLabelText('Title'), '{Backspace}')
  await waitFor(() => expect(alerts()).toEqual([]))
})

it('sends what the contract made of the fields, without what was left out', async () => {
  const bodies: unknown[] = []
  render(<Form initial={FULL} send={async (body) => bodies.push(body)} />)
  await press()
  await waitFor(() => expect(bodies).toEqual([{ title: 'Ana', email: 'ana@example.com', kind: 'one', agreed: true }]))
})

it('sends once, however often it is pressed', async () => {
  let finish = () => undefined as void
  let sent = 0
  render(
    <Form
      initial={FULL}
      send={() =>
        new Promise<void>((resolve) => {
          sent += 1
          finish = resolve
        })
      }
    />,
  )
  const form = screen.getByRole('form')
  fireEvent.submit(form)
  fireEvent.submit(form)
  await waitFor(() => expect(sent).toBe(1))
  await press()
  fireEvent.submit(form)
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true'))
  expect(sent).toBe(1)
  finish()
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull())
  await press()
  await waitFor(() => expect(sent).toBe(2))
})

it('shows a refusal at its field, keeps what was typed, and forgets the refusal with the next change', async () => {
  const refused = (error: unknown) =>
    error instanceof ApiError && error.code === 'INVALID_EMAIL' ? { email: 'Not taken.' } : { root: 'Did not work.' }
  let code: ApiError['code'] = 'INVALID_EMAIL'
  const initial = { ...FULL, email: 'Ana@Example.com' }
  render(<Form initial={initial} refused={refused} send={() => Promise.reject(new ApiError(code, ''))} />)
  await press()
  await waitFor(() => expect(alerts()).toEqual(['Not taken.']))
  const email = screen.getByLabelText<HTMLInputElement>('Email')
  await waitFor(() => expect(document.activeElement).toBe(email))
  expect(email.value).toBe('Ana@Example.com')
  await userEvent.type(email, 'x')
  await waitFor(() => expect(alerts()).toEqual([]))
  code = 'OFFLINE'
  await press()
  await waitFor(() => expect(alerts()).toEqual(['Did not work.']))
  await userEvent.type(screen.getByLabelText('Title'), 'x')
  await waitFor(() => expect(alerts()).toEqual([]))
})

it('says nothing to a form that is gone', async () => {
  let finish = () => undefined as void
  let done = 0
  const view = render(<Form initial={FULL} done={() => (done += 1)} send={() => new Promise<void>((resolve) => (finish = resolve))} />)
  await press()
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true'))
  view.unmount()
  finish()
  await Promise.resolve()
  expect(done).toBe(0)
})

function Saved({ title }: { title: string }) {
  const { form, text, reset } = useContractForm({
    schema: contractOf(20),
    initial: { ...FULL, title },
    follow: true,
    words,
    send: () => Promise.resolve(),
  })
  return (
    <form {...form}>
      <TextField label='Title' {...text('title')} />
      <TextField label='Note' {...text('note')} />
      <Button onClick={() => reset()}>Discard</Button>
    </form>
  )
}

it('follows what was saved elsewhere, keeps what is being typed, and lets go of it', async () => {
  const view = render(<Saved title='Roses' />)
  const title = () => screen.getByLabelText<HTMLInputElement>('Title').value
  view.rerender(<Saved title='Lilies' />)
  await waitFor(() => expect(title()).toBe('Lilies'))
  await userEvent.type(screen.getByLabelText('Title'), '!')
  view.rerender(<Saved title='Tulips' />)
  expect(title()).toBe('Lilies!')
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(title()).toBe('Tulips'))
})

it('reads limits through what may be absent, and of numbers', () => {
  expect(limitsOf(z.optional(z.string().check(z.trim(), z.maxLength(7))))).toEqual({ max: 7 })
  expect(limitsOf(z.nullable(z.int().check(z.gte(1), z.lte(9))))).toEqual({ min: 1, max: 9 })
  expect(limitsOf(z._default(z.string().check(z.minLength(2)), ''))).toEqual({ min: 2 })
  expect(limitsOf(z.boolean())).toEqual({})
})
