import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '@/components/ui/dialog'
import { Sheet } from '@/components/ui/sheet'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Opener({ dismissable = true }) {
  const [open, setOpen] = useState(false)
  return (
    <div>
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
  it('takes the focus, locks the page, and gives both back', async () => {
    render(<Opener />)
    const opener = screen.getByText('open')
    await userEvent.click(opener)
    expect(screen.getByRole('dialog', { name: 'Come on in.' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    expect(document.documentElement.hasAttribute('data-locked')).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.documentElement.hasAttribute('data-locked')).toBe(false)
    expect(document.activeElement).toBe(opener)
  })

  it('stays when it cannot be dismissed', async () => {
    render(<Opener dismissable={false} />)
    await userEvent.click(screen.getByText('open'))
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('dialog'))
    expect(screen.getByRole('dialog')).toBeTruthy()
    // What browsers do on a second Escape or back gesture, whatever the page says.
    screen.getByRole<HTMLDialogElement>('dialog').close()
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it('is told by its own cancel event, not by that of a file field inside', async () => {
    const close = vi.fn()
    render(
      <Dialog title='Import' onClose={close}>
        <input type='file' aria-label='File' />
      </Dialog>,
    )
    fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }))
    expect(close).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(close).toHaveBeenCalledOnce()
  })

  it('gives the focus back to the page when it closes together with one over it', async () => {
    function Both() {
      const [open, setOpen] = useState(0)
      return (
        <>
          <button onClick={() => setOpen(1)}>first</button>
          {open > 0 ? (
            <Dialog title='One' onClose={() => setOpen(0)}>
              <button onClick={() => setOpen(2)}>second</button>
              {open > 1 ? (
                <Dialog title='Two' onClose={() => setOpen(0)}>
                  <button>inside</button>
                </Dialog>
              ) : null}
            </Dialog>
          ) : null}
        </>
      )
    }
    render(<Both />)
    await userEvent.click(screen.getByText('first'))
    await userEvent.click(screen.getByText('second'))
    expect(screen.getAllByRole('dialog')).toHaveLength(2)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByText('first'))
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

  it('has a close button, and its footer outside what scrolls', async () => {
    const close = vi.fn()
    render(
      <Sheet title='More' onClose={close} footer={<button>Apply</button>}>
        <p>inside</p>
      </Sheet>,
    )
    expect(screen.getByText('inside').parentElement?.contains(screen.getByText('Apply'))).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(close).toHaveBeenCalledOnce()
  })

  it.each([
    ['under it', 1440, { height: 400, at: 100 }, { left: '300px', top: '148px' }],
    ['over it where there is more room', 1440, { height: 400, at: 800 }, { left: '300px', top: '392px' }],
    ['beside it where neither has room', 1440, { height: 700, at: 400 }, { left: '388px', top: '184px' }],
    ['at the foot of a phone', 390, { height: 400, at: 100 }, { left: '', top: '' }],
  ])('opened by a button, is %s', (_, width, { height, at }, place) => {
    vi.stubGlobal('innerWidth', width)
    vi.stubGlobal('innerHeight', 900)
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(min-width: 1024px)' && width >= 1024 }))
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height)
    const button = document.createElement('button')
    button.getBoundingClientRect = () => new DOMRect(300, at, 80, 40)
    render(
      <Sheet title='Filters' onClose={vi.fn()} anchor={{ current: button }}>
        <p>inside</p>
      </Sheet>,
    )
    const { left, top } = (screen.getByRole('dialog').firstElementChild as HTMLElement).style
    expect({ left, top }).toEqual(place)
  })
})
