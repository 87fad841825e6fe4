/** Letters that no accent makes, as they are typed without them. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
}

/** Words as search compares them: lower-case, without accents and punctuation, one space between two. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    // What belongs to a word and is not heard: accents, apostrophes.
    .replace(/[\p{M}'’ʼ`]/gu, '')
    .replace(/[ßæœøđðþłħıŋ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** "Deep-sea" is also found as "deepsea". */
const joined = (text: string): string[] => (text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []).map((word) => word.replaceAll('-', ''))

type Searchable = {
  full_name: string
  hook: string
  occupation: string
  biography: string
  category: string
  tags: string[]
  hobbies: string[]
  personality: string[]
}

/** `characters.search_text`: four lines by weight, the name, what they do and are, what they like and say, the biography. */
export const searchTextOf = (c: Searchable): string =>
  [[c.full_name], [c.occupation, c.category, ...c.tags], [...c.hobbies, ...c.personality, c.hook], [c.biography]]
    .map((line) => foldText([...line, ...line.flatMap(joined)].join(' ')))
    .join('\n')
