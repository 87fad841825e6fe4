/**
 * What the law of a place asks of us. `age`: how somebody shows that they are an adult before anything for adults. `adult`: whether
 * they may turn adult themes on; `blocked` closes chats, media and payments too. `disclosure`: the form of the notice that a character is
 * a computer program. `break_minutes`: when a break is suggested to somebody who keeps talking.
 */
export type Rules = {
  age: 'declaration' | 'hosted'
  adult: 'on' | 'off' | 'blocked'
  disclosure: 'quiet' | 'large'
  break_minutes: number
}

/** `places`: a country (ISO 3166-1), or one of its parts (ISO 3166-2). `since`: the day from which it applies. */
export type PolicyRow = { places: readonly string[]; rules: Rules; source: string; since: string }

const BASE: Rules = { age: 'declaration', adult: 'on', disclosure: 'quiet', break_minutes: 180 }
const HOSTED: Rules = { ...BASE, age: 'hosted' }
const LARGE: Rules = { ...BASE, disclosure: 'large' }

/** Where nobody knows: what an operator sets by PLACE_DEFAULT is added to this. */
export const UNKNOWN: Rules = LARGE
/** A known place without a row of its own. */
export const ELSEWHERE: Rules = BASE

const hosted = (place: string, source: string, since: string): PolicyRow => ({ places: [place], rules: HOSTED, source, since })

/** The one table. Every row has a test; add one with its source, and ask counsel before one is made looser. */
export const POLICY: readonly PolicyRow[] = [
  {
    places: ['US-NY'],
    rules: LARGE,
    source: 'New York General Business Law art. 47 (§§ 1700-1704): notice at the start and every three hours',
    since: '2025-11-05',
  },
  {
    places: ['US-CA'],
    rules: BASE,
    source: 'California Business and Professions Code ch. 22.6 (SB 243): notice that it is artificial, breaks every three hours',
    since: '2026-01-01',
  },
  {
    places: ['US-WA'],
    rules: BASE,
    source: 'Washington HB 2225: notice at the start of each interaction and every three hours',
    since: '2027-01-01',
  },
  { places: ['US-OR'], rules: BASE, source: 'Oregon SB 1546: notice of artificial output', since: '2027-01-01' },
  hosted('US-LA', 'Louisiana HB 142 (2022)', '2023-01-01'),
  hosted('US-UT', 'Utah SB 287 (2023)', '2023-05-03'),
  hosted('US-MS', 'Mississippi SB 2346 (2023)', '2023-07-01'),
  hosted('US-VA', 'Virginia SB 1515 (2023)', '2023-07-01'),
  hosted('US-AR', 'Arkansas SB 66 (2023)', '2023-07-31'),
  hosted('US-TX', 'Texas HB 1181 (2023), upheld in Free Speech Coalition v. Paxton (2025)', '2023-09-01'),
  hosted('US-MT', 'Montana SB 544 (2023)', '2024-01-01'),
  hosted('US-NC', 'North Carolina HB 8 (2023)', '2024-01-01'),
  hosted('US-ID', 'Idaho HB 498 (2024)', '2024-07-01'),
  hosted('US-IN', 'Indiana SB 17 (2024)', '2024-07-01'),
  hosted('US-KS', 'Kansas SB 394 (2024)', '2024-07-01'),
  hosted('US-KY', 'Kentucky HB 278 (2024)', '2024-07-15'),
  hosted('US-NE', 'Nebraska LB 1092 (2024)', '2024-07-18'),
  hosted('US-AL', 'Alabama HB 164 (2024)', '2024-10-01'),
  hosted('US-OK', 'Oklahoma SB 1959 (2024)', '2024-11-01'),
  hosted('US-FL', 'Florida HB 3 (2024)', '2025-01-01'),
  hosted('US-SC', 'South Carolina HB 3424 (2024)', '2025-01-01'),
  hosted('US-TN', 'Tennessee SB 1792 (2024)', '2025-01-13'),
  hosted('US-GA', 'Georgia SB 351 (2024)', '2025-07-01'),
  hosted('US-SD', 'South Dakota HB 1053 (2025)', '2025-07-01'),
  hosted('US-WY', 'Wyoming HB 43 (2025)', '2025-07-01'),
  hosted('US-ND', 'North Dakota HB 1561 (2025)', '2025-08-01'),
  hosted('US-AZ', 'Arizona HB 2112 (2025)', '2025-09-26'),
  hosted('US-OH', 'Ohio HB 96 (2025)', '2025-09-30'),
  hosted('US-MO', 'Missouri 15 CSR 60-18 (2025)', '2025-11-30'),
  hosted('GB', 'Online Safety Act 2023, part 5: highly effective age assurance', '2025-01-17'),
  hosted('FR', 'Loi 2024-449 (SREN), art. 1, and the reference of Arcom', '2025-01-11'),
  hosted('DE', 'Jugendmedienschutz-Staatsvertrag § 4 (2): closed user groups', '2003-04-01'),
  hosted('IT', 'AGCOM delibera 96/25/CONS', '2025-11-12'),
  hosted('AU', 'Age-Restricted Material Codes under the Online Safety Act 2021', '2026-03-09'),
  {
    places: 'AT BE BG CY CZ DK EE ES FI GR HR HU IE LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
    rules: BASE,
    source: 'Regulation (EU) 2024/1689, art. 50: people are told that they talk with an AI',
    since: '2026-08-02',
  },
]
