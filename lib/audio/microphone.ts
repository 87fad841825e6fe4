/** Why nothing can be recorded: the person or the browser said no, there is no microphone, or it does not work. */
export type MicrophoneProblem = 'denied' | 'absent' | 'busy' | 'unsupported'

export class MicrophoneError extends Error {
  constructor(readonly problem: MicrophoneProblem) {
    super(problem)
    this.name = 'MicrophoneError'
  }
}

export type Microphone = {
  rate: number
  /** Ends the recording and lets go of the microphone. */
  close: () => void
}

type Listen = {
  /** Samples from -1 to 1, some 40 ms of them. */
  onSamples: (samples: Float32Array) => void
  /** The microphone went away, or something else took it: a call, another program. */
  onLost: () => void
}

const PROBLEMS: Record<string, MicrophoneProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

async function ask(): Promise<MediaStream> {
  if (!navigator.mediaDevices?.getUserMedia || typeof AudioWorkletNode === 'undefined') throw new MicrophoneError('unsupported')
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    })
  } catch (error) {
    throw new MicrophoneError(PROBLEMS[(error as Error).name] ?? 'busy')
  }
}

/** Opens the microphone; the browser asks the person where it has to. Throws MicrophoneError. */
export async function openMicrophone({ onSamples, onLost }: Listen): Promise<Microphone> {
  const stream = await ask()
  let open = true
  let context: AudioContext | null = null
  const close = () => {
    open = false
    for (const track of stream.getTracks()) track.stop()
    void context?.close().catch(() => undefined)
  }
  const lost = () => open && onLost()
  try {
    context = new AudioContext()
    await context.audioWorklet.addModule(new URL('./recorder-worklet.js', import.meta.url))
    if (context.state === 'suspended') await context.resume()
    const node = new AudioWorkletNode(context, 'recorder', { numberOfOutputs: 0 })
    node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => open && onSamples(data)
    context.createMediaStreamSource(stream).connect(node)
    // A call that comes in mutes the track or interrupts the context; a plug that is pulled ends it.
    for (const track of stream.getTracks()) {
      track.addEventListener('ended', lost)
      track.addEventListener('mute', lost)
    }
    context.addEventListener('statechange', () => context?.state !== 'running' && lost())
    return { rate: context.sampleRate, close }
  } catch {
    close()
    throw new MicrophoneError('busy')
  }
}
