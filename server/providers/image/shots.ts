import type { Appearance } from '@/server/db/seed/character-seed'
import type { Gesture } from './illustrator/arms'
import type { Grade } from './illustrator/finish'
import { randomFrom, type Random } from './illustrator/geometry'
import type { Hour } from './illustrator/palette'
import { fitsPlace } from './illustrator/garments'
import { SCENES, WARDROBE, type Frame, type PortraitOptions } from './illustrator/portrait'
import type { Prop } from './illustrator/props'
import type { Mood } from './illustrator/sitter'
import { INDOORS, type Weather } from './illustrator/scenes'
import type { PhotoLevel, Shot } from './port'

type Setting = {
  moods: readonly Mood[]
  frames: readonly Frame[]
  grades?: readonly Grade[]
  scenes?: readonly string[]
  women?: readonly string[]
  others?: readonly string[]
}

/**
 * The level changes mood, light, wardrobe and place.
 * The illustrator has no undressed figure, so nothing can ask for one.
 */
const SHOTS: Record<PhotoLevel, Setting> = {
  safe: {
    moods: ['warm smile', 'calm', 'playful', 'laughing', 'wistful'],
    frames: ['portrait', 'portrait', 'half', 'half', 'close', 'above', 'shoulder'],
  },
  tease: {
    moods: ['playful', 'warm smile', 'tender'],
    frames: ['portrait', 'half', 'half', 'close', 'above', 'shoulder'],
    grades: ['evening'],
    scenes: ['lamplit room', 'rooftop', 'beach dusk', 'jazz bar', 'city night', 'poolside', 'stage'],
    women: ['off-shoulder knit', 'slip dress', 'dress', 'halter top', 'silk blouse', 'velvet gown', 'sun dress'],
    others: ['shirt', 'henley', 'silk robe', 'leather jacket', 'waistcoat', 'linen shirt'],
  },
  nude: {
    moods: ['calm', 'tender', 'wistful'],
    frames: ['close', 'portrait', 'shoulder'],
    grades: ['candle'],
    scenes: ['lamplit room', 'rain window', 'bedroom morning', 'fireside', 'studio plum'],
    women: ['silk robe', 'slip dress', 'off-shoulder knit'],
    others: ['silk robe', 'henley', 'shirt'],
  },
  hardcore: {
    moods: ['intense', 'tender', 'playful'],
    frames: ['close', 'portrait', 'half'],
    grades: ['noir'],
    scenes: ['lamplit room', 'jazz bar', 'city night', 'stage', 'fireside', 'studio plum'],
    women: ['velvet gown', 'slip dress', 'silk robe', 'leather jacket'],
    others: ['silk robe', 'leather jacket', 'suit', 'henley'],
  },
}

type Words<T> = readonly (readonly [RegExp, T])[]
/** A meaning, and the words of the text that carry it. */
type Heard<T> = { value: T; words: string }
/** The meaning whose word comes first in the text. */
function first<T>(words: Words<T>, text: string): Heard<T> | undefined {
  let found: (Heard<T> & { at: number }) | undefined
  for (const [pattern, value] of words) {
    const hit = pattern.exec(text)
    if (hit && (!found || hit.index < found.at)) found = { at: hit.index, value, words: hit[0] }
  }
  return found
}
/** Every word that carries one of the meanings that `drawn` accepts. */
const carrying = <T>(words: Words<T>, text: string, drawn: (value: T) => boolean): string[] =>
  words.filter(([, value]) => drawn(value)).flatMap(([pattern]) => [...text.matchAll(new RegExp(pattern, 'g'))].map(([hit]) => hit))
const named = (list: readonly string[], text: string): string | undefined =>
  list.filter((name) => new RegExp(`\\b${name}\\b`).test(text)).sort((a, b) => b.length - a.length)[0]

