import localFont from 'next/font/local'

/*
 * What our own texts need comes first and is small (app/fonts/README.md), in the face of text with ç, ê and ñ, since the names
 * of the languages are on every page; other letters bring the whole file. Only the faces of text and titles are preloaded, so
 * that neither is seen to change; another is asked for once it is used.
 */
const figtree = localFont({
  src: './fonts/figtree.woff2',
  weight: '300 900',
  variable: '--font-text',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+20-7E, U+A0, U+A9, U+B7, U+D7, U+E7, U+E9-EA, U+F1, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026',
    },
  ],
})
const figtreeRest = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-text-rest',
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-E6, U+E8, U+EB-F0, U+F2-FF, U+131, U+152-153, U+20AC, U+2122, U+2212',
    },
  ],
})
/** Letters of Polish and other languages beyond Western Europe. */
const figtreeExtended = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-text-extended',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+100-130, U+132-151, U+154-24F, U+1E00-1EFF' }],
})
/**
 * Spoken actions, in one weight; fetched only where something is italic. One that comes late is left for the next page, since
 * its other widths would move the messages below: until then the upright face is slanted.
 */
const figtreeItalic = localFont({
  src: './fonts/figtree-italic.woff2',
  weight: '400',
  style: 'italic',
  variable: '--font-italic',
  preload: false,
  display: 'optional',
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+20-7E, U+A0, U+A9, U+B7, U+D7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026' },
  ],
})
const figtreeItalicRest = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-italic.woff2',
  weight: '300 900',
  style: 'italic',
  variable: '--font-italic-rest',
  preload: false,
  display: 'optional',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-E8, U+EA-FF, U+131, U+152-153, U+20AC, U+2122, U+2212' }],
})
const youngSerif = localFont({
  src: './fonts/young-serif.woff2',
  weight: '400',
  variable: '--font-display',
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+20-7E, U+A0, U+A9, U+B7, U+D7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026' },
  ],
})
const youngSerifRest = localFont({
  src: '../node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
  weight: '400',
  variable: '--font-display-rest',
  preload: false,
  adjustFontFallback: 'Times New Roman',
  declarations: [{ prop: 'unicode-range', value: 'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-E8, U+EA-FF, U+131, U+152-153, U+20AC, U+2122, U+2212' }],
})

const youngSerifExtended = localFont({
  src: '../node_modules/@fontsource/young-serif/files/young-serif-latin-ext-400-normal.woff2',
  weight: '400',
  variable: '--font-display-extended',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+100-130, U+132-151, U+154-24F, U+1E00-1EFF' }],
})

/** Class names for <html>, which bring the variables of tailwind.config.ts. */
export const fontVariables = [
  figtree,
  figtreeRest,
  figtreeExtended,
  figtreeItalic,
  figtreeItalicRest,
  youngSerif,
  youngSerifRest,
  youngSerifExtended,
]
  .map((font) => font.variable)
  .join(' ')
