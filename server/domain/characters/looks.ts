import { sql, type SQL } from 'drizzle-orm'

/** What people type for looks, and which column and values that means. Two words are written as one: "red hair". */
type Look = { field: 'hair_color' | 'hair_style' | 'eye_color' | 'ethnicity' | 'style' | 'gender'; values: readonly string[] }

const LOOKS = new Map<string, Look>()
const add = (field: Look['field'], values: readonly string[], words: string) => {
  for (const word of words.split(' ')) LOOKS.set(word, { field, values })
}

for (const [name, ...values] of [
  ['red', 'Red', 'Ginger'],
  ['ginger', 'Ginger', 'Red'],
  ['blonde', 'Blonde'],
  ['blond', 'Blonde'],
  ['brown', 'Brunette'],
  ['black', 'Black'],
  ['dark', 'Black', 'Brunette'],
  ['pink', 'Pink'],
  ['white', 'White'],
  ['purple', 'Purple'],
  ['blue', 'Blue'],
  ['green', 'Green'],
  ['silver', 'Silver'],
  ['gray', 'Silver', 'White'],
  ['grey', 'Silver', 'White'],
] as const)
  add('hair_color', values, `${name}hair ${name}haired`)
add('hair_color', ['Red', 'Ginger'], 'redhead redheads redheaded ginger gingers')
add('hair_color', ['Blonde'], 'blonde blondes blond blonds')
add('hair_color', ['Brunette'], 'brunette brunettes')
for (const [name, ...values] of [
  ['brown', 'Brown'],
  ['blue', 'Blue'],
  ['green', 'Green'],
  ['hazel', 'Hazel'],
  ['gray', 'Gray'],
  ['grey', 'Gray'],
  ['amber', 'Amber'],
] as const)
  add('eye_color', values, `${name}eyes ${name}eyed`)
add('hair_style', ['CurlyLong', 'CurlyShort'], 'curly curls curlyhair curlyhaired')
add('hair_style', ['StraightLong', 'CurlyLong', 'PonyTail', 'Pigtails'], 'longhair longhaired')
add('hair_style', ['StraightShort', 'CurlyShort', 'Pixie'], 'shorthair shorthaired')
add('hair_style', ['PonyTail'], 'ponytail')
add('hair_style', ['Pixie'], 'pixie pixiecut')
add('ethnicity', ['Asian'], 'asian')
add('ethnicity', ['Latina'], 'latina latino latin')
add('ethnicity', ['Indian'], 'indian')
add('ethnicity', ['Arab'], 'arab arabic')
add('style', ['Anime'], 'anime manga')
add('style', ['Cartoon', 'Comic3D'], 'cartoon cartoons')
add('gender', ['Female'], 'woman women female lady ladies')
add('gender', ['Male'], 'man men male guy guys')
add('gender', ['Non-binary'], 'nonbinary enby')

/** A condition on `characters` of a word that says how somebody looks; null for other words. */
export function lookOf(word: string): SQL | null {
  const look = LOOKS.get(word)
  if (!look) return null
  const values = sql.join(
    look.values.map((value) => sql`${value}`),
    sql`, `,
  )
  return look.field === 'gender' ? sql`gender in (${values})` : sql`appearance->>${look.field} in (${values})`
}
