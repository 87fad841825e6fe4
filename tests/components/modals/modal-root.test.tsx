import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { Delayed, LAZY_DELAY_MS, late } from '@/components/ui/late'
import { ModalRoot } from '@/components/modals/modal-root'
import common from '@/lib/i18n/messages/en/common.json'
import { useModalStore } from '@/stores/modal-store'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  useModalStore.getState().closeModal()
})

test('a press that opens a modal is answered before the modal is there', () => {
  render(
    <NextIntlClientProvider locale='en' messages={{ common }}>
      <ModalRoot />
    </NextIntlClientProvider>,
  )
  expect(document.querySelector('[data-veil]')).toBeNull()
  act(() => useModalStore.getState().openModal('auth', {}))
  expect(document.querySelector('[data-veil]')).not.toBeNull()
})

test('a modal that does not come, as without a connection, is left by a press or Escape', () => {
  render(
    <NextIntlClientProvider locale='en' messages={{ common }}>
      <ModalRoot />
    </NextIntlClientProvider>,
  )
  const leave = [() => fireEvent.click(screen.getByRole('button', { name: 'Close' })), () => fireEvent.keyDown(document, { key: 'Escape' })]
  for (const way of leave) {
    act(() => useModalStore.getState().openModal('upsell', { type: 'premium_profile' }))
    expect(document.querySelector('[data-veil]')).not.toBeNull()
    act(() => void way())
    expect(document.querySelector('[data-veil]')).toBeNull()
  }
})

test('what says that a part is loading comes after 200 ms, and goes with it', async () => {
  vi.useFakeTimers()
  let arrive = (_part: () => string) => undefined as void
  const Part = late(
    () => new Promise<() => string>((resolve) => (arrive = resolve)),
    <Delayed>
      <p>On its way</p>
    </Delayed>,
  )
  render(<Part />)
  expect(LAZY_DELAY_MS).toBe(200)
  act(() => vi.advanceTimersByTime(199))
  expect(screen.queryByText('On its way')).toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByText('On its way')).toBeDefined()
  await act(async () => arrive(() => 'Here'))
  expect(screen.queryByText('On its way')).toBeNull()
  expect(screen.getByText('Here')).toBeDefined()
})
