// A model server that speaks OpenAI's chat completions and costs nothing: what is left of a reply's time is the product's.
//   POST /__config {"first": ms to the first token, "tokens": n, "rate": tokens a second, 0 = at once, "alike": true}
//   alike: replies begin with words that earlier ones have begun with, the first three of the same, and differ then
//   GET  /__mark/<mark>   {arrive, first} of the request whose last user message held #m<mark>, CLOCK_MONOTONIC ms
//   GET  /__stats         counts, and the longest pause between two tokens since /__reset
import http from 'node:http'

const port = Number(process.argv[2])
const config = { first: 0, tokens: 40, rate: 0, alike: false }
const now = () => Number(process.hrtime.bigint()) / 1e6
let stats
/** Replies since the start, which a reset leaves: a number that comes twice would begin two replies of a conversation alike. */
let replies = 0
const marks = new Map()
const reset = () => {
  stats = { chat: 0, active: 0, peak: 0, aborted: 0, bytes_in: 0, longest_pause: 0 }
  marks.clear()
}
reset()

const WORDS = 'the rain had stopped by the time she came back to the window and for a while neither of them said anything at all'.split(' ')
// No two replies begin alike: one that begins like an earlier one would be asked for again.
const token = (index, reply, alike) =>
  alike && index === 3 ? ` ${reply}` : index ? ` ${WORDS[index % WORDS.length]}` : alike ? WORDS[0] : `${reply}:`
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

function json(response, status, value) {
  const body = JSON.stringify(value)
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

async function complete(request, response, raw) {
  const arrive = now()
  const body = JSON.parse(raw)
  const asked = { ...config }
  const number = ++replies
  stats.chat++
  stats.bytes_in += raw.length
  stats.peak = Math.max(stats.peak, ++stats.active)
  const last = body.messages?.findLast((message) => message.role === 'user')?.content ?? ''
  const mark = [...last.matchAll(/#m(\w+)/g)].at(-1)?.[1]
  const record = { arrive }
  if (mark) {
    if (marks.size > 20_000) marks.clear()
    marks.set(mark, record)
  }
  let closed = false
  response.on('close', () => (closed = true))
  if (asked.first > 0) await sleep(asked.first)
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  const head = `"id":"chatcmpl-${stats.chat}","created":1,"model":"fake","object":"chat.completion.chunk"`
  const event = (delta, ended) =>
    `data: {${head},"choices":[{"index":0,"delta":${JSON.stringify(delta)},"finish_reason":${ended ? '"stop"' : 'null'}}]}\n\n`
  const begun = now()
  let before = begun
  for (let index = 0; index < asked.tokens && !closed; index++) {
    if (asked.rate > 0 && index > 0) {
      const left = begun + (index / asked.rate) * 1000 - now()
      if (left > 0.5) await sleep(left)
      const at = now()
      stats.longest_pause = Math.max(stats.longest_pause, at - before)
      before = at
    }
    if (index === 0) record.first = now()
    response.write(
      event(
        index === 0 ? { role: 'assistant', content: token(0, number, asked.alike) } : { content: token(index, number, asked.alike) },
        false,
      ),
    )
  }
  if (closed) stats.aborted++
  stats.active--
  record.last = now()
  response.write(event({}, true))
  response.end('data: [DONE]\n\n')
}

const server = http.createServer((request, response) => {
  const path = request.url.split('?')[0]
  if (path === '/__stats') return json(response, 200, stats)
  if (path.startsWith('/__mark/')) return json(response, 200, marks.get(path.slice(8)) ?? {})
  if (path.endsWith('/models'))
    return json(response, 200, { object: 'list', data: [{ id: 'fake', object: 'model', created: 0, owned_by: 'fake' }] })
  const chunks = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => {
    const raw = Buffer.concat(chunks)
    if (path === '/__config') return json(response, 200, Object.assign(config, JSON.parse(raw)))
    if (path === '/__reset') {
      reset()
      return json(response, 200, {})
    }
    if (!path.endsWith('/chat/completions')) return json(response, 404, { error: { message: 'no such path' } })
    void complete(request, response, raw)
  })
})
server.keepAliveTimeout = 120_000
server.listen(port, process.argv[3] ?? '127.0.0.1', () => console.log('ready'))
