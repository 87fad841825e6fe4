import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { MultiSelect } from '@/components/ui/multi-select'
import { Select } from '@/components/ui/select'

afterEach(cleanup)
const OPTIONS = ['Tea', 'Coffee', 'Rain'].map((label) => ({ value: label.toLowerCase(), label }))

function Tags({ creatable = true, start = [] as string[], max = undefined as number | undefined }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <MultiSelect
        label='Tags'
        options={OPTIONS}
        value={value}
        onChange={setValue}
        creatable={creatable}
        max={max}
        fullLabel={(most) => `Room for ${most}`}
      />
      <output data-testid='chosen'>{value.join('|')}</output>
    </>
  )
}
const chosen = () => screen.getByTestId('chosen').textContent
const said = () => screen.getAllByRole('status').map((one) => one.textContent)

describe('MultiSelect', () => {
  it('adds a new tag on a comma', async () => {
    render(<Tags />)
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Tags' })
    await userEvent.type(box, 'late walks,jazz,')
    expect(chosen()).toBe('late walks|jazz')
    expect(box.value).toBe('')
  })

  it('takes the option for a word spelled like it, and never twice', async () => {
    render(<Tags />)
    await userEvent.type(screen.getByRole('combobox'), 'TEA,tea,')
    expect(chosen()).toBe('tea')
  })

  it('splits a pasted list', async () => {
    render(<Tags />)
    await userEvent.click(screen.getByRole('combobox'))
    await userEvent.paste('one, two ,, three')
    expect(chosen()).toBe('one|two|three')
  })

  it('keeps what finds no room in the box, says so, and takes it when there is room', async () => {
    render(<Tags start={['tea']} max={3} />)
    const box = screen.getByRole<HTMLInputElement>('combobox')
    await userEvent.click(box)
    await userEvent.paste('one, TEA, two, three , four')
    expect([chosen(), box.value]).toEqual(['tea|one|two', 'three, four'])
    expect(said()).toContain('Room for 3')
    expect(document.getElementById(box.getAttribute('aria-describedby')!)?.textContent).toBe('Room for 3')
    await userEvent.type(box, ',')
    expect([chosen(), box.value]).toEqual(['tea|one|two', 'three, four'])
    await userEvent.click(screen.getByRole('button', { name: 'Remove one' }))
    expect(said()).not.toContain('Room for 3')
    await userEvent.type(box, '{Enter}')
    expect([chosen(), box.value]).toEqual(['tea|two|three', 'four'])
    await userEvent.clear(box)
    expect(said()).not.toContain('Room for 3')
  })

  it('says so too when one more is chosen from the list', async () => {
    render(<Tags start={['tea']} max={1} />)
    await userEvent.click(screen.getByRole('combobox'))
    await userEvent.click(screen.getByRole('option', { name: 'Rain' }))
    expect(chosen()).toBe('tea')
    expect(said()).toContain('Room for 1')
  })

  it('refuses new tags unless it may create them', async () => {
    render(<Tags creatable={false} />)
    await userEvent.type(screen.getByRole('combobox'), 'jazz,')
    expect(chosen()).toBe('')
  })

  it('removes the last tag with Backspace and any by its button', async () => {
    render(<Tags start={['tea', 'rain', 'x']} />)
    await userEvent.type(screen.getByRole('combobox'), '{Backspace}')
    expect(chosen()).toBe('tea|rain')
    await userEvent.click(screen.getByRole('button', { name: 'Remove Tea' }))
    expect(chosen()).toBe('rain')
  })

  it('keeps its menu within 242 px', async () => {
    render(<Tags />)
    await userEvent.click(screen.getByRole('combobox'))
    expect(screen.getByRole('listbox').className).toContain('max-h-[242px]')
  })
})

function One() {
  const [value, setValue] = useState<string | null>(null)
  return (
    <>
      <Select label='Drink' options={OPTIONS} value={value} onChange={setValue} />
      <output data-testid='chosen'>{value}</output>
    </>
  )
}

describe('Select', () => {
  it('is worked by keys alone', async () => {
    render(<One />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(chosen()).toBe('coffee')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Coffee')
  })

  it('filters while one types and forgets the words on Escape and blur', async () => {
    render(<One />)
    await userEvent.type(screen.getByRole('combobox'), 'ra')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Rain'])
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.tab()
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('')
  })
})
