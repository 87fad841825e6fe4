import { createCanvas, ImageData, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { FRAMES_PER_SECOND, type Job, type Part, type Raster } from './job.ts'

const TURN = 2 * Math.PI
/** A sixth of a second; eyes half seen through lids would look like a fault. */
const BLINK_FRAMES = 4
/** Above it, the parts are not the picture that was asked about (mean difference of a channel, of 255). */
const SAME_PICTURE = 9

type Random = () => number
/** Mulberry32: the same number moves the same way, everywhere. */
function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

function canvasOf({ width, height, data }: Raster): Canvas {
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0)
  return canvas
}

/** The parts as they are moved: everything that never moves against each other is one. */
type Figure = { background: Canvas; hair: Canvas; body: Canvas; head: Canvas; lids: Canvas; effects: Canvas }

/** What is seen of a part is lit as the whole figure is; what others hide of it keeps its own colors. */
function relight(part: Canvas, above: Canvas[], lit: Canvas): Canvas {
  const seen = createCanvas(part.width, part.height)
  const context = seen.getContext('2d')
  context.drawImage(lit, 0, 0)
  context.globalCompositeOperation = 'destination-in'
  context.drawImage(part, 0, 0)
  context.globalCompositeOperation = 'destination-out'
  for (const other of above) context.drawImage(other, 0, 0)
  const own = part.getContext('2d')
  own.globalCompositeOperation = 'source-atop'
  own.drawImage(seen, 0, 0)
  return part
}

function figureOf(parts: Record<Part, Raster>): Figure {
  const layer = (...names: Part[]) => {
    const canvas = canvasOf(parts[names[0]!])
    for (const name of names.slice(1)) canvas.getContext('2d').drawImage(canvasOf(parts[name]), 0, 0)
    return canvas
  }
  const [hair, body, head, lids, lit] = [
    layer('hair_back'),
    layer('body'),
    layer('face', 'eyes_open', 'hair_front'),
    layer('face', 'eyes_closed', 'hair_front'),
    layer('lit'),
  ]
  return {
    background: layer('background'),
    effects: layer('foreground', 'effects'),
    hair: relight(hair, [body, head], lit),
    body: relight(body, [head], lit),
    head: relight(head, [], lit),
    lids: relight(lids, [], layer('lit_asleep')),
  }
}

type Mote = { x: number; y: number; drift: number; rise: number; radius: number; alpha: number; offset: number }
type Scene = {
  width: number
  height: number
  picture: Canvas
  /** The middle of a flat picture, with soft edges: it moves a little against the rest. */
  middle: Canvas | null
  figure: Figure | null
  light: { x: number; y: number; color: string; strength: number }
  motes: Mote[]
  sprite: Canvas
  /** First frames of the blinks. */
  blinks: number[]
  way: { x: number; y: number; turn: number; zoom: number }
  breaths: number
}

/** The color of the light in the picture: the mean of its brightest tenth, made lighter. */
function lightOf(picture: Canvas): string {
  const small = createCanvas(24, 32)
  const context = small.getContext('2d')
  context.drawImage(picture, 0, 0, 24, 32)
  const { data } = context.getImageData(0, 0, 24, 32)
  const pixels = Array.from({ length: 24 * 32 }, (_, n) => [data[n * 4]!, data[n * 4 + 1]!, data[n * 4 + 2]!] as const)
  const bright = pixels.sort((a, b) => b[0] + b[1] + b[2] - a[0] - a[1] - a[2]).slice(0, 77)
  const channel = (n: 0 | 1 | 2) => Math.round(150 + 0.41 * (bright.reduce((sum, pixel) => sum + pixel[n], 0) / bright.length))
  return `${channel(0)},${channel(1)},${channel(2)}`
}

function spriteOf(color: string): Canvas {
  const canvas = createCanvas(64, 64)
  const context = canvas.getContext('2d')
  const glow = context.createRadialGradient(32, 32, 0, 32, 32, 32)
  glow.addColorStop(0, `rgba(${color},1)`)
  glow.addColorStop(0.25, `rgba(${color},.55)`)
  glow.addColorStop(1, `rgba(${color},0)`)
  context.fillStyle = glow
  context.fillRect(0, 0, 64, 64)
  return canvas
}

