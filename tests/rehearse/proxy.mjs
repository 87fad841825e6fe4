// In front of the servers, as Caddy is: a connection goes to the next one whose /readyz is 200. node proxy.mjs PORT HOST…
import http from 'node:http'
import net from 'node:net'

const [port, ...hosts] = process.argv.slice(2)
const ready = new Set(hosts)
const look = (host) => {
  const is = (status) => (status === 200 ? ready.add(host) : ready.delete(host))
  const request = http.get({ host, port: 3000, path: '/readyz', timeout: 1000, agent: false }, (response) =>
    is(response.resume().statusCode),
  )
  request.on('timeout', () => request.destroy()).on('error', () => is(0))
}
setInterval(() => hosts.forEach(look), 1000)
let turn = 0
net
  .createServer((near) => {
    const able = ready.size ? [...ready] : hosts
    const far = net.connect({ host: able[turn++ % able.length], port: 3000 })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ])
      one.on('error', () => other.destroy()).pipe(other)
  })
  .listen(Number(port), '127.0.0.1')
