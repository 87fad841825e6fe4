// The floor of what a Next page can be: the same Next and React as the product, with nothing on the page. Built once a version.
//   /        a static page      /dynamic  rendered for each request      /chat  30 messages and a field that streams, React
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { freePort, startNode, answers } from './processes.mjs'

const NEXT = join('node_modules', 'next', 'dist', 'bin', 'next')
/** Inside the repository, so that it finds the same packages, and outside node_modules, whose code no builder treats as an app. */
const FOLDER = join(process.cwd(), '.next', 'cache', 'krush-bench-floor')

const FILES = {
  'package.json': '{ "name": "krush-bench-floor", "private": true, "type": "module" }\n',
  'next.config.mjs': `export default { poweredByHeader: false, typescript: { ignoreBuildErrors: true }, turbopack: { root: new URL('../../..', import.meta.url).pathname } }\n`,
  'app/layout.jsx': `export const metadata = { title: 'floor' }
export default function Layout({ children }) {
  return <html lang='en'><body style={{ margin: 0, font: '16px/1.5 system-ui' }}>{children}</body></html>
}\n`,
  'app/page.jsx': `export default function Page() {
  return <main><h1>Floor</h1><p>The least a page of this framework can be.</p></main>
}\n`,
  'app/dynamic/page.jsx': `import { headers } from 'next/headers'
export default async function Page() {
  const agent = (await headers()).get('user-agent')
  return <main><h1>Floor</h1><p>{agent}</p></main>
}\n`,
  'app/chat/page.jsx': `import { headers } from 'next/headers'
import { Chat } from './chat'
export default async function Page() {
  await headers()
  const messages = Array.from({ length: 30 }, (_, id) => ({ id, mine: id % 2 === 0, text: 'Line number ' + id + ' of our talk, with enough words in it to wrap once or twice on a phone screen.' }))
  return <Chat first={messages} />
}\n`,
  'app/chat/chat.jsx': `'use client'
import { memo, useEffect, useRef, useState } from 'react'
const Row = memo(function Row({ mine, text }) {
  return <div style={{ maxWidth: '80%', margin: '6px 0', marginLeft: mine ? 'auto' : 0, padding: '8px 12px', borderRadius: 14, background: mine ? '#cde' : '#eee' }}>{text}</div>
})
export function Chat({ first }) {
  const [messages, setMessages] = useState(first)
  const [text, setText] = useState('')
  const list = useRef(null)
  useEffect(() => { list.current.scrollTop = list.current.scrollHeight }, [messages])
  const send = (event) => {
    event.preventDefault()
    setMessages((all) => [...all, { id: all.length, mine: true, text }])
    setText('')
  }
  return (
    <main style={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}>
      <div ref={list} role='log' style={{ flex: 1, overflowY: 'auto', padding: 8 }}>{messages.map((message) => <Row key={message.id} {...message} />)}</div>
      <form onSubmit={send} style={{ display: 'flex' }}><textarea aria-label='message' style={{ flex: 1 }} value={text} onChange={(event) => setText(event.target.value)} /><button>Send</button></form>
    </main>
  )
}\n`,
}

export function buildNextFloor(say) {
  const version = JSON.parse(readFileSync(join('node_modules', 'next', 'package.json'), 'utf8')).version
  const wanted = createHash('sha256')
    .update(JSON.stringify([version, FILES]))
    .digest('hex')
  const stamp = join(FOLDER, 'built')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return FOLDER
  rmSync(FOLDER, { recursive: true, force: true })
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(FOLDER, path)), { recursive: true })
    writeFileSync(join(FOLDER, path), text)
  }
  say(`building the minimal Next ${version} page in .next/cache/krush-bench-floor …`)
  const started = Date.now()
  const result = spawnSync(process.execPath, [join(process.cwd(), NEXT), 'build'], {
    cwd: FOLDER,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    maxBuffer: 1 << 26,
  })
  if (result.status !== 0) throw new Error(`the minimal Next page was not built:\n${result.stdout}${result.stderr}`)
  writeFileSync(stamp, wanted)
  say(`built (${((Date.now() - started) / 1000).toFixed(0)} s)`)
  return FOLDER
}

export async function startNextFloor(say) {
  const folder = buildNextFloor(say)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = await startNode('minimal Next', [join(process.cwd(), NEXT), 'start', '--port', String(port), '--hostname', '127.0.0.1'], {
    cwd: folder,
    ready: answers(origin),
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  return { origin, child, pid: child.pid, stop: child.stop }
}
