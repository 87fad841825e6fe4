import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAILY_CREDITS } from '@/contracts/prices'
import type { Database, Db } from '@/server/db/client'
import { applyFunctions, changedFunctions, readFunction, readFunctions } from '@/server/db/sql-functions'
import { filesBelow } from '../../architecture/files'
import { testDatabase } from '../../support/server'
import { emptyDatabase } from './support'

/** Words of SQL that take a parenthesis and are no function. */
const SYNTAX = [
  'all',
  'any',
  'array',
  'as',
  'cast',
  'coalesce',
  'exists',
  'extract',
  'filter',
  'greatest',
  'in',
  'least',
  'not',
  'nullif',
  'over',
  'values',
]

/** SQL without comments and quoted text, so that only calls are left to read. */
const bare = (sql: string) => sql.replace(/--.*$/gm, '').replace(/'(?:[^']|'')*'/g, "''")

/**
 * Calls in a piece of SQL, with the number of their arguments. A name stands right before its parenthesis, columns after a space;
 * `as name(...)` names columns.
 */
function callsIn(sql: string): { name: string; args: number }[] {
  const text = bare(sql)
  return [...text.matchAll(/(?<![\w."])(?<!\bas )([a-z_][a-z0-9_]*)\(/g)].map((match) => {
    let depth = 1
    let args = 1
    let end = match.index + match[0].length
    const begin = end
    for (; depth > 0 && end < text.length; end++) {
      if ('(['.includes(text[end]!)) depth++
      else if (')]'.includes(text[end]!)) depth--
      else if (text[end] === ',' && depth === 1) args++
    }
    return { name: match[1]!, args: text.slice(begin, end - 1).trim() === '' ? 0 : args }
  })
}

/** Every string of a TypeScript file that is SQL; what is put into a template counts as one word. */
function sqlIn(path: string): string[] {
  const found: string[] = []
  const take = (text: string) => {
    if (/\b(?:select|insert into|update|delete from)\b/.test(text)) found.push(text)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) take(node.text)
    else if (ts.isTemplateExpression(node)) take(node.head.text + node.templateSpans.map(({ literal }) => `put_in${literal.text}`).join(''))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true))
  return found
}

describe('functions that code calls', () => {
  let ours: Map<string, { least: number; most: number }>
  let built_in: Set<string>
  beforeAll(async () => {
    const db = await testDatabase()
    const rows = await db.query<{ name: string; ours: boolean; least: number; most: number }>(
      `select p.proname as name, p.pronamespace = 'public'::regnamespace and d.objid is null as ours,
          min(p.pronargs - p.pronargdefaults)::int as least, max(p.pronargs)::int as most
         from pg_proc p left join pg_depend d on d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e'
        where p.pronamespace in ('public'::regnamespace, 'pg_catalog'::regnamespace) group by 1, 2`,
      [],
    )
    ours = new Map(rows.filter((row) => row.ours).map((row) => [row.name, row]))
    built_in = new Set(rows.filter((row) => !row.ours).map((row) => row.name))
  })

  test('each has a file, and each file has its function', () => {
    expect([...ours.keys()].sort()).toEqual(
      readFunctions()
        .map(({ name }) => name)
        .sort(),
    )
  })

  test('TypeScript and other functions call what exists, with as many arguments', () => {
    const sources = [
      ...filesBelow('server', /\.ts$/).flatMap((path) => sqlIn(path).map((text) => ({ path, text }))),
      ...filesBelow('tests/bench', /\.mjs$/).flatMap((path) => sqlIn(path).map((text) => ({ path, text }))),
      ...readFunctions().flatMap(({ name, statements }) =>
        statements.map((text) => ({
          path: name,
          // Its own head is no call.
          text: text.replace(/^create or replace (?:function|trigger)[\s\S]*?(?=\$\$|\bexecute\b)/, ''),
        })),
      ),
    ]
    const seen = new Set<string>()
    const wrong: string[] = []
    for (const { path, text } of sources) {
      for (const { name, args } of callsIn(text)) {
        const known = ours.get(name)
        if (known) seen.add(name)
        // The bench has tables of its own, which stand before their columns without a space.
        const unknown = !known && !built_in.has(name) && !SYNTAX.includes(name) && !path.startsWith('tests/bench')
        if (unknown || (known && (args < known.least || args > known.most))) wrong.push(`${path}: ${name} with ${args}`)
      }
    }
    expect(wrong).toEqual([])
    // What the reader above has found at all: functions without a caller are dead.
    expect([...ours.keys()].filter((name) => !seen.has(name))).toEqual([])
  })

  test('the daily credits are those of the price table', async () => {
    const db = await testDatabase()
    expect(await db.query('select daily_credits() as credits', [])).toEqual([{ credits: DAILY_CREDITS }])
  })
})

