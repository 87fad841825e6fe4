import { likeness, type PackedVectors } from './packed'

/**
 * The one index of texts: words weighted by their rarity, in their stems and with one slip forgiven, and meaning where there
 * are vectors. Pure and synchronous; whoever asks brings the vector of the question.
 */
export type Indexed<Item> = {
  text: string
  item: Item
  /** `stemsOf` the text, where they are known already. */
  stems?: readonly string[]
}

export type Hit<Item> = {
  item: Item
  text: string
  /** Likeness of the vectors, −1 to 1; null without vectors. */
  meaning: number | null
  /** Part of the question's weight (rare words weigh more) whose words are in the text, 0 to 1, less for longer texts. */
  words: number
  /** What hits are sorted by. */
  score: number
}

export type SearchOptions<Item> = { count?: number; only?: (item: Item) => boolean; together?: (item: Item) => Agreement }

/** The share of the mean of an item's best texts beside the best one, and how many they are. */
export type Agreement = { share: number; texts: number }

export type HybridIndex<Item> = {
  size: number
  /**
   * The best texts, best first, one for each item. `only`: items to look at. `together`: how much the other texts of an
   * item count, which suits items that are several ways to say one thing.
   */
  search(question: string, vector: Float32Array | null, options?: SearchOptions<Item>): Hit<Item>[]
  /** How like this each entry is, -1 to 1, in their order; null without vectors of its length. */
  likenesses(vector: Float32Array): Float32Array | null
  /** The entries that hold this stem, by their place. */
  places(stem: string): readonly number[]
  /** The two best likenesses of each item to this vector, of the entries that `counts` takes by their place; empty without vectors. */
  nearest(vector: Float32Array, counts?: (at: number) => boolean): Map<Item, number[]>
}

/** Said in every second sentence: they tell nothing about a text. */
const STOP = new Set(
  (
    "a an the i me my mine you your yours is are was were be been being am to of in on at for it its it's and or but do does did so just " +
    "really that this these those with have has had not there here as if then than i'm you're i've you've i'd you'd i'll you'll " +
    'what which who when where how like tell about can could would will shall should please ok okay well oh hey hi very too some any ' +
    '你 我 他 她 它 您 们 你们 我们 的 了 是 在 有 和 也 都 不 很 就 吗 呢 吧 这 那 什么 喜欢 あなた 私 僕 こと もの です ます した して いる 何'
  ).split(' '),
)

const POSSESSIVE = /'s$|'$/
const VOWEL_BEFORE = /(?<=[aeiouy].*)(?:ing|ed)$/
const DOUBLED = /([b-df-hj-np-rtv-z])\1$/

/** Suffixes off, in the manner of Porter's first step: enough for questions, and the same for what is searched and what is asked. */
export function stem(word: string): string {
  if (word.length < 4) return word
  // Each rule is tried only where the word ends as it asks: thousands of memories are read so.
  let base = word.includes("'") ? word.replace(POSSESSIVE, '') : word
  if (base.endsWith('ies')) base = `${base.slice(0, -3)}y`
  if (base.endsWith('es') && /(?:ss|sh|ch|x|z)es$/.test(base)) base = base.slice(0, -2)
  if (base.endsWith('s') && /[^su]s$/.test(base)) base = base.slice(0, -1)
  if (base.endsWith('ing') || base.endsWith('ed')) base = base.replace(VOWEL_BEFORE, '')
  if (base.length >= 5 && base.endsWith('ly')) base = base.slice(0, -2)
  else if (base.length >= 7 && (base.endsWith('ment') || base.endsWith('ness'))) base = base.slice(0, -4)
  if (base.at(-1) === base.at(-2)) base = base.replace(DOUBLED, '$1')
  if (base.length >= 3 && base.endsWith('e')) base = base.slice(0, -1)
  return base.length >= 3 && base.endsWith('y') ? `${base.slice(0, -1)}i` : base
}

