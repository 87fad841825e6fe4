/** FNV-1a with a final mix: the companion's only source of variety, so equal input gives equal words. */
export const hash = (text: string): number => {
  let value = 2166136261
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16777619)
  value = Math.imul(value ^ (value >>> 15), 2246822507)
  return (value ^ (value >>> 13)) >>> 0
}

export type Chance = { index: (key: string, size: number) => number; in: (key: string, share: number) => boolean }

export const chanceFrom = (seed: string): Chance => ({
  index: (key, size) => (size < 1 ? 0 : hash(`${seed}\u0000${key}`) % size),
  in: (key, share) => hash(`${seed}\u0001${key}`) % 1000 < share * 1000,
})
