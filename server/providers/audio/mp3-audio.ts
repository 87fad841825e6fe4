import { setImmediate as turn } from 'node:timers/promises'
import { openMp3 } from './mp3'
import type { AudioProvider } from './port'

export const createMp3Audio = (): AudioProvider => ({
  name: 'mp3',
  async encode({ samples, sample_rate }) {
    const mp3 = await openMp3({ sample_rate })
    const pieces: Uint8Array[] = []
    // A second at a time, so that replies of other people continue meanwhile.
    for (let at = 0; at < samples.length; at += sample_rate) {
      pieces.push(mp3.add(Float32Array.from(samples.subarray(at, at + sample_rate), (sample) => sample / 32_768)))
      await turn()
    }
    return Buffer.concat([...pieces, mp3.end()])
  },
})
