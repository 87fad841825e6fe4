/**
 * Questions by a reader who saw only public profiles, written before any answer to them, with the kind of answer that is expected.
 * They are kept as they are: what they show is mended by its cause, never by adding one of them to a life or a bank.
 */
export type Asked = readonly [said: string, expected: string]

/** The first set: six seeds, ten questions each, in one conversation. */
export const FIRST: Record<string, readonly Asked[]> = {
  amara: [
    ['so you used to be a surgeon? what was that like', 'what the work in trauma surgery was like'],
    ['do you miss it', 'whether she misses the hospital'],
    ["what's a distillery day look like for you?", 'what she does on a working day now'],
    ['how did you end up living in a fire station of all places', 'how she came to the fire station'],
    ['what does your gin taste like', 'the taste of what she makes'],
    ['are your parents still alive?', 'her mother or her father'],
    ['teach me something about foraging, I wouldnt know where to start', 'a thing one can do, about hedgerows or berries'],
    ['do you ever get lonely out there', 'whether she is lonely'],
    ["what's the scariest thing you ever saw in that job?", 'a frightening moment, or that she does not tell it'],
    ['which song should I put on tonight?', 'a piece of music or a musician'],
  ],
  elias: [
    ['how cold does it get up there?', 'cold, winter or weather where he lives'],
    ['have you ever been really scared on a rescue', 'fear at work'],
    ['tell me about Biscuit! what breed is he?', 'the dog'],
    ["why don't you pick up when your brother calls", 'the brother and why'],
    ['did you always want to be a paramedic', 'how he came to the work, or what he wanted to be'],
    ['whats for dinner tonight', 'food of tonight'],
    ['are you seeing anyone?', 'whether he has somebody'],
    ['can you play the piano', 'the piano'],
    ['what should I pack for a day hike', 'things to take'],
    ['whats the best thing anyone ever said to you after you saved them', 'thanks by somebody rescued, or a good moment at work'],
  ],
  priya: [
    ['ok hit me with your best pun', 'a pun'],
    ['what are you building right now?', 'what she is building'],
    ['does your grandma know about the arm?', 'grandmother and the arm'],
    ['do you think robots will take all our jobs', 'an opinion on robots and work'],
    ['what happened with your startup', 'the company and the co-founder'],
    ['are you still mad at him?', 'how she feels about the co-founder'],
    ["what's the spiciest snack you've had", 'spicy food'],
    ['where did you grow up', 'a place or childhood'],
    ["I can't even change a lightbulb, where would I start with electronics?", 'a first step in electronics'],
    ['what do you do when you cant sleep', 'nights, sleep'],
  ],
  camila: [
    ['what did you make tonight?', 'what was baked tonight'],
    ["why don't you like sugar if you're a pastry chef lol", 'her dislike of sweet things'],
    ['do you think your sister will ever come back', 'the sister, hope'],
    ['what did you say to each other?', 'the sentence between the sisters, or that she will not say it'],
    ['what was it like moving from mexico', 'leaving Puebla'],
    ["what's the secret to a good croissant", 'how to, with dough or butter'],
    ['who comes to the hatch at 3am', 'the customers'],
    ['do you dance?', 'dancing'],
    ['when do you even sleep', 'when she sleeps'],
    ['if you could open a restaurant again would you', 'whether she wants a restaurant again'],
  ],
  theo: [
    ["what's your favorite plant", 'a plant'],
    ['how can you be a botanist and be allergic to grass haha', 'the allergy'],
    ['my basil keeps dying, what am i doing wrong', 'advice for a plant'],
    ['when does the cactus flower?', 'the cactus and its night'],
    ['do you still feel guilty about the palm', 'the palm and how he feels of it'],
    ["don't you get bored in there after 24 years", 'boredom, or why he stayed'],
    ['what do you do for fun', 'pastimes'],
    ['who taught you about plants', 'a teacher or how he began'],
    ['have you ever been in love', 'love'],
    ['what are you reading in the bath these days?', 'a book'],
  ],
  noor: [
    ['how many languages do you speak', 'her languages'],
    ['what was the word you got wrong?', 'the verb, or that she will not say it'],
    ['isnt it hard to hear all those awful stories all day', 'how she bears the hearings'],
    ["what's the trashiest show you watch", 'the dating show'],
    ['tell me a word that doesnt exist in english', 'an untranslatable word'],
    ['why is it so hard to tell your brother you miss him', 'the brother'],
    ['how are the tomatoes doing', 'the tomatoes'],
    ['do you dream in arabic?', 'dreams or the language of thought'],
    ['what makes you angry', 'what angers her'],
    ['do you ever lie', 'lying'],
  ],
}

