import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { ProviderError } from '@/server/providers/errors'

const Node = z.looseObject({
  class_type: z.string(),
  inputs: z.record(z.string(), z.unknown()),
  _meta: z.optional(z.looseObject({ title: z.optional(z.string()) })),
})
const Nodes = z.record(z.string(), Node)
export type Nodes = z.output<typeof Nodes>

/** Which input of a titled node takes the value, by what nodes of ComfyUI and its usual extensions call it. */
const KEYS = {
  prompt: ['text', 'prompt', 'clip_l', 't5xxl', 'string', 'value'],
  negative: ['text', 'prompt', 'negative', 'clip_l', 't5xxl', 'string', 'value'],
  seed: ['seed', 'noise_seed', 'value'],
  'identity-seed': ['seed', 'noise_seed', 'value'],
  width: ['width', 'value'],
  height: ['height', 'value'],
  reference: ['image', 'value', 'string'],
  image: ['image', 'value', 'string'],
  level: ['text', 'prompt', 'string', 'value', 'select', 'index'],
  seconds: ['seconds', 'duration', 'value'],
  frames: ['length', 'num_frames', 'frames', 'video_frames', 'value'],
  fps: ['fps', 'frame_rate', 'value'],
} as const satisfies Record<string, readonly string[]>
export type InputName = keyof typeof KEYS

const WORDS: readonly InputName[] = ['prompt', 'negative', 'reference', 'image']
const isInput = (name: string): name is InputName => name in KEYS
type Place = { node: string; key: string }

export type Workflow = { nodes: Nodes; places: Partial<Record<InputName, Place[]>>; output: string }

/** A value of a node's own: a link to another node is a list. Words go where words are, numbers where numbers are; a level goes into either. */
function fits(name: InputName, value: unknown): boolean {
  if (name === 'level') return typeof value === 'string' || typeof value === 'number'
  return typeof value === (WORDS.includes(name) ? 'string' : 'number')
}

/**
 * Reads the operator's workflow: API format, with nodes titled `krush:prompt`, `krush:output` and so on (a title may hold
 * several). Throws ProviderError('misconfigured') with a sentence for the operator that names the variable and the remedy.
 */
export function readWorkflow(
  variable: string,
  path: string,
  names: { known: readonly InputName[]; needed: readonly InputName[] },
): Workflow {
  const wrong = (problem: string, remedy: string) => new ProviderError('misconfigured', `${variable} ${problem}. ${remedy}`)
  const known = [...names.known, 'output'].map((name) => `krush:${name}`).join(', ')
  let parsed: unknown
  try {
    parsed = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) throw wrong('points to a file that isn’t JSON', 'Save the workflow in ComfyUI with "Export (API)".')
    throw wrong('points to a file that can’t be read', 'Correct the path, or let this user read it.')
  }
  const read = Nodes.safeParse(parsed)
  if (!read.success)
    throw wrong(
      'points to a file that isn’t a workflow in the API format',
      'Save the workflow in ComfyUI with "Export (API)", not with "Save".',
    )
  const nodes = read.data
  const places: Workflow['places'] = {}
  const outputs: string[] = []
  for (const [node, { inputs, _meta }] of Object.entries(nodes)) {
    for (const [, name = ''] of _meta?.title?.matchAll(/krush:([\w-]+)/g) ?? []) {
      if (name === 'output') outputs.push(node)
      else if (!isInput(name) || !names.known.includes(name))
        throw wrong(`points to a workflow with a node titled krush:${name}, which is unknown`, `Known titles: ${known}.`)
      else {
        const keys = KEYS[name].filter((key) => fits(name, inputs[key]))
        if (!keys.length)
          throw wrong(
            `points to a workflow whose node krush:${name} has no input that can take it`,
            `Give it one of these inputs: ${KEYS[name].join(', ')}.`,
          )
        places[name] = [...(places[name] ?? []), ...keys.map((key) => ({ node, key }))]
      }
    }
  }
  const missing = names.needed.find((name) => !places[name])
  if (missing)
    throw wrong(
      `points to a workflow without a node titled krush:${missing}`,
      `Give the node that takes it this title. Known titles: ${known}.`,
    )
  if (outputs.length !== 1)
    throw wrong(
      `points to a workflow with ${outputs.length} nodes titled krush:output`,
      'Give this title to the one node that shows or saves the result.',
    )
  return { nodes, places, output: outputs[0]! }
}

/** The number that is in the workflow itself, where the operator decides. */
export function numberOf({ nodes, places }: Workflow, name: InputName): number | null {
  const place = places[name]?.[0]
  const value = place && nodes[place.node]?.inputs[place.key]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

type Value = string | number | { word: string; number: number }

/** A copy with these values in their places; what has no place is left out. */
export function fillWorkflow({ nodes, places }: Workflow, values: Partial<Record<InputName, Value>>): Nodes {
  const filled = structuredClone(nodes)
  for (const [name, value] of Object.entries(values)) {
    for (const { node, key } of places[name as InputName] ?? []) {
      const { inputs } = filled[node]!
      inputs[key] = typeof value !== 'object' ? value : typeof inputs[key] === 'number' ? value.number : value.word
    }
  }
  return filled
}