describe('applying the files', () => {
  let db: Database
  beforeAll(async () => {
    db = (await emptyDatabase()).db
  })
  afterAll(() => db.close())

  const file = (name: string, body: string, head = '') => readFunction(name, `${head}create or replace function ${name}${body}\n`)
  const apply = (...functions: ReturnType<typeof file>[]) => db.transaction((tx: Db) => applyFunctions(tx, functions))
  const ask = async (sql: string) => (await db.query<{ answer: number }>(`select ${sql} as answer`, []))[0]?.answer

  test('a new file is applied, the same one not again, a changed one again', async () => {
    const one = file('probe_one', '() returns int language sql as $$ select 1 $$;')
    const two = file('probe_two', '() returns int language sql as $$ select 2 $$;')
    expect(await apply(two, one)).toEqual(['probe_two', 'probe_one'])
    expect(await apply(one, two)).toEqual([])
    // What was applied is not touched, not even to put it right.
    await db.query('create or replace function probe_two() returns int language sql as $$ select 22 $$', [])
    const changed = file('probe_one', '() returns int language sql as $$ select 11 $$;')
    expect((await changedFunctions(db, [changed, two])).map(({ name }) => name)).toEqual(['probe_one'])
    expect(await apply(changed, two)).toEqual(['probe_one'])
    expect([await ask('probe_one()'), await ask('probe_two()')]).toEqual([11, 22])
  })

  test('functions may call each other in any order of names, and one that calls what is not there is refused whole', async () => {
    const caller = file('a_caller', '(n int) returns int language sql as $$ select z_called(n) + 1 $$;')
    const called = file('z_called', '(n int) returns int language sql as $$ select n * 10 $$;')
    await expect(apply(caller)).rejects.toThrow(/z_called/)
    expect(await db.query(`select to_regprocedure('a_caller(int)') as there`, [])).toEqual([{ there: null }])
    expect(await apply(caller, called)).toEqual(['a_caller', 'z_called'])
    expect(await ask('a_caller(4)')).toBe(41)
  })

  test('a signature that is replaced is dropped, so that nothing calls the old one', async () => {
    await apply(file('probe_turn', '(n int, m int) returns int language sql as $$ select n + m $$;'))
    expect(await ask('probe_turn(1, 2)')).toBe(3)
    await apply(
      file(
        'probe_turn',
        '(n int) returns text language sql as $$ select n::text $$;',
        '-- Says a number.\n-- replaces: probe_turn(int, int)\n',
      ),
    )
    expect(await ask('probe_turn(1)')).toBe('1')
    await expect(ask('probe_turn(1, 2)')).rejects.toThrow(/does not exist/)
  })

  test('a trigger is made with its function, and made again when its file changes', async () => {
    await db.query('create table probe_rows (n int not null)', [])
    const head = 'create or replace function probe_mark() returns trigger language plpgsql as $$\nbegin\n'
    const tail =
      '  return new;\nend $$;\n\ncreate or replace trigger probe_marked before insert on probe_rows\n  for each row execute function probe_mark();\n'
    for (const by of [1, 100]) {
      expect(await apply(readFunction('probe_mark', `${head}  new.n := new.n + ${by};\n${tail}`))).toEqual(['probe_mark'])
      await db.query('insert into probe_rows values (5)', [])
    }
    expect(await db.query('select n from probe_rows order by n', [])).toEqual([{ n: 6 }, { n: 105 }])
  })

  test('a file that makes another function than it is named after is refused', () => {
    expect(() => readFunction('wrong', 'create or replace function right() returns int language sql as $$ select 1 $$;')).toThrow(
      /server\/db\/functions\/wrong\.sql/,
    )
  })
})
