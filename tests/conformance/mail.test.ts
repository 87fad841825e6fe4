import { once } from 'node:events'
import type { AddressInfo, Server, Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '@/server/db/client'
import { ProviderError, type ProviderFailure } from '@/server/providers/errors'
import { createMail } from '@/server/providers/mail/index'
import type { Mail, MailProvider } from '@/server/providers/mail/port'
import { testDatabase } from '../support/server'

const FROM = 'Krush <hello@krush.example>'
const PASSWORD = 'correct horse'

const mail = (changes: Partial<Mail> = {}): Mail => ({
  to: 'sam@example.com',
  subject: '123456 is your sign-in code',
  text: 'Your code is 123456.\n\nOnce — für dich.\n',
  ...changes,
})

async function failureOf(run: Promise<unknown>): Promise<ProviderError> {
  const failure = await run.then(
    () => null,
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(ProviderError)
  return failure as ProviderError
}

/** Neither the log nor an error page may show who was written to, or the code. */
function expectNeutral(error: ProviderError): void {
  const told = `${error.message} ${String(error.cause)}`
  expect(told).not.toMatch(/sam|example\.com|123456/)
}

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

describe('embedded', () => {
  const printed: string[] = []
  const open = () => createMail({ smtp: null }, { db, print: (line) => printed.push(line) })
  const stored = () => db.query<Mail & { recipient: string }>('select recipient, subject, text from outbox order by id desc', [])
  afterEach(async () => {
    printed.length = 0
    await db.query('delete from outbox', [])
  })

  it('keeps the mail in the outbox', async () => {
    await (await open()).send(mail())
    expect(await stored()).toEqual([{ recipient: 'sam@example.com', subject: mail().subject, text: mail().text }])
  })

  it('prints the code, framed, without the address', async () => {
    await (await open()).send(mail())
    expect(printed).toHaveLength(3)
    expect(printed.join('\n')).toContain('123456')
    expect(printed.join('\n')).not.toContain('sam@')
    expect(new Set(printed.map((line) => line.length)).size).toBe(1)
  })

  it('prints no control characters of a subject', async () => {
    await (await open()).send(mail({ subject: 'one\u001b[2Jtwo\nthree' }))
    expect(printed.join('')).not.toMatch(/\p{Cc}/u)
  })

  it('keeps the newest 200', async () => {
    const mailer = await open()
    const send = (from: number, count: number) =>
      Promise.all(Array.from({ length: count }, (_, at) => mailer.send(mail({ subject: `mail ${from + at}` }))))
    // Those sent side by side are stored in any order; the first five before all others.
    await send(0, 5)
    await send(5, 200)
    const subjects = (await stored()).map((row) => row.subject)
    expect(subjects.toSorted()).toEqual(Array.from({ length: 200 }, (_, at) => `mail ${5 + at}`).toSorted())
  })

  it('says that a failing database is transient, and prints nothing', async () => {
    const broken = {
      ...db,
      query: async () => {
        throw new Error('insert failed for sam@example.com')
      },
    }
    const mailer = await createMail({ smtp: null }, { db: broken, print: (line) => printed.push(line) })
    const failure = await failureOf(mailer.send(mail()))
    expect(failure.kind).toBe('transient')
    expectNeutral(failure)
    expect(printed).toEqual([])
  })
})

describe('smtp', () => {
  type Received = { from: string; to: string[]; source: string; user: string }
  const received: Received[] = []
  const mailers: MailProvider[] = []
  const stops: (() => Promise<void>)[] = []

  const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

  async function serve(options: SMTPServerOptions = {}): Promise<number> {
    const server = new SMTPServer({
      authMethods: ['PLAIN', 'LOGIN'],
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, done) =>
        password === PASSWORD ? done(null, { user: username }) : done(refusal(535, `no such account: ${username}`)),
      onData(stream, { envelope, user }, done) {
        const pieces: Buffer[] = []
        stream.on('data', (piece: Buffer) => pieces.push(piece))
        stream.on('end', () => {
          received.push({
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            to: envelope.rcptTo.map((each) => each.address),
            source: Buffer.concat(pieces).toString('utf8'),
            user: String(user),
          })
          done()
        })
      },
      ...options,
    })
    server.on('error', () => {})
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    stops.push(() => new Promise((resolve) => server.close(resolve)))
    return (server.server.address() as AddressInfo).port
  }

  /** A server that is no mail server: it does to every connection what it is told. */
  async function serveRaw(greet: (socket: Socket) => void): Promise<{ port: number; drop(): void }> {
    const sockets = new Set<Socket>()
    const drop = () => sockets.forEach((socket) => socket.destroy())
    const server: Server = createServer((socket) => {
      sockets.add(socket)
      socket.on('error', () => {})
      greet(socket)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    stops.unshift(
      () =>
        new Promise((resolve) => {
          server.close(() => resolve())
          drop()
        }),
    )
    return { port: (server.address() as AddressInfo).port, drop }
  }

  /** The way to the server at `port`, which can be cut. */
  const serveThrough = (port: number) =>
    serveRaw((socket) => {
      const upstream = connect(port, '127.0.0.1')
      upstream.on('error', () => socket.destroy())
      socket.on('close', () => upstream.destroy())
      socket.pipe(upstream).pipe(socket)
    })

  async function open(port: number, login = `sender:${encodeURIComponent(PASSWORD)}@`, query = ''): Promise<MailProvider> {
    const url = `smtp://${login}127.0.0.1:${port}${query}`
    const mailer = await createMail({ smtp: { url, from: FROM } }, { db, print: () => {} })
    mailers.push(mailer)
    return mailer
  }

  async function expectFailure(run: Promise<unknown>, kind: ProviderFailure): Promise<void> {
    const failure = await failureOf(run)
    expect(failure.kind).toBe(kind)
    expectNeutral(failure)
  }

  afterEach(async () => {
    for (const mailer of mailers.splice(0)) await mailer.close?.()
    for (const stop of stops.splice(0)) await stop()
    received.length = 0
  })

  it('sends a plain text mail after signing in', async () => {
    await (await open(await serve())).send(mail())
    expect(received).toHaveLength(1)
    const { source, ...envelope } = received[0]!
    expect(envelope).toEqual({ from: 'hello@krush.example', to: ['sam@example.com'], user: 'sender' })
    expect(source).toMatch(/^From: Krush <hello@krush\.example>\r$/m)
    expect(source).toMatch(/^To: sam@example\.com\r$/m)
    expect(source).toMatch(/^Subject: 123456 is your sign-in code\r$/m)
    expect(source).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m)
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(source).not.toMatch(/^(X-|List-|User-Agent|Content-Type: text\/html)/im)
    expect(source).not.toMatch(/https?:/)
  })

  it('uses one connection for several mails', async () => {
    let connections = 0
    const port = await serve({
      onConnect: (_session, done) => {
        connections++
        done()
      },
    })
    const mailer = await open(port)
    for (let at = 0; at < 3; at++) await mailer.send(mail())
    expect(received).toHaveLength(3)
    expect(connections).toBe(1)
  })

  it('takes an address as one address and a subject as one line', async () => {
    const mailer = await open(await serve())
    await mailer.send(mail({ subject: 'Hello\r\nBcc: other@example.com' }))
    expect(received[0]!.to).toEqual(['sam@example.com'])
    expect(received[0]!.source).not.toMatch(/^Bcc:/m)
    await mailer.send(mail({ to: 'sam@example.com, other@example.org' })).catch(() => {})
    expect(received.flatMap((each) => each.to)).not.toContain('other@example.org')
  })

  it('calls a wrong password misconfigured', async () => {
    await expectFailure((await open(await serve(), 'sender:wrong@')).send(mail()), 'misconfigured')
  })

  it('calls a missing password misconfigured', async () => {
    await expectFailure((await open(await serve(), '')).send(mail()), 'misconfigured')
  })

  it('calls a certificate that nobody vouches for misconfigured', async () => {
    await expectFailure((await open(await serve({ disabledCommands: [] }))).send(mail()), 'misconfigured')
    expect(received).toEqual([])
  })

  it('sends nothing in clear text when STARTTLS is required', async () => {
    await expectFailure((await open(await serve(), undefined, '?requireTLS=true')).send(mail()), 'misconfigured')
    expect(received).toEqual([])
  })

  it('calls a login that is refused for now transient', async () => {
    const port = await serve({ onAuth: (_auth, _session, done) => done(refusal(454, 'try later')) })
    await expectFailure((await open(port)).send(mail()), 'transient')
  })

  it('calls a refused recipient rejected, and sends to the next one', async () => {
    const port = await serve({
      onRcptTo: ({ address }, _session, done) => done(address.startsWith('sam') ? refusal(550, `<${address}> does not exist`) : null),
    })
    const mailer = await open(port)
    await expectFailure(mailer.send(mail()), 'rejected')
    await mailer.send(mail({ to: 'kim@example.com' }))
    expect(received.map((each) => each.to)).toEqual([['kim@example.com']])
  })

  it('calls a recipient refused for now transient', async () => {
    const port = await serve({ onRcptTo: ({ address }, _session, done) => done(refusal(450, `<${address}> is busy`)) })
    await expectFailure((await open(port)).send(mail()), 'transient')
  })

  it('tells refused contents by their code', async () => {
    const refusing = (code: number) =>
      serve({
        onData(stream, _session, done) {
          stream.resume()
          stream.on('end', () => done(refusal(code, 'no 123456 for sam@example.com')))
        },
      })
    await expectFailure((await open(await refusing(554))).send(mail()), 'rejected')
    await expectFailure((await open(await refusing(451))).send(mail()), 'transient')
  })

  it('calls a dropped connection transient', async () => {
    const rude = await serveRaw((socket) => socket.destroy())
    await expectFailure((await open(rude.port)).send(mail()), 'transient')
    const brief = await serveRaw((socket) => socket.end('220 mail\r\n'))
    await expectFailure((await open(brief.port)).send(mail()), 'transient')
  })

  it('calls a connection dropped amid the mail transient', async () => {
    const port = await serve({
      onData(stream) {
        stream.resume()
        way.drop()
      },
    })
    const way = await serveThrough(port)
    await expectFailure((await open(way.port)).send(mail()), 'transient')
  })

  it('calls a server that is not there transient', async () => {
    const { port } = await serveRaw(() => {})
    await stops.shift()!()
    await expectFailure((await open(port)).send(mail()), 'transient')
  })

  it('gives up on a server that says nothing', async () => {
    const { port } = await serveRaw(() => {})
    await expectFailure((await open(port, '', '?greetingTimeout=200')).send(mail()), 'transient')
  })

  it('survives a connection that is closed while it is idle', async () => {
    const way = await serveThrough(await serve())
    const mailer = await open(way.port)
    await mailer.send(mail())
    way.drop()
    await new Promise((resolve) => setTimeout(resolve, 50))
    await mailer.send(mail())
    expect(received).toHaveLength(2)
  })
})
