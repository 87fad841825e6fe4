import crypto from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Settings } from '@/server/providers/storage/s3'

/** s3rver seals its page tokens with DES, which OpenSSL 3 no longer has; any cipher does. */
function sealPagesWithAes() {
  type Make = (name: string, key: Buffer, iv: Buffer) => unknown
  const twice = (bytes: Buffer) => Buffer.concat([bytes, bytes])
  const instead =
    (make: Make): Make =>
    (name, key, iv) =>
      name === 'des' ? make('aes-128-cbc', twice(key), twice(iv)) : make(name, key, iv)
  const { createCipheriv, createDecipheriv } = crypto
  Object.assign(crypto, { createCipheriv: instead(createCipheriv as Make), createDecipheriv: instead(createDecipheriv as Make) })
}
sealPagesWithAes()

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/**
 * An S3 server of its own (s3rver), on loopback at a free port; its files are in a folder that goes with it, unless one is named. It knows
 * one pair of keys.
 */
export async function startS3({ address = '127.0.0.1', port = 0, kept = '' } = {}): Promise<{
  settings: S3Settings
  stop(): Promise<void>
}> {
  const folder = kept || mkdtempSync(join(tmpdir(), 'krush-s3-'))
  const server = new S3rver({
    port,
    address,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'krush-media', configs: [] }],
  })
  await server.run()
  return {
    settings: {
      provider: 's3',
      endpoint: addressOf(server.httpServer),
      region: 'us-east-1',
      bucket: 'krush-media',
      path_style: true,
      access_key_id: 'S3RVER',
      secret_access_key: 'S3RVER',
    },
    async stop() {
      await close(server.httpServer)
      if (!kept) rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Answer = { status: number; body?: string } | 'hang up' | null

/** A door before that server. It notes every request, and answers itself what `answer` answers: an error, an operation that s3rver lacks. */
export async function startFront(settings: S3Settings, answer: (asked: { method: string; url: URL }) => Answer) {
  const seen: string[] = []
  let broken = () => {}
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', settings.endpoint!)
    const method = request.method ?? 'GET'
    seen.push(`${method} ${url.pathname.replace(/[0-9a-f]{32}/g, '*')}${[...url.searchParams.keys()].map((name) => ` ${name}`).join('')}`)
    const own = answer({ method, url })
    if (own === 'hang up') return void request.socket.destroy()
    if (own) {
      request.resume()
      return void request.on('end', () => response.writeHead(own.status, { 'content-type': 'application/xml' }).end(own.body ?? ''))
    }
    const onward = ask(url, { method, headers: request.headers }, (answered: IncomingMessage) => {
      response.writeHead(answered.statusCode ?? 500, answered.headers)
      answered.pipe(response)
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => {
      onward.destroy()
      if (!response.writableFinished) broken()
    })
    request.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    settings: { ...settings, endpoint: addressOf(server) },
    seen,
    onBroken: (told: () => void) => void (broken = told),
    stop: () => close(server),
  }
}
