// As many public characters as a busy installation has, for tests and the bench: always the same ones, varied in everything
// that is filtered, sorted and searched, with the portraits of the seeded ones. Plain JavaScript: the bench uses it.
import { searchTextOf } from '../../server/db/search-text.ts'

const NAMES = {
  Female:
    'Adela Agnes Aino Alba Anouk Ariane Astrid Beatriz Brigid Carys Chiara Dalia Daphne Edda Elif Esme Fatima Fleur Greta Hana Ilse Imani Ingrid Isolde Jasmin Juno Katya Keiko Lucia Maeve Malin Marisol Nadia Nerea Odile Olena Paloma Petra Renata Rosalind Saskia Shirin Solveig Tamsin Thandi Ursula Valentina Wren Xenia Yara Zofia'.split(
      ' ',
    ),
  Male: 'Adrian Aksel Alvaro Amir Anton Bastian Callum Cedric Dario Davit Dmitri Emeka Enzo Fabian Felipe Gael Gideon Hamza Henrik Ilya Ivo Jonas Joaquin Kofi Lars Leander Luca Magnus Mateo Milo Nasir Nikolai Omar Orlando Pascal Quentin Rafael Ravi Ruben Sandor Silas Stellan Tobias Ugo Viktor Wesley Xavier Yannick Zubin'.split(
    ' ',
  ),
  'Non-binary': 'Arden Ash Briar Cass Ember Fern Gray Indigo Jules Kit Lark Marlow Onyx Phoenix Quill Remy River Sage Tal Vale'.split(' '),
}
const SURNAMES =
  'Abara Almeida Ashdown Bergstrom Bianchi Calloway Castellano Delacroix Dimitrov Eriksen Falk Ferrante Galloway Haddad Halloway Ibarra Jansen Kaplan Kowalski Lindqvist Lombardi Marchetti Moreau Nakamura Novak Okafor Oyelaran Pereira Petrov Quintero Rahimi Rossi Salazar Sandoval Sato Silva Tanaka Thorne Ueda Vasquez Volkov Wexler Yildiz Zielinski'.split(
    ' ',
  )
const WORK = [
  'Lighthouse keeper',
  'Cellist in a pit orchestra',
  'Cheese maker',
  'Night nurse',
  'Cartographer',
  'Violin restorer',
  'Marine engineer',
  'Florist',
  'Glass blower',
  'Court interpreter',
  'Beekeeper',
  'Ferry captain',
  'Pastry cook',
  'Set carpenter',
  'Meteorologist',
  'Watchmaker',
  'Climbing instructor',
  'Archivist',
  'Puppeteer',
  'Sommelier',
  'Bicycle mechanic',
  'Radio producer',
  'Printmaker',
  'Veterinarian',
  'Stunt coordinator',
  'Locksmith',
  'Choreographer',
  'Arborist',
  'Piano tuner',
  'Sailmaker',
]
const TAGS = [
  'gardens',
  'rain',
  'vinyl',
  'sailing',
  'poetry',
  'coffee',
  'cats',
  'climbing',
  'late trains',
  'opera',
  'baking',
  'astronomy',
  'card games',
  'swimming',
  'letters',
  'old films',
  'markets',
  'running',
  'knitting',
  'puzzles',
  'thunderstorms',
  'campfires',
  'calligraphy',
  'dry humour',
  'patience',
  'kindness',
  'mischief',
  'long walks',
  'cooking',
  'silence',
]
const LINES = [
  'Keeps a list of small good things and reads it out on bad days.',
  'Once crossed the country by bus because of a song.',
  'Answers letters the same evening, in ink.',
  'Knows every bench in town and who sits there.',
  'Can name a wind by what it does to the washing.',
  'Laughs late, and then for a long time.',
  'Never arrives without something to eat.',
  'Has three unfinished novels and no regrets.',
  'Listens with the whole face.',
  'Believes that most quarrels are hunger.',
  'Grew up above a cinema and still whispers the lines.',
  'Repairs what others throw away, people included.',
]
const HOOKS = [
  'Sit down. The kettle knows you are here.',
  'Tell me the part you left out.',
  'I saved you the good chair.',
  'You look like somebody with a story.',
  'Ask me something nobody asks.',
  'Stay until the rain gives up.',
  'I was hoping it would be you.',
  'Walk with me; it is not far.',
]

