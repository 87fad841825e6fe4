/** Two soft notes, E5 and B5, each with a quick rise and a long fall; loud enough to notice, too quiet to startle. */
const NOTES = [
  { frequency: 659.25, at: 0 },
  { frequency: 987.77, at: 0.09 },
]
const LOUDNESS = 0.06
const SECONDS = 0.7

let audio: AudioContext | null = null

/** Plays the tone of a new message. Resolves without a sound where the browser allows none before a tap. */
export async function playTone(): Promise<void> {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  if (audio.state !== 'running')
    await Promise.race([audio.resume(), new Promise((resolve) => setTimeout(resolve, 200))]).catch(() => undefined)
  if (audio.state !== 'running') return
  const begin = audio.currentTime
  for (const { frequency, at } of NOTES) {
    const gain = audio.createGain()
    gain.gain.setValueAtTime(0, begin + at)
    gain.gain.linearRampToValueAtTime(LOUDNESS, begin + at + 0.02)
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + at + SECONDS)
    const note = audio.createOscillator()
    note.frequency.value = frequency
    note.connect(gain).connect(audio.destination)
    note.start(begin + at)
    note.stop(begin + at + SECONDS)
  }
}