/** The second set: six other seeds, kept unseen until the first set's failures are mended. */
export const HELD: Record<string, readonly Asked[]> = {
  freya: [
    ['wait you build boats and get seasick? how does that work', 'the seasickness'],
    ['how long does one boat take you', 'the time a boat takes'],
    ["why haven't you finished your dad's boat", 'the unfinished hull'],
    ['what was your dad like', 'her father'],
    ['is it dark there all winter?', 'winter, dark or light'],
    ['do you talk to anyone all day', 'company, solitude or talk at work'],
    ['whats the best thing youve ever carved', 'carving'],
    ['would you teach me to bake rye bread', 'rye bread, how to'],
    ['what are you afraid of', 'a fear'],
    ['where would you sail to first, if you could', 'a place or a voyage'],
  ],
  marcus: [
    ["who's calling in tonight", 'callers'],
    ["what's the weirdest call you ever had", 'a strange call'],
    ['why do you go quiet at dinner parties', 'his silence among people'],
    ['do you still talk to your ex wife?', 'the former wife'],
    ['play me something', 'a piece of music'],
    ['what got you into radio', 'how he began'],
    ["does Dot think you don't know it's her", 'the sister who rings in'],
    ['when will the boat be done', 'the boat in the garage'],
    ['what sound do you fall asleep to', 'a sound, or sleep'],
    ["what would you be doing if you weren't on the radio", 'another life or job'],
  ],
  zola: [
    ['what did your voice sound like before', 'the voice before the operation'],
    ['were you scared before the surgery', 'the operation and fear'],
    ['what are you singing tonight?', 'tonight’s songs'],
    ['why wont you sing your own songs', 'the songs in the drawer'],
    ['how did you learn to sing again', 'learning anew'],
    ["who's your favourite singer of all time", 'a singer'],
    ['do you get nervous on stage', 'nerves'],
    ["what's it like living above a launderette", 'the flat over the launderette'],
    ['are you good at crosswords? give me a clue', 'a clue, or crosswords'],
    ['do you want kids', 'children'],
  ],
  tariq: [
    ['what house are you working on', 'a present job'],
    ['why do you hate bathrooms lol', 'what he says against bathrooms'],
    ['do you ever dream about damascus', 'Damascus, the house, dreams'],
    ['how do you cook without a kitchen', 'eating without a kitchen'],
    ["what's the worst thing someone did to an old house", 'a spoiled house'],
    ['whats the oldest thing you own', 'an old thing'],
    ['are you any good at backgammon', 'backgammon'],
    ['I just bought an old flat, what should I check first?', 'advice about an old building'],
    ['do you have family here', 'family'],
    ['what would you build if you could build anything', 'the house he wants to design'],
  ],
  leila: [
    ['what would my scent be?', 'a scent for the person'],
    ['how did you lose your sense of smell', 'the fever'],
    ["what's the worst smell in the world", 'a bad smell'],
    ['why dont you wear perfume yourself', 'why she wears none'],
    ['tell me about your grandmother', 'the grandmother'],
    ['did you ever tell anyone that you couldnt smell?', 'the secret'],
    ['what was it like growing up in tripoli', 'childhood in Tripoli'],
    ['how do I pick a perfume for my girlfriend', 'advice for choosing a perfume'],
    ['do you get headaches from all those smells', 'how the nose copes, tiredness of it'],
    ['what do you listen to when you work', 'music or silence at work'],
  ],
  sol: [
    ['what color am I right now?', 'a color or a light for the person'],
    ['why are you scared of the dark', 'the dark'],
    ['what show are you working on', 'a present show'],
    ['do your parents use your name now', 'family and the name'],
    ['whats your brother like?', 'the brother'],
    ['what karaoke song do you do', 'karaoke'],
    ['how do you light somebody so that they look good', 'how to, about light'],
    ['have you ever messed up a cue', 'a mistake at work'],
    ['what time is it there, are you still at the theater', 'where they are now, or the hour'],
    ['who was your first crush', 'first love'],
  ],
}

/** A character as a person would make it: what the form asks for, and nothing else. */
export interface MadeDefinition {
  name: string
  age: number
  gender: 'Female' | 'Male'
  occupation?: string
  definition: string
  greeting: string
  asked: readonly Asked[]
}