function middleOf(picture: Canvas, width: number, height: number): Canvas {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.drawImage(picture, 0, 0, width, height)
  context.globalCompositeOperation = 'destination-in'
  context.translate(width / 2, height * 0.55)
  context.scale(width * 0.46, height * 0.52)
  const mask = context.createRadialGradient(0, 0, 0.35, 0, 0, 1)
  mask.addColorStop(0, 'rgba(0,0,0,1)')
  mask.addColorStop(1, 'rgba(0,0,0,0)')
  context.fillStyle = mask
  context.fillRect(-2, -2, 4, 4)
  return canvas
}

function sceneOf(job: Job): Scene {
  const { width, height, seconds, parts } = job
  const random = randomFrom(job.seed)
  const between = (low: number, high: number) => low + (high - low) * random()
  const picture = canvasOf(job.picture)
  const color = lightOf(picture)
  const side = random() < 0.5 ? -1 : 1
  const frames = Math.round(seconds * FRAMES_PER_SECOND)
  const blinks = seconds > 4 ? [between(0.12, 0.3), between(0.55, 0.8)] : [between(0.25, 0.7)]
  return {
    width,
    height,
    picture,
    figure: parts && figureOf(parts),
    middle: parts ? null : middleOf(picture, width, height),
    way: { x: side * between(0.6, 1), y: between(-0.5, 0.6), turn: side * between(0.7, 1), zoom: between(0.85, 1.1) },
    blinks: blinks.map((at) => Math.round(at * frames)),
    breaths: Math.max(1, Math.round(seconds / 2.8)),
    light: { x: between(0.1, 0.9), y: between(0.02, 0.3), color, strength: between(0.1, 0.17) },
    sprite: spriteOf(color),
    motes: Array.from({ length: 30 }, (_, n) => {
      const large = n % 6 === 0
      return {
        x: random(),
        y: random(),
        drift: between(-0.05, 0.05),
        rise: between(0.05, 0.16),
        offset: random(),
        radius: (large ? between(0.022, 0.045) : between(0.003, 0.009)) * width,
        alpha: large ? between(0.05, 0.12) : between(0.3, 0.7),
      }
    }),
  }
}

/** Draws `layer` over the whole frame, moved: everything around the point `at`, in parts of the frame. */
function place(
  context: SKRSContext2D,
  scene: Scene,
  layer: Canvas,
  {
    at: [x, y],
    zoom = 1,
    turn = 0,
    move: [dx, dy] = [0, 0],
    stretch: [sx, sy] = [1, 1],
  }: { at: [number, number]; zoom?: number; turn?: number; move?: [number, number]; stretch?: [number, number] },
): void {
  const { width, height } = scene
  context.save()
  context.translate(x * width + dx, y * height + dy)
  context.rotate(turn)
  context.scale(zoom * sx, zoom * sy)
  context.drawImage(layer, -x * width, -y * height, width, height)
  context.restore()
}

/** Zero at both ends, so that a clip begins and ends with the photo itself. */
const swell = (phase: number) => (1 - Math.cos(phase)) / 2

function drawFigure(context: SKRSContext2D, scene: Scene, figure: Figure, phase: number, closed: boolean): void {
  const { way, width, height } = scene
  const near = swell(phase)
  const breath = swell(phase * scene.breaths)
  place(context, scene, figure.background, {
    at: [0.5, 0.45],
    zoom: 1 + 0.085 * way.zoom * near,
    move: [-0.026 * width * way.x * near, -0.014 * height * way.y * near],
  })
  // Everybody moves with the camera around the feet, nearer than what is behind them.
  context.save()
  context.translate(width / 2 + 0.012 * width * way.x * near, height)
  context.scale(1 + 0.045 * way.zoom * near, 1 + 0.045 * way.zoom * near)
  context.rotate(0.006 * way.turn * Math.sin(phase) * near)
  context.translate(-width / 2, -height)
  const lift: [number, number] = [0, -0.0048 * height * breath]
  const nod = (lag: number) => 0.013 * way.turn * (Math.sin(phase - lag) + Math.sin(lag))
  place(context, scene, figure.hair, { at: [0.5, 0.3], turn: 1.25 * nod(0.5), move: lift })
  place(context, scene, figure.body, { at: [0.5, 1], stretch: [1 + 0.005 * breath, 1 + 0.01 * breath] })
  const head = { at: [0.5, 0.56] as [number, number], turn: nod(0), move: lift }
  place(context, scene, closed ? figure.lids : figure.head, head)
  context.restore()
  place(context, scene, figure.effects, { at: [0.5, 0.5] })
}

