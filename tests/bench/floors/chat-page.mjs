// Floor of G2 and G5: the smallest chat page that streams, and that holds a long chat. HTTP, paged history, websocket relay.
//   node chat-page.mjs PORT MODEL_URL MESSAGES
// Opens with the newest 50; older pages of 50 come when the reader is near the top; far rows cost nothing (content-visibility).
import http from 'node:http'
import zlib from 'node:zlib'
import { WebSocketServer } from 'ws'

const [port, model, count] = process.argv.slice(2)
const upstream = new URL(model)
const agent = new http.Agent({ keepAlive: true, noDelay: true })
const messages = Array.from({ length: Number(count) }, (_, i) => ({
  i,
  u: i % 2 ? 0 : 1,
  t:
    (i % 2 ? 'She looked up from the page and smiled a little. ' : 'I was thinking about what you said before, ') +
    `line number ${i} of our long talk, with enough words in it to wrap once or twice on a phone screen.`,
}))
const page =
  zlib.gzipSync(`<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content="width=device-width,initial-scale=1"><title>floor chat</title>
<style>body{margin:0;font:16px/1.5 system-ui;display:flex;flex-direction:column;height:100dvh}#l{flex:1;overflow-y:auto;overflow-anchor:none;padding:8px}.m{max-width:80%;margin:6px 0;padding:8px 12px;border-radius:14px;background:#eee;content-visibility:auto;contain-intrinsic-size:auto 64px}.u{margin-left:auto;background:#cde}form{display:flex}textarea{flex:1}</style>
<div id=l role=log></div><form><textarea id=t aria-label=message></textarea><button id=b>Send</button></form><script>
const l=document.getElementById('l'),t=document.getElementById('t'),W=new WebSocket(location.origin.replace('http','ws'));let id=0,old=Infinity,busy=0;const P=new Map;
const row=m=>{const d=document.createElement('div');d.className=m.u?'m u':'m';d.dataset.message='';d.textContent=m.t;return d};
async function older(){if(busy||old<=0)return;busy=1;const r=await(await fetch('/m?before='+old)).json();const f=document.createDocumentFragment();for(const m of r)f.append(row(m));const h=l.scrollHeight,s=l.scrollTop;l.prepend(f);old=r.length?r[0].i:0;if(h)l.scrollTop=s+l.scrollHeight-h;busy=0}
const long=location.pathname=='/long';if(long)older().then(()=>{l.scrollTop=l.scrollHeight});l.addEventListener('scroll',()=>{if(long&&l.scrollTop<1500)older()},{passive:true});
W.onmessage=e=>{const d=JSON.parse(e.data),n=P.get(d.id);if(d.t)n.firstChild?n.firstChild.appendData(d.t):n.append(d.t);if(d.t)l.scrollTop=1e9};
document.forms[0].onsubmit=e=>{e.preventDefault();if(!t.value)return;l.append(row({u:1,t:t.value}));const n=row({u:0,t:''});l.append(n);P.set(++id,n);W.send(JSON.stringify({id,text:t.value}));t.value='';l.scrollTop=1e9};
</script>`)

const server = http.createServer((request, response) => {
  if (request.url.startsWith('/m?')) {
    const before = new URL(request.url, 'http://x').searchParams.get('before')
    const end = before === 'Infinity' ? messages.length : Math.min(messages.length, Number(before))
    response.writeHead(200, { 'content-type': 'application/json' })
    return response.end(JSON.stringify(messages.slice(Math.max(0, end - 50), end)))
  }
  if (request.url === '/favicon.ico') return response.writeHead(204).end()
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }).end(page)
})
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket) =>
  socket.on('message', (raw) => {
    const { id, text } = JSON.parse(raw)
    const body = JSON.stringify({ model: 'fake', stream: true, messages: [{ role: 'user', content: text }] })
    const asked = http.request(
      {
        host: upstream.hostname,
        port: upstream.port,
        path: '/v1/chat/completions',
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        let rest = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk) => {
          rest += chunk
          let piece = ''
          for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
            const line = rest.slice(6, end)
            rest = rest.slice(end + 2)
            if (line !== '[DONE]') piece += JSON.parse(line).choices[0]?.delta?.content ?? ''
          }
          if (piece) socket.send(JSON.stringify({ id, t: piece }))
        })
        answer.on('end', () => socket.send(JSON.stringify({ id, end: 1 })))
      },
    )
    asked.on('error', () => {})
    asked.end(body)
  }),
)
server.listen(Number(port), '127.0.0.1', () => console.log('ready'))
