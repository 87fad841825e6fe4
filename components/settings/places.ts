import type { Option } from '@/components/ui/use-listbox'

/** ISO 3166-2 of the United States, whose states differ in what they ask for. */
const STATES =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** What browsers name beside countries: unions, private codes, unknown. */
const NO_COUNTRIES = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']

/** Countries by the browser's names, with the states of the United States behind it. `value`: ISO 3166. */
export function placeOptions(language: string): Option[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  const countries = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !NO_COUNTRIES.includes(code))
    .flatMap((code) => {
      const label = names.of(code)
      return label ? [{ value: code, label }] : []
    })
  const us = names.of('US') ?? 'United States'
  const states = STATES.split(',').map((entry) => ({ value: `US-${entry.slice(0, 2)}`, label: `${us}: ${entry.slice(3)}` }))
  return [...countries, ...states].toSorted((a, b) => a.label.localeCompare(b.label, language))
}