/** Words people use for the places that can be drawn; the earlier one wins, so that a walk on the beach is the beach. */
const PLACES: Words<string> = [
  [/\b(beach|sea(side)?|ocean|shore|coast|island|boat|harbou?r)\b/, 'beach dusk'],
  [/\b(pool|swim\w*|tropical|palm trees?|resort|holiday|vacation)\b/, 'poolside'],
  [/\b(bar|pub|whisk(e)?y|jazz|lounge|casino)\b/, 'jazz bar'],
  [/\b(stage|concert|club|dance ?floor|danc(e|ing)|disco|party|microphone|sing(ing)?)\b/, 'stage'],
  [/\b(coffee|caf[eé]|brunch|bakery|restaurant)\b/, 'cafe'],
  [/\b(kitchen|cook(ing)?|bak(e|ing)|breakfast|dinner|lunch)\b/, 'kitchen'],
  [/\b(roof\w*|terrace|balcony|skyline)\b/, 'rooftop'],
  [/\b(snow(y|ing)?|winter|christmas|ski(ing)?|ice|cold)\b/, 'snowy street'],
  [/\b(mountains?|hik(e|ing)|summit|peak|climb\w*|camp(ing)?|lake|view)\b/, 'mountains'],
  [/\b(woods?|trees?|forest|nature|jungle)\b/, 'forest'],
  [/\b(meadow|fields?|picnic|countryside|spring|grass|farm|summer)\b/, 'meadow'],
  [/\b(fire(place|side)?|cabin|cosy|cozy|hearth|candles?)\b/, 'fireside'],
  [/\b(bed(room)?|pillows?|sheets|wak(e|ing)|morning)\b/, 'bedroom morning'],
  [/\b(home|sofa|couch|living room|lamp|room|hotel)\b/, 'lamplit room'],
  [/\b(books?|study|university|school|office|desk|librar(y|ies)|reading)\b/, 'library'],
  [/\b(museum|galler(y|ies)|art|paintings?|exhibition)\b/, 'gallery'],
  [/\b(garden|plants?|flowers?|greenhouse|botanic\w*)\b/, 'greenhouse'],
  [/\b(train|railway|travel(l?ing)?|journey|bus|station)\b/, 'train'],
  [/\b(city|neon|downtown|night out|tokyo|new york|taxi)\b/, 'city night'],
  [/\b(autumn|fall leaves|park|street|walk(ing)?|leaves)\b/, 'autumn street'],
  [/\b(studio|photo ?shoot|backdrop|headshot)\b/, 'studio'],
  // Last: in the rain on a street is outdoors; rain alone is seen through a window.
  [/\b(rain(y|ing)?|storm\w*|window)\b/, 'rain window'],
]
const CLOTHES: Words<{ women: string; others: string }> = [
  [/\b(gowns?|evening dress|ball|prom|opera|gala)\b/, { women: 'velvet gown', others: 'suit' }],
  [
    /\b(bikini|swim ?suits?|swim ?wear|beach ?wear|bathing suit|swim ?trunks|sarong|pareo)\b/,
    { women: 'swimsuit and wrap', others: 'linen shirt' },
  ],
  [/\b(slip|nightgown|nightie|negligee|lingerie|underwear|bra|panties)\b/, { women: 'slip dress', others: 'silk robe' }],
  [/\b(linen)\b/, { women: 'linen shirt', others: 'linen shirt' }],
  [/\b(robe|kimono|pyjamas|pajamas|naked|nude|undressed|topless|towel)\b/, { women: 'silk robe', others: 'silk robe' }],
  [/\b(sun ?dress|summer dress)\b/, { women: 'sun dress', others: 'linen shirt' }],
  [/\b(dress(es)?|skirt)\b/, { women: 'dress', others: 'shirt' }],
  [/\b(suit|tuxedo|tie)\b/, { women: 'blazer', others: 'suit' }],
  [/\b(blazer|jacket suit|business|formal)\b/, { women: 'blazer', others: 'blazer' }],
  [/\b(leather|biker|motor(bike|cycle))\b/, { women: 'leather jacket', others: 'leather jacket' }],
  [/\b(denim|jeans)\b/, { women: 'denim', others: 'denim' }],
  [/\b(hood(ie)?|sweatshirt|tracksuit|gym|sporty|workout)\b/, { women: 'hoodie', others: 'hoodie' }],
  [/\b(turtle ?neck|polo neck|roll ?neck)\b/, { women: 'turtleneck', others: 'turtleneck' }],
  [/\b(off.?the.?shoulder|bare shoulders?)\b/, { women: 'off-shoulder knit', others: 'henley' }],
  [/\b(sweater|jumper|pullover|knit(wear|ted)?|wool(len)?)\b/, { women: 'knit', others: 'knit' }],
  [/\b(cardigan)\b/, { women: 'cardigan', others: 'cardigan' }],
  [/\b(coat|trench)\b/, { women: 'trench', others: 'trench' }],
  [/\b(blouse|silk)\b/, { women: 'silk blouse', others: 'shirt' }],
  [/\b(t-?shirt|tee)\b/, { women: 'tee', others: 'tee' }],
  [/\b(shirt)\b/, { women: 'shirt', others: 'shirt' }],
  [/\b(vest|waistcoat)\b/, { women: 'blazer', others: 'waistcoat' }],
  [/\b(halter|tank ?top|crop ?top|top)\b/, { women: 'halter top', others: 'tee' }],
]
const GARMENT_WORDS =
  '(?:dress|gown|slip|robe|kimono|skirt|suit|blazer|jacket|denim|hoodie|hood|sweatshirt|turtle ?neck|sweater|jumper|pullover|knit|cardigan|coat|trench|' +
  'blouse|silk|velvet|leather|t-?shirt|tee|shirt|vest|waistcoat|top|tank top|lingerie|bikini|swimsuit|outfit|clothes|turtleneck|henley|satin|cotton|lace|wool(?:len)?|sun ?dress|evening dress)'
