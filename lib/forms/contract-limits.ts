import type * as z from 'zod/mini'

/** Of a text: its length in characters. Of a number: the number itself. Of a list: how many. */
export type Limits = { min?: number; max?: number }
export type ContractSchema = z.ZodMiniType<Record<string, unknown>>

type Check = { check: string; minimum?: number; maximum?: number; value?: number }
type Definition = {
  type: string
  innerType?: Node
  in?: Node
  shape?: Record<string, Node>
  options?: readonly Node[]
  checks?: readonly { _zod: { def: Check } }[]
}
type Node = { _zod: { def: Definition } }

const definitionOf = (schema: unknown) => (schema as Node)._zod.def

/** The parts of an object, or of all objects of a union. */
export function partsOf(schema: unknown): Record<string, unknown> {
  const { shape, options, innerType } = definitionOf(schema)
  if (shape) return shape
  if (innerType) return partsOf(innerType)
  return Object.assign({}, ...(options ?? []).map(partsOf)) as Record<string, unknown>
}

export const isOptional = (schema: unknown) => definitionOf(schema).type === 'optional'

/** What the contract allows of one field. */
export function limitsOf(schema: unknown): Limits {
  const { innerType, in: source, checks = [] } = definitionOf(schema)
  const inner = innerType ?? source
  const limits: Limits = inner ? limitsOf(inner) : {}
  for (const { _zod } of checks) {
    const { check, minimum, maximum, value } = _zod.def
    if (check === 'min_length') limits.min = Math.max(limits.min ?? 0, minimum ?? 0)
    if (check === 'max_length') limits.max = Math.min(limits.max ?? Infinity, maximum ?? Infinity)
    if (check === 'greater_than') limits.min = value
    if (check === 'less_than') limits.max = value
  }
  return limits
}
