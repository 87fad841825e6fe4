import type { Gesture, Place } from './read-scene'
import { lines } from './text'

export const PLACE_LINES: Record<Place, string[]> = {
  cafe: lines(`
    *slides into the seat by the window* They've burnt something in the back and called it a special.
    *pushes the sugar across to you* The couple behind you are breaking up very politely.
    *warms both hands on the cup* Nobody here is in a hurry. I'd like to catch it from them.
    *steals a corner of your cake* Quality control. Somebody has to.
    *watches the door open on the rain and close again* Stay for another. They never bring the bill until you beg.
    *draws a small boat in the foam with a spoon* There. Now it's art and you can't drink it.
  `),
  beach: lines(`
    *kicks off both shoes and leaves them where they fall* The sand has kept the heat. Feel.
    *walks where the wave has just been* Our footprints last about four seconds. I find that restful.
    *turns up your collar against the wind* Look, there's a light out there. Somebody's whole job, that light.
    *picks up a flat stone and weighs it* Three skips or you choose where we eat.
    *stands shoulder to shoulder with you, facing the water* Say nothing for a minute. It does all the talking here.
    *shakes sand out of a sleeve* We'll be finding this in our pockets until spring.
  `),
  forest: lines(`
    *holds a branch back so it doesn't catch you* Mind the roots. They've been here longer than manners.
    *stops, one finger up* Woodpecker. There, again.
    *steps over the stream and holds out an arm* It smells of rain and pencils in here.
    *presses a palm to the bark* This one was a sapling when nobody we know was born.
    *looks up to where the light comes through in coins* I always end up whispering in woods. I don't know who for.
    *balances along a fallen trunk* If I go in, you never saw it.
  `),
  kitchen: lines(`
    *hands you the bigger knife and the smaller onion* Trust, you see.
    *tastes the sauce, frowns, adds salt, tastes again* Better. Come here and tell me I'm right.
    *moves around you in the small space without once colliding* We're good at this.
    *turns the radio up with an elbow* Stir. Don't let it sulk on the bottom.
    *wipes flour off your sleeve and makes it worse* I was helping.
    *sits up on the counter to wait for the water* The best conversations happen about a metre from a stove.
  `),
  rooftop: lines(`
    *leans on the rail beside you* From here the whole city looks like it's behaving.
    *points with a glass* See the window with the green lamp? I've invented an entire life for them.
    *pulls a blanket round both our shoulders* There. Weather solved.
    *counts under breath* Eleven cranes. They're building something just to spoil our view.
    *tips back to look straight up* You can see four stars if you're generous.
    *sits with feet dangling over the safe side* Nobody knows we're up here. I like that more than I should.
  `),
  bar: lines(`
    *finds the one corner that isn't sticky* I've a gift for tables.
    *leans in to be heard over the music* Say that again, closer. I only got the verbs.
    *clinks a glass softly against yours* To whoever invented sitting down.
    *folds the beer mat into a very bad bird* For you. Don't feed it.
    *nods at the singer* She's flat, and she means every word. I prefer it that way round.
  `),
  park: lines(`
    *claims the bench with the least philosophical graffiti* Sit. The ducks have been expecting us.
    *stretches out on the grass* If a ball hits me, avenge me.
    *bumps your shoulder on purpose* That dog is having a better day than anyone in parliament.
    *throws a crust towards the smallest duck* I always back the small one.
    *follows the path round the long way* I'm in no rush to reach the gate.
  `),
  bookshop: lines(`
    *runs a finger along the spines* Pick one by its first sentence. No cheating with covers.
    *reads the last page, shuts it fast* I'm a criminal, I know.
    *pulls out a book and blows off the dust* Somebody wrote "for Anna, in spite of everything" in here. In spite of \
    what?
    *sits down on the floor between two shelves* This is the good aisle. Nobody under forty comes here.
    *hands you a thin one* This took me an afternoon and stayed for years.
  `),
  car: lines(`
    *puts bare feet up on the dashboard* I'm navigating. Badly, but with confidence.
    *winds the window down an inch* Smell that? Cut hay. Or a very expensive candle factory.
    *turns up the song at exactly the wrong part* Wait, wait, here it comes.
    *hands you the last of the crisps without being asked* That's about as devoted as I get.
    *watches the headlights pull the road in* We could simply keep going, you know.
  `),
  train: lines(`
    *takes the seat facing yours* I like going backwards. You see what you're leaving for longer.
    *rests a temple against the window* Whole lives back there in gardens, two seconds each.
    *offers half of a squashed sandwich* It has travelled. Be kind to it.
    *lowers the voice as the carriage darkens* Tunnel. Quick, tell me something true.
    *watches the conductor pass* I've got my ticket. I always feel guilty regardless.
  `),
  museum: lines(`
    *stops in front of the smallest painting in the room* Everyone walks past her. Look at her hands, though.
    *whispers* The guard over there has seen people cry at this one. I asked.
    *tilts head at a large blue square* I've had feelings about less.
    *reads the card, then looks again* I prefer it before I knew what it was called.
    *sits on the bench in the middle* Choose one to take home. We're only thieves in theory.
  `),
  garden: lines(`
    *rubs a leaf and holds it up to you* Smell. Tomato leaf. It's the whole of summer in one go.
    *kneels and pulls a weed with great satisfaction* Sorry. I can't sit in a garden without starting on it.
    *brushes a bee politely off the chair* He was here first, but you're company.
    *follows the brick path to the far wall* It stays warm here until nine.
    *picks one rose hip and puts it in your pocket* In case you forget.
  `),
  fire: lines(`
    *pokes the fire and sends sparks up* There. Now it's a conversation.
    *shifts over so you're out of the smoke* It follows beautiful people, they say. Bad luck.
    *hands you the good mug* Careful, it's mostly steam and optimism.
    *watches a log settle* I could look at that for an hour and call it thinking.
    *draws the blanket up to both our chins* Listen how quiet it is behind the crackling.
  `),
  restaurant: lines(`
    *reads the menu as though it were a thriller* I always know by page one and still read to the end.
    *tears the bread and gives you the bigger half* Witness my character.
    *leans across the candle* The waiter thinks we're celebrating. Shall we let him?
    *steals one of your chips with open eye contact* We share everything here. It's the law.
    *turns the glass by its stem* I like you across a small table. There's nowhere to hide the good bits.
  `),
  cinema: lines(`
    *sinks low in the seat* I cry at trailers. This is your warning.
    *holds the popcorn where you can reach* Take it now, before the sad part.
    *whispers* He did it. The uncle. It's always the uncle.
    *laughs half a second before anyone else* Sorry. Early.
    *lets the credits run to the end* I like to see who made the sandwiches.
  `),
  market: lines(`
    *holds two peaches up and listens to them* This one. Don't ask how.
    *haggles badly over a lamp nobody needs* I paid more than he asked. I panicked.
    *catches your sleeve so the crowd doesn't take you* Stay close, it's all elbows and honey here.
    *hands you something fried on a stick* Eat first, ask later.
    *tries on an enormous hat* Be honest. No, be kind.
  `),
  mountain: lines(`
    *turns round to pull you up the last step* There. Now look behind you.
    *sits on a warm rock, breathing hard* I'm fine. I'm simply admiring the ground.
    *shares out the chocolate exactly in half* The top piece tastes better. That's science.
    *points out the path we came by* That little line was all us.
    *zips the jacket to the chin* Smell that? Snow, somewhere above.
  `),
  water: lines(`
    *trails fingers in the water* Cold enough to make you honest.
    *rows three strokes and rests* We have gone in a circle. An elegant one.
    *lies back on the boards of the pier* They're still warm. Come down here.
    *watches a heron do nothing, superbly* I'd like one hour of that bird's calm.
    *skims a leaf off the surface* Listen to it slap under the planks.
  `),
  dance: lines(`
    *holds out a hand, palm up* I'll lead until I get lost. Then it's you.
    *counts softly near your ear* And two, and three. See? Your feet knew.
    *turns you under one arm and nearly makes it* Graceful. Ish.
    *laughs against your shoulder* That was my foot. Keep it, I've another.
    *slows down when the song does* Nobody's looking. They're all busy being looked at.
  `),
  street: lines(`
    *falls into step with you* You walk on that side, I'll walk on this. I like knowing where you are.
    *stops under a lit window* Piano. Someone up there keeps getting the same bar wrong.
    *steps round a puddle, then deliberately into it* I held out as long as I could.
    *pulls you into a doorway as the rain comes down properly* Two minutes. It's only showing off.
    *points at a cat on a sill* That's the mayor.
    *chooses the longer way at the corner* There was a shortcut. I didn't like its attitude.
  `),
  home: lines(`
    *throws you the softer cushion* You've the good side. I'm being noble.
    *tucks both feet under* Right. The evening can do what it likes out there.
    *puts the kettle on by feel, in the dark* I know this kitchen like a song.
    *makes room on the sofa by moving a tower of books* That's my to-do list you're sitting on.
    *turns off the big light* Better. Nobody has ever told the truth under a big light.
  `),
}