const COLORS: Record<string, string> = {
  red: '#b3202e',
  crimson: '#9a1230',
  scarlet: '#c8281e',
  burgundy: '#5e1426',
  wine: '#5e1a2c',
  pink: '#e07a9c',
  rose: '#d86a80',
  coral: '#f07058',
  orange: '#e07a2a',
  rust: '#a84a24',
  gold: '#d0a03a',
  golden: '#d0a03a',
  yellow: '#e8c040',
  mustard: '#c8962c',
  cream: '#f0e6d0',
  beige: '#d8c6a4',
  ivory: '#f4eee0',
  white: '#f4f2ee',
  green: '#2f7a4a',
  emerald: '#0f6a4a',
  olive: '#6a6a34',
  mint: '#a4d8bc',
  sage: '#8fa48a',
  teal: '#1f6a70',
  turquoise: '#2fa8a4',
  blue: '#2f5aa0',
  navy: '#1a2748',
  'sky blue': '#7fb4e0',
  'light blue': '#8fb8de',
  cobalt: '#1f3fa8',
  purple: '#5e3486',
  violet: '#6a4aa4',
  lilac: '#b49ad0',
  lavender: '#b8a6d8',
  plum: '#55204a',
  black: '#1b1a20',
  charcoal: '#33343c',
  grey: '#7d808a',
  gray: '#7d808a',
  silver: '#b4b8c2',
  brown: '#5e3c28',
  tan: '#b98c5c',
  camel: '#b98f5c',
  chocolate: '#43281c',
}
const COLOR_NAMES = Object.keys(COLORS)
  .sort((a, b) => b.length - a.length)
  .join('|')
