/** The widths of components/characters/character-grid: how many columns, and what hides or shows something there alone. */
const WIDTHS = [
  { columns: 2, hide: 'max-sm:hidden', show: 'max-sm:block' },
  { columns: 3, hide: 'sm:max-lg:hidden', show: 'sm:max-lg:block' },
  { columns: 4, hide: 'lg:max-xl:hidden', show: 'lg:max-xl:block' },
  { columns: 5, hide: 'xl:max-[1700px]:hidden', show: 'xl:max-[1700px]:block' },
  { columns: 6, hide: 'min-[1700px]:hidden', show: 'min-[1700px]:block' },
] as const

/** What a tile takes to fill the last row, by width and by the cells that are left; whole words, so that the styles are built. */
const SPANS = [
  ['', 'col-span-1'],
  ['', 'sm:col-span-1', 'sm:col-span-2'],
  ['', 'lg:col-span-1', 'lg:col-span-2', 'lg:col-span-3'],
  ['', 'xl:col-span-1', 'xl:col-span-2', 'xl:col-span-3', 'xl:col-span-4'],
  [
    '',
    'min-[1700px]:col-span-1',
    'min-[1700px]:col-span-2',
    'min-[1700px]:col-span-3',
    'min-[1700px]:col-span-4',
    'min-[1700px]:col-span-5',
  ],
] as const

/** How many cards there are at each width, narrow ones first. */
type Counts = readonly [number, number, number, number, number]
const every = (count: number): Counts => [count, count, count, count, count]

const isLeftOver = (index: number, count: number, columns: number) => count >= columns && index >= count - (count % columns)

/** Hides a card of a grid of `count` wherever it would begin a row that stays unfinished. */
export const wholeRows = (index: number, count: number): string =>
  WIDTHS.filter(({ columns }) => isLeftOver(index, count, columns))
    .map(({ hide }) => hide)
    .join(' ')

/** Shows a card only where `wholeRows` hides it; undefined where it never does. */
export function leftOver(index: number, count: number): string | undefined {
  const shown = WIDTHS.filter(({ columns }) => isLeftOver(index, count, columns)).map(({ show }) => show)
  return shown.length > 0 ? `hidden ${shown.join(' ')}` : undefined
}

/** The counts of a grid that begins with what `wholeRows` has hidden of another one, without the last `beside` from 1024 px on. */
export const restCounts = (rest: number, before: number, beside: number): Counts =>
  WIDTHS.map(({ columns }) => {
    const moved = before >= columns ? before % columns : 0
    return rest + moved - (columns >= 4 ? beside : 0)
  }) as unknown as Counts

/** The width of a tile after so many cards: the cells that are left, or nothing where the rows are full. */
export const endTile = (counts: number | Counts): string =>
  (typeof counts === 'number' ? every(counts) : counts)
    .map((count, at) => {
      const { columns, hide } = WIDTHS[at]!
      const left = count % columns
      return left === 0 ? hide : SPANS[at]![columns - left]
    })
    .join(' ')
