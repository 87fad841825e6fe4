import { generateKeyPairSync } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  finishPasskeyEnrolment,
  finishPasskeySignIn,
  getSignInWays,
  removePasskey,
  startPasskeyEnrolment,
  startPasskeySignIn,
} from '@/contracts/identity'
import { createAuthenticator, type Lies } from '@/tests/support/passkey-device'
import { enter, expectRefusal, noticesTo, signedIn, visitor } from '@/tests/support/identity'
import { testServer, type TestServer } from '@/tests/support/server'

const ORIGIN = 'http://localhost:3000'
const MINUTE = 60_000

let server: TestServer
let ahead = 0
beforeAll(async () => {
  server = await testServer({ now: () => new Date(Date.now() + ahead) })
})

type Person = Awaited<ReturnType<typeof signedIn>>
type Authenticator = ReturnType<typeof createAuthenticator>

async function enrol(person: Person, authenticator: Authenticator, lies?: Lies) {
  const { flow, options } = await person.call(startPasskeyEnrolment)
  return person.call(finishPasskeyEnrolment, { body: { flow, credential: authenticator.create(options, lies), name: 'Laptop' } })
}
async function enrolled() {
  const person = await signedIn(server)
  const authenticator = createAuthenticator(ORIGIN)
  return { person, authenticator, passkey: await enrol(person, authenticator) }
}
async function signIn(authenticator: Authenticator, lies?: Lies) {
  const call = visitor(server)
  const { flow, options } = await call(startPasskeySignIn)
  return call(finishPasskeySignIn, { body: { flow, credential: authenticator.get(options, lies) } })
}

describe('making a passkey', () => {
  it('asks for one that is found without a name and that checks the person', async () => {
    const { call, email } = await signedIn(server)
    const { options } = await call(startPasskeyEnrolment)
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Krush' },
      attestation: 'none',
      excludeCredentials: [],
      user: { name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  it('keeps it, lists it and excludes it the next time', async () => {
    const { person, authenticator, passkey } = await enrolled()
    expect(passkey).toMatchObject({ name: 'Laptop', used_at: null })
    expect((await person.call(getSignInWays)).passkeys).toEqual([passkey])
    const { options } = await person.call(startPasskeyEnrolment)
    expect(options.excludeCredentials).toEqual([{ id: authenticator.id, type: 'public-key', transports: ['internal'] }])
  })

  it.each<[string, Lies]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { site: 'evil.example' }],
    ['another challenge', { challenge: 'x'.repeat(43) }],
    ['nobody checked', { verified: false }],
  ])('with %s is refused', async (_, lies) => {
    const person = await signedIn(server)
    await expectRefusal(enrol(person, createAuthenticator(ORIGIN), lies), 'INVALID_INPUT')
    expect((await person.call(getSignInWays)).passkeys).toEqual([])
  })

  it('works once, for the person who began, within five minutes', async () => {
    const [person, other] = [await signedIn(server), await signedIn(server)]
    const begin = async () => {
      const { flow, options } = await person.call(startPasskeyEnrolment)
      return { body: { flow, credential: createAuthenticator(ORIGIN).create(options), name: 'x' } }
    }
    const stolen = await begin()
    await expectRefusal(other.call(finishPasskeyEnrolment, stolen), 'INVALID_INPUT')
    const answer = await begin()
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => person.call(finishPasskeyEnrolment, answer)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const late = await begin()
    ahead += 5 * MINUTE
    await expectRefusal(person.call(finishPasskeyEnrolment, late), 'INVALID_INPUT')
  })

  it('is reported by mail, and so is removing one', async () => {
    const { person, passkey } = await enrolled()
    await expect.poll(() => noticesTo(server, person.email), { interval: 5 }).toHaveLength(1)
    await person.call(removePasskey, { params: { id: String(passkey.id) } })
    await expect.poll(() => noticesTo(server, person.email), { interval: 5 }).toHaveLength(2)
    const [removed, added] = await noticesTo(server, person.email)
    expect(added).toContain('A passkey was added to your Krush account')
    expect(removed).toContain('A passkey was removed from your Krush account')
    await expectRefusal(person.call(removePasskey, { params: { id: String(passkey.id) } }), 'NOT_FOUND')
    expect(await noticesTo(server, person.email)).toHaveLength(2)
  })

  it('that somebody has is refused', async () => {
    const { authenticator } = await enrolled()
    await expectRefusal(enrol(await signedIn(server), authenticator), 'CONFLICT')
  })

  it('needs a recent proof, and so does removing one', async () => {
    const { person, passkey } = await enrolled()
    ahead += 16 * MINUTE
    await expectRefusal(person.call(startPasskeyEnrolment), 'PROOF_REQUIRED')
    await expectRefusal(person.call(removePasskey, { params: { id: String(passkey.id) } }), 'PROOF_REQUIRED')
  })

  it('ends at twenty', async () => {
    const person = await signedIn(server)
    for (let made = 0; made < 20; made++) await enrol(person, createAuthenticator(ORIGIN))
    await expectRefusal(person.call(startPasskeyEnrolment), 'CONFLICT')
  })
})

