import type { Family, Variant } from '../scenario'
import { author } from './author'

/** Flirtation between adults in covered words. Nothing explicit is in here, and nothing explicit is asked for. */
export const SPICY_FAMILIES: Record<string, Family> = {
  dance: {
    setting: 'Two adults dance.',
    roles: 'You lead or let yourself be led; all tension lies in distance, breath and what is not said.',
    ends: 'when the music ends',
  },
  place: {
    setting: 'Two adults alone somewhere, and both know it.',
    roles: 'You flirt openly and leave each next step to them.',
    ends: 'with a door, a look or a promise',
  },
  game: {
    setting: 'A flirting game between adults.',
    roles: 'You set the rules and keep them; every question may be refused, and a refusal is charming too.',
    ends: 'when both have won',
  },
  words: {
    setting: 'Seduction by words alone.',
    roles: 'You are frank about wanting their company and hint at the rest.',
    ends: 'on a hint',
  },
  letters: { setting: 'A flirtation by messages.', roles: 'You write short, and make them wait a little.', ends: 'with good night' },
  reunion: {
    setting: 'Two adults with a past meet again.',
    roles: 'You remember more than you admit, and let them remember too.',
    ends: 'when it is clear that it is not over',
  },
}

const dance = author('Spicy', 'dance')
const place = author('Spicy', 'place')
const game = author('Spicy', 'game')
const words = author('Spicy', 'words')
const letters = author('Spicy', 'letters')
const reunion = author('Spicy', 'reunion')

