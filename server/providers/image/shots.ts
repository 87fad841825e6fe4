import type { Appearance } from '@/server/db/seed/character-seed'
import type { Gesture } from './illustrator/arms'
import type { Grade } from './illustrator/finish'
import { randomFrom, type Random } from './illustrator/geometry'
import type { Hour } from './illustrator/palette'
import { SCENES, WARDROBE, type Frame, type PortraitOptions } from './illustrator/portrait'
import type { Mood } from './illustrator/sitter'
import type { Weather } from './illustrator/scenes'
import type { PhotoLevel, Shot } from './port'

type Setting = {
  moods: readonly Mood[]
  frames: readonly Frame[]
  grades?: readonly Grade[]
  scenes?: readonly string[]
  women?: readonly string[]
  others?: readonly string[]
  gestures?: readonly Gesture[]
}

/**
 * The level changes mood, light, wardrobe and place.
 * The illustrator has no undressed figure, so nothing can ask for one.
 */
const SHOTS: Record<PhotoLevel, Setting> = {
  safe: { moods: ['warm smile', 'calm', 'playful', 'laughing', 'wistful'], frames: ['portrait', 'portrait', 'half', 'half', 'close', 'shoulder'] },
  tease: {
    moods: ['playful', 'warm smile', 'tender'],
    frames: ['portrait', 'half', 'half', 'close', 'shoulder'],
    grades: ['evening'],
    scenes: ['lamplit room', 'rooftop', 'beach dusk', 'jazz bar', 'city night', 'poolside', 'stage'],
    women: ['off-shoulder knit', 'slip dress', 'dress', 'halter top', 'silk blouse', 'velvet gown'],
    others: ['shirt', 'henley', 'silk robe', 'leather jacket', 'waistcoat'],
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
/** The meaning whose word stands first in the text. */
function first<T>(words: Words<T>, text: string): T | undefined {
  let found: { at: number; value: T } | undefined
  for (const [pattern, value] of words) {
    const at = text.search(pattern)
    if (at >= 0 && (!found || at < found.at)) found = { at, value }
  }
  return found?.value
}
const named = (list: readonly string[], text: string): string | undefined =>
  list.filter((name) => new RegExp(`\\b${name}\\b`).test(text)).sort((a, b) => b.length - a.length)[0]

/** Words people use for the places that can be drawn; what stands earlier wins, so that a walk on the beach is the beach. */
const PLACES: Words<string> = [
  [/\b(beach|sea(side)?|ocean|shore|coast|island|boat|harbou?r)\b/, 'beach dusk'],
  [/\b(pool|swim\w*|tropical|palm trees?|resort|holiday|vacation)\b/, 'poolside'],
  [/\b(bar|pub|whisk(e)?y|jazz|lounge|casino)\b/, 'jazz bar'],
  [/\b(stage|concert|club|dance ?floor|danc(e|ing)|disco|party|microphone|sing(ing)?)\b/, 'stage'],
  [/\b(coffee|caf[eé]|brunch|bakery|restaurant)\b/, 'cafe'],
  [/\b(kitchen|cook(ing)?|bak(e|ing)|breakfast|dinner|lunch)\b/, 'kitchen'],
  [/\b(roof\w*|terrace|balcony|skyline)\b/, 'rooftop'],
  [/\b(snow(y|ing)?|winter|christmas|ski(ing)?|ice|cold)\b/, 'snowy street'],
  [/\b(rain(y|ing)?|storm\w*|window)\b/, 'rain window'],
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
  [/\b(autumn|fall leaves|park|street|walk(ing)?|leaves)\b/, 'autumn street'],
  [/\b(city|neon|downtown|night out|tokyo|new york|taxi)\b/, 'city night'],
  [/\b(studio|photo ?shoot|backdrop|headshot)\b/, 'studio'],
]
const CLOTHES: Words<{ women: string; others: string }> = [
  [/\b(gowns?|evening dress|ball|prom|opera|gala)\b/, { women: 'velvet gown', others: 'suit' }],
  [/\b(slip|nightgown|nightie|negligee|lingerie|underwear|bra|bikini|swimsuit|panties)\b/, { women: 'slip dress', others: 'silk robe' }],
  [/\b(robe|kimono|pyjamas|pajamas|naked|nude|undressed|topless|towel)\b/, { women: 'silk robe', others: 'silk robe' }],
  [/\b(sun ?dress|dress(es)?|skirt)\b/, { women: 'dress', others: 'shirt' }],
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
  red: '#b3202e', crimson: '#9a1230', scarlet: '#c8281e', burgundy: '#5e1426', wine: '#5e1a2c', pink: '#e07a9c', rose: '#d86a80', coral: '#f07058',
  orange: '#e07a2a', rust: '#a84a24', gold: '#d0a03a', golden: '#d0a03a', yellow: '#e8c040', mustard: '#c8962c', cream: '#f0e6d0', beige: '#d8c6a4',
  ivory: '#f4eee0', white: '#f4f2ee', green: '#2f7a4a', emerald: '#0f6a4a', olive: '#6a6a34', mint: '#a4d8bc', sage: '#8fa48a', teal: '#1f6a70',
  turquoise: '#2fa8a4', blue: '#2f5aa0', navy: '#1a2748', 'sky blue': '#7fb4e0', 'light blue': '#8fb8de', cobalt: '#1f3fa8', purple: '#5e3486',
  violet: '#6a4aa4', lilac: '#b49ad0', lavender: '#b8a6d8', plum: '#55204a', black: '#1b1a20', charcoal: '#33343c', grey: '#7d808a', gray: '#7d808a',
  silver: '#b4b8c2', brown: '#5e3c28', tan: '#b98c5c', camel: '#b98f5c', chocolate: '#43281c',
}
const COLOR_NAMES = Object.keys(COLORS).sort((a, b) => b.length - a.length).join('|')
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
  [/\b(wine|champagne|cocktails?|whisk(e)?y|glass of|toast(ing)?|prosecco|drinks?|drinking)\b/, 'holding a glass'],
  [/\b(coffee|tea|cup|mug|cocoa|hot chocolate|espresso|latte)\b/, 'holding a cup'],
  [/\b(reading|a book|novel|poems?|poetry)\b/, 'reading'],
  [/\b(arms (crossed|folded)|cross(ed|ing) arms|fold(ed|ing) arms)\b/, 'arms crossed'],
  [/\b(hands? on (the |her |his |their |your )?hips?|posing|model pose|showing off)\b/, 'hand on hip'],
  [/\b(hands? (in|through) (the |her |his |their |your )?hair|touching (her|his|their|your) hair)\b/, 'hand in hair'],
  [/\b(hand on (the |her |his |their |your )?(heart|chest)|grateful|touched|promise)\b/, 'hand on heart'],
  [/\b(thinking|pensive|chin|thoughtful)\b/, 'hand at chin'],
  [/\b(shy|blush\w*|cheek|bored|listening)\b/, 'hand on cheek'],
]
const FRAMES: Words<Frame> = [
  [/\b(over (the |her |his |their |your )?shoulder|from behind|back view|looking back|turn(s|ed|ing)? (around|back))\b/, 'shoulder'],
  [/\b(close.?up|selfie|face|eyes|headshot|lips|look(ing)? at me)\b/, 'close'],
  [/\b(half.?figure|half.?body|full.?body|outfit|whole (look|dress|figure)|hips?|arms (crossed|folded)|posing|reading|from afar)\b/, 'half'],
]
const WEATHERS: Words<Weather> = [
  [/\b(rain(y|ing)?|drizzle|storm\w*|downpour|umbrella)\b/, 'rain'],
  [/\b(snow(y|ing|flakes?)?|blizzard)\b/, 'snow'],
  [/\b(fog(gy)?|mist(y)?|haze|steam(y)?)\b/, 'fog'],
]
const HOURS: Words<Hour> = [
  [/\b(morning|sunrise|dawn|breakfast)\b/, 'morning'],
  [/\b(golden hour|sunset|dusk|late afternoon|evening sun)\b/, 'golden hour'],
  [/\b(night(time)?|midnight|moonl(ight|it)|starr?y|stars|after dark)\b/, 'night'],
]
/** Places with an hour of their own look wrong at another. */
const OWN_HOUR = new Set(['beach dusk', 'city night', 'jazz bar', 'stage', 'fireside', 'bedroom morning', 'lamplit room'])

function optionsFor({ level, prompt, appearance }: Shot, random: Random): PortraitOptions {
  const shot = SHOTS[level]
  const text = prompt.toLowerCase()
  const who = appearance.gender === 'Female' ? 'women' : 'others'
  // Every number is drawn whether or not words decide, so that a word changes only what it names.
  const drawn = {
    mood: random.pick(shot.moods),
    scene: random.pick(shot.scenes ?? SCENES),
    clothes: shot[who] ? random.pick(shot[who]) : random.chance(0.5) ? (appearance.wardrobe ?? '') : random.pick(wardrobeOf(appearance)),
    frame: random.pick(shot.frames),
    grade: shot.grades ? random.pick(shot.grades) : undefined,
  }
  const scene = named(SCENES, text) ?? PLACES.find(([words]) => words.test(text))?.[1] ?? drawn.scene
  const worn = first(CLOTHES, text)
  const color = GARMENT_COLOR.exec(text)
  const gesture = first(GESTURES, text)
  const asked = first(HOURS, text)
  const hour = asked && !OWN_HOUR.has(scene) ? asked : undefined
  const weather = first(WEATHERS, text)
  const hex = color && COLORS[color[1] ?? color[2] ?? '']
  const scarf = SCARF.exec(text)
  const frame = first(FRAMES, text) ?? (gesture && (drawn.frame === 'close' || drawn.frame === 'shoulder') ? 'portrait' : drawn.frame)
  return {
    mood: first(MOODS, text) ?? drawn.mood,
    scene,
    wardrobe: named(WARDROBE, text) ?? worn?.[who] ?? drawn.clothes,
    frame,
    ...(gesture && { gesture }),
    ...(hex && { color: hex }),
    ...(hour && { hour }),
    ...(weather && { weather }),
    ...(scarf && { scarf: COLORS[scarf[1] ?? ''] ?? true }),
    ...(drawn.grade && { grade: drawn.grade }),
  }
}

const wardrobeOf = ({ gender }: Appearance): readonly string[] =>
  gender === 'Female' ? ['dress', 'knit', 'tee', 'denim', 'cardigan', 'silk blouse', 'turtleneck'] : ['tee', 'knit', 'denim', 'shirt', 'hoodie', 'henley', 'blazer']

/** What will be drawn for a request; decided apart from the drawing, so that every level can be checked cheaply. */
export function shotOf(request: Shot): { appearance: Appearance; options: PortraitOptions } {
  const { appearance, level, seed, prompt } = request
  const random = randomFrom(`photo/${appearance.seed}/${seed}/${level}`)
  const options = optionsFor(request, random)
  const pose = random.pick(['left', 'right', 'left', 'right', 'frontal'] as const)
  const glasses = /\b(glasses|spectacles)\b/.test(prompt.toLowerCase()) && (appearance.glasses ?? 'none') === 'none' ? 'round' : appearance.glasses
  return { appearance: { ...appearance, pose, ...(glasses && { glasses }) }, options: { ...options, variant: `${seed}/${level}` } }
}
