import pg from 'pg'
import { multiply, seedMany } from '../../support/many-characters.mjs'
import { call, openConversation, signIn } from '../lib/people.mjs'
import { noteRow, ratioRow } from '../lib/rows.mjs'
import { inTurns, median, now, round } from '../lib/stats.mjs'

export const title = 'Explore with 2,000 characters against the same with 24'

const MANY = 2000
const MOST = 100_000
/** What is asked, and at most how much longer it may take with many: it should not be felt. */
const ASKED = [
  ['first page', '/v1/characters', 1.5],
  ['newest first', '/v1/characters?sort=new', 1.5],
  ['women, semi-realistic', '/v1/characters?gender=Female&style=Semirealistic', 2],
  ['a name', '/v1/characters?q=mira', 1.5],
  ['a word of many', '/v1/characters?q=tea', 2],
  ['a name with a slip', '/v1/characters?q=mirra', 2],
  ['a job with two slips', '/v1/characters?q=fotographer', 2],
  ['categories', '/v1/categories', 1.5],
]

/** Both servers run on the same PostgreSQL, each on its own database. */
async function start(world, name, total) {
  const { sql, urlOf } = await world.postgres()
  await sql(`create database ${name}`)
  const server = await world.startKrush('server', { env: { DATABASE_URL: urlOf(name) } })
  const pool = new pg.Pool({ connectionString: urlOf(name), max: 2 })
  const query = async (text, params) => (await pool.query(text, params)).rows
  await seedMany(query, Math.min(total, MANY))
  if (total > MANY) await multiply(query, total)
  // As autovacuum leaves it, sooner or later.
  await pool.query('vacuum analyze')
  await pool.end()
  const person = await signIn(server.origin, 'explorer')
  await call(server.origin, 'PATCH', '/v1/users/me', { token: person.session_id, body: { custom_attributes: { orientation: 'Women' } } })
  const { json } = await call(server.origin, 'GET', '/v1/characters?size=12')
  for (const { id } of json.data) await openConversation(server.origin, person, id)
  return { ...server, person }
}

export async function run(world, { quick }) {
  await world.stopKrush('server')
  const few = await start(world, 'explore_few', 0)
  const many = await start(world, 'explore_many', MANY)
  const count = quick ? 30 : 100
  const time = async ({ origin }, path, options) => {
    const times = []
    for (let turn = 0; turn < count; turn++) {
      const at = now()
      await call(origin, 'GET', path, options)
      times.push(now() - at)
    }
    return { p50: median(times) }
  }
  const compare = async (pathOf, optionsOf = () => ({}), filled = many) => {
    const side = (server) => () => time(server, pathOf(server), optionsOf(server))
    await side(filled)()
    await side(few)()
    const { p50 } = await inTurns(quick ? 3 : 7, side(filled), side(few), { p50: (one) => one.p50 })
    return p50
  }
  const rows = []
  for (const [what, path, most] of ASKED) rows.push(ratioRow('Explore', `${what}, p50`, await compare(() => path), 'ms', { most }))
  // The twentieth page of many, against the last of as many pages as few have: both show 24 but the shorter one less.
  const cursor = {}
  for (const [server, size] of [
    [few, 1],
    [many, 24],
  ]) {
    let next
    for (let page = 1; page < 20; page++)
      next = (await call(server.origin, 'GET', `/v1/characters?size=${size}${next ? `&cursor=${next}` : ''}`)).json.next_cursor
    cursor[server.origin] = next
  }
  const deep = await compare((server) => `/v1/characters?size=5&cursor=${cursor[server.origin]}`)
  rows.push(ratioRow('Explore', 'page 20 by cursor, p50', deep, 'ms', { most: 1.5 }))
  const forYou = (filled) =>
    compare(
      () => '/v1/characters?sort=for_you',
      ({ person }) => ({ token: person.session_id }),
      filled,
    )
  rows.push(ratioRow('Explore', 'for you, p50', await forYou(many), 'ms', { most: 1.3 }))
  const bytes = async ({ origin }) => round((await (await fetch(`${origin}/v1/characters`)).arrayBuffer()).byteLength / 1000, 1)
  rows.push(noteRow('Explore', 'first page, bytes', `${await bytes(many)} KB`, `${await bytes(few)} KB`))
  await many.stop()
  const most = await start(world, 'explore_most', MOST)
  rows.push(ratioRow('Explore', `for you with ${MOST.toLocaleString('en-US')}, p50`, await forYou(most), 'ms', { most: 2 }))
  await most.stop()
  await few.stop()
  return rows
}