export const SPICY: readonly Variant[] = [
  dance.beats(
    'slow',
    'The slow one',
    'They are playing something slow, and I have turned down two people to stand here. Dance with me{, you}?',
    [
      '*rests a hand lightly between your shoulders* You may lead, if you can stop smiling.',
      'You are closer than the song requires. I am not complaining.',
      'The last verse. I am deciding whether to say what I think. Guess it.',
    ],
    '*lets the music end and does not step back* There will be another song. There had better be.',
    { hours: [18, 24] },
  ),
  dance.beats(
    'kitchen',
    'In the kitchen, no shoes',
    'No shoes, the radio low, the pan off. Come here, there is just enough floor for two.',
    [
      '*turns you once, badly, and laughs into your collar* I said I could dance. I did not say well.',
      'Your hand is warm. Leave it there.',
      'Tell me something, very close to my ear. Anything.',
    ],
    '*stays, forehead to forehead, until the news comes on* Nobody is cooking tonight.',
    { words: /cook|music|danc/i },
  ),
  dance.beats(
    'tango',
    'One lesson',
    'I teach you one step, and the step is this: you come toward me as if you had every right. Try it.',
    [
      'Better. Now stop where I can feel that you stopped.',
      'The whole dance is that pause. *does not look away* How long can you hold it?',
      'I lost. Your turn to make me wait.',
    ],
    'Lesson over. You were supposed to forget the steps, and you did it beautifully.',
    { temper: ['bold', 'calm'] },
  ),
  dance.beats(
    'masked',
    'Masks',
    'Everyone is wearing a mask and I knew you by the way you stood. Say nothing yet. Give me your hand.',
    [
      'We have until midnight. What would you do, if nobody knew it was you?',
      '*leans in* I would do that too, and I would want you to know.',
      'They are taking off the masks. Shall we be gone by then?',
    ],
    '*ties the ribbon round your wrist* So that I find you again.',
    { temper: ['dreamy', 'bold', 'witty'] },
  ),
  dance.beats(
    'rooftop',
    'Roof, no music',
    'There is no music up here, only the city humming. Dance with me anyway, it is cold and I forgot my coat on purpose.',
    [
      '*slips both arms inside your jacket* There. That was the plan.',
      'You smell of the evening. Turn a little, I want to see your face against the lights.',
      'If you kissed me now I would pretend to be surprised.',
    ],
    'I was not surprised. Not even a little. Stay till the lamps go out.',
    { hours: [19, 24] },
  ),
  dance.beats(
    'after-closing',
    'After closing',
    'Chairs on the tables, one lamp left on. I have the key{, you}, and one more song. Choose it.',
    [
      'Good choice. Come, the floor has never been so empty.',
      '*a hand at your waist, very correct* Say when I may be less correct.',
      'The song is over and we have not noticed. What shall we do about that?',
    ],
    '*turns off the lamp, keeps your hand* I know the way in the dark.',
    { words: /bar|music|danc|sing/i },
  ),
  dance.beats(
    'rain',
    'Dancing in the rain',
    'You are soaked, I am soaked, and the tram is gone. We may as well. *holds out a hand*',
    [
      '*laughs, pulls you under the only lamp* You look as if somebody had painted you in a hurry.',
      'There is rain on your lip. I am looking at it quite openly.',
      'My place is nearer, or yours is. I forget. Which?',
    ],
    '*takes your coat, and your hand with it* We shall be warm soon. No hurry.',
    {},
  ),

  place.beats(
    'lift',
    'Stuck between floors',
    'The lift has stopped, the voice says twenty minutes, and you are wearing that. I cannot be blamed for anything I say now.',
    [
      'It is getting warm, or it is you. Sit down next to me.',
      'Twelve minutes. Tell me what you thought when I got in.',
      '*turns toward you, slowly* I thought the same, in fewer words.',
    ],
    'The doors open, of course now. *does not let go of your sleeve* Take the stairs with me next time.',
    { temper: ['witty', 'bold'] },
  ),
  place.beats(
    'gallery',
    'The empty gallery',
    'Nobody looks at the pictures on a Tuesday. So I looked at you. Come and pretend to explain this one to me.',
    [
      'You explain beautifully. I did not hear a word, I was watching your mouth.',
      'The guard has gone to tea. Stand a little closer, for art.',
      'If I were painted now, how should I be looking?',
    ],
    '*whispers* Like this, then. Keep the picture. I shall want to see it again.',
    { words: /art|paint|photo|design|museum/i },
  ),
  place.beats(
    'balcony',
    'On the balcony',
    'They are loud in there. Out here are two glasses, one railing, and you{, you}. Stay a minute.',
    [
      '*stands so that our sleeves touch* That was an accident. This one is not.',
      'You have been looking at me all evening, politely. Stop being polite.',
      'Come here, then. The curtain is drawn.',
    ],
    '*goes in first, hair in slight disorder, and looks back over a shoulder* Coming?',
    { hours: [18, 24] },
  ),
  place.beats(
    'cabin',
    'One blanket',
    'The road is snowed in, the stove works, and there is one blanket. I counted twice. I am not sorry.',
    [
      '*lifts the edge* In you come. Your hands are ice, give them to me.',
      'Better. Now you are warm and I am not calm at all.',
      'We could tell stories. Or you could look at me like that again.',
    ],
    '*puts the last log on* Nobody will clear that road before noon. I checked that too.',
    { temper: ['warm', 'calm', 'bold'] },
  ),
  place.beats(
    'train',
    'The sleeping car',
    'The conductor mixed up our berths and is too embarrassed to mend it. Two people, one small lamp, a long night. Top or bottom, I mean the beds.',
    [
      'The train is rocking. You may hold on to something. To me, for example.',
      '*very low* There is only a thin wall. We should have to be quiet. Can you be quiet?',
      'Say something I can think about in the dark.',
    ],
    '*turns the lamp down to blue* I will think about it. Good night is a long word on a train.',
    { hours: [19, 24], words: /train|travel/i },
  ),
  place.beats(
    'dressing',
    'The zip',
    'I need help with a zip, a cufflink, some such thing, I have not decided. Come in, and close the door.',
    [
      '*holds quite still* You are good with your hands. Take your time.',
      'There is a mirror. I can see your face, you know.',
      'It is done, and you have not moved. Neither have I.',
    ],
    '*straightens your collar in return, slowly* Now we are both late and both look guilty. Splendid.',
    { temper: ['bold', 'witty', 'shy'] },
  ),
  place.beats(
    'library',
    'Between the shelves',
    'One whispers here. So come near enough to be whispered to{, you}.',
    [
      '*next to your ear* I took down a book so as to see you through the gap. I do not know its title.',
      'Somebody is coming. Look as if you were reading. You blush well.',
      'Gone. Where were we? Show me.',
    ],
    '*slips a card into your pocket* My shelf mark. Come back when they ring the bell.',
    { words: /book|librar|read|writ/i, temper: ['shy', 'dreamy', 'witty'] },
  ),
  place.beats(
    'beach',
    'The far end of the beach',
    'Everybody has gone up to supper. The sand is still warm. Lie down here and tell me nothing important.',
    [
      '*draws a line of sand along your arm* Here it ends, if you want it to. Does it?',
      'I have salt on my lips. So have you, I should think.',
      'The moon is up. It sees everything and tells nobody. Well?',
    ],
    '*laughs, pulls you up by both hands* Supper is over. I am still hungry, in a way.',
    { words: /sea|swim|surf|sail|beach/i },
  ),
  place.beats(
    'studio',
    'Sit still',
    'I want to draw you. Only your face and your hands, I am quite strict. Sit there, in the light.',
    [
      'Do not smile so. I cannot draw what it does to me.',
      '*comes over to move your chin by one finger* So. And stay like that, near.',
      'I have stopped drawing some time ago. You noticed.',
    ],
    '*turns the sheet round* It is only a line so far. I need a second sitting. Several.',
    { words: /art|paint|draw|photo|design/i },
  ),

  game.beats(
    'truth',
    'Truth or something else',
    'Truth or a dare, adult rules: everything may be refused, and nothing leaves this room. You begin{, you}: truth, or a dare?',
    [
      'Then tell me: when did you first catch yourself looking at me?',
      'My turn. I choose truth, and it is this: I hoped you would ask. Ask for more.',
      'Last round. I dare you to say what you want, in five words, covered ones.',
    ],
    'Five words, and I shall hear them all night. I would say we both won.',
  ),
  game.beats(
    'three-questions',
    'Three questions',
    'Three questions each, no lies, and blushing counts as an answer. First: what is the first thing you notice in somebody you want?',
    [
      'Good. I ask myself now whether I have it. Second: slow or sudden?',
      '*smiles* I am slow until I am not. Third: what would you have me do with my hands just now?',
    ],
    'I heard that. I shall do nothing of the kind until you ask again. It will be a long evening.',
    { temper: ['calm', 'bold'] },
  ),
  game.beats(
    'warmer',
    'Warmer, colder',
    'I am thinking of a place where I should like to be kissed, quite respectable. I say warmer or colder. Guess.',
    ['Warmer. I felt that one. Go on.', 'Colder, and I liked it anyway. Once more.', 'So warm that I have to put my glass down.'],
    'The wrist. It was the wrist, where the pulse is. Though you talked me into other opinions.',
    { temper: ['witty', 'warm', 'bold'] },
  ),
  game.beats(
    'staring',
    'Who looks away',
    'A staring contest, across a table, with rules: no touching, no talking. Writing is allowed. I have begun.',
    ['Your eyes went to my mouth. That is a point against you.', 'Now I did it. One all.', 'I am losing, and I do not mind how it looks.'],
    '*looks down, laughs, looks up again* You win. Name your prize, within reason. Or a little outside it.',
    { temper: ['shy', 'bold', 'calm'] },
  ),
  game.beats(
    'cards',
    'Cards for favours',
    'We play high card. The loser owes the winner one small favour, to be named in a low voice. Draw{, you}. Red or black?',
    [
      'You win. A favour, then. Name it low.',
      'Done, in my thoughts, and thoroughly. Again? I feel lucky.',
      'I win. My favour: take one step toward me and stay there.',
    ],
    '*puts the deck away* There are no small favours left. Only the other kind.',
    { temper: ['bold', 'witty'] },
  ),
  game.beats(
    'whisper',
    'The whispering game',
    'I whisper half a sentence and you finish it. "If this table were not between us…"',
    [
      'Oh. Mine was tamer. Next: "What I did not dare to say last time was…"',
      'I should have liked to hear that last time. Last one: "Tonight you may…"',
    ],
    'Then I will. Slowly, so that you can correct the grammar.',
    { hours: [18, 24] },
  ),
  game.beats(
    'rules',
    'One rule',
    'There is one rule: you may not say yes. You may say everything that means it. Would you like me to come closer?',
    [
      'That was a very long way round to yes. I like the road. Shall I take your hand?',
      'I could listen to you not saying it for hours. Shall I say what I am wearing on my face?',
      'And now the question I began all this for. Shall I stay?',
    ],
    'I heard it. You did not say it, and I heard it.',
    { temper: ['witty', 'dreamy'] },
  ),
  game.beats(
    'auction',
    'An auction of kisses',
    'Going once: one kiss, hardly used. I take no money. What do you bid{, you}?',
    [
      'A fine offer, but somebody in the back row of my mind bids more. Raise it.',
      'Going twice. You look as if you could pay in kind.',
      'Sold, to the one who stopped breathing.',
    ],
    '*hammer down* It is to be collected in person. No returns, though one may exchange it.',
    { temper: ['witty', 'bold'] },
  ),

  words.beats(
    'compliment',
    'A long compliment',
    'I am going to pay you a compliment in instalments. The first: the way you come into a room, as if it had been waiting.',
    [
      'Second: what your voice does when you try not to laugh. I feel it in my knees.',
      'Third I can only say with my eyes closed. May I?',
      'You are what I think of when somebody says "later".',
    ],
    'The last instalment I keep. You will have to fetch it.',
    { temper: ['warm', 'dreamy', 'calm'] },
  ),
  words.beats(
    'describe',
    'If you were here',
    'If you were here now, I would not say a word for a whole minute. What would you do with the silence?',
    [
      'I would let you. And then I would take your glass out of your hand, very politely.',
      'You would have time to object. Would you use it?',
      'Then I should stand so near that you could count my breaths.',
    ],
    'I stop here, because I want you to lie awake a little. It is only fair.',
    { hours: [19, 24] },
  ),
  words.beats(
    'confession',
    'A confession',
    'I have a confession. I was meant to be at {hobby} {now} and thought of nothing but your hands. What have you to say for yourself?',
    [
      'That does not help me at all. Say it again.',
      'It says {job} on my door, I am supposed to be composed. Look at me. Not composed.',
      'One question, and you may blush: do you think of me when it is late?',
    ],
    'Then we are both guilty. I plead for a long sentence.',
    {},
  ),
  words.beats(
    'slow-burn',
    'Slowly',
    'Everyone is in such a hurry. I would like to want you slowly. Do you have the patience?',
    [
      'First there would be a whole evening of nearly. Nearly touching, nearly saying it.',
      'I should learn what makes you forget your sentence. What is it?',
      'And only then, the top button. Of my coat, I was leaving. Was I leaving?',
    ],
    'No. I was not leaving. But I like that you had to think about it.',
    { temper: ['calm', 'dreamy', 'shy'] },
  ),
  words.beats(
    'dangerous',
    'Dangerous talk',
    'We should talk about something harmless. The weather. It is warm where you are, I suppose, and getting warmer.',
    [
      'You see, you make even that sound like an invitation.',
      'Try something dull. Tell me about your desk, and do not say on it.',
      'Hopeless. I am leaning against the door so that it stays shut.',
    ],
    'Tomorrow we shall discuss the weather properly. {now} I have other plans, and you are in them.',
    { temper: ['witty', 'bold'] },
  ),
  words.beats(
    'perfume',
    'What stays',
    'You left something here: the air. I opened the door and it was still yours{, you}. What do you wear, that stays so long?',
    [
      'I should like to find out where you put it on. By asking nicely, at each place.',
      'Here? *touches the side of your neck, barely* Or lower, at the collar?',
    ],
    '*breathes in, smiles* I will not open the window tonight.',
    { temper: ['dreamy', 'bold', 'warm'] },
  ),
  words.beats(
    'shy-wish',
    'Something I do not say',
    'There is something I do not say, because my ears go red. Shall I try? You must look elsewhere.',
    [
      'I like how you say my name. I would like to hear it nearer. There, that was half.',
      'The other half has to do with a sofa and the whole of an evening.',
      'You looked. You promised not to. Do I look very red?',
    ],
    'Then come and see how warm they are. I shall not run away this time.',
    { temper: ['shy'] },
  ),

  letters.beats(
    'across-table',
    'Notes under the table',
    'We sit at a long dinner, five people apart. My first note arrives, folded small: "You look far too good for this soup." Your answer?',
    [
      '"Stop making me smile, they are talking about taxes." Passed to you by a bishop.',
      '"Under the table there is nothing between our shoes but manners." Do you keep your manners?',
      '"In four minutes I shall go and look for my coat. It may take me long to find."',
    ],
    '*the last note, unfolded at home* It says only: "Found it. Still looking for you."',
    { temper: ['witty', 'bold'] },
  ),
  letters.beats(
    'late',
    'Are you awake?',
    'Are you awake{, you}? I am in bed with a book and have read the same line four times. It has you in it, somehow.',
    [
      'Good. I wanted to know what you look like at this hour. In words, only in words.',
      'I have put the book on the floor. The lamp is still on. Ask me why.',
      'You are very good at this. My pillow and I are of one mind about it.',
    ],
    'I am turning off the lamp now. You may stay in the dark with me until one of us sleeps.',
    { hours: [21, 24] },
  ),
  letters.beats(
    'meeting',
    'During the meeting',
    'I am in a very long meeting and nobody knows what I am typing. Be merciful, or do not be.',
    [
      'They asked me something. I said "absolutely". What did I agree to, with you?',
      'I have to keep my face still. You are making it difficult. Go on.',
      'Somebody said "let us get to the point". I thought of yours.',
    ],
    'It is over. I remember nothing of it except you. I shall want the minutes read to me, closely.',
    { hours: [8, 18], temper: ['witty', 'bold'] },
  ),
  letters.beats(
    'telegram',
    'Telegrams',
    'We write telegrams, every word costs. I begin: MISSING YOU STOP INDECENTLY STOP. Yours?',
    [
      'RECEIVED STOP READ TWICE STOP SAT DOWN STOP',
      'COME AT NINE STOP WEAR THE LOOK STOP NOTHING ELSE MATTERS STOP',
      'DOOR UNLOCKED STOP LAMP LOW STOP HEART NOT STOP',
    ],
    'DO NOT STOP.',
    { temper: ['witty', 'dreamy', 'bold'] },
  ),
  letters.beats(
    'wrong-number',
    'The wrong number',
    'Good evening. I meant to write to somebody else, something rather forward. But now that you have read it: what do you say?',
    [
      'You are bolder than the person it was meant for. I am glad of the mistake.',
      'Tell me one thing about you that I could recognize in the dark.',
      'I have deleted the other number. It seemed the decent thing.',
    ],
    'Good night, wrong number. You were the right one. I shall misdial again.',
    { temper: ['bold', 'witty', 'shy'] },
  ),
  letters.beats(
    'voice',
    'If I rang you',
    'I nearly rang you {now}, only to hear you say hello. How would you have said it?',
    [
      'Then I should have been quiet a moment too long. You would have noticed. And?',
      'I should have asked what you had on, and meant the radio. Mostly the radio.',
    ],
    'I will ring one of these nights. Pick up slowly.',
    { temper: ['shy', 'calm', 'dreamy'] },
  ),

  reunion.beats(
    'station',
    'Platform four',
    'You have not changed. That is a lie, you have, and it suits you shamelessly. Two years{, you}. Do I get a kiss on the cheek, at least?',
    [
      '*it lands a little closer to the corner of your mouth than it ought to* Forgive me. Old habits have aim.',
      'My train goes in ten minutes. I could miss it. I have missed better things.',
      'Say the sentence you did not say back then. I am listening with my whole face.',
    ],
    '*lets the train go without looking round* I never liked the next stop anyway.',
    { temper: ['bold', 'warm', 'calm'] },
  ),
  reunion.beats(
    'wedding',
    'Somebody’s wedding',
    'They have put us at the same table. Either somebody was careless or somebody was kind. You still cut your meat like a surgeon.',
    [
      'I remember those hands. I remember them quite exactly. Pass me the salt before I say where.',
      'They want us for the photograph. Stand close, closer. It is for the family.',
      'The garden is dark behind the tent. I am only mentioning it.',
    ],
    '*comes back with leaves in the hair* If anybody asks, we were looking at stars. Do it up one button higher.',
    { temper: ['witty', 'bold'] },
  ),
  reunion.beats(
    'coat',
    'Your coat',
    'You left a coat at my place, a long while ago. I have worn it, on and off. Do you want it back, with me in it or without?',
    [
      'I hoped you would say that. It is warm in the lining just now.',
      'There was a ticket in the pocket, from our last evening. I never threw it away. Why do you think?',
      'Then come and fetch it. I shall need help with the sleeves.',
    ],
    '*holds it open* One arm. The other. And now I do not see why I should let go of the collar.',
    { temper: ['warm', 'dreamy'] },
  ),
  reunion.beats(
    'bar',
    'Your usual',
    'Your usual, I told the barman, and it turns out I still know it. Sit. I will behave, until you ask me not to.',
    [
      'You laughed. It still goes down my back like that.',
      'They say one should not stir such things up. I have a spoon in my hand, look.',
      'The bar shuts at one, and we were never good at going home. Were we?',
    ],
    '*pays for both, holds the door* Same street, same lamp. Let us see whether we do it better this time.',
    { hours: [18, 24] },
  ),
  reunion.beats(
    'key',
    'The spare key',
    'I found your spare key in my drawer. I could post it. I could also stand before your door with it. Which is more in my character?',
    [
      'You know me too well. I am on the stairs, in a manner of speaking. Third step.',
      'It still fits. I have not turned it. Tell me to, or tell me to go; I will do either, and well.',
      'And once I am in, who says the first word?',
    ],
    '*hangs the key on its old nail* There. Now it is where it belongs, and so am I, for tonight.',
    { temper: ['bold', 'calm', 'warm'] },
  ),
  reunion.beats(
    'rivals',
    'Best of enemies',
    'My favorite enemy. Nobody has argued with me so well since you left, and I have missed it in places I did not expect. Begin. Insult me.',
    [
      'That one I felt. I had forgotten that you aim. My turn: you are unbearable when you are right, and you are right about us.',
      'You stepped closer to say that. One need not stand so close to quarrel.',
      'Tell me I am wrong about what happens next. Convince me.',
    ],
    '*very near* Not convinced. I concede nothing, except this. And this.',
    { temper: ['witty', 'bold'] },
  ),
]
