import type { ChatTurn } from '@/server/providers/chat/port'
import { actionsOf } from './text'

export const PLACES = [
  'cafe',
  'beach',
  'forest',
  'kitchen',
  'rooftop',
  'bar',
  'park',
  'bookshop',
  'car',
  'train',
  'museum',
  'garden',
  'fire',
  'restaurant',
  'cinema',
  'market',
  'mountain',
  'water',
  'dance',
  'street',
  'home',
] as const
export type Place = (typeof PLACES)[number]

const WHERE: Record<Place, RegExp> = {
  cafe: /\b(?:caf[eé]|coffee ?(?:shop|house)|bakery|tea ?room)\b/,
  beach: /\b(?:beach|seaside|shore|the sea|dunes)\b/,
  forest: /\b(?:forest|woods)\b/,
  kitchen: /\b(?:kitchen|cook(?:ing)? (?:together|with|dinner))\b/,
  rooftop: /\b(?:rooftop|roof|balcony|terrace)\b/,
  bar: /\b(?:bar|pub|club)\b/,
  park: /\bpark\b/,
  bookshop: /\b(?:book ?(?:shop|store)|library)\b/,
  car: /\b(?:car|drive|road ?trip|driving)\b/,
  train: /\b(?:train|station|carriage)\b/,
  museum: /\b(?:museum|gallery|exhibition)\b/,
  garden: /\b(?:garden|greenhouse|orchard)\b/,
  fire: /\b(?:camp ?fire|fireplace|fireside|bonfire|by the fire|tent|cabin)\b/,
  restaurant: /\b(?:restaurant|dinner table|diner|bistro)\b/,
  cinema: /\b(?:cinema|movie theat(?:er|re)|the movies)\b/,
  market: /\b(?:market|fair|stalls)\b/,
  mountain: /\b(?:mountains?|summit|ridge|hill|hike)\b/,
  water: /\b(?:lake|river|boat|pier|canal|harbour)\b/,
  dance: /\b(?:danc(?:e|ing)|ballroom)\b/,
  street: /\b(?:street|walk|city|alley|bridge|in the rain)\b/,
  home: /\b(?:sofa|couch|living room|my place|your place|home|blanket)\b/,
}

const INVITE =
  /\b(?:let's (?:go|walk|sit|take|head|get|have|drive|dance|cook|imagine|pretend|stay|run|meet|watch|visit|play (?:out|pretend))|we(?:'re| are) (?:now |both |sitting |walking |standing |lying )?(?:in|at|on|by|inside|under|near|walking|sitting|dancing)|we (?:walk|sit|arrive|enter|stroll|dance|step|reach|drive|go|lie|stand)|imagine (?:we|you|that we)|picture (?:us|this)|come with me|take me (?:to|somewhere)|(?:shall|should|can|could) we (?:go|walk|dance|sit|take)|(?:go|come) (?:for a walk|dancing|outside)|sit (?:down )?(?:with|next to|beside) me|dance with me|walk with me|i (?:take|hold|grab|reach for|squeeze) your hand|i (?:hug|kiss|hold) you|join me)\b/i
const LEAVE =
  /\b(?:let's stop|stop the (?:scene|role ?play)|end (?:the )?scene|back to reality|out of character|ooc|enough (?:role ?play|of this)|let's just talk|let's talk about|anyway)\b/i
const LIFE = 5

export type Scene = {
  place: Place | null
  /** User turns since the last scene move: 0 is this very message. */
  since: number
  /** The place changed in this very message. */
  arrived: boolean
  /** How many messages of the scene there have been. */
  beats: number
}

export const placeIn = (text: string): Place | null => {
  const lower = text.toLowerCase()
  return PLACES.find((place) => WHERE[place].test(lower)) ?? null
}

const isMove = (text: string): boolean => actionsOf(text).length > 0 || INVITE.test(text.replace(/\u2019/g, "'"))

type Stage = { scene: Scene | null; opening: Place | null }

const advance = ({ scene, opening }: Stage, turn: ChatTurn): Stage => {
  if (turn.role === 'assistant') return { scene, opening: opening ?? placeIn(actionsOf(turn.content).join(' ')) }
  if (LEAVE.test(turn.content)) return { scene: null, opening }
  if (isMove(turn.content)) {
    const place = placeIn(turn.content)
    const before = scene?.place ?? null
    const beats = (scene?.beats ?? 0) + 1
    return {
      opening,
      scene: { place: place ?? before ?? opening, since: 0, arrived: place !== null && place !== before, beats },
    }
  }
  if (!scene || scene.since >= LIFE) return { scene: null, opening }
  return { opening, scene: { ...scene, since: scene.since + 1, arrived: false, beats: scene.beats + 1 } }
}

/** The scene as it is after the last message, rebuilt from the start; null when nothing is being played. */
export const readScene = (turns: readonly ChatTurn[]): Scene | null => turns.reduce<Stage>(advance, { scene: null, opening: null }).scene

export type Gesture = 'hand' | 'hug' | 'kiss' | 'look' | 'laugh' | 'sit' | 'drink' | 'walk' | 'gift' | 'sleep' | 'wave' | 'other'
const DEEDS: readonly (readonly [Gesture, RegExp])[] = [
  ['kiss', /\bkiss/],
  ['hug', /\b(?:hug|embrac|cuddl|hold you|arms? around|lean(?:s|ing)? (?:on|against|into)|head on your|snuggl)/],
  ['hand', /\b(?:hands?|fingers)\b/],
  ['gift', /\b(?:gives?|hands? you|offers?|brings?|flowers?|present|pours?)\b/],
  ['laugh', /\b(?:laugh|giggl|grin|smil|chuckl|wink)/],
  ['look', /\b(?:look|gaze|stare|watch|eyes|blush)/],
  ['drink', /\b(?:drink|sip|cup|glass|wine|coffee|tea|beer|eats?|bite)/],
  ['sit', /\b(?:sit|lie|lies|lay|beside|next to|closer)/],
  ['walk', /\b(?:walk|stroll|run|follow|step|go|goes|enter|arriv|danc|dri(?:ve|ving))/],
  ['sleep', /\b(?:sleep|yawn|bed|eyes closed|dream)/],
  ['wave', /\b(?:wave|nod|bow|shrug|sigh)/],
]
export const deedIn = (text: string): Gesture => DEEDS.find(([, words]) => words.test(text.toLowerCase()))?.[0] ?? 'other'
