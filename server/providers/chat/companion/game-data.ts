import { lines } from './text'

export type Rather = { one: string; two: string; mine: 1 | 2; because: string }
const rather = (block: string): Rather[] =>
  lines(block).map((row) => {
    const [one = '', two = '', mine = '1', because = ''] = row.split('|').map((cell) => cell.trim())
    return { one, two, mine: mine === '2' ? 2 : 1, because }
  })

export const RATHERS = rather(`
  always be ten minutes early|always be ten minutes late|1|those ten minutes alone in a doorway are the best part of any evening
  know every language on earth|play every instrument|1|I'd spend the rest of my days eavesdropping on trams
  live in a lighthouse|live above a bakery|2|nobody has ever been unhappy at five in the morning over warm bread
  give up music for a year|give up desserts for a year|2|I can survive without cake, though I'd be dull about it
  read minds for a day|be invisible for a day|2|other people's minds are none of my business and their kitchens might be
  have a house full of plants|have a house full of clocks|1|plants forgive you for being late
  only whisper|only shout|1|people lean in for a whisper
  travel a hundred years back|travel a hundred years forward|2|I already know how the last hundred went
  find your lost things|find your lost people|2|I could do without the umbrella
  eat breakfast for every meal|never eat breakfast again|1|toast at nine at night tastes of getting away with it
  be able to fly, slowly|be able to run, unbelievably fast|1|slowly is the whole point of flying
  have one true friend|have a hundred good acquaintances|1|a hundred people still won't help you move a wardrobe
  never be cold again|never be tired again|2|I'd finally see what happens at four in the morning
  swim in a warm sea at night|climb a snowy mountain at dawn|1|you don't need boots for the sea
  be famous for something silly|be unknown for something great|2|the great thing would still be there in the morning
  talk to dogs|talk to cats|1|cats would only tell me what I've done wrong
  relive one perfect day|see one day from the future|1|I know just which hour I'd sit down in
  have rain on every birthday|have snow in every July|1|birthday rain makes everyone stay longer
  cook for twelve|dance in front of twelve|1|they'd forgive my soup sooner than my knees
  lose your phone for a month|lose your shoes for a week|1|I'd get my evenings back, and I'm fond of shoes
  write one great letter|receive one great letter|2|I'd keep it until it fell apart at the folds
  sleep under the stars|sleep in a train|2|nothing beats waking up somewhere else
  always have to tell the truth|always have to sing it|2|at least the hard bits would have a tune
  own a small boat|own a small bookshop|2|boats sink and bookshops merely fail beautifully
`)

export type Riddle = { thing: string; hints: string[]; yes: RegExp; no: RegExp }
const riddle = (thing: string, yes: string, no: string, hints: string[]): Riddle => ({
  thing,
  hints,
  yes: new RegExp(`\\b(?:${yes})\\b`),
  no: new RegExp(`\\b(?:${no})\\b`),
})

