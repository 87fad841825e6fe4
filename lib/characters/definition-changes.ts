import type { CharacterDefinition } from '@/contracts/character-definition'

export type DefinitionChange =
  /** One value became another; an empty one is ''. */
  | { kind: 'value'; part: string; from: string; to: string }
  /** A longer text, of which only the fact of a change is shown. */
  | { kind: 'written' | 'rewritten' | 'removed'; part: string }
  | { kind: 'words'; part: string; added: string[]; removed: string[] }
  /** Scenes by their titles; `moved` where those that stayed stand in another order. */
  | { kind: 'scenes'; added: string[]; removed: string[]; rewritten: string[]; moved: boolean }
  /** The same options, drawn as someone else. */
  | { kind: 'face' }

const VALUES = ['full_name', 'age', 'category', 'occupation'] as const
const TEXTS = ['hook', 'biography', 'greeting', 'custom_instructions'] as const
const LISTS = ['personality', 'hobbies', 'tags', 'preferences'] as const
const SCALES = ['extroversion', 'connection', 'sex_drive'] as const
const LOOKS = [
  'gender',
  'style',
  'ethnicity',
  'body_type',
  'breast_size',
  'butt_size',
  'hair_style',
  'hair_color',
  'eye_color',
  'beard',
  'glasses',
  'earrings',
  'mood',
  'wardrobe',
  'scene',
  'pose',
] as const

/** `StraightLong` → `straight long`, `Comic3D` → `comic 3D`; what is written with spaces stays as it is. */
const plain = (value: string | number | undefined) =>
  String(value ?? '')
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())

const value = (part: string, from: string, to: string): DefinitionChange[] => (from === to ? [] : [{ kind: 'value', part, from, to }])

function text(part: string, from: string, to: string): DefinitionChange[] {
  if (from === to) return []
  return [{ kind: from === '' ? 'written' : to === '' ? 'removed' : 'rewritten', part }]
}

const without = (words: readonly string[], others: readonly string[]) => words.filter((word) => !others.includes(word))

/** Only another order is no change. */
function words(part: string, from: readonly string[], to: readonly string[]): DefinitionChange[] {
  const [added, removed] = [without(to, from), without(from, to)]
  return added.length + removed.length === 0 ? [] : [{ kind: 'words', part, added, removed }]
}

function scenes(from: CharacterDefinition['scenarios'], to: CharacterDefinition['scenarios']): DefinitionChange[] {
  const titles = (list: typeof from) => list.map(({ title }) => title)
  const [added, removed] = [without(titles(to), titles(from)), without(titles(from), titles(to))]
  const rewritten = to.filter(
    ({ title, opening }) => from.some((old) => old.title === title) && !from.some((old) => old.title === title && old.opening === opening),
  )
  const [before, after] = [titles(from).filter((title) => !removed.includes(title)), titles(to).filter((title) => !added.includes(title))]
  const moved = before.join('\n') !== after.join('\n')
  return added.length + removed.length + rewritten.length === 0 && !moved
    ? []
    : [{ kind: 'scenes', added, removed, rewritten: titles(rewritten), moved }]
}

/** What was changed from one version of a character to the next, in the order of the form; empty where nothing was. */
export function definitionChanges(from: CharacterDefinition, to: CharacterDefinition): DefinitionChange[] {
  const looks = LOOKS.flatMap((part) => value(part, plain(from.appearance[part]), plain(to.appearance[part])))
  return [
    ...VALUES.flatMap((part) => value(part, String(from[part]), String(to[part]))),
    ...looks,
    ...(from.appearance.seed === to.appearance.seed ? [] : [{ kind: 'face' as const }]),
    ...TEXTS.flatMap((part) => text(part, from[part], to[part])),
    ...LISTS.flatMap((part) => words(part, from[part], to[part])),
    ...scenes(from.scenarios, to.scenarios),
    ...SCALES.flatMap((part) => value(part, `${from[part]} %`, `${to[part]} %`)),
  ]
}