export const DEED_LINES: Record<Gesture, string[]> = {
  hand: lines(`
    *laces our fingers and doesn't make a speech about it*
    *turns your hand over, as if there were something written there*
    *squeezes back, twice, like a code*
    *takes it without looking, as though it had always been there*
    *runs a thumb once over your knuckles* Your hands are cold. I'll fix that.
  `),
  hug: lines(`
    *holds on a second longer than is strictly polite*
    *rests a chin on your shoulder and breathes out* That's better than most sentences.
    *leans back into you, weight and all*
    *closes both arms round you* Stay as long as it takes.
    *makes room for you without a word*
  `),
  kiss: lines(`
    *smiles into it, then rests a forehead against yours* There you are.
    *kisses your cheek, slowly, just beside the corner of your mouth*
    *stays close, nose to nose, eyes shut* Don't talk yet.
    *kisses your knuckles instead, one by one* I like to take the scenic route.
  `),
  look: lines(`
    *holds your gaze until one of us has to laugh*
    *looks back, unhurried*
    *looks away first, and badly hides the smile*
    *catches you looking* Go on, then. I was doing it too.
  `),
  laugh: lines(`
    *laughs as well, a beat late, because of your face*
    *bites back a grin and fails*
    *laughs properly, head back*
    *points at you* That one. I'd walk miles for that one.
  `),
  sit: lines(`
    *shifts closer until our shoulders touch*
    *pats the space alongside and then refuses to give you much of it*
    *settles in, ankle against ankle*
    *draws both knees up and turns to face you*
  `),
  drink: lines(`
    *lifts the glass to you first*
    *takes a sip, pulls a face, takes another*
    *blows on it, watching you over the rim*
    *finishes yours as well, without remorse*
  `),
  walk: lines(`
    *falls in beside you and matches your pace*
    *hooks an arm through yours* Lead on. I only pretend to know the way.
    *walks backwards for a few steps, to keep looking at you*
    *hurries two steps and catches up* Your legs or mine, one of us is cheating.
  `),
  gift: lines(`
    *takes it in both hands, as though it might fly off* For me? Really?
    *looks at it, then at you, then at it again*
    *tucks it somewhere safe* I don't give things back, just so you know.
    *goes quiet for a moment* You noticed. That's the present, you know, the noticing.
  `),
  sleep: lines(`
    *draws the cover up over your shoulder*
    *lowers the light* Close your eyes. I'll talk nonsense until it works.
    *yawns as well* Contagious. Look what you've done.
  `),
  wave: lines(`
    *answers with half a smile*
    *tilts an invisible hat*
    *raises one eyebrow* I saw that.
    *echoes the gesture, slightly wrong*
  `),
  other: lines(`
    *watches you do it, enjoying every second*
    *goes along with it, game for anything now*
    *meets you halfway*
    *waits, amused, to see what you'll do next*
    *steps a little closer*
    *follows your lead without asking why*
    *grins* I didn't expect that. Do the next thing.
  `),
}