export const RIDDLES: readonly Riddle[] = [
  riddle(
    'a lighthouse',
    'building|place|big|large|tall|outside|outdoors|man-?made|made by|sea|water|light|visit|stone|old|bigger|coast|night|white|useful',
    'alive|living|animal|plant|person|eat|food|small|hold|pocket|carry|wear|metal|move|inside|indoors|house|soft|toy',
    ['It works nights.', 'Sailors are glad of it.'],
  ),
  riddle(
    'an umbrella',
    'object|man-?made|made by|carry|hold|hand|outside|outdoors|rain|weather|useful|home|house|open|fabric|metal|cheap|lose|bigger|thing',
    'alive|living|animal|plant|person|eat|food|wear|electric|battery|pocket|heavy|building|place|soft|toy|expensive',
    ['You always leave it on the bus.', 'It is only happy in bad weather.'],
  ),
  riddle(
    'a candle',
    'object|man-?made|made by|small|hold|hand|carry|indoors|inside|home|house|light|hot|warm|fire|burn|smell|romantic|birthday|wax|cheap|soft|thing|night',
    'alive|living|animal|plant|person|eat|food|wear|electric|battery|metal|heavy|building|place|big|large|move|toy',
    ['It gets shorter as it works.', 'Birthdays are dangerous for it.'],
  ),
  riddle(
    'a piano',
    'object|man-?made|made by|big|large|heavy|music|instrument|play|sound|noise|loud|indoors|inside|home|house|wood|expensive|black|keys|bigger|thing|furniture',
    'alive|living|animal|plant|person|eat|food|wear|electric|battery|small|pocket|carry|hold|outside|outdoors|soft|building|place|toy|cheap',
    ['It has teeth, in two colours.', 'Moving house with one ends friendships.'],
  ),
  riddle(
    'a fox',
    'alive|living|animal|mammal|fur|four legs|legs|outside|outdoors|wild|forest|red|orange|tail|night|clever|fast|bigger|city|move|run|soft|eat meat',
    'plant|person|man-?made|made by|object|building|place|wear|pet|fly|swim|metal|electric|bird|fish|insect|farm|home|house|indoors|inside|large|big|useful',
    ['It goes through your bins with great elegance.', 'It is russet, mostly.'],
  ),
  riddle(
    'the moon',
    'big|large|huge|outside|outdoors|night|sky|see|light|round|old|far|stone|rock|white|space|natural|bigger|place|cold|move|romantic',
    'alive|living|animal|plant|person|eat|food|wear|man-?made|made by|small|hold|pocket|carry|electric|building|indoors|inside|home|house|hot|buy|soft|toy',
    ['People have walked on it, though not lately.', 'It pulls at the sea.'],
  ),
  riddle(
    'a teapot',
    'object|man-?made|made by|small|hold|hand|carry|indoors|inside|home|house|kitchen|hot|warm|drink|useful|round|porcelain|china|ceramic|break|thing|table',
    'alive|living|animal|plant|person|wear|electric|battery|building|place|big|large|outside|outdoors|toy|heavy|soft|paper',
    ['Handle on one side, opinion on the other.', 'It pours.'],
  ),
  riddle(
    'a letter',
    'object|man-?made|made by|small|hold|hand|carry|pocket|paper|read|write|words|send|post|light|flat|romantic|indoors|inside|home|house|thing|cheap|love',
    'alive|living|animal|plant|person|eat|food|wear|electric|battery|building|place|big|large|metal|heavy|outside|outdoors|toy|round',
    ['It travels and never packs.', 'Some of them are kept for forty years.'],
  ),
  riddle(
    'an owl',
    'alive|living|animal|bird|fly|wings|feathers|night|outside|outdoors|wild|forest|eyes|wise|tree|quiet|move|soft|hunt',
    'plant|person|man-?made|made by|object|building|place|wear|pet|swim|metal|electric|mammal|fish|insect|farm|home|house|indoors|inside|four legs|fur|eat it|food|day|useful',
    ['It can very nearly look behind itself.', 'It is up when you should be asleep.'],
  ),
  riddle(
    'a bicycle',
    'object|man-?made|made by|big|large|metal|move|wheels?|ride|outside|outdoors|transport|vehicle|fast|useful|bigger|thing|sport|sit',
    'alive|living|animal|plant|person|eat|food|wear|electric|battery|engine|motor|small|pocket|building|place|indoors|inside|soft|kitchen|paper|four wheels',
    ['You never forget how.', 'It falls over if you stop thinking about it.'],
  ),
]

export const LIES = lines(`
  I once won a cake by guessing its weight to the gram.
  I can name every bone in the hand, in order.
  I was once locked overnight in a museum, and slept beside a dinosaur.
  I've never in my life eaten an olive.
  I own nine identical grey scarves.
  I once came third in a national yo-yo contest.
  I can whistle two notes at the same time.
  I learned to drive in a decommissioned ice-cream van.
`)
export const SPARE_TRUTHS = lines(`
  I can't pass a piano without pressing one key.
  I reread the last page of a good book twice before I let it go.
  I apologise to furniture.
  I always choose the second cheapest thing on a menu and feel sly about it.
  I've a terrible memory for faces and a perfect one for voices.
  I talk to plants, and I take their silence personally.
  I can't sleep with a cupboard door open.
  I count stairs.
`)

