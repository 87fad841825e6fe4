// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '@/components/ui/dialog'
import { Sheet } from '@/components/ui/sheet'

afterEach(cleanup)

function Opener({ dismissable = true }) {
  const [open, setOpen] = useState(false)
  return (
    <div data-app>
      <button onClick={() => setOpen(true)}>open</button>
      {open ? (
        <Dialog title='Come on in.' text='A code by mail.' onClose={dismissable ? () => setOpen(false) : undefined}>
          <input aria-label='Email' data-autofocus />
          <button onClick={() => setOpen(false)}>done</button>
        </Dialog>
      ) : null}
    </div>
  )
}

describe('Dialog', () => {
  it('takes the focus, holds it, and gives it back', async () => {
    render(<Opener />)
    const opener = screen.getByText('open')
    await userEvent.click(opener)
    expect(screen.getByRole('dialog', { name: 'Come on in.' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    expect(document.querySelector('[data-app]')?.hasAttribute('inert')).toBe(true)
    const seen = new Set<Element | null>()
    for (let press = 0; press < 6; press++) {
      await userEvent.tab()
      seen.add(document.activeElement)
    }
    expect([...seen].every((element) => screen.getByRole('dialog').contains(element))).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.querySelector('[data-app]')?.hasAttribute('inert')).toBe(false)
    expect(document.activeElement).toBe(opener)
  })

  it('stays when it cannot be dismissed', async () => {
    render(<Opener dismissable={false} />)
    await userEvent.click(screen.getByText('open'))
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('dialog'))
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('is 450 px wide', () => {
    render(<Dialog title='One' onClose={vi.fn()} />)
    expect(screen.getByRole('dialog').firstElementChild?.className).toContain('sm:w-[450px]')
  })
})

describe('Sheet', () => {
  it('closes on a press beside it, not on one inside', async () => {
    const close = vi.fn()
    render(
      <Sheet title='More' onClose={close}>
        <p>inside</p>
      </Sheet>,
    )
    await userEvent.click(screen.getByText('inside'))
    expect(close).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('dialog'))
    expect(close).toHaveBeenCalledOnce()
  })
})