/** 'a red silk dress', 'dressed in black'; not 'red wine' or 'blue eyes'. */
const GARMENT_COLOR = new RegExp(
  `\\b(${COLOR_NAMES})(?:[ -](?:${COLOR_NAMES}|little|long|short|soft|elegant|summer|evening|knitted|tight|satin|cotton|lace))*[ -]${GARMENT_WORDS}\\b|` +
    `\\b(?:in|wear(?:s|ing)|dressed in) (?:all )?(${COLOR_NAMES})\\b(?! (?:hair|eyes|light|lights|sky|wine|room|car))`,
)
const SCARF = new RegExp(`(?:\\b(${COLOR_NAMES})[ -](?:\\w+ )?)?\\b(?:scarf|shawl)\\b`)
const MOODS: Words<Mood> = [
  [/\b(laugh\w*|giggl\w*|joy(ful)?|delighted|cheer(ful|ing)?)\b/, 'laughing'],
  [/\b(smil\w*|happy|warm|glad|friendly|grin\w*)\b/, 'warm smile'],
  [/\b(wink\w*|flirt\w*|playful|teas(e|ing)|cheeky|mischiev\w*|smirk\w*)\b/, 'playful'],
  [/\b(intense|serious|stern|seductive|sultry|smou?lder\w*|fierce|angry|passion\w*)\b/, 'intense'],
  [/\b(tender(ly)?|loving(ly)?|love|kiss\w*|gentle|romantic|soft look|intimate|sleepy)\b/, 'tender'],
  [/\b(wistful|dreamy|dreaming|thoughtful|sad|melanchol\w*|lonely|looking (away|aside|out)|miss(ing)? me|pensive)\b/, 'wistful'],
  [/\b(calm|quiet|peaceful|relaxed|serene)\b/, 'calm'],
]
const GESTURES: Words<Gesture> = [
  [/\b(hands? behind (the |her |his |their |your )?back)\b/, 'hands behind'],
  [/\b(hands? in (the |her |his |their |your )?pockets?)\b/, 'hands in pockets'],
]
/** What stands beside somebody, or on a table before them. */
const PROPS: Words<Prop> = [
  [/\b(wine|champagne|cocktails?|whisk(e)?y|glass of|toast(ing)?|prosecco|drinks?|drinking)\b/, 'glass'],
  [/\b(coffee|tea|cup|mug|cocoa|hot chocolate|espresso|latte)\b/, 'cup'],
  [/\b(reading|books?|novel|poems?|poetry|diary|notebook)\b/, 'book'],
  [/\b(bread|loaf|bak(e|ing)|dough|flour|sourdough)\b/, 'bread'],
  [/\b(candles?|candle ?light)\b/, 'candles'],
  [/\b(flowers?|bouquet|roses|tulips)\b/, 'flowers'],
  [/\b(cats?|kitten|kitty)\b/, 'cat'],
  [/\b(guitar)\b/, 'guitar'],
  [/\b(plants?|house ?plants?)\b/, 'plant'],
  [/\b(sofa|couch|settee)\b/, 'sofa'],
]
const FRAMES: Words<Frame> = [
  [/\b(over (the |her |his |their |your )?shoulder|from behind|back view|looking back|turn(s|ed|ing)? (around|back))\b/, 'shoulder'],
  [/\b(from above|high angle|selfie|looking up)\b/, 'above'],
  [/\b(close.?up|face|eyes|headshot|lips|look(ing)? at me)\b/, 'close'],
  [/\b(half.?figure|half.?body|full.?body|outfit|whole (look|dress|figure)|hips?|posing|from afar)\b/, 'half'],
]
const WEATHERS: Words<Weather> = [
  [/\b(rain(y|ing)?|drizzle|storm\w*|downpour)\b/, 'rain'],
  [/\b(snow(y|ing|flakes?)?|blizzard)\b/, 'snow'],
  [/\b(fog(gy)?|mist(y)?|haze|steam(y)?)\b/, 'fog'],
]
const HOURS: Words<Hour> = [
  [/\b(morning|sunrise|dawn|breakfast)\b/, 'morning'],
  [/\b(golden hour|sunset|late afternoon|evening sun)\b/, 'golden hour'],
  [/\b(dusk|twilight|blue hour)\b/, 'dusk'],
  [/\b(night(time)?|midnight|moonl(ight|it)|starr?y|stars|after dark)\b/, 'night'],
  [/\b(lamp(light|lit)?|cand(les?|lelight)|dim light|low light)\b/, 'lamp'],
  [/\b(neon|city lights|club lights)\b/, 'neon'],
  [/\b(overcast|cloudy|gr[ae]y (sky|day)|clouds)\b/, 'overcast'],
  [/\b(window( ?light)?|daylight|soft light)\b/, 'window'],
]
/** Places with an hour of their own look wrong at another. */
const OWN_HOUR = new Set(['beach dusk', 'city night', 'jazz bar', 'stage', 'fireside', 'bedroom morning', 'lamplit room'])

