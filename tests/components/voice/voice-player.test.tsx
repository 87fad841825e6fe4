import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { VoicePlayer } from '@/components/voice/voice-player'
import chat from '@/lib/i18n/messages/en/chat.json'
import { usePlayerStore } from '@/stores/player-store'

/** What a browser's element does, as far as the player sees it: jsdom has none that plays. */
class Sound extends EventTarget {
  static made: Sound[] = []
  src = ''
  currentTime = 0
  duration = NaN
  paused = true
  playbackRate = 1
  defaultPlaybackRate = 1
  preload = ''
  constructor() {
    super()
    Sound.made.push(this)
  }
  tell(name: string) {
    act(() => void this.dispatchEvent(new Event(name)))
  }
  load() {
    this.currentTime = 0
    this.duration = NaN
    this.playbackRate = this.defaultPlaybackRate
  }
  play() {
    this.paused = false
    return Promise.resolve()
  }
  pause() {
    this.paused = true
    this.dispatchEvent(new Event('pause'))
  }
  removeAttribute() {
    this.src = ''
  }
  arrives(seconds: number) {
    this.duration = seconds
    this.tell('durationchange')
    this.tell('playing')
  }
  reaches(seconds: number) {
    this.currentTime = seconds
    this.tell('timeupdate')
  }
}

const PEAKS = Array.from({ length: 48 }, (_, at) => at * 2)
const draw = () =>
  render(
    <NextIntlClientProvider locale='en' timeZone='UTC' messages={{ chat }}>
      <VoicePlayer src='/media/a.mp3?e=1' seconds={12} peaks={PEAKS} label='First' />
      <VoicePlayer src='/media/b.mp3?e=1' seconds={65} peaks={PEAKS} label='Second' />
      <VoicePlayer src='/media/c.mp3?e=1' seconds={8} peaks={[]} label='Third' making />
    </NextIntlClientProvider>,
  )
const player = (name: string) => within(screen.getByRole('group', { name }))
const slider = (name: string) => player(name).getByRole('slider')
/** The store is the tab's and keeps its one element through all tests. */
const sound = () => Sound.made[0]!

vi.stubGlobal('Audio', Sound)
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  usePlayerStore.getState().stop()
  usePlayerStore.setState({ rate: 1 })
})

describe('VoicePlayer', () => {
  it('makes no element before something is played, and one for all', async () => {
    draw()
    expect(Sound.made).toHaveLength(0)
    await userEvent.click(player('First').getByRole('button', { name: 'Play' }))
    await userEvent.click(player('Second').getByRole('button', { name: 'Play' }))
    expect(Sound.made).toHaveLength(1)
    expect(sound().src).toBe('/media/b.mp3?e=1')
  })
  it('plays, shows where it is, pauses, and begins again after its end', async () => {
    draw()
    expect(player('First').getByText('0:12')).toBeTruthy()
    await userEvent.click(player('First').getByRole('button', { name: 'Play' }))
    sound().arrives(12)
    sound().reaches(3)
    expect(player('First').getByText('0:03 / 0:12')).toBeTruthy()
    expect(slider('First').getAttribute('aria-valuetext')).toBe('0:03 of 0:12')
    await userEvent.click(player('First').getByRole('button', { name: 'Pause' }))
    expect(sound().paused).toBe(true)
    await userEvent.click(player('First').getByRole('button', { name: 'Play' }))
    expect(sound().currentTime).toBe(3)
    sound().tell('ended')
    expect(player('First').getByText('0:12')).toBeTruthy()
    sound().currentTime = 12
    await userEvent.click(player('First').getByRole('button', { name: 'Play' }))
    expect([sound().currentTime, sound().paused]).toEqual([0, false])
  })
  it('continues under a fresh signature, and silences whatever else speaks', async () => {
    const view = draw()
    await userEvent.click(player('First').getByRole('button', { name: 'Play' }))
    sound().arrives(12)
    view.rerender(
      <NextIntlClientProvider locale='en' timeZone='UTC' messages={{ chat }}>
        <VoicePlayer src='/media/a.mp3?e=2' seconds={12} peaks={PEAKS} label='First' />
        <VoicePlayer src='/media/b.mp3?e=2' seconds={65} peaks={PEAKS} label='Second' />
      </NextIntlClientProvider>,
    )
    expect(player('First').getByRole('button', { name: 'Pause' })).toBeTruthy()
    await userEvent.click(player('Second').getByRole('button', { name: 'Play' }))
    expect(player('First').getByRole('button', { name: 'Play' })).toBeTruthy()
    expect(player('Second').getByRole('button', { name: 'Pause' })).toBeTruthy()
  })
  it('is wound by keys and by pointer, also before it was played', async () => {
    draw()
    slider('First').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(slider('First').getAttribute('aria-valuetext')).toBe('0:02 of 0:12')
    expect(sound().paused).toBe(true)
    sound().arrives(12)
    expect(sound().currentTime).toBe(2)
    await userEvent.keyboard('{End}')
    expect(sound().currentTime).toBe(12)
    await userEvent.keyboard('{Home}{PageUp}{ArrowLeft}')
    expect(sound().currentTime).toBe(4)
    slider('First').getBoundingClientRect = () => new DOMRect(100, 0, 200, 44)
    fireEvent.pointerDown(slider('First'), { clientX: 200, pointerId: 1 })
    expect(sound().currentTime).toBe(6)
    fireEvent.pointerMove(slider('First'), { clientX: 900, buttons: 1 })
    expect(sound().currentTime).toBe(12)
  })
  it('keeps the arrow keys to itself', async () => {
    const heard = vi.fn()
    document.addEventListener('keydown', heard)
    draw()
    slider('First').focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(heard).not.toHaveBeenCalled()
    await userEvent.keyboard('a')
    expect(heard).toHaveBeenCalled()
    document.removeEventListener('keydown', heard)
  })
  it('remembers its speed on this device', async () => {
    draw()
    await userEvent.click(player('First').getByRole('button', { name: 'Play' }))
    for (const rate of [1, 1.25, 1.5]) await userEvent.click(player('Second').getByRole('button', { name: `Speed: ${rate} times` }))
    expect([sound().playbackRate, localStorage.getItem('voice-rate')]).toEqual([2, '2'])
    await userEvent.click(player('First').getByRole('button', { name: 'Speed: 2 times' }))
    expect(sound().playbackRate).toBe(1)
  })
  it('plays what is still being made, which cannot be wound yet', async () => {
    draw()
    await userEvent.click(player('Third').getByRole('button', { name: 'Play' }))
    sound().arrives(Infinity)
    sound().reaches(2)
    expect(player('Third').getByText('0:02 / 0:08')).toBeTruthy()
    expect(slider('Third').getAttribute('aria-disabled')).toBe('true')
    slider('Third').focus()
    await userEvent.keyboard('{End}')
    expect(sound().currentTime).toBe(2)
    // Longer than was guessed: the end is not before where it stands.
    sound().reaches(9)
    expect(player('Third').getByText('0:09 / 0:09')).toBeTruthy()
  })
  it('says when it did not load, and tries again', async () => {
    draw()
    await userEvent.click(player('First').getByRole('button', { name: 'Play' }))
    sound().tell('error')
    expect(player('First').getByRole('status').textContent).toBe('Couldn’t load this.')
    sound().src = ''
    await userEvent.click(player('First').getByRole('button', { name: 'Try again' }))
    expect(sound().src).toBe('/media/a.mp3?e=1')
    expect(player('First').queryByRole('status')).toBeNull()
  })
})
