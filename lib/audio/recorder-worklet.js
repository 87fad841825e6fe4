// Runs in the sound thread of the browser: hands the samples of the microphone over, some 40 ms at a time.
const PIECE = 2048

class Recorder extends AudioWorkletProcessor {
  constructor() {
    super()
    this.piece = new Float32Array(PIECE)
    this.at = 0
  }

  process([channels]) {
    const frames = channels?.[0]?.length ?? 0
    for (let n = 0; n < frames; n++) {
      let sum = 0
      for (const channel of channels) sum += channel[n]
      this.piece[this.at++] = sum / channels.length
      if (this.at === PIECE) {
        this.port.postMessage(this.piece)
        this.piece = new Float32Array(PIECE)
        this.at = 0
      }
    }
    return true
  }
}

registerProcessor('recorder', Recorder)