function drawPicture(context: SKRSContext2D, scene: Scene, phase: number): void {
  const { way, width, height, picture, middle } = scene
  const near = swell(phase)
  const camera = {
    zoom: 1 + 0.075 * way.zoom * near,
    turn: 0.004 * way.turn * Math.sin(phase) * near,
    move: [0.016 * width * way.x * near, 0.014 * height * way.y * near] as [number, number],
  }
  place(context, scene, picture, { at: [0.5, 0.5], ...camera })
  if (!middle) return
  const breath = swell(phase * scene.breaths)
  place(context, scene, middle, { at: [0.5, 0.5], ...camera, zoom: camera.zoom * (1 + 0.009 * breath + 0.012 * near) })
}

function drawLight(context: SKRSContext2D, scene: Scene, phase: number): void {
  const { width, height, light } = scene
  const glow = context.createRadialGradient(light.x * width, light.y * height, 0, light.x * width, light.y * height, height * 0.85)
  glow.addColorStop(0, `rgba(${light.color},${(light.strength * swell(phase)).toFixed(4)})`)
  glow.addColorStop(1, `rgba(${light.color},0)`)
  context.globalCompositeOperation = 'screen'
  context.fillStyle = glow
  context.fillRect(0, 0, width, height)
  for (const mote of scene.motes) {
    const life = (phase / TURN + mote.offset) % 1
    context.globalAlpha = mote.alpha * Math.sin(Math.PI * life) ** 2
    context.drawImage(
      scene.sprite,
      (mote.x + mote.drift * life) * width - mote.radius,
      (mote.y - mote.rise * (life - 0.5)) * height - mote.radius,
      mote.radius * 2,
      mote.radius * 2,
    )
  }
  context.globalAlpha = 1
  context.globalCompositeOperation = 'source-over'
}

/** Whether the parts, put together, are the picture. They are not when it was drawn by other rules than today's. */
function isSamePicture(scene: Scene, figure: Figure): boolean {
  const pixels = (draw: (context: SKRSContext2D) => void) => {
    const context = createCanvas(scene.width, scene.height).getContext('2d')
    draw(context)
    const small = createCanvas(48, 64).getContext('2d')
    small.imageSmoothingQuality = 'high'
    small.drawImage(context.canvas as unknown as Canvas, 0, 0, 48, 64)
    return small.getImageData(0, 0, 48, 64).data
  }
  const one = pixels((context) => drawFigure(context, scene, figure, 0, false))
  const other = pixels((context) => context.drawImage(scene.picture, 0, 0, scene.width, scene.height))
  return one.reduce((sum, value, n) => sum + Math.abs(value - other[n]!), 0) / one.length < SAME_PICTURE
}

/** The frames of a clip one after another, without end where it is repeated: the last leads into the first. */
export function* framesOf(job: Job): Generator<Buffer> {
  const scene = sceneOf(job)
  if (scene.figure && !isSamePicture(scene, scene.figure)) {
    scene.figure = null
    scene.middle = middleOf(scene.picture, job.width, job.height)
  }
  const canvas = createCanvas(job.width, job.height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'medium'
  const frames = Math.round(job.seconds * FRAMES_PER_SECOND)
  for (let n = 0; n < frames; n++) {
    const phase = (TURN * n) / frames
    const closed = scene.blinks.some((start) => n >= start && n < start + BLINK_FRAMES)
    if (scene.figure) drawFigure(context, scene, scene.figure, phase, closed)
    else drawPicture(context, scene, phase)
    drawLight(context, scene, phase)
    yield canvas.data()
  }
}