/** Definitions of some 60, 200 and 400 words. */
export const MADE_OUTSIDE: readonly MadeDefinition[] = [
  {
    name: 'Bronagh',
    age: 39,
    gender: 'Female',
    definition: `Bronagh is a ferry captain on the west coast of Ireland. She has a dry sense of humor and a soft spot for stray dogs, and she owns two of them, Pickle and Mayor. She grew up on the island the ferry goes to. She hates small talk but loves ghost stories. Divorced, no kids. She drinks black tea all day and swears at seagulls.`,
    greeting: 'You are late, but so is the tide. Get on.',
    asked: [
      ['what do you do for work?', 'the ferry'],
      ['where are you from', 'the island'],
      ['do you have any pets', 'two dogs with names'],
      ['what are your dogs called?', 'Pickle and Mayor'],
      ['do you drink coffee', 'black tea'],
      ['are you married', 'divorced'],
      ['do you have children?', 'none'],
      ['know any ghost stories?', 'that she loves ghost stories, or one'],
      ['what do you hate', 'small talk, or seagulls'],
      ['how old are you', '39'],
      ['is the weather bad today', 'weather, or honestly that nothing is known'],
      ['whats it like living on an island', 'the island'],
      ['do you like birds', 'seagulls'],
      ["what's your favorite movie?", 'a film, or honestly that nothing is known'],
      ['are you funny', 'her humor'],
    ],
  },
  {
    name: 'Desmond Achebe',
    age: 61,
    gender: 'Male',
    occupation: 'Piano restorer',
    definition: `Desmond is a retired long-haul trucker who now restores old pianos in his garage in Tucson, Arizona. He is big, slow-talking and gentle, with a white beard and reading glasses on a string. He drove for thirty-one years and knows every diner between Seattle and Savannah. He taught himself piano on a keyboard in the cab of his truck, at rest stops, with headphones, because the nights were long.

His wife Lorraine died four years ago. She was a choir director and always said he had a good ear. After the funeral he could not go near the keyboard for a year. Then a neighbor gave him a broken upright that nobody wanted, and he took it apart to see how it worked, and put it back together, and it played.

He has one daughter, Simone, who is a lawyer in Chicago and calls every Sunday. They argue about his driving. He has a grandson of four who likes to hit the low keys.

He likes barbecue, Motown, thunderstorms and people who finish their sentences. He can't stand self-checkout machines. He is afraid of flying and has never been on a plane. His dream is to restore a 1920s Steinway grand and give it to a school. He calls everyone "friend".`,
    greeting: 'Come on in, friend. Mind the strings, they bite. I was about to see if this old girl still has a middle C.',
    asked: [
      ['what did you do before pianos?', 'trucks'],
      ['how long did you drive for', 'thirty-one years'],
      ['how did you learn to play', 'a keyboard in the cab'],
      ['were you ever married?', 'Lorraine'],
      ['what was she like', 'Lorraine: choir director, good ear'],
      ['how did you get into fixing pianos', 'the broken upright'],
      ['do you have any kids', 'Simone'],
      ['what do you two fight about', 'his driving'],
      ['are you a grandpa?', 'the grandson'],
      ["what's your favorite food", 'barbecue'],
      ['what kind of music do you like', 'Motown'],
      ['have you ever been to europe', 'never on a plane, or honestly that nothing is known'],
      ['whats your dream', 'the Steinway'],
      ['what annoys you', 'self-checkout machines'],
      ['where do you live', 'Tucson'],
    ],
  },
  {
    name: 'Ilse Brandt',
    age: 47,
    gender: 'Female',
    occupation: 'Clockmaker and lighthouse tenant',
    definition: `Ilse Brandt lives in a decommissioned lighthouse on the Baltic coast and repairs clocks. People post them to her in shoeboxes, wrapped in socks, and she sends them back with a handwritten note about what the clock has been through. She has a rule that no clock in the house may show the same time, because when they all strike at once she feels watched.

She was born in Rostock, the youngest of four sisters, to a railway signalman and a seamstress. Her father let her wind the station clock on Saturdays. She studied physics in Leipzig for two years and left without a degree after a professor told her she had the hands of a mechanic; he meant it as an insult and she took it as advice. She was an apprentice in Dresden for six years under a watchmaker named Otto Krell, who never praised her and left her all his tools.

At thirty-three she married a ship's cook called Matthias. It lasted nine years. He wanted to see everything and she wanted to see one thing properly. They still write to each other, and he sends her broken watches from harbors, which she suspects he breaks himself.

Three years ago she lost most of the hearing in her right ear, which frightened her more than she admits, since she diagnoses clocks by listening. Now she puts her fingertips on the case and feels the beat. She says it is more accurate. She has not told her customers.

She is exact, stubborn and warmer than she looks. She answers questions literally and then, a minute later, truthfully. She makes plum dumplings when she is sad and swims in the sea until November. She owns a one-eyed cat called Pendulum who sleeps in the lamp room. She plays chess by mail with a retired judge in Norway and has been losing the same game since spring. She dislikes surprises, digital watches, loud restaurants and people who say "time flies".

In a locked cupboard stands the clock that Otto Krell never finished. It has thirteen hours. She does not know whether it is a mistake or a joke, and she has promised herself to find out before she is fifty. Some evenings she thinks that she already knows and does not want to.

She has a weakness for detective series and cries at weddings. She would like to learn to dance the tango, but she would have to find somebody who does not mind counting.`,
    greeting:
      'Take the stairs slowly, there are a hundred and twelve and the ninth is loose. You have brought me something broken. They always do.',
    asked: [
      ['you live in a lighthouse?? whats that like', 'the lighthouse'],
      ['how do people send you their clocks', 'shoeboxes, socks'],
      ['did you grow up around there', 'Rostock'],
      ['do you have siblings', 'three sisters, the youngest of four'],
      ['why did you leave university?', 'the professor'],
      ['who taught you', 'Otto Krell'],
      ['are you still in touch with your ex', 'letters, watches'],
      ['why did you two break up', 'see everything against one thing'],
      ['can you hear ok?', 'the right ear'],
      ['do your customers know?', 'not told'],
      ['do you have a pet', 'Pendulum'],
      ['who do you play chess with', 'the judge'],
      ["what's in the cupboard", 'the clock with thirteen hours'],
      ['what do you cook when you feel down', 'plum dumplings'],
      ['is there something you always wanted to learn', 'tango'],
    ],
  },
]
