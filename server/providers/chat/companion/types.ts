import type { Persona } from '@/server/providers/chat/port'

export type Voice = NonNullable<Persona['voice']>
export type Temper = Voice['temper']

/** The words of a list as a type: "a b" is 'a' | 'b'. */
type Words<List extends string, Found = never> = List extends `${infer First} ${infer Rest}` ? Words<Rest, Found | First> : Found | List
const wordsIn = <List extends string>(list: List): Words<List>[] => list.split(' ') as Words<List>[]

/** What the banks speak about. */
export const TOPICS = wordsIn(
  'work family friends love heartbreak pets food coffee music film books games travel sea nature rain season sleep dreams money study sport art city home night future past grief tech happiness fear beauty dance party health time change stars garden',
)
export type Topic = (typeof TOPICS)[number]

export const KINDS = wordsIn('film book song food drink colour season place animal word')
export type Kind = (typeof KINDS)[number]

/** What a line is for. Every temper answers every act. */
export const ACTS = wordsIn(
  'gesture greet greet_again how_are_you who ai compliment thanks apology joke story advice sad tired lonely anxious angry good neutral heard long answer flirt love miss single explicit photo audio meet scene bored goodnight bye ok laugh quiet gibberish language insult repeat shift more why tail yes no dunno question name_learned name_known name_unknown like dislike person recall recall_unknown about_user age job hobby home past looks disclose ask',
)
export type Act = (typeof ACTS)[number]

export type Bank = Record<Act, string[]> & { topics: Record<Topic, string[]>; favourites: Record<Kind, string> }

export type Mood = 'sad' | 'tired' | 'lonely' | 'anxious' | 'angry' | 'good'
export type Slots = Partial<Record<string, string>>