/** Words that name nothing to be drawn: joints of a sentence, and how one asks for a picture. */
const SMALL_WORDS = new Set(
  (
    'a an the and or but nor of in on at to from for with without by as is are be am was were been it its this that these those there here ' +
    'i me my you your yours we us our he him his she her hers they them their someone something who what where when how while during after before ' +
    'into onto over under up down out off near next beside behind along through across between around about very really just so too more most some any all no not only ' +
    'please show send take give get make let want would like love can could will need see look looking have has having do does doing go going come coming ' +
    'photo photos picture pictures pic pics image portrait shot snap selfie camera frame view scene background foreground angle light lights lighting light-filled ' +
    'sitting sit sits standing stand stands lying lie walking walk resting rest relaxing leaning lean being wearing wear wears dressed holding hold drinking eating playing play ' +
    'beautiful pretty nice lovely cute hot sexy good great cozy cosy elegant casual new old little big small long short soft warm dark bright late early one two first day today tonight evening time moment ' +
    'cute own favorite favourite yourself herself himself themselves little bit lots lot full front side back left right top made making enjoying having'
  ).split(' '),
)
/** Answered with a robe or a slip, and said to be left out: nobody is drawn undressed. */
const UNDRESS = /\b(naked|nude|undressed|topless|lingerie|underwear|bra|panties|negligee|bikini)\b/
/** Enough to say what is missing; more would be the request again. */
const MOST_LEFT_OUT = 8

