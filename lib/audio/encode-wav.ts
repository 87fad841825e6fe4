const HEADER_BYTES = 44

/** Mono samples from -1 to 1 as a WAV file of 16 bits each. */
export function encodeWav(samples: Float32Array, rate: number): Blob {
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + samples.length * 2))
  const write = (at: number, text: string) => [...text].forEach((letter, n) => view.setUint8(at + n, letter.charCodeAt(0)))
  write(0, 'RIFF')
  view.setUint32(4, view.byteLength - 8, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  write(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  for (let n = 0; n < samples.length; n++) {
    const sample = Math.max(-1, Math.min(1, samples[n] as number))
    view.setInt16(HEADER_BYTES + n * 2, Math.round(sample * (sample < 0 ? 32_768 : 32_767)), true)
  }
  return new Blob([view.buffer], { type: 'audio/wav' })
}