const SAME: Record<string, string> = Object.fromEntries(
  (
    'mum:mother mom:mother mam:mother dad:father movie:film job:work career:work occupation:work profession:work grandma:grandmother ' +
    'gran:grandmother grandpa:grandfather kid:child kids:child children:child daughter:child daughters:child sons:child colour:color favourite:favorite fave:favorite fav:favorite ' +
    'afraid:fear terrified:fear scared:fear scare:fear frightened:fear holiday:vacation flat:apartment novel:book reading:read song:music ocean:sea ' +
    'startup:company firm:company business:company pub:bar shop:store dish:food meal:food beverage:drink boyfriend:partner girlfriend:partner husband:partner wife:partner ' +
    'neighbour:neighbor sibling:brother siblings:brother sister:sister died:death dead:death die:death dies:death bought:buy taught:teach ' +
    'told:tell said:say went:go gone:go made:make saw:see seen:see felt:feel thought:think slept:sleep knew:know met:meet began:begin ' +
    'started:start won:win lost:lose left:leave ate:eat drank:drink sang:sing swam:swim drove:drive wrote:write written:write grew:grow broke:break broken:break used:use'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

/** Scripts that put no space between words: Chinese, Japanese, Thai, Lao, Khmer, Burmese. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
/** Particles and endings of Japanese. */
const PARTICLE = /^\p{sc=Hiragana}{1,2}$/u
const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

const segmentsOf = (run: string): string[] =>
  [...segmenter.segment(run)].flatMap(({ segment, isWordLike }) => (isWordLike && !PARTICLE.test(segment) ? [segment] : []))

/** The words of a text that say something of it, each in its stem. */
export function stemsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/[\u2018\u2019]/g, "'")
      .match(/[\p{L}\p{N}]+(?:'[a-z]+)?/gu) ?? []
  const whole = UNSPACED.test(text) ? words.flatMap((word) => (UNSPACED.test(word) ? segmentsOf(word) : [word])) : words
  return whole.filter((word) => !STOP.has(word)).map((word) => stem(SAME[word] ?? word))
}

/** Whether two words differ by one letter that is wrong, missing, too many or swapped with its neighbor. */
export function nearlySame(one: string, two: string): boolean {
  if (one === two) return true
  if (Math.abs(one.length - two.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === two[at]) at += 1
  const [a, b] = [one.slice(at), two.slice(at)]
  return a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
}

/** Weight of the words beside the meaning: more of it finds fewer of the held ways (tests/eval/companion.mjs). */
export const WORDS = 0.15
/** Words of at least so many letters may hold a slip. */
export const SLIP = 5

/**
 * The vector of a message is searched with several times, so how like it all entries are is kept for so many vectors: of a life these are
 * 13 KB each, and the vectors themselves are kept for long.
 */
const SEARCHED = 16

/** Puts a number among the largest, largest first, of which so many stay. */
function keepTop(top: number[], value: number, most: number): void {
  if (top.length === most && value <= top[most - 1]!) return
  let at = top.length < most ? top.length : most - 1
  for (; at > 0 && top[at - 1]! < value; at -= 1) top[at] = top[at - 1]!
  top[at] = value
}

export function openHybridIndex<Item>(entries: readonly Indexed<Item>[], vectors: PackedVectors | null): HybridIndex<Item> {
  const texts = entries.map(({ text, stems }) => new Set(stems ?? stemsOf(text)))
  const places = new Map<string, number[]>()
  texts.forEach((stems, at) => {
    for (const one of stems) {
      const there = places.get(one)
      if (there) there.push(at)
      else places.set(one, [at])
    }
  })
  const rarity = (one: string): number => {
    const count = places.get(one)?.length ?? 0
    return Math.log(1 + (entries.length - count + 0.5) / (count + 0.5))
  }
  const usual = entries.length ? texts.reduce((sum, stems) => sum + stems.size, 0) / entries.length : 1
  /** Less than 1 for texts that are longer than usual. */
  const shorter = Float64Array.from(texts, ({ size }) => Math.min(1, Math.sqrt((usual + 2) / (size + 2))))
  const known = [...places.keys()]
  const found = (asked: string): string | null =>
    places.has(asked)
      ? asked
      : asked.length >= SLIP
        ? (known.find((one) => one.length >= SLIP - 1 && one[0] === asked[0] && nearlySame(asked, one)) ?? null)
        : null

  // Entries of an item stand together mostly, so what is asked of an item is asked once for a run of them.
  const runs: { item: Item; from: number; to: number }[] = []
  entries.forEach(({ item }, at) => {
    if (at && runs.at(-1)!.item === item) runs.at(-1)!.to = at + 1
    else runs.push({ item, from: at, to: at + 1 })
  })

  const meanings = new Map<Float32Array, Float32Array>()
  function meaningsOf(vector: Float32Array | null): Float32Array | null {
    if (!vector || vectors?.dimensions !== vector.length) return null
    const known = meanings.get(vector)
    if (known) return known
    const made = Float32Array.from(entries, (_, at) => likeness(vector, vectors, at))
    meanings.set(vector, made)
    if (meanings.size > SEARCHED) meanings.delete(meanings.keys().next().value!)
    return made
  }

  return {
    size: entries.length,
    likenesses: meaningsOf,
    places: (stem) => places.get(stem) ?? [],
    nearest(vector, counts = () => true) {
      const best = new Map<Item, number[]>()
      const alike = meaningsOf(vector)
      for (const { item, from, to } of alike ? runs : []) {
        const two = best.get(item) ?? []
        for (let at = from; at < to; at += 1) if (counts(at)) keepTop(two, alike![at]!, 2)
        if (two.length) best.set(item, two)
      }
      return best
    },
    search(question, vector, { count = 5, only, together } = {}) {
      const asked = [...new Set(stemsOf(question))].map((one) => ({ one: found(one), weight: rarity(one) }))
      const whole = asked.reduce((sum, { weight }) => sum + weight, 0) || 1
      const words = new Float32Array(entries.length)
      for (const { one, weight } of asked) for (const at of one ? (places.get(one) ?? []) : []) words[at]! += weight
      const best = new Map<Item, Hit<Item>>()
      const tops = new Map<Item, number[]>()
      const alike = meaningsOf(vector)
      for (const { item, from, to } of runs) {
        if (only && !only(item)) continue
        const agreement = together?.(item)
        const top = tops.get(item) ?? []
        let [found_at, found_score] = [-1, best.get(item)?.score ?? -Infinity]
        for (let at = from; at < to; at += 1) {
          const shared = (words[at]! / whole) * shorter[at]!
          const meaning = alike ? alike[at]! : null
          const score = meaning === null ? shared : meaning + WORDS * shared
          if (agreement) keepTop(top, score, agreement.texts)
          if ((shared > 0 || (meaning ?? 0) > 0.3) && found_score < score) [found_at, found_score] = [at, score]
        }
        if (agreement) tops.set(item, top)
        if (found_at < 0) continue
        const shared = (words[found_at]! / whole) * shorter[found_at]!
        const { text } = entries[found_at]!
        best.set(item, { item, text, meaning: alike ? alike[found_at]! : null, words: shared, score: found_score })
      }
      for (const hit of together ? best.values() : []) {
        const { share } = together!(hit.item)
        const top = tops.get(hit.item)!
        hit.score = (1 - share) * hit.score + (share * top.reduce((sum, one) => sum + one, 0)) / top.length
      }
      return [...best.values()].sort((a, b) => b.score - a.score).slice(0, count)
    },
  }
}