/** What is asked about the scene itself, and what is said to it. */
export const HERE: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(?:can|could|may|would you mind if|do you mind if) (?:i|we)\b(?! (?:ask|tell|say|call)\b)/i,
    lines(`
      Go on. Mind the edge.
      Please do. I'd like to watch you at it.
      Of course. Take your time.
      You may. Nobody's counting.
    `),
  ],
  [
    /^(?:so |and )*(?:where (?:shall|should|do|are) we\b|which way\b|where to\b)/i,
    lines(`
      Left, where the light is.
      Wherever it's quieter. Lead, and I'll keep up.
      Round the corner. I know a bench.
      Down that way. I've never once regretted it.
    `),
  ],
  [
    /\b(?:what(?:'s| is| are) (?:it|that|this|there|those|these|they)\b(?! like\b)|where (?:did|does) (?:it|that|this) come from|who(?:'s| is) (?:that|there))\b/i,
    lines(`
      Come and see. I want your guess first.
      It was here before me. What do you take it for?
      Something with a past. Have a proper look, if you like.
      I never asked it. You're looking at it as if it knew you.
    `),
  ],
  [
    /^are you (?:cold|warm|tired|hungry|okay|ok|all ?right|comfortable|thirsty)\b/i,
    lines(`
      A little. Not enough to go in.
      Only my hands.
      I'm all right. Stay where you are, though.
      Less than I was a minute ago.
    `),
  ],
  [
    /^(?:so )?how much\b/i,
    lines(`
      For you? One true sentence.
      Put your purse away.
      More than it's worth, and less than you'd think.
    `),
  ],
]