/** What of a request is not in the picture: words that no drawn thing, place, garment, mood or light answers to. */
function leftOut(text: string, drawn: readonly string[]): string[] {
  let rest = ` ${text} `
  for (const words of drawn.toSorted((a, b) => b.length - a.length))
    rest = rest.replace(new RegExp(`\\b${words.replace(/[^\w ]/g, '\\$&')}\\b`, 'g'), ' ')
  const words = rest.match(/[\p{L}][\p{L}'’-]{2,}/gu) ?? []
  return [...new Set(words.filter((word) => !SMALL_WORDS.has(word)))].slice(0, MOST_LEFT_OUT)
}

type Decided = { options: PortraitOptions; left_out: string[] }

function decide({ level, prompt, appearance }: Shot, random: Random): Decided {
  const shot = SHOTS[level]
  const text = prompt.toLowerCase()
  const who = appearance.gender === 'Female' ? 'women' : 'others'
  // Every number is drawn whether or not words decide, so that a word changes only what it names.
  const drawn = {
    mood: random.pick(shot.moods),
    scene: random.pick(shot.scenes ?? SCENES),
    own: random.chance(0.5),
    clothes: random.next(),
    frame: random.pick(shot.frames),
    grade: shot.grades ? random.pick(shot.grades) : undefined,
  }
  const namedScene = named(SCENES, text)
  const scene = namedScene ?? PLACES.find(([words]) => words.test(text))?.[1] ?? drawn.scene
  // What nobody asked for fits the place; what was asked for is worn anywhere.
  const fitting = (list: readonly string[]) => {
    const fit = list.filter((name) => fitsPlace(name, scene))
    return fit.length ? fit : (who === 'women' ? FALLBACK.women : FALLBACK.others).filter((name) => fitsPlace(name, scene))
  }
  const choices = fitting(shot[who] ?? wardrobeOf(appearance))
  const usual = !shot[who] && drawn.own && appearance.wardrobe && fitsPlace(appearance.wardrobe, scene) ? appearance.wardrobe : undefined
  const clothes = usual ?? choices[Math.floor(drawn.clothes * choices.length)] ?? 'tee'
  const worn = first(CLOTHES, text)
  const namedClothes = named(WARDROBE, text)
  const color = GARMENT_COLOR.exec(text)
  const gesture = first(GESTURES, text)
  const asked = first(HOURS, text)
  const hour = asked && !OWN_HOUR.has(scene) ? asked.value : undefined
  const weather = first(WEATHERS, text)
  const outside = weather && !INDOORS.has(scene) ? weather.value : undefined
  const mood = first(MOODS, text)
  const hex = color && COLORS[color[1] ?? color[2] ?? '']
  const scarf = SCARF.exec(text)
  const framed = first(FRAMES, text)
  const props = [...new Set(PROPS.filter(([words]) => words.test(text)).map(([, prop]) => prop))].slice(0, 3)
  const tight = drawn.frame === 'close' || drawn.frame === 'shoulder' || drawn.frame === 'above'
  const wanted = framed?.value ?? (gesture ? 'half' : props.length && tight ? 'portrait' : drawn.frame)
  // A table or a sofa needs room below the face.
  const frame = props.length && (wanted === 'close' || wanted === 'shoulder') ? 'portrait' : wanted
  const glasses = /\b(glasses|spectacles)\b/.exec(text)
  return {
    options: {
      mood: mood?.value ?? drawn.mood,
      scene,
      wardrobe: namedClothes ?? worn?.value[who] ?? clothes,
      frame,
      ...(gesture && { gesture: gesture.value }),
      ...(props.length && { props }),
      ...(hex && { color: hex }),
      ...(hour && { hour }),
      ...(outside && { weather: outside }),
      ...(scarf && { scarf: COLORS[scarf[1] ?? ''] ?? true }),
      ...(drawn.grade && { grade: drawn.grade }),
    },
    left_out: leftOut(text, [
      ...(namedScene ? [namedScene] : carrying(PLACES, text, (place) => place === scene)),
      ...(namedClothes ? [namedClothes] : worn && !UNDRESS.test(worn.words) ? [worn.words] : []),
      ...carrying(PROPS, text, (prop) => props.includes(prop)),
      ...carrying(HOURS, text, (light) => light === hour || (light === asked?.value && OWN_HOUR.has(scene))),
      ...carrying(WEATHERS, text, (one) => one === outside || (one === 'rain' && scene === 'rain window')),
      ...(mood ? carrying(MOODS, text, (one) => one === mood.value) : []),
      ...(frame === framed?.value ? carrying(FRAMES, text, (one) => one === frame) : []),
      ...[color?.[0], scarf?.[0], gesture?.words, glasses?.[0]].filter((words) => words !== undefined),
    ]),
  }
}

/** Fits every place: somebody always has something to wear there. */
const FALLBACK = {
  women: ['sun dress', 'dress', 'turtleneck', 'silk blouse'],
  others: ['linen shirt', 'turtleneck', 'shirt'],
}
const wardrobeOf = ({ gender }: Appearance): readonly string[] =>
  gender === 'Female'
    ? ['dress', 'knit', 'tee', 'denim', 'cardigan', 'silk blouse', 'turtleneck']
    : ['tee', 'knit', 'denim', 'shirt', 'hoodie', 'henley', 'blazer']

/** What will be drawn for a request, and its words that will not; decided apart from the drawing, so that every level can be checked cheaply. */
export function shotOf(request: Shot): { appearance: Appearance } & Decided {
  const { appearance, level, seed, prompt } = request
  const random = randomFrom(`photo/${appearance.seed}/${seed}/${level}`)
  const { options, left_out } = decide(request, random)
  const pose = random.pick(['left', 'right', 'left', 'right', 'frontal'] as const)
  const glasses =
    /\b(glasses|spectacles)\b/.test(prompt.toLowerCase()) && (appearance.glasses ?? 'none') === 'none' ? 'round' : appearance.glasses
  return {
    appearance: { ...appearance, pose, ...(glasses && { glasses }) },
    options: { ...options, variant: `${seed}/${level}` },
    left_out,
  }
}