describe('signing in with a passkey', () => {
  it('finds the person, and notes when', async () => {
    const { person, authenticator } = await enrolled()
    const { options } = await visitor(server)(startPasskeySignIn)
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(options.allowCredentials ?? []).toEqual([])
    const { user, call } = await enter(server, await signIn(authenticator))
    expect(user.uuid).toBe(person.user.uuid)
    expect((await call(getSignInWays)).passkeys[0]!.used_at).not.toBeNull()
  })

  it.each<[string, () => Lies]>([
    ['another origin', () => ({ origin: 'https://evil.example' })],
    ['another port of our host', () => ({ origin: 'http://localhost:3001' })],
    ['another site', () => ({ site: 'evil.example' })],
    ['another challenge', () => ({ challenge: 'x'.repeat(43) })],
    ['a foreign key', () => ({ key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey })],
    ['nobody checked', () => ({ verified: false })],
  ])('from %s is refused', async (_, lies) => {
    const { authenticator } = await enrolled()
    await expectRefusal(signIn(authenticator, lies()), 'INVALID_CREDENTIALS')
    expect(await signIn(authenticator)).toHaveProperty('token')
  })

  it('is refused for unknown passkeys and for what is none', async () => {
    await expectRefusal(signIn(createAuthenticator(ORIGIN)), 'INVALID_CREDENTIALS')
    const { authenticator } = await enrolled()
    for (const credential of [{}, { id: 7 }, { id: authenticator.id }, { id: authenticator.id, response: { clientDataJSON: '!' } }]) {
      const call = visitor(server)
      const { flow } = await call(startPasskeySignIn)
      await expectRefusal(call(finishPasskeySignIn, { body: { flow, credential } }), 'INVALID_CREDENTIALS')
    }
  })

  it('takes an answer once, also among twenty at the same time, and not for another challenge', async () => {
    const { authenticator } = await enrolled()
    const call = visitor(server)
    const { flow, options } = await call(startPasskeySignIn)
    const credential = authenticator.get(options)
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => call(finishPasskeySignIn, { body: { flow, credential } })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const next = await call(startPasskeySignIn)
    await expectRefusal(call(finishPasskeySignIn, { body: { flow: next.flow, credential } }), 'INVALID_CREDENTIALS')
  })

  it('takes no answer with a counter that went back: a copied key', async () => {
    const { authenticator } = await enrolled()
    await signIn(authenticator, { counter: 7 })
    await expectRefusal(signIn(authenticator, { counter: 7 }), 'INVALID_CREDENTIALS')
    await expectRefusal(signIn(authenticator, { counter: 3 }), 'INVALID_CREDENTIALS')
    await expectRefusal(signIn(authenticator, { counter: 0 }), 'INVALID_CREDENTIALS')
    expect(await signIn(authenticator, { counter: 8 })).toHaveProperty('token')
  })

  it('takes one of many answers that carry the same counter at the same time', async () => {
    const { authenticator } = await enrolled()
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => signIn(authenticator, { counter: 7 })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('takes counters that stay at zero, as synchronised passkeys have them', async () => {
    const { authenticator } = await enrolled()
    for (let round = 0; round < 2; round++) expect(await signIn(authenticator, { counter: 0 })).toHaveProperty('token')
  })

  it('is too late after five minutes', async () => {
    const { authenticator } = await enrolled()
    const call = visitor(server)
    const { flow, options } = await call(startPasskeySignIn)
    ahead += 5 * MINUTE
    await expectRefusal(call(finishPasskeySignIn, { body: { flow, credential: authenticator.get(options) } }), 'INVALID_CREDENTIALS')
  })

  it('does not take the flow of an enrolment', async () => {
    const { person, authenticator } = await enrolled()
    const { flow, options } = await person.call(startPasskeyEnrolment)
    const credential = authenticator.get({ ...options, rpId: 'localhost' })
    await expectRefusal(visitor(server)(finishPasskeySignIn, { body: { flow, credential } }), 'INVALID_CREDENTIALS')
  })

  it('ends when the passkey is removed, which only its owner can', async () => {
    const { person, authenticator, passkey } = await enrolled()
    const params = { id: String(passkey.id) }
    await expectRefusal((await signedIn(server)).call(removePasskey, { params }), 'NOT_FOUND')
    await person.call(removePasskey, { params })
    await expectRefusal(person.call(removePasskey, { params }), 'NOT_FOUND')
    await expectRefusal(signIn(authenticator), 'INVALID_CREDENTIALS')
    expect((await person.call(getSignInWays)).passkeys).toEqual([])
  })
})

describe('a passkey of an unproven owner', () => {
  it('opens nothing, before the address is proven and after', async () => {
    const { person, authenticator } = await enrolled()
    await server.ctx.db.query('update auth_users set email_verified = false where email = $1', [person.email])
    await expectRefusal(signIn(authenticator), 'INVALID_CREDENTIALS')
    await signedIn(server, person.email)
    await expectRefusal(signIn(authenticator), 'INVALID_CREDENTIALS')
  })
})
