// The bare runtime: the first sentence of a text to MP3, in a process that has everything loaded. Answers each message with milliseconds.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createMp3Encoder } from 'wasm-media-encoders'

const [, , what, text] = process.argv
const { package: file, folder } = JSON.parse(what)
const { OfflineTts } = createRequire(import.meta.url)(file)
const vits = { model: join(folder, 'model.onnx'), tokens: join(folder, 'tokens.txt') }
const voice = await OfflineTts.createAsync({ model: { vits, numThreads: 1, provider: 'cpu', debug: 0 }, maxNumSentences: 1 })
const [first] = text.match(/[^.]+\./)

process.on('disconnect', () => process.exit())
process.on('message', async () => {
  const begun = performance.now()
  const { samples, sampleRate } = await voice.generateAsync({ text: first, sid: 0, speed: 1, enableExternalBuffer: false })
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate, channels: 1, bitrate: 64 })
  encoder.encode([new Float32Array(samples)])
  process.send(performance.now() - begun)
})
