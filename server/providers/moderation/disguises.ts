/**
 * Readings of a text that was written so that a filter does not read it: letters apart, numbers in other systems, the text turned
 * round, simple ciphers. Each function answers what it reads, or null where there is no sign of that disguise. All take lower-case
 * text and are linear in its length.
 */

/** Words of which English text is full, to tell it from ciphers. */
const COMMON_ENGLISH: ReadonlySet<string> = new Set(
  (
    'the be to of and a in that have i it for not on with he as you do at this but his by from they we say her she or an will my one all would ' +
    'there their what so up out if about who get which go me when make can like time no just him know take into year years your good some could ' +
    'them see other than then now look only come its over think also back after use two how our work first well way even new want because any ' +
    'these give day most us am is are was were been old im youre shes hes dont girl boy man woman ten eleven twelve thirteen fourteen fifteen ' +
    'sixteen seventeen eighteen pretend play kiss love let please tell'
  ).split(' '),
)

const ROMAN: Record<string, number> = { viii: 8, ix: 9, x: 10, xi: 11, xii: 12, xiii: 13, xiv: 14, xv: 15, xvi: 16, xvii: 17 }
const MORSE: Record<string, string> = {
  '.-': 'a',
  '-...': 'b',
  '-.-.': 'c',
  '-..': 'd',
  '.': 'e',
  '..-.': 'f',
  '--.': 'g',
  '....': 'h',
  '..': 'i',
  '.---': 'j',
  '-.-': 'k',
  '.-..': 'l',
  '--': 'm',
  '-.': 'n',
  '---': 'o',
  '.--.': 'p',
  '--.-': 'q',
  '.-.': 'r',
  '...': 's',
  '-': 't',
  '..-': 'u',
  '...-': 'v',
  '.--': 'w',
  '-..-': 'x',
  '-.--': 'y',
  '--..': 'z',
  '-----': '0',
  '.----': '1',
  '..---': '2',
  '...--': '3',
  '....-': '4',
  '.....': '5',
  '-....': '6',
  '--...': '7',
  '---..': '8',
  '----.': '9',
}
/** Words between which letters without spaces are divided again. */
const GLUED =
  /(iam|im|youare|youre|sheis|shes|heis|hes|only|just|years?|olds?|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eight|nine|and|with|the|my|me|kiss|sex|nude|naked|under|age|school|girl|boy|child|kid|teen|grade|pretend|roleplay|undress)/g

const wordsOf = (text: string) => text.match(/[a-z]{1,20}/g) ?? []
const isCommon = (word: string) => COMMON_ENGLISH.has(word)
/** The share of words that English text is full of. */
const englishness = (text: string): number => {
  const words = wordsOf(text).slice(0, 200)
  return words.length ? words.filter(isCommon).length / words.length : 0
}
/** Of ordinary English about half of the words are in the list. */
const READS_AS_ENGLISH = 0.3

/** A run of letters whose words have lost their spaces. */
const divide = (run: string) =>
  run
    .replace(GLUED, ' $1 ')
    .replace(/(\d+)/g, ' $1 ')
    .replace(/\biam\b/g, 'i am')
    .replace(/\byouare\b/g, 'you are')
    .replace(/\bsheis\b/g, 'she is')
    .replace(/\bheis\b/g, 'he is')

/** "f.i.f.t.e.e.n", "f i f t e e n  y e a r s", "fif.teen". */
export function joinLetters(text: string): string | null {
  if (!/(?<![a-z0-9])[a-z0-9](?:[ .*_\-|/\\·•,~+]{1,3}[a-z0-9]){3}(?![a-z0-9])|[a-z][.*_|~+·•][a-z]/.test(text)) return null
  const join = (letters: string) => letters.replace(/[^a-z0-9]/g, '')
  const runs = /(?<![a-z0-9])[a-z0-9](?:[.*_|/\\~+·•-][a-z0-9]){2,}(?![a-z0-9])/g
  const dotted = text
    .replace(runs, join)
    // Between two such words a pair is one, too, and "1.5" is fifteen.
    .replace((text.match(runs) ?? []).length > 1 ? /(?<![a-z0-9])[a-z0-9][.*_|/\\~+·•-][a-z0-9](?![a-z0-9])/g : /(?!)/g, join)
    .replace(/(?<=[a-z]{2})[.*_|~+·•](?=[a-z]{2})/g, '')
  return dotted
    .replace(/ {2,}/g, '\n')
    .split('\n')
    .map((part) => part.replace(/(?<![a-z0-9])[a-z0-9](?: [a-z0-9]){2,}(?![a-z0-9])/g, (letters) => divide(letters.replaceAll(' ', ''))))
    .join(' ')
    .replace(/ {2,}/g, ' ')
}

/** "im15", "16yo": a number that touches a whole word. Ids and hashes are left alone, whose letters mean nothing. */
export function splitNumbers(text: string): string | null {
  const split = text
    .replace(/(?<![a-z0-9-])([a-z]{2,10})(\d{1,2})(?![a-z0-9-])/g, '$1 $2')
    .replace(/(?<![a-z0-9-])(\d{1,2})(years?|yrs?|yo|yold|yearold|yearsold)(?![a-z0-9])/g, '$1 $2')
  return split === text ? null : split
}

