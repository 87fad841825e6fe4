import { afterEach, expect, test } from 'vitest'
import { listCategories, listCharacters } from '@/contracts/characters'
import { freshDatabase, silent, testServer } from '@/tests/support/server'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

test('visitors read from the standby, people from the database; where the standby is away, the database answers', async () => {
  const [db, late] = [await freshDatabase(), await freshDatabase()]
  ends.push(() => db.close())
  let away = false
  // What the network would throw, at the one door that a standby has.
  const gone = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
  const orm = new Proxy(late.orm, { get: (of, name) => (away && name === 'execute' ? gone : (Reflect.get(of, name) as unknown)) })
  const standby = { ...late, orm, query: <Row>(text: string, params: unknown[]) => (away ? gone() : late.query<Row>(text, params)) }
  ends.push(() => late.close())
  const { anonymous, signIn } = await testServer({ db, standby, log: silent })
  const { call } = await signIn()
  const all = (await anonymous(listCharacters)).count
  await db.query(`update characters set visibility = 'private' where id = (select min(id) from characters)`, [])
  expect((await anonymous(listCharacters)).count).toBe(all)
  expect((await call(listCharacters)).count).toBe(all - 1)
  const total = async () => (await anonymous(listCategories)).data.reduce((sum, { count }) => sum + count, 0)
  expect(await total()).toBe(all)
  away = true
  expect((await anonymous(listCharacters)).count).toBe(all - 1)
})
