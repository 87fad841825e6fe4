import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { counterState } from '@/components/ui/counter'
import { TextField } from '@/components/ui/text-field'

afterEach(cleanup)

describe('counterState (above 80 percent, red over the maximum)', () => {
  it.each([
    [0, 'none'],
    [80, 'none'],
    [81, 'near'],
    [100, 'near'],
    [101, 'over'],
  ])('%i of 100 is %s', (length, state) => expect(counterState(length, 100)).toBe(state))

  it('is never shown without a maximum', () => expect(counterState(10_000, undefined)).toBe('none'))
})

describe('TextField', () => {
  it('names its input and shows the counter only above 80 percent', async () => {
    render(<TextField label='Name' maxLength={10} />)
    const input = screen.getByLabelText('Name')
    await userEvent.type(input, '12345678')
    expect(screen.queryByText('8/10')).toBeNull()
    await userEvent.type(input, '9')
    expect(screen.getByText('9/10').dataset.state).toBe('near')
    expect(input.getAttribute('aria-invalid')).toBeNull()
  })

  it('lets one type over the maximum and says so in red', async () => {
    render(<TextField label='Name' maxLength={5} />)
    const input = screen.getByLabelText<HTMLInputElement>('Name')
    await userEvent.type(input, '1234567')
    expect(input.value).toBe('1234567')
    expect(screen.getByText('7/5').dataset.state).toBe('over')
    expect(screen.getByText('7/5').className).toContain('text-bad')
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('counts a value that was there from the start, controlled or not', () => {
    render(<TextField label='One' maxLength={4} defaultValue='abcd' />)
    render(<TextField label='Two' maxLength={3} value='abc' readOnly />)
    expect(screen.getByText('4/4')).toBeTruthy()
    expect(screen.getByText('3/3')).toBeTruthy()
  })

  it('announces its error and ties it to the input', () => {
    render(<TextField label='Email' error='You have entered wrong email address' />)
    const input = screen.getByLabelText('Email')
    expect(screen.getByRole('alert').textContent).toBe('You have entered wrong email address')
    expect(input.getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id)
  })

  it('opens its tooltip by a button', async () => {
    render(<TextField label='Drive' tooltip='From 0 to 100' tooltipLabel='About drive' />)
    expect(screen.getByText('From 0 to 100').hidden).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'About drive' }))
    expect(screen.getByText('From 0 to 100').hidden).toBe(false)
  })
})
