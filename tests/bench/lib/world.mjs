// Starts what the goals measure, each part when it is first asked for.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { startPostgres } from '../../support/postgres.mjs'
import { answers, atEnd, freePort, startNode, temporaryFolder } from './processes.mjs'
import { connect, connectRelay, openConversation, signIn, call } from './people.mjs'
import { startNextFloor } from './next-floor.mjs'
import { parentOf, tree } from './proc.mjs'

const here = (path) => new URL(`../${path}`, import.meta.url).pathname
const lazy = (make) => {
  let made
  const get = () => (made ??= make())
  get.started = () => made !== undefined
  get.forget = () => (made = undefined)
  return get
}

/** Control of the fake model. */
function modelAt(origin, child) {
  const ask = async (path, body) => (await fetch(`${origin}${path}`, body ? { method: 'POST', body: JSON.stringify(body) } : {})).json()
  return {
    origin,
    child,
    set: (config) => ask('/__config', config),
    mark: (id) => ask(`/__mark/${id}`),
    stats: () => ask('/__stats'),
    reset: () => ask('/__reset', {}),
  }
}

export function createWorld(options) {
  const model = lazy(async () => {
    const port = await freePort()
    const child = await startNode('fake model', [here('floors/fake-model.mjs'), String(port)], { says: 'ready' })
    return modelAt(`http://127.0.0.1:${port}`, child)
  })

  const postgres = lazy(async () => {
    const server = await startPostgres({ durable: true })
    if (!server.url) throw new Error(server.reason)
    atEnd(() => server.stop())
    const admin = new pg.Pool({ connectionString: server.url, max: 2 })
    admin.on('error', () => {})
    await admin.query('create database krush')
    await admin.query('create database floor')
    const urlOf = (name) => server.url.replace(/\/[^/]*$/, `/${name}`)
    const {
      rows: [{ pid }],
    } = await admin.query('select pg_backend_pid() as pid')
    const postmaster = parentOf(pid)
    const pools = {
      krush: new pg.Pool({ connectionString: urlOf('krush'), max: 4 }),
      floor: new pg.Pool({ connectionString: urlOf('floor'), max: 12 }),
    }
    for (const pool of Object.values(pools)) pool.on('error', () => {})
    atEnd(() => Promise.all([admin, ...Object.values(pools)].map((pool) => pool.end().catch(() => {}))))
    return {
      version: server.version,
      urlOf,
      postmaster,
      sql: (text, values) => pools.krush.query(text, values),
      pools,
      /** Server processes that work for `database`, and those that work for all. */
      async pidsOf(database) {
        const { rows } = await admin.query('select pid, datname, application_name from pg_stat_activity where datname is not null')
        const others = new Set(rows.filter((row) => row.datname !== database).map((row) => row.pid))
        const drivers = await Promise.all(
          Object.values(pools).map((pool) => pool.query('select pg_backend_pid() as pid').then((r) => r.rows[0].pid)),
        )
        for (const driver of drivers) others.add(driver)
        return tree(postmaster)
          .map((entry) => entry.pid)
          .filter((entry) => !others.has(entry))
      },
    }
  })

  /** A server of the product. `kind`: server (all but pages), whole, web (pages only, in front of a server), embedded (whole, on PGlite). */
  async function startKrush(kind, { hooked = false, env = {} } = {}) {
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const { origin: model_origin } = await model()
    const roles = { server: 'api,realtime,worker', whole: '', web: 'web', embedded: '' }[kind]
    const database = kind === 'server' || kind === 'whole' ? { DATABASE_URL: (await postgres()).urlOf('krush') } : { DATABASE_URL: '' }
    const profile = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${options.profile}`] : []
    const args = hooked ? ['--expose-gc', '--import', here('lib/hook.mjs')] : []
    const child = await startNode(`our server (${kind})`, [...options.flags, ...profile, ...args, options.server], {
      ipc: hooked,
      ready: answers(`${origin}/${kind === 'web' ? 'healthz' : 'readyz'}`),
      wait: 120_000,
      env: {
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        ORIGIN: origin,
        DATA_DIR: temporaryFolder(),
        AUTH_SECRET: 'bench'.repeat(8),
        LOAD_TEST: '1',
        TRUST_PROXY: '1',
        LOG_LEVEL: 'warn',
        SMTP_URL: '',
        MAIL_FROM: '',
        CHAT_PROVIDER: 'openai',
        CHAT_BASE_URL: `${model_origin}/v1`,
        CHAT_MODEL: 'fake',
        CHAT_API_KEY: '',
        ...(roles ? { ROLES: roles } : { ROLES: '' }),
        ...database,
        NEXT_TELEMETRY_DISABLED: '1',
        ...env,
      },
    })
    const known = { characters: null }
    const characters = async () => (known.characters ??= (await call(origin, 'GET', '/v1/characters')).json.data)
    return {
      kind,
      origin,
      child,
      pid: child.pid,
      stop: child.stop,
      characters,
      /** A person with credits and one conversation, without a socket. */
      async person(name, { credits = 1_000_000, character = 0 } = {}) {
        const person = await signIn(origin, name)
        if (database.DATABASE_URL && credits) await grant(person.id, credits)
        const conversation_id = await openConversation(origin, person, (await characters())[character].id)
        return { ...person, conversation_id }
      },
      connect: (person, conversation_id = person.conversation_id) => connect(origin, person, conversation_id),
    }
  }

  const grant = async (user_id, credits) =>
    (await postgres()).sql('select credits_grant($1, $2, $3, $4, null, $5)', [user_id, 'adjustment', randomUUID(), credits, 'bench'])

  const servers = {}
  async function krush(kind) {
    // Two servers at once would share the two cores with background work.
    for (const [other, get] of Object.entries(servers)) {
      if (other === kind || !get.started() || kind === 'web') continue
      await (await get()).stop()
      get.forget()
      people.delete(other)
    }
    return (servers[kind] ??= lazy(() => startKrush(kind)))()
  }
  async function stopKrush(kind) {
    if (!servers[kind]?.started()) return
    await (await servers[kind]()).stop()
    servers[kind].forget()
    people.delete(kind)
  }

  const people = new Map()
  /** `count` connected people of a running server; made once and used again. */
  async function crowd(kind, count) {
    const server = await krush(kind)
    const known = people.get(kind) ?? []
    people.set(kind, known)
    while (known.length < count) {
      const some = Math.min(10, count - known.length)
      known.push(
        ...(await Promise.all(
          Array.from({ length: some }, async (_, index) => {
            const person = await server.person(`person${known.length + index}`)
            return server.connect(person)
          }),
        )),
      )
    }
    return known.slice(0, count)
  }

  const relay = (name, withDatabase) =>
    lazy(async () => {
      const port = await freePort()
      const { origin: model_origin } = await model()
      const database = withDatabase ? [(await postgres()).urlOf('floor')] : []
      const child = await startNode(name, [here('floors/relay.mjs'), String(port), model_origin, ...database], {
        says: 'ready',
        env: { NODE_ENV: 'production' },
      })
      const users = []
      const origin = `http://127.0.0.1:${port}`
      return {
        origin,
        pid: child.pid,
        stop: child.stop,
        async crowd(count) {
          while (users.length < count) users.push(await connectRelay(origin))
          return users.slice(0, count)
        },
      }
    })
  const relays = { bare: relay('ws relay', false), database: relay('ws relay with PostgreSQL', true) }

  /** The floor with the duty of a send, on the product's own database: its people have signed in at the product's door. */
  const duty = lazy(async () => {
    const port = await freePort()
    const { origin: model_origin } = await model()
    const url = (await postgres()).urlOf('krush')
    const child = await startNode(
      'floor with the same duty',
      ['--import', 'tsx', here('floors/duty.ts'), String(port), model_origin, url],
      {
        says: 'ready',
        env: { NODE_ENV: 'production' },
      },
    )
    const users = []
    const origin = `http://127.0.0.1:${port}`
    return {
      pid: child.pid,
      stop: child.stop,
      async crowd(count) {
        const server = await krush('server')
        while (users.length < count) {
          const person = await server.person(`duty${users.length}`)
          users.push(await connect(origin, person, person.conversation_id))
        }
        return users.slice(0, count)
      },
    }
  })

  let next_floor
  return {
    nextFloor: (say) => (next_floor ??= startNextFloor(say)),
    options,
    model,
    postgres,
    krush,
    stopKrush,
    startKrush,
    crowd,
    relay: (name) => relays[name](),
    duty,
    /** Its connections would count as ours. */
    async stopDuty() {
      if (!duty.started()) return
      await (await duty()).stop()
      duty.forget()
    },
    grant,
    /** CPU of a server and of PostgreSQL. */
    async pidsWithDatabase(pid) {
      const { postmaster } = await postgres()
      return () => [pid, postmaster]
    },
  }
}
