import { BODY_TYPES, ETHNICITIES, EYE_COLORS, GENDERS, HAIR_COLORS, HAIR_STYLES, SIZES, STYLES } from '@/contracts/character-options'
import type { Appearance } from '@/server/db/seed/character-seed'
import { earrings, glasses } from './accessories'
import { beard } from './beard'
import { GESTURES, type Gesture } from './arms'
import { fromBehind, torsoOf, trunkOf } from './body'
import { effects, effectDefs } from './effects'
import { brows, eyes } from './eyes'
import { ear, hairShadow, nose, skinDefs, skull } from './face'
import { finishOf, type Grade } from './finish'
import { baresShoulders, dressedBody, fitsPlace, isChilly, WARDROBE, wardrobeFor } from './garments'
import { clipPath, clipped, path, randomFrom, round } from './geometry'
import { hair } from './hair'
import { hairDefs } from './hair-strokes'
import { lightDefs } from './light'
import { mouth } from './mouth'
import { paletteFor, type Hour } from './palette'
import { propLayers, type Prop } from './props'
import { SCENES, sceneDefs, sceneLayers, type Weather } from './scenes'
import { sitterOf, type Brush, type Mood } from './sitter'

export { SCENES, WARDROBE }
export const MOODS = ['warm smile', 'playful', 'calm', 'intense'] as const
export const LAYERS = ['background', 'hairBack', 'body', 'face', 'eyesOpen', 'eyesClosed', 'hairFront', 'foreground', 'effects'] as const
export const WIDTH = 768
export const HEIGHT = 1024

export type LayerName = (typeof LAYERS)[number]
/** What moves as one: the place, the person, and what lies in front of both (light, grain). */
export type PortraitLayer = 'background' | 'figure' | 'front'
export type PortraitOptions = {
  mood?: Mood
  scene?: string
  wardrobe?: string
  gesture?: Gesture
  frame?: Frame
  /** Color of the garment, '#rrggbb'. */
  color?: string
  /** A scarf, of this color or of one that suits. */
  scarf?: boolean | string
  weather?: Weather
  /** Things on a table before the person, beside or behind them. */
  props?: readonly Prop[]
  hour?: Hour
  grade?: Grade
  /** Another moment of the same person: changes pose, gesture, camera, cloth and place, never face or hair. */
  variant?: string
  eyes?: 'open' | 'closed'
  /** Draws only this part, transparent elsewhere; without it the whole picture. */
  layer?: PortraitLayer
}

type Parts = { id: string; defs: string; layers: Record<LayerName, string>; garment: string; trunk: string }

/** A request counts when it is in the list, or names a list entry ('a red knit' is 'knit'); the longest name wins. */
function requested(list: readonly string[], request: string | undefined): string | undefined {
  if (!request) return undefined
  const text = request.toLowerCase()
  return list.filter((name) => text.includes(name)).sort((a, b) => b.length - a.length)[0]
}

function hairFront(brush: Brush, { front, loose, ears }: ReturnType<typeof hair>): string {
  const jewels = earrings(brush)
  return (
    brows(brush) +
    (ears ? front + ear(brush, -1) + ear(brush, 1) + jewels + loose + glasses(brush) : jewels + glasses(brush) + front + loose)
  )
}

const HEAD_TILT: Record<Mood, readonly [number, number]> = {
  'warm smile': [-3, 4],
  playful: [-9, -4],
  calm: [-2, 3],
  intense: [2, 5],
  laughing: [-8, 2],
  tender: [3, 8],
  wistful: [-6, -1],
}

/** How near the camera stands: the head only, the bust, or down to the hips; `shoulder` looks back over it, `above` from a raised camera. */
export const FRAMES = ['close', 'portrait', 'half', 'shoulder', 'above'] as const
export type Frame = (typeof FRAMES)[number]

const CAMERA: Record<Frame, { scale: readonly [number, number]; x: number; y: readonly [number, number] }> = {
  close: { scale: [1.4, 1.54], x: 30, y: [478, 512] },
  portrait: { scale: [1.1, 1.2], x: 22, y: [404, 432] },
  half: { scale: [0.8, 0.88], x: 16, y: [306, 334] },
  shoulder: { scale: [1.12, 1.24], x: -6, y: [420, 446] },
  above: { scale: [1.22, 1.32], x: 20, y: [404, 432] },
}
/** The camera's own tilt, in degrees: nobody holds it quite straight above their head. */
const ROLL: Partial<Record<Frame, readonly [number, number]>> = { above: [-7, 7], close: [-3, 3] }
/** Only what the frame shows is worth doing. */
const GESTURES_IN: Record<Frame, readonly Gesture[]> = {
  close: ['relaxed'],
  portrait: ['relaxed', 'relaxed', 'hands behind'],
  half: GESTURES,
  shoulder: ['relaxed'],
  above: ['relaxed', 'hands behind'],
}

type Placed = { body: (svg: string) => string; head: (svg: string) => string; side: 1 | -1 }