/** "XV years", "0x0f", "15." in binary are numbers. */
export function readNumerals(text: string): string | null {
  const read = text
    .replace(/\b0x0*([0-9a-f]{1,2})\b/g, (_, digits: string) => String(parseInt(digits, 16)))
    .replace(/\b0?b?0*(1[01]{3,4})\b(?=[ -]?(?:years?|yo|y o|in binary|binary))/g, (_, digits: string) => String(parseInt(digits, 2)))
    .replace(/\b(viii|ix|xi{0,3}|xiv|xv|xvi{0,2})\b(?=[ -]?(?:years?|yo|yrs|y o|birthday)|\s*(?:$|[.!?,]))/g, (numeral) =>
      String(ROMAN[numeral] ?? numeral),
    )
  return read === text ? null : read
}

const readsAsCipher = (text: string) => englishness(text) < READS_AS_ENGLISH && wordsOf(text).length > 1

/** Written from the end to the beginning. */
export function turnRound(text: string): string | null {
  if (!readsAsCipher(text)) return null
  const whole = [...text].reverse().join('')
  return englishness(whole) >= READS_AS_ENGLISH ? whole : null
}

/** Each word written from its end. */
export function turnWords(text: string): string | null {
  if (!readsAsCipher(text)) return null
  const each = text.replace(/[a-z0-9]+/g, (word) => [...word].reverse().join(''))
  return englishness(each) >= READS_AS_ENGLISH ? each : null
}

/** "ouyay areway": pig Latin. */
export function readPigLatin(text: string): string | null {
  const words = wordsOf(text)
  if (words.length < 2 || words.filter((word) => word.endsWith('ay')).length < words.length * 0.6) return null
  return text.replace(/[a-z]{3,20}/g, (word) => {
    if (!word.endsWith('ay')) return word
    const stem = word.slice(0, -2)
    const cluster = /[bcdfghjklmnpqrstvwxyz]*$/.exec(stem)![0].length
    // "isskay" may have been "kiss" or "skis": the one that is a word.
    const backs = Array.from({ length: Math.min(cluster, 3) }, (_, index) => stem.slice(-index - 1) + stem.slice(0, -index - 1))
    const began = /[wyh]$/.test(stem) ? stem.slice(0, -1) : stem
    return backs.find(isCommon) ?? (isCommon(began) ? began : (backs[0] ?? began))
  })
}

/** Dots and dashes of any kind. */
export function readMorse(text: string): string | null {
  const signs = text.replace(/[·•∙●]/g, '.').replace(/[_−–—]/g, '-')
  if ((signs.match(/[.-]/g)?.length ?? 0) < 8 || /[a-z0-9]{2}/.test(signs) || !/^[\s.\-/|]+$/.test(signs)) return null
  return signs
    .trim()
    .split(/\s*[/|]\s*|\s{3,}/)
    .map((word) =>
      word
        .trim()
        .split(/\s+/)
        .map((sign) => MORSE[sign] ?? '')
        .join(''),
    )
    .join(' ')
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const shift = (text: string, by: number) => text.replace(/[a-z]/g, (letter) => LETTERS[(LETTERS.indexOf(letter) + by) % 26]!)
const mirror = (text: string) => text.replace(/[a-z]/g, (letter) => LETTERS[25 - LETTERS.indexOf(letter)]!)

/** Every letter moved by the same distance (rot13 among them), or the alphabet mirrored. */
export function unshift(text: string): string | null {
  if (wordsOf(text).length < 3 || englishness(text) >= READS_AS_ENGLISH) return null
  const sample = text.slice(0, 400)
  for (let by = 1; by < 26; by++) if (englishness(shift(sample, by)) >= READS_AS_ENGLISH) return shift(text, by)
  return englishness(mirror(sample)) >= READS_AS_ENGLISH ? mirror(text) : null
}

/** "49 20 61 6d" and "73 32 97 109": character codes. */
export function readCodes(text: string): string | null {
  const hex = text.match(/^(?:\s*(?:0x|\\x|%)?[2-7][0-9a-f](?:[\s,;]|(?=%|\\x|0x))*){6,}$/)
  const source = hex
    ? (text.match(/[2-7][0-9a-f](?![0-9a-f])/g) ?? []).map((code) => parseInt(code, 16))
    : /^\s*(?:\d{2,3}[\s,;]+){5,}\d{2,3}\s*$/.test(text)
      ? (text.match(/\d+/g) ?? []).map(Number)
      : []
  if (source.length < 6 || source.some((code) => code < 32 || code > 126)) return null
  return String.fromCharCode(...source).toLowerCase()
}

/** All readings of `text`, without doubles. */
export function readDisguises(text: string): string[] {
  const found = new Set<string>()
  for (const read of [joinLetters, splitNumbers, readNumerals, turnRound, turnWords, readPigLatin, readMorse, unshift, readCodes]) {
    const reading = read(text)
    if (reading && reading !== text) found.add(reading)
  }
  return [...found]
}
