// Ears and a voice that answer at once, in OpenAI's way: what is left of a turn's time is the product's.
//   POST /v1/audio/transcriptions   the same sentence, whatever was said
//   POST /v1/audio/speech           a second of a tone, whatever is to be said
import http from 'node:http'
import { createMp3Encoder } from 'wasm-media-encoders'

const encoder = await createMp3Encoder()
encoder.configure({ sampleRate: 16_000, channels: 1, bitrate: 64 })
const tone = Float32Array.from({ length: 16_000 }, (_, at) => 0.4 * Math.sin(at / 12))
const mp3 = Buffer.concat([Buffer.from(encoder.encode([tone])), Buffer.from(encoder.finalize())])

const server = http.createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    const speaks = request.url.endsWith('/audio/speech')
    response.writeHead(200, { 'content-type': speaks ? 'audio/mpeg' : 'application/json' })
    response.end(speaks ? mp3 : JSON.stringify({ text: 'Did you sleep well, my dear?' }))
  })
})
server.keepAliveTimeout = 120_000
server.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready'))
