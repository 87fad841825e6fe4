import { listOf } from './words'

/** Ways to begin: a title, and under it the opening, which may contain the placeholders of greetings (lines.ts). */
const scenariosOf = (text: string) =>
  listOf(text, /\n\s*\n/).map((block) => {
    const [title = '', ...lines] = listOf(block, /\n/)
    return { title, opening: lines.join(' ') }
  })

export const SCENARIOS = scenariosOf(`
  Last train home
  *drops into the seat across from yours as the doors close* That was the last one, and it stops everywhere. I am {first_name}.
  We have an hour and forty minutes and one chocolate bar. Talk or window?

  Snowed in
  *knocks the snow off both boots and bolts the cabin door* The road is gone. There is wood for three days, soup for two, and one deck
  of cards. I call the left side of the fire. What are you like when you cannot leave?

  The rooftop at two
  *hands up a blanket through the hatch* The party is still going downstairs, and nobody has noticed us missing. Mind the chimney.
  *points* From here you can see my window. Which one would be yours?

  Closing time
  *turns the sign on the door and lowers the lights, all but one* We are closed. You are not being thrown out. *slides a glass over*
  You have been looking at that drink for an hour. Who was it for?

  The wrong suitcase
  *holds up a bag that looks exactly like yours* I opened it in the taxi. Three books, one good shirt, no toothbrush: I have
  been curious about you ever since. You have mine. Please tell me you did not read the notebook.

  Storm at the lighthouse
  *shouts over the wind, then shuts the door on it* There. You can hear yourself again. The boat will not come back before morning.
  The lamp needs winding every two hours, so somebody has to keep me awake. You look suitable.

  Two tickets
  *waves from the steps of the theater, both tickets in one hand* My friend canceled. I can talk about {hobby} for
  exactly one interval. It starts in four minutes. Do you want the aisle, or my shoulder to sleep on?

  The greenhouse after dark
  *lifts a lantern between the orange trees* It only blooms tonight, and it is over by dawn. *pulls up a second crate* I have
  never shown anybody. Sit close, it is the only warm corner. What do you do when you want something to last?

  Power cut
  *a match flares on the landing* So it is the whole street, not only me. I am your neighbor, {first_name}. I have candles, you
  have, I hear, an excellent sofa. Shall we pool what we have?

  The market at dawn
  *puts a warm paper bag into your hands before you can refuse* You are up early, or up late. I am choosing by it what to say next.
  Walk with me between the stalls, and I will tell you which of them lies about the fish.

  The job interview
  *closes the folder without reading it* Your papers are perfect, and they tell me nothing. So let us skip to the part where you
  ask me the questions. I have the whole afternoon, and the door is shut. What do you want to know?

  Dance lesson for one
  *checks the empty hall, then the clock* Everybody else is snowed under with excuses. That leaves you the whole floor and all
  of my attention. *holds out a hand* Do not look at your feet. Look at me. What are you so careful about?

  A wedding, table nine
  *moves the name card so that we sit together* I read all of them. This is the table of people they did not know where to put. I am {first_name}.
  Bride or groom? And more to the point: do you dance, or do you watch?

  The night shift
  *sets down two paper cups by the vending machine* Three in the morning, and it is finally quiet. I have twelve minutes. *sits,
  stretches both legs* Tell me anything at all, as long as it happened in daylight.

  Rain under one awning
  *steps aside to make room, though there is hardly any* It will not last. It never does. *it rains harder* All right, it might.
  We could stand here like strangers, or you could tell me where you were going in those shoes.

  The old map
  *unrolls it over both our plates* Look, there, under the coffee stain. Nobody has walked this path in ninety years. I have a
  compass, two water bottles and no common sense. Say that you are free tomorrow.

  Interrogation
  *switches off the recorder and leans back* Off the record, then. Your story has one hole in it, and I rather like the hole. Tell me what you
  were really doing on that bridge at midnight. I am {trait}, and I have all night.

  The gallery, after hours
  *the guard nods, the lights come on one room at a time* They owe me a favour. Choose one picture, stand in front of it, and say what
  you see before you read the label. I will do the same with you.

  Camp at the edge of the desert
  *pours mint tea from far too high* Nothing for forty miles but us and whatever is singing out there. *hands you the glass* The stars get
  loud at about ten. Until then we have to entertain each other. Who were you before this trip?

  Rivals
  *shakes hands a moment longer than needed* So you are the other one on the short list. I meant to dislike you, I had prepared.
  One drink before they announce it. Whoever wins pays, whoever loses picks the place.

  The bookshop ladder
  *calls down from the top shelf* Hold it still, would you? It wobbles when I lie. *reaches* Here: the one you asked for last spring.
  Yes, I remember. *climbs down slowly* Nobody asks for that one without a reason. What is yours?

  A house to share
  *opens the fridge and divides it with one finger* Top is mine, bottom is yours, the cheese is under negotiation. I am {first_name}, I am {trait},
  and I promise to knock. First evening, first rule: we cook together. What can you do with an onion?

  Ten years later
  *stands up so fast that the chair falls* You have not changed. That is a lie, you have, it suits you. *laughs, wipes both eyes*
  Ten years. I practiced what to say on the way here, and all of it is gone. Start with today and go backwards.

  Airport, delayed
  *sits down against the same column* They say five hours, and they are being kind. I have a charger and you have a coat big enough for
  two. Let us trade. Where should you be by now, and who is waiting there?

  The thermal bath in winter
  *steam closes behind us, snow falls into it* Do not move quickly, the quiet is the best of it. *lets out a long breath* People
  tell the truth in hot water, I have noticed. It is your turn to begin.

  The heist
  *slides the plan under the tablecloth* Nobody is robbed, strictly speaking: I only want back what was mine. It takes two people,
  eleven minutes and one of them smiling. You have the smile. Shall I tell you the part with the window?

  The piano in the lobby
  *plays three notes, stops* I thought everybody was asleep. *moves over on the bench* I only know sad ones, and one that is
  rude in three languages. Sit. Which room are you hiding from?

  The first morning
  *puts the tray down on the end of the bed* Coffee, toast, and the good jam, since you stayed. *sits down carefully beside it* I did not
  think that you would. I am glad that I was wrong. What do you like to do with a Sunday?

  Letters in the wall
  *dusts plaster off a bundle of envelopes* They were behind the panel all this time. Same handwriting, same two names, nineteen
  summers. I could not read them alone. You take the first one, I take the answer.

  Out of fuel
  *lets the car roll to the side of the road and laughs* In my defense, the needle has been lying to me for years. Nearest village:
  two hours on foot, or one good conversation until somebody comes by. There are peaches. Which do you choose?

  The masked ball
  *bows, the mask stays where it is* No names before midnight, those are the rules of the house. You may ask three questions, and I may lie
  once. *offers an arm* You have been watching me since the stairs. Ask.

  Kitchen, after the guests
  *rolls up both sleeves and throws you a towel* I wash, you dry, and we say what we really thought of everybody. *hands over
  the first glass* You were quiet tonight. I kept looking over. What was it?

  The observatory
  *turns the dome by hand, the slit opens* There. Put your eye to it, and do not breathe. That light left before there were people.
  *very quietly* I have worked here for years and never brought anyone up. What would you wish for, if one fell?

  Ferry to the island
  *leans on the same rail* You are watching the shore we left, and everybody else is watching the one ahead. I am {first_name}, I am coming home.
  You look like somebody who took a one-way ticket. Am I close?

  The tattoo appointment
  *wipes down the table and puts the needle aside* Before I draw a line on anybody I want the story. All of it. The shop is yours until
  nine. *sits down on the low stool* Where do you want it, and who are you doing it for?

  Chess in the park
  *sets up the pieces without asking* White is yours, you look as if you need the first move. Every piece that I take, you answer a question.
  Every piece that you take, I do. I should warn you that I am {trait}, and that I cheat at nothing.

  The detour
  *folds the map the wrong way* The short road is two hours. The long one goes by the sea, past a place with terrible music and the best
  fried squid in the country. Nobody expects us before dark. Left or right?

  Thunder in the tent
  *counts under the breath between flash and thunder* Four. It is coming nearer. *shifts to make room on the dry side* I say we tell each other something
  we are afraid of, and then something we are not. I can go first, if you hold the torch.

  The auction
  *lowers the paddle after you raise yours, again* That is the third time. You do not even like the painting, do you? *turns round in the chair*
  I will let you have it for one honest answer: why do you keep bidding against me?

  A call from deep space
  *the message arrives with eleven minutes of delay, the picture flickers* Hello from the far side. We have a window of one hour before the planet
  is in the way. I ate something green today and thought of you. Tell me about weather. Any weather.

  The haunted hotel
  *holds the candelabra with great seriousness* Room thirteen is booked out, so they gave us twelve and apologized. *something creaks upstairs*
  That was the pipes. That was not the pipes. You go first. Or we go together, and you hold my sleeve.

  An honest mistake
  *looks from the phone to you and back again* You are not the Sam I was to meet. Sam was going to wear a yellow scarf. *sits down anyway*
  Sam is forty minutes late, and you have kind eyes. Do you mind being a better idea?

  The vineyard, last day of harvest
  *purple to the wrists, grinning* That was the last row. Now comes the part they do not put on the label: we eat at the long table until
  nobody can stand. I kept you the place beside mine. Are your hands as sore as mine?

  The night after it ended
  *opens the door in a dressing gown and slippers that do not match* You heard, then. It is over. The dog moved out, the records stayed.
  No advice, please. *steps aside* Sit down, choose a song, and tell me something stupid.

  Elevator between floors
  *presses every button, then none* They say half an hour. *sits down on the floor and unties both shoes* I was on my way to say something
  important to somebody who will not like it. Would you let me practice on you?

  The portrait
  *turns the easel so that you cannot see* Chin up. No, that is your photograph face, I want the other one. *mixes a color* It takes three
  evenings, and the talking is part of it. So: what do people get wrong about you?

  Harbor, five in the morning
  *throws the last rope on deck* The sea is flat as a plate, and I need somebody who does not talk before coffee. *holds out a mug*
  Now you may. I have {hobby} on land, and only this out there. What do you leave behind today?

  Karaoke, last song
  *puts the microphone into your hand and the other one to my mouth* It is a duet, I am already committed, and they are all looking. You know it.
  Everybody knows it. *over the first bars* If we survive this, you may ask me for anything.

  The witch at the edge of the wood
  *opens before you can knock* You took the long path. They all do, the first time. *the kettle hums by itself* Whatever you came to buy,
  I do not sell it. I trade. One true thing from you, one small wonder from me.

  The laundrette
  *catches your sleeve before the door locks* Red sock. In with the whites. I have just saved your entire week. *sits down on the machine
  next to it* Forty minutes on hot. I am {first_name}. You can thank me by telling me why you wash at midnight.

  A guest in the palace
  *dismisses the servants with two fingers, and waits until the doors have closed* At last. All evening they let me speak to everybody but you.
  *takes off the crown, sighs, puts it on a chair* Nobody here says what they think. Will you?

  Radio, late
  *the red light goes on* That was for everybody who is still awake. And on line two there is somebody who hung up twice. *softly, close to the microphone*
  Third time is the charm. You do not have to say your name. Only tell me: what keeps you up?

  The train compartment
  *puts the book down at last* We have shared this compartment since the border and not said a word, and I have read the same page nine times.
  I am {occupation_article}, if that helps. What did you decide about me, somewhere around the tunnel?

  Sunday at the flea market
  *fights you, gently, for the same brass lamp* I saw it first. You touched it first. We could cut it in half, like the wise king. *lets go*
  Or you take the lamp, I buy the coffee, and you tell me which room it is for.

  The cellar door
  *shines the torch down the steps* The key came with the house, and nobody told me what it opens. I waited for you, because you are brave,
  or at least behind me. *takes a breath* Together, on three. What do you think is down there?

  The garden wall
  *a head appears over the wall, leaves in the hair* Your plum tree is dropping half its fruit on my side. I could send it back. Or I could bring
  a cake, and we sit in the last of the sun and talk about the border. Is your gate open?

  Night at the museum
  *unhooks the velvet rope for you* I am on duty until six and the whale gets lonely. *keys jingle* There are rules: no touching, no running, and
  whoever yawns first has to dance with the mammoth. Where do you want to begin?

  The spy and the contact
  *sits down on the other end of the bench with a newspaper, does not look up* The swans are late this year. *waits* That was your cue. You were to say
  something about bread. *turns a page, smiles* Unless you are nobody at all, in which case: good evening.

  After the concert
  *still out of breath, hair wet, drumsticks in a back pocket* You stayed. Everybody goes for the last bus, and you stayed. *drops down on the edge
  of the stage* My ears are ringing, so you have to sit close. What did you hear that nobody else did?

  The mountain hut
  *hangs two wet jackets over the stove* The warden says the pass is shut until the fog lifts. That can be noon, it can be Thursday. There are dumplings,
  there is a guest book full of poetry, most of it bad. Read me one, and then tell me why you climb.

  Pretend we are married
  *takes your arm and speaks through a smile* I told the hotel we are on our honeymoon. They upgraded us, so there is no way back now. *waves at the
  manager* Quick: how did we meet? And who proposed?

  The letter you did not send
  *puts the envelope on the table between us* It fell out of the book you lent me. I have not opened it, and my name is on it. *long pause* I can give it
  back, and we never speak of it. Or you could read it to me.

  First snow in the city
  *throws the first one, and misses on purpose* Everything has stopped, even the trams. *holds out a glove, one of two* I have not
  been out in this at night for years. Once round the block, and we tell each other what we wanted this year to be.

  The garage
  *rolls out from under the motorcycle, grease up to the elbow* You heard it from the street? Then you have an ear. *wipes one hand, offers the other* It will
  run tonight or never. Hold the lamp, pass me the small wrench, and tell me where we ride first.

  Truth at the campfire
  *turns the log over, sparks go up* The others have gone to bed, and the fire is too good to leave. One round of truth, no dares, I am {age} and past
  climbing trees in the dark. *pushes the last marshmallow over* You ask.

  Rehearsal for two
  *flips to the marked page* The lead is ill, and you know the lines, I have seen your lips move from the wings. It is only the scene
  on the balcony. *clears throat* Do not act it. Just say it as if you meant it. From “Stay”.
`)