function placement(brush: Brush, frame: Frame): Placed {
  const { sitter } = brush
  const r = brush.random('pose')
  const { pose, hair_style } = sitter.appearance
  const camera = CAMERA[frame]
  const [low, high] = HEAD_TILT[sitter.mood]
  const tilt = r.range(low, high) + (pose === 'frontal' ? r.pick([-4, 4]) : 0)
  const lean = r.range(-3, 3)
  const scale = r.range(...camera.scale)
  const mirror = pose === 'right' ? `translate(${WIDTH} 0) scale(-1 1) ` : ''
  const tall = hair_style === 'HairBun' ? 34 * scale : 0
  const x = 384 + (pose === 'frontal' ? 0 : camera.x) + r.range(-16, 16)
  const place = `${mirror}translate(${round(x)} ${round(r.range(...camera.y) + tall)}) scale(${scale.toFixed(3)})`
  const drop = (sitter.mood === 'intense' ? 5 : 0) + (frame === 'above' ? 20 : 0)
  const roll = ROLL[frame]
  const held = place + (roll ? ` rotate(${r.range(...roll).toFixed(1)} 0 120)` : '')
  // From above, shoulders are foreshortened and further away than the face.
  const stature = frame === 'above' ? 'translate(0 -34) scale(1.02 .96)' : 'translate(0 -48) scale(1.1)'
  return {
    side: pose === 'right' ? -1 : 1,
    body: (svg) =>
      frame === 'shoulder'
        ? `<g transform="${held} rotate(${(6 + lean).toFixed(1)} 0 260) translate(12 -40) scale(-1.1 1.1)">${svg}</g>`
        : `<g transform="${held} rotate(${lean.toFixed(1)} 0 260) ${stature}">${svg}</g>`,
    head: (svg) => `<g transform="${held} rotate(${tilt.toFixed(1)} 0 190) translate(0 ${drop})">${svg}</g>`,
  }
}

/** Seen from behind, hair falls over the back, but never across the throat. */
const NAPE = 'M60 -300L76 100C80 170 60 220 24 460H500V-300Z'

/** What makes the person, and so is the same in every picture of them. */
const OWN = new Set(['head', 'hair', 'palette', 'freckles', 'beard', 'jewel'])

function partsOf(given: Appearance, options: PortraitOptions): Parts {
  const random = (part: string) => randomFrom(`${given.seed}/${part}${options.variant && !OWN.has(part) ? `/${options.variant}` : ''}`)
  const mood = options.mood ?? given.mood ?? random('mood').pick(MOODS)
  const pose = given.pose ?? random('which pose').pick(['left', 'right', 'left', 'right', 'frontal'])
  const scene = requested(SCENES, options.scene ?? given.scene) ?? random('which scene').pick(SCENES)
  const wardrobe =
    requested(WARDROBE, options.wardrobe ?? given.wardrobe) ??
    random('which clothes').pick(wardrobeFor(given.gender).filter((name) => fitsPlace(name, scene)))
  const near = options.frame ?? random('frame').pick(['close', 'portrait', 'portrait', 'portrait', 'half', 'half', 'above'] as const)
  const frame: Frame = near === 'close' && baresShoulders(wardrobe) ? 'portrait' : near
  // Whoever looks back over a shoulder turns the head.
  const appearance: Appearance = { ...given, pose: frame === 'shoulder' && pose === 'frontal' ? 'left' : pose }
  const { layer: _layer, eyes: _eyes, ...asked } = options
  const id = `p${Math.floor(randomFrom(JSON.stringify([appearance, asked, mood, scene, wardrobe])).next() * 1e9).toString(36)}`
  const finish = finishOf(appearance.style, options.grade)
  const palette = paletteFor(appearance, scene, finish, random('palette'), options.hour)
  const sitter = sitterOf(appearance, mood, random('head'))
  const brush: Brush = { sitter, palette, finish, id, random }
  const { body, head, side } = placement(brush, frame)
  const tresses = hair(brush)
  const gesture = (frame === 'shoulder' ? undefined : options.gesture) ?? random('gesture').pick(GESTURES_IN[frame])
  const torso = frame === 'shoulder' ? fromBehind(torsoOf(sitter)) : torsoOf(sitter)
  const dressed = dressedBody(brush, torso, wardrobe, gesture, { ...options, back: frame === 'shoulder', chilly: isChilly(scene) })
  const place = sceneLayers(brush, scene, options.weather)
  const props = propLayers(brush, options.props ?? [], side)
  return {
    id,
    defs: `<defs>${skinDefs(brush)}${hairDefs(brush)}${sceneDefs(brush)}${effectDefs(brush)}${lightDefs(brush, side)}</defs>`,
    garment: body(dressed.garment),
    trunk: body(path(trunkOf(torso), '#fff')),
    layers: {
      background: place.back + props.back,
      foreground: place.front + props.front,
      hairBack: head(tresses.back),
      body:
        body(dressed.back + dressed.skin + dressed.garment) +
        (frame === 'shoulder' ? head(clipPath(`${id}nape`, NAPE) + clipped(`${id}nape`, tresses.back)) : ''),
      face: head(
        ear(brush, -1) +
          ear(brush, 1) +
          skull(brush) +
          `<g transform="translate(0 -5)">${beard(brush)}</g>` +
          mouth(brush) +
          nose(brush) +
          hairShadow(brush, tresses.cast),
      ),
      eyesOpen: head(eyes(brush, false)),
      eyesClosed: head(eyes(brush, true)),
      hairFront: head(hairFront(brush, tresses)),
      effects: effects(brush),
    },
  }
}