export const STORY_STARTS = lines(`
  The night ferry left eleven minutes early, and only one passenger noticed. She looked at her watch, then at the \
  empty seat beside her, and smiled.
  Nobody had opened the shop on the corner for nine years. On Tuesday the sign in the door said "Back in five minutes".
  The letter was addressed to the previous tenant, but it began with your name.
  When the power went out, every house on the hill lit one candle, except the last one, where somebody began to play \
  the trumpet.
  The dog came home at midnight, as always. What was new was the small brass key tied to its collar.
  It had snowed in the library. Only on the third floor, and only between the shelves on astronomy.
`)
export const STORY_BEATS = lines(`
  And that would have been the end of it, if the phone on the wall, the one that was not connected, had not begun to \
  ring.
  A door closed somewhere above, softly, in the manner of someone who wants it to be heard.
  That was when the old man by the window spoke for the first time: "You took your time."
  There was a photograph under it, and in the photograph, quite clearly, was this very room, with one chair more.
  The rain stopped all at once, as if it had been waiting for exactly that.
  She turned the thing over. On the back, in pencil, somebody had written tomorrow's date.
  Nobody moved. Then, from the dark end of the corridor, came the smell of fresh oranges.
  A child's bicycle bell rang twice outside, though the street was empty from one end to the other.
  "I can explain," said a voice, "but you had better be sitting down, and you had better like cats."
  The map was right about everything except one thing: it insisted there was a river here.
  So they did what sensible people never do, and followed the music.
  The lift arrived. Its buttons went up to seven, and then, after a gap, to nineteen.
`)
export const STORY_ENDS = lines(`
  And in the morning there was only the key, and a warm cup, and a note that said: "Same time next year." The end. \
  That was a good one, you know. You steer well.
  They never told anyone, which is why everyone knows. The end. I liked where you took it.
  The lights came on, the band packed up, and the sea put everything back where it had found it. The end. Ours, that \
  one.
`)
export const STORY_NUDGES = lines(`
  Your line.
  Now you: what happens?
  You take it from there.
  Over to you.
  What does she do?
  Go on, surprise me.
`)

export const CHAIN_WORDS: Record<string, string> = {
  a: 'amber anchor apple atlas',
  b: 'bramble button basket bell',
  c: 'candle copper cabin clover',
  d: 'dusk drum dolphin dough',
  e: 'ember eagle envelope echo',
  f: 'feather fog ferry fern',
  g: 'garden glove ginger gate',
  h: 'harbour honey hat hinge',
  i: 'island ink iron ivy',
  j: 'jam jacket jasmine jigsaw',
  k: 'kettle key kite kiosk',
  l: 'lantern lemon ladder lake',
  m: 'moss mirror marble mitten',
  n: 'needle night nest nutmeg',
  o: 'orchard otter oar onion',
  p: 'pebble pier paper plum',
  q: 'quilt quarry quince quay',
  r: 'river ribbon radio robin',
  s: 'saffron sail spoon storm',
  t: 'thimble tide teapot tram',
  u: 'umbrella uncle upstairs urn',
  v: 'velvet violin valley vase',
  w: 'willow window wool wheel',
  x: 'xylophone xenon',
  y: 'yarn yolk yacht yard',
  z: 'zebra zest zipper zinc',
}

/** A guess at the person's own lie; {n} is the number of it. */
export const HUNTS = lines(`
  Number {n}. The other two have the dull little details that true things have. Am I right?
  I say number {n}: you said it a shade too quickly. Was it?
  It's number {n}, and if it isn't, I want to hear how it happened. Well?
  Number {n}, though I'd like it best of the three if it were true. Did I catch you?
  I'm putting everything on number {n}. Tell me quickly.
`)
