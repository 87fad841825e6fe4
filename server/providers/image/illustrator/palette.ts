import type { Appearance } from '@/server/db/seed/character-seed'
import type { Random } from './geometry'
import { SCRIPTS, type ColorScript } from './color-scripts'
import type { Finish } from './finish'

type Rgb = [number, number, number]

export type Cloth = { base: string; half: string; shade: string; deep: string; light: string; line: string }
export type Palette = {
  script: ColorScript
  rim: string
  dark: boolean
  skin: {
    base: string
    half: string
    shade: string
    deep: string
    light: string
    blush: string
    line: string
    lip: string
  }
  hair: { base: string; shade: string; deep: string; light: string; glow: string }
  brow: string
  iris: string
  cloth: (color: string) => Cloth
}

const rgb = (color: string): Rgb => [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16)) as Rgb
const hex = (value: readonly number[]): string =>
  `#${value
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Mixes in squared space, which keeps midtones from turning grey. */
export function mix(a: string, b: string, t: number): string {
  const [p, q] = [rgb(a), rgb(b)]
  return hex(p.map((v, i) => Math.sqrt(v * v * (1 - t) + (q[i] ?? 0) ** 2 * t)))
}
/** Straight mixing; for highlights on dark colors, which squared mixing would turn to chalk. */
export function blend(a: string, b: string, t: number): string {
  const [p, q] = [rgb(a), rgb(b)]
  return hex(p.map((v, i) => v + ((q[i] ?? 0) - v) * t))
}
export function multiply(a: string, b: string): string {
  const q = rgb(b)
  return hex(rgb(a).map((v, i) => (v * (q[i] ?? 0)) / 255))
}
export function luminance(color: string): number {
  const [r, g, b] = rgb(color)
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255
}
/** 0 for equal colors, about 440 from black to white. */
export function distance(a: string, b: string): number {
  const [p, q] = [rgb(a), rgb(b)]
  return Math.hypot(...p.map((v, i) => v - (q[i] ?? 0)))
}
export function saturate(color: string, amount: number): string {
  const grey = luminance(color) * 255
  return hex(rgb(color).map((v) => grey + (v - grey) * amount))
}
/** The luminance-preserving hue rotation of the SVG filter specification. */
export function rotateHue(color: string, degrees: number): string {
  const [r, g, b] = rgb(color)
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return hex([
    r * (0.213 + c * 0.787 - s * 0.213) + g * (0.715 - c * 0.715 - s * 0.715) + b * (0.072 - c * 0.072 + s * 0.928),
    r * (0.213 - c * 0.213 + s * 0.143) + g * (0.715 + c * 0.285 + s * 0.14) + b * (0.072 - c * 0.072 - s * 0.283),
    r * (0.213 - c * 0.213 - s * 0.787) + g * (0.715 - c * 0.715 + s * 0.715) + b * (0.072 + c * 0.928 + s * 0.072),
  ])
}

const SKIN: Record<Appearance['ethnicity'], readonly string[]> = {
  Caucasian: ['#f1c7ab', '#e9b796', '#f4d2bd'],
  Asian: ['#f0c9a4', '#e6b88d', '#f3d5b6'],
  Latina: ['#d99c70', '#c98a5c', '#e2ac82'],
  Ebony: ['#84503a', '#9a6345', '#6b3f2c'],
  Arab: ['#d8a47b', '#c89066', '#e0b28c'],
  Indian: ['#bb7f54', '#a86d45', '#c98f64'],
}
const HAIR: Record<Appearance['hair_color'], string> = {
  Black: '#2a242c',
  Blonde: '#dbb06c',
  Brunette: '#5e3a28',
  Red: '#992c28',
  Pink: '#e283a6',
  Ginger: '#c5622d',
  White: '#ebe6e2',
  Purple: '#714a9a',
  Blue: '#3a66a6',
  Green: '#42826a',
  Silver: '#a3a6b2',
}
const IRIS: Record<Appearance['eye_color'], string> = {
  Brown: '#6b4026',
  Blue: '#4c8cc4',
  Green: '#5c9159',
  Hazel: '#93733a',
  Gray: '#8593a0',
  Amber: '#bb7d2e',
}
const LIPS: Record<Appearance['gender'], readonly string[]> = {
  Female: ['#b8434f', '#a83248', '#c0565a', '#b04a44', '#9c2f44'],
  'Non-binary': ['#b05a58', '#a8504f'],
  Male: ['#a8605a'],
}

/** The hour, or whatever else lights a place: a lamp, neon signs, a grey sky, one window. */
export const HOURS = ['morning', 'golden hour', 'night', 'dusk', 'lamp', 'neon', 'overcast', 'window'] as const
export type Hour = (typeof HOURS)[number]
/** Color and amount that the hour mixes into place, key light and shade; the rim it gives. */
const HOUR_LIGHT: Record<Hour, { sky: string; amount: number; key: string; shade: string; rim: string }> = {
  morning: { sky: '#f6e2c8', amount: 0.42, key: '#fff6e0', shade: '#b08f9c', rim: '#fff2cc' },
  'golden hour': { sky: '#f09a4c', amount: 0.4, key: '#ffd9a0', shade: '#a86a7c', rim: '#ffc060' },
  night: { sky: '#0e1334', amount: 0.62, key: '#dfe0ff', shade: '#6c6aa8', rim: '#8fb4ff' },
  dusk: { sky: '#5a4a86', amount: 0.46, key: '#ffdcc8', shade: '#8a6a9c', rim: '#ff9a78' },
  lamp: { sky: '#3a1c14', amount: 0.5, key: '#ffdca0', shade: '#8f5f66', rim: '#ffb45c' },
  neon: { sky: '#1c0f3c', amount: 0.56, key: '#ffd0ec', shade: '#7a5cc0', rim: '#4fd8ff' },
  overcast: { sky: '#9aa6b0', amount: 0.5, key: '#f0f2f4', shade: '#8d929c', rim: '#e4ecf2' },
  window: { sky: '#d8d2c4', amount: 0.3, key: '#fffaf0', shade: '#7f7888', rim: '#ffffff' },
}

function atHour(script: ColorScript, hour: Hour | undefined): ColorScript {
  if (!hour) return script
  const { sky, amount, key, shade, rim } = HOUR_LIGHT[hour]
  return { ...script, bg: script.bg.map((color) => blend(color, sky, amount)), key, shade, rim }
}

export function paletteFor(appearance: Appearance, sceneName: string, finish: Finish, random: Random, hour?: Hour): Palette {
  const known = SCRIPTS[sceneName] ?? SCRIPTS.studio
  if (!known) throw new Error('The studio colour script is missing')
  const found = atHour(known, hour)
  const hue = random.range(-16, 16)
  const tone = (color: string) => saturate(color, finish.saturation)
  const script: ColorScript = {
    ...found,
    bg: found.bg.map((color) => tone(mix(rotateHue(color, hue), finish.wash, finish.washAmount))),
    rim: rotateHue(found.rim, hue * 0.5),
  }
  const tint = (color: string, amount: number) => multiply(color, mix('#ffffff', script.shade, amount))
  const base = tone(random.pick(SKIN[appearance.ethnicity]))
  const dark = luminance(base) < 0.46
  const warmShade = (color: string, amount: number) => multiply(tint(color, amount * 0.55), mix('#ffffff', '#d98a74', amount))
  const hair = tone(HAIR[appearance.hair_color])
  const deepHair = luminance(hair) < 0.2
  const fairHair = luminance(hair) > 0.5
  const sheen = (amount: number) => saturate(blend(hair, script.key, amount), 1.12)
  const lip = random.pick(LIPS[appearance.gender])
  return {
    script,
    rim: script.rim,
    dark,
    skin: {
      base,
      half: warmShade(base, 0.42),
      shade: warmShade(base, dark ? 0.85 : 0.8),
      deep: multiply(warmShade(base, 1), '#b98480'),
      light: mix(base, script.key, dark ? 0.3 : 0.55),
      blush: mix(base, '#d9403f', dark ? 0.34 : 0.42),
      line: multiply(warmShade(base, 1), '#6d4048'),
      lip: mix(base, dark ? mix(lip, '#8c2438', 0.3) : lip, (appearance.gender === 'Male' ? 0.34 : 0.66) + finish.lipBoost),
    },
    hair: {
      base: hair,
      shade: multiply(mix(hair, script.shade, 0.14), '#8f8294'),
      deep: multiply(hair, deepHair ? '#6a5f6c' : '#5f5066'),
      light: sheen(deepHair ? 0.2 : fairHair ? 0.42 : 0.26),
      glow: sheen(deepHair ? 0.4 : fairHair ? 0.72 : 0.5),
    },
    brow: multiply(mix(hair, '#4a3328', luminance(hair) > 0.5 ? 0.62 : 0.36), dark ? '#77707a' : '#b8a6a4'),
    iris: IRIS[appearance.eye_color],
    cloth: (raw) => {
      const color = tone(raw)
      return {
        base: color,
        half: tint(color, 0.45),
        shade: tint(color, 0.85),
        deep: multiply(tint(color, 1), '#8c8496'),
        light: blend(color, script.key, luminance(color) < 0.3 ? 0.15 : 0.3),
        line: multiply(tint(color, 1), '#6a6274'),
      }
    },
  }
}