const svgDocument = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" ` + `height="${HEIGHT}">${body}</svg>`

const layerOf = (name: LayerName): PortraitLayer =>
  name === 'background' ? 'background' : name === 'effects' || name === 'foreground' ? 'front' : 'figure'

/** The picture, or one layer of it, as one SVG document, 768×1024. Pure: the same input always gives the same text. */
export function portrait(appearance: Appearance, options: PortraitOptions = {}): string {
  const { id, defs, layers } = partsOf(appearance, options)
  const hidden: LayerName = options.eyes === 'closed' ? 'eyesOpen' : 'eyesClosed'
  const group = (part: PortraitLayer) =>
    options.layer && options.layer !== part
      ? ''
      : LAYERS.filter((name) => name !== hidden && layerOf(name) === part)
          .map((name) => `<g id="${id}-${name}">${layers[name]}</g>`)
          .join('\n')
  const figure = group('figure')
  return svgDocument(`${defs}\n${group('background')}\n${figure && `<g filter="url(#${id}lit)">\n${figure}\n</g>`}\n${group('front')}`)
}

/** Every layer as its own transparent SVG document of the same size, to be rasterised and moved one by one. */
export function portraitLayers(appearance: Appearance, options: PortraitOptions = {}): Record<LayerName, string> {
  const { defs, layers } = partsOf(appearance, options)
  return Object.fromEntries(LAYERS.map((name) => [name, svgDocument(defs + layers[name])])) as Record<LayerName, string>
}

/**
 * White where the trunk below the neckline is not covered by clothes, black elsewhere: lets a check prove that it is.
 * The trunk begins under the chest's fullest line; above it every garment has its own neckline.
 */
export function uncoveredTrunk(appearance: Appearance, options: PortraitOptions = {}): string {
  const { id, defs, garment, trunk } = partsOf(appearance, options)
  return svgDocument(
    `${defs}<filter id="${id}black" color-interpolation-filters="sRGB"><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0"/>` +
      `</filter><rect width="${WIDTH}" height="${HEIGHT}" fill="#000"/>${trunk}<g filter="url(#${id}black)">${garment}</g>`,
  )
}

const BEARDS = ['none', 'stubble', 'short', 'full', 'goatee', 'moustache'] as const
const MENS_HAIR = [
  'StraightShort',
  'StraightShort',
  'Pixie',
  'Pixie',
  'CurlyShort',
  'CurlyShort',
  'HairBun',
  'StraightLong',
  'Emo',
] as const
const NATURAL_HAIR = ['Black', 'Black', 'Brunette', 'Brunette', 'Blonde', 'Red', 'Ginger'] as const

/** A plausible random adult. */
export function randomAppearance(seed: number): Appearance {
  const r = randomFrom(`appearance/${seed}`)
  const gender = r.pick(GENDERS)
  const darker = ['Black', 'Black', 'Brunette'] as const
  const ethnicity = r.pick(ETHNICITIES)
  const natural = ethnicity === 'Caucasian' ? NATURAL_HAIR : darker
  const scene = r.pick(SCENES)
  return {
    gender,
    ethnicity,
    style: r.pick(STYLES),
    body_type: r.pick(BODY_TYPES),
    breast_size: r.pick(SIZES),
    butt_size: r.pick(SIZES),
    hair_style: gender === 'Male' ? r.pick(MENS_HAIR) : r.pick(HAIR_STYLES),
    hair_color: r.chance(0.7) ? r.pick(natural) : r.pick(HAIR_COLORS),
    eye_color: ethnicity === 'Caucasian' || r.chance(0.4) ? r.pick(EYE_COLORS) : r.pick(['Brown', 'Brown', 'Hazel', 'Amber']),
    beard: gender === 'Male' ? r.pick(BEARDS) : 'none',
    glasses: r.chance(0.2) ? r.pick(['round', 'square']) : 'none',
    earrings: gender === 'Male' ? 'none' : r.pick(['none', 'stud', 'hoop', 'drop']),
    mood: r.pick(MOODS),
    wardrobe: r.pick(wardrobeFor(gender).filter((name) => fitsPlace(name, scene))),
    scene,
    pose: r.pick(['left', 'right', 'left', 'right', 'frontal']),
    seed,
  }
}
