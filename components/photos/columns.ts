/** What a tile needs of the height of its column: height over width, the same before and after the picture has arrived. */
export const ratioOf = ({ width, height }: { width: number | null; height: number | null }) => (width && height ? height / width : 4 / 3)

/**
 * Deals items to columns in their order, each to the shortest one. Nothing that stands moves when more come at the end.
 */
export function dealColumns<T extends { width: number | null; height: number | null }>(items: readonly T[], count: number): T[][] {
  const columns = Array.from({ length: count }, () => ({ height: 0, items: [] as T[] }))
  for (const item of items) {
    const shortest = columns.reduce((best, column) => (column.height < best.height - 0.001 ? column : best))
    shortest.items.push(item)
    shortest.height += ratioOf(item)
  }
  return columns.map(({ items: dealt }) => dealt)
}