/** A small generator with its state in one number, so that every run draws the same. */
function drawer(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const one = (list) => list[Math.floor(next() * list.length)]
  const some = (list, count) => {
    const left = [...list]
    return Array.from({ length: count }, () => left.splice(Math.floor(next() * left.length), 1)[0])
  }
  return { next, one, some }
}

const COLUMNS =
  'slug visibility full_name age gender category hook occupation biography hobbies personality tags extroversion connection sex_drive greeting scenarios appearance voice portrait search_text conversations_count published_at created_at'.split(
    ' ',
  )

/**
 * Adds public characters until there are `total`. `query` is (text, params) => rows. The oldest came two years ago; the
 * newest `fresh` of them this week.
 */
export async function seedMany(query, total, { fresh = 40, now = new Date() } = {}) {
  const seeds = await query("select * from characters where owner_id is null and slug not like 'many-%' order by id", [])
  const rows = []
  for (let index = seeds.length; index < total; index++) {
    const { next, one, some } = drawer(index)
    const seed = seeds[index % seeds.length]
    const words = some(TAGS, 5)
    const left = total - index
    const days = left <= fresh ? (left / fresh) * 6 : 8 + (left / total) * 720
    const came = new Date(now.getTime() - days * 86_400_000).toISOString()
    const row = {
      slug: `many-${index}`,
      visibility: 'public',
      full_name: `${one(NAMES[seed.gender])} ${one(SURNAMES)}`,
      age: 21 + Math.floor(next() * 50),
      gender: seed.gender,
      category: seed.category,
      hook: one(HOOKS),
      occupation: one(WORK),
      biography: some(LINES, 5).join(' '),
      hobbies: some(TAGS, 3),
      personality: some(LINES, 3),
      tags: words,
      extroversion: seed.extroversion,
      connection: seed.connection,
      sex_drive: seed.sex_drive,
      greeting: `${one(HOOKS)} ${one(LINES)}`,
      scenarios: [],
      appearance: seed.appearance,
      voice: seed.voice,
      portrait: seed.portrait,
      conversations_count: Math.floor(400 * next() ** 4),
      published_at: came,
      created_at: came,
    }
    rows.push({ ...row, search_text: searchTextOf(row) })
  }
  for (let at = 0; at < rows.length; at += 100) {
    await query(
      `insert into characters (${COLUMNS.join(', ')}) select ${COLUMNS.join(', ')} from json_populate_recordset(null::characters, $1::json)`,
      [JSON.stringify(rows.slice(at, at + 100))],
    )
  }
  await query('analyze characters', [])
  await query('analyze character_words', [])
  return rows.length
}

/**
 * Copies public characters within the database until there are `total`, for sizes at which `seedMany` takes minutes: each with the tags of
 * another, a number of people of its own, and without words for search.
 */
export async function multiply(query, total) {
  const given = COLUMNS.filter((name) => !['slug', 'tags', 'conversations_count', 'published_at', 'created_at'].includes(name))
  const copied = given.map((name) => `c.${name}`).join(', ')
  await query('alter table characters disable trigger user', [])
  await query(
    `with base as materialized (select *, (row_number() over (order by id))::int - 1 as at from characters where visibility = 'public'),
       size as (select count(*)::int as n from base)
     insert into characters (slug, tags, conversations_count, published_at, created_at, ${given.join(', ')})
     select 'copy-' || i, t.tags, (400 * power((i::bigint * 7919 % 10007) / 10007.0, 4))::int, c.published_at - i * interval '1 minute',
         c.created_at - i * interval '1 minute', ${copied}
       from size, generate_series(1, $1::int - n) i join base c on c.at = i % (select n from size)
       join base t on t.at = (i::bigint * 31 + i / (select n from size)) % (select n from size)`,
    [total],
  )
  await query(
    `insert into character_tags (character_id, tag, gender, fame)
     select distinct c.id, tag, c.gender, fame_of(c.conversations_count) from characters c, jsonb_array_elements_text(c.tags) tag
      where c.slug like 'copy-%'`,
    [],
  )
  await query('alter table characters enable trigger user', [])
  await query(`select nextval('public_changes')`, [])
  await query('analyze characters', [])
  await query('analyze character_tags', [])
}
